# O que NéVaches diz à mesa.

option-nevaches-random-bonus = Se as peças de bónus se põem na pista por ordem e com face ao acaso.
option-nevaches-choose-start-card = Se cada jogador escolhe a carta inicial na fila, em vez de a tirar do monte.
option-nevaches-deck = Um ficheiro com um baralho teu; none para o nosso.

reason-nevaches-points-reached = Alguém tem 65 pontos ou mais, e a volta à mesa está completa.
reason-nevaches-tiles-used-up = Já não há peças que cheguem para uma fila inteira.


## Paisagens: a letra é a que se desenha e se escreve

landscape-nevaches-field = campo
    .one = um campo
    .letter = C
landscape-nevaches-meadow = prado
    .one = um prado
    .letter = P
landscape-nevaches-forest = floresta
    .one = uma floresta
    .letter = F
landscape-nevaches-lake = lago
    .one = um lago
    .letter = L
# O C é do campo: a casa fica com o S.
landscape-nevaches-house = casa
    .one = uma casa
    .letter = S


## Bónus e peças de pontuação

bonus-nevaches-cow = uma vaca
    .short = vaca
bonus-nevaches-card = uma carta da fila
    .short = carta
bonus-nevaches-action = mais uma ação
    .short = ação
bonus-nevaches-tile = uma peça da fila
    .short = peça
bonus-nevaches-home = todas as vacas ao estábulo
    .short = ao estábulo

goal-nevaches-lakes-at-edge = 2 lagos com um lado livre
goal-nevaches-most-fields = mais campos
goal-nevaches-most-meadows = mais prados
goal-nevaches-most-forests = mais florestas
goal-nevaches-sixty-five-points = 65 pontos
goal-nevaches-three-trees = 3 árvores
goal-nevaches-four-cows-home = 4 vacas no estábulo
goal-nevaches-thirteen-tiles = 13 peças
goal-nevaches-house-inside = uma casa com peças dos quatro lados


## A mesa

table-nevaches-title = NéVaches
table-nevaches-score = Pontos
table-nevaches-points =
    { $points ->
        [1] 1 pt
       *[other] { $points } pts
    }
table-nevaches-home =
    { $count ->
        [0] nenhuma vaca no estábulo
        [1] 1 vaca no estábulo
       *[other] { $count } vacas no estábulo
    }
table-nevaches-trees =
    { $count ->
        [0] sem mais árvores
        [1] 1 árvore na reserva
       *[other] { $count } árvores na reserva
    }
table-nevaches-cards =
    { $count ->
        [0] sem cartas
        [1] 1 carta
       *[other] { $count } cartas
    }
table-nevaches-card = { $landscapes } ({ $points })
table-nevaches-space = { $bonus } aos { $points }
table-nevaches-end = fim
table-nevaches-fox = raposa
table-nevaches-has-chosen = já escolheu
table-nevaches-chosen = (a tua escolha)
table-nevaches-goals = As tuas peças de pontuação (uma delas conta no fim)
    .short = Pontuação
table-nevaches-goal =
    { $points ->
        [one] { $goal }, 1 pt:
       *[other] { $goal }, { $points } pts:
    }
table-nevaches-tiles = Peças
table-nevaches-pile = monte { $count }
table-nevaches-card-row = Cartas para tirar
table-nevaches-hand = A tua mão
table-nevaches-no-cards = vazia
table-nevaches-ways = Há { $count } maneiras de jogar esta carta. Escreve { $word } { $number } e o número da maneira, ou os seus lugares.

legend-nevaches-map = A tua paisagem: { $landscapes }; { $cow } é uma vaca, { $tree } uma árvore com as suas quatro peças. Um nome como H9 marca um lugar onde cabe uma peça. Os mapas pequenos são os dos outros, com letra minúscula onde há uma vaca e não cabe mais; por cima estão as vacas no estábulo ({ $cow }), as árvores ({ $tree }) e as cartas ({ $card }).
legend-nevaches-cards = Uma carta pede a sua forma, virada como quiseres mas nunca ao espelho. Cada letra recebe uma vaca; onde mostra ? serve qualquer peça tua. { $can } marca uma carta que podes jogar agora.
legend-nevaches-track = A pista: { $bonuses }. Quando alguém chega aos 65, a partida acaba com a volta à mesa.
legend-nevaches-goals = No fim revelas uma das tuas duas peças de pontuação. Atrás de cada uma está o que tens, e o que ela pede.


## O que se pede

asked-nevaches-deal = Dão-se as peças e as cartas.
asked-nevaches-start-card = Com que carta começas?
asked-nevaches-action =
    { $actions ->
        [1] Tens mais uma ação. O que fazes?
       *[other] Tens { $actions } ações. O que fazes?
    }
asked-nevaches-tile = As peças são novas. Qual colocas?
asked-nevaches-card = As cartas são novas. Qual tiras?
asked-nevaches-bonus-tile = O teu bónus: que peça colocas?
asked-nevaches-bonus-card = O teu bónus: que carta tiras?
asked-nevaches-tree =
    { $count ->
        [one] Podes plantar uma árvore em { $square } por 5 pontos. Plantas? (sim/não)
       *[other] Podes plantar uma árvore por 5 pontos. Em que quadrado? (o número, ou não)
    }
asked-nevaches-tile-shuffle = Baralham-se as peças postas de lado.
asked-nevaches-card-shuffle = Baralham-se as cartas descartadas.
asked-nevaches-goal = Que peça de pontuação revelas?
    .choice =
        { $points ->
            [0] { $number }: { $goal } – não daria nada
            [one] { $number }: { $goal } – daria 1 ponto
           *[other] { $number }: { $goal } – daria { $points } pontos
        }

hint-nevaches-tile = { $typed }: colocar uma peça
hint-nevaches-take = { $typed }: tirar uma carta
hint-nevaches-play =
    { $ways ->
        [one] { $typed }: jogá-la por { $points }
       *[other] { $typed }: jogá-la por { $points } ({ $ways } maneiras)
    }
hint-nevaches-home =
    { $count ->
        [one] { $typed }: recolher 1 vaca
       *[other] { $typed }: recolher { $count } vacas
    }
hint-nevaches-exchange-tiles = { $typed }: primeiro peças novas
hint-nevaches-exchange-cards = { $typed }: primeiro cartas novas


## O que se pode escrever: a primeira palavra é a que se mostra, as outras também servem

command-nevaches-tile = peça colocar
    .usage = { $word } PAISAGEM LUGAR
    .line = { $usage }: tirar uma peça da fila e pô-la num lugar livre. Basta a letra ou o nome da paisagem, e a palavra pode ficar de fora: «lago g8», «l g8».
command-nevaches-take = tirar tira t carta
    .usage = { $word } NÚMERO
    .line = { $usage }: ficar com essa carta da fila: «{ $word } 2».
command-nevaches-play = jogar joga j
    .usage = { $word } NÚMERO [MANEIRA]
    .line = { $usage }: jogar essa carta da tua mão. Se servir de várias maneiras, elas aparecem com os seus números: «{ $word } 1», depois «{ $word } 1 3»; ou diz um lugar que recebe uma vaca: «{ $word } 1 h8».
command-nevaches-home = recolher recolhe manada
    .usage = { $word } LUGAR
    .line = { $usage }: trazer para o estábulo a manada inteira que lá está, as vacas lado a lado: «{ $word } h8».
command-nevaches-exchange = trocar troca
    .usage = { $word } { command-nevaches-tiles }|{ command-nevaches-cards }
    .line = { $usage }: virar uma fila nova antes de tirar dela. Para as peças são precisas quatro iguais; para as cartas, quatro com uma paisagem em comum.
command-nevaches-look = ver olhar
    .usage = { $word } NOME
    .line = { $usage }: ver de perto a paisagem e as cartas de alguém. Não custa nada.
command-nevaches-tiles = peças
command-nevaches-cards = cartas
command-nevaches-yes = sim s
command-nevaches-no = não n


## O que aconteceu

event-nevaches-choice-opened =
    { $asked ->
        [deal] É preciso dar as peças e as cartas.
        [start_card] Escolhe uma carta inicial: { $names }.
        [action] Joga: { $names }.
        [tile] Coloca uma das peças novas: { $names }.
        [card] Tira uma das cartas novas: { $names }.
        [bonus_tile] Coloca a peça do bónus: { $names }.
        [bonus_card] Tira a carta do bónus: { $names }.
        [tree] Decide se planta uma árvore: { $names }.
        [tile_shuffle] É preciso baralhar as peças postas de lado.
        [card_shuffle] É preciso baralhar as cartas descartadas.
       *[goal] Escolhe uma peça de pontuação: { $names }.
    }
event-nevaches-fox-given =
    { $who ->
        [you] Tens a raposa e começas.
       *[other] { $name } tem a raposa e começa.
    }
event-nevaches-track-laid =
    Os bónus da pista: { $spaces }. { $home ->
        [1] Cada um começa com 1 vaca no estábulo.
       *[other] Cada um começa com { $home } vacas no estábulo.
    }
event-nevaches-start-cards-dealt =
    { $card ->
        [none] Cada um tira uma carta inicial.
       *[other] A tua carta inicial é { $card }.
    }
event-nevaches-goals-dealt =
    { $goals ->
        [none] Cada um recebe duas peças de pontuação.
       *[other] As tuas peças de pontuação: { $goals }.
    }
event-nevaches-turn-began =
    { $who ->
        [you] É a tua vez.
       *[other] É a vez de { $name }.
    }
event-nevaches-tiles-turned-up =
    { $left ->
        [0] Viradas: { $tiles }. O monte acabou.
       *[other] Viradas: { $tiles }. No monte: { $left }.
    }
event-nevaches-tiles-set-aside =
    { $who ->
        [you] Pões as peças todas de lado e viras outras.
       *[other] { $name } põe as peças todas de lado e vira outras.
    }
event-nevaches-tile-pile-made =
    { $left ->
        [1] A peça posta de lado é o novo monte.
       *[other] As { $left } peças postas de lado são baralhadas num novo monte.
    }
event-nevaches-cards-turned-up =
    { $left ->
        [0] Viradas: { $cards }. O monte acabou.
       *[other] Viradas: { $cards }. No monte: { $left }.
    }
event-nevaches-cards-discarded =
    { $who ->
        [you] Descartas as cartas todas da fila e viras outras.
       *[other] { $name } descarta as cartas todas da fila e vira outras.
    }
event-nevaches-card-pile-made =
    { $left ->
        [1] A carta descartada é o novo monte.
       *[other] As { $left } cartas descartadas são baralhadas num novo monte.
    }
event-nevaches-tile-placed =
    { $who ->
        [you] Colocas { $tile } em { $cell }.
       *[other] { $name } coloca { $tile } em { $cell }.
    }
event-nevaches-tree-offered =
    { $who ->
        [you] Podes plantar uma árvore em { $squares }.
       *[other] { $name } pode plantar uma árvore em { $squares }.
    }
event-nevaches-tree-planted =
    { $who ->
        [you] Plantas uma árvore em { $square }.
       *[other] { $name } planta uma árvore em { $square }.
    }
event-nevaches-tree-left =
    { $who ->
        [you] Não plantas nenhuma árvore.
       *[other] { $name } não planta nenhuma árvore.
    }
event-nevaches-card-taken =
    { $who ->
        [you] Tiras a carta { $card }.
       *[other] { $name } tira a carta { $card }.
    }
event-nevaches-card-played =
    { $who ->
        [you] Jogas { $card }: { $count ->
            [1] uma vaca
           *[other] vacas
        } em { $cows }.
       *[other] { $name } joga { $card }: { $count ->
            [1] uma vaca
           *[other] vacas
        } em { $cows }.
    }
event-nevaches-herd-brought-home =
    { $who ->
        [you] Recolhes { $count ->
            [1] a vaca
           *[other] a manada
        } de { $cows }.
       *[other] { $name } recolhe { $count ->
            [1] a vaca
           *[other] a manada
        } de { $cows }.
    }
event-nevaches-points-scored =
    { $who ->
        [you] Marcas { $points ->
            [1] 1 ponto
           *[other] { $points } pontos
        }: { $total } ao todo.
       *[other] { $name } marca { $points ->
            [1] 1 ponto
           *[other] { $points } pontos
        }: { $total } ao todo.
    }
event-nevaches-bonus-reached =
    { $who ->
        [you] Chegas
       *[other] { $name } chega
    } ao bónus dos { $points }: { $bonus ->
        [cow] uma vaca.
        [card] uma carta.
        [action] mais uma ação.
        [tile] uma peça.
       *[home] todas as vacas ao estábulo.
    }
event-nevaches-bonus-taken =
    { $who ->
        [you] O teu bónus
       *[other] Bónus de { $name }
    } aos { $points }: { $bonus ->
        [cow] a vaca que lá esperava vem para o estábulo.
        [card] uma carta da fila.
        [action] mais uma ação.
        [tile] uma peça da fila.
       *[home] todas as vacas vêm para o estábulo.
    }
event-nevaches-bonus-lapsed =
    { $who ->
        [you] O teu bónus
       *[other] O bónus para { $name }
    } aos { $points } perde-se: { $bonus ->
        [card] não há carta para tirar.
       *[other] não se pode aproveitar.
    }
event-nevaches-cows-brought-home =
    { $count ->
        [0] { $who ->
            [you] Nenhuma das tuas vacas estava fora.
           *[other] Nenhuma vaca de { $name } estava fora.
        }
        [one] { $who ->
            [you] A tua vaca volta de { $cows }.
           *[other] A vaca de { $name } volta de { $cows }.
        }
       *[other] { $who ->
            [you] As tuas { $count } vacas voltam ao estábulo.
           *[other] As { $count } vacas de { $name } voltam ao estábulo.
        }
    }
event-nevaches-goals-counted =
    { $points ->
        [none] Contam-se as peças de pontuação.
       *[other] As tuas peças de pontuação dariam { $points }.
    }
event-nevaches-goal-chosen =
    { $goal ->
        [none] { $name } já escolheu uma peça de pontuação.
       *[other] { $who ->
            [you] Escolhes a tua peça de pontuação: { $goal }.
           *[other] { $name } escolhe uma peça de pontuação: { $goal }.
        }
    }
event-nevaches-goals-revealed = As peças de pontuação: { $goals }.
    .item =
        { $who ->
            [you] tu +{ $points } por «{ $goal }» ({ $total } ao todo)
           *[other] { $name } +{ $points } por «{ $goal }» ({ $total } ao todo)
        }
event-nevaches-game-ended =
    { $reason } { $count ->
        [one] Vitória: { $winners }.
       *[other] Vitória partilhada: { $winners }.
    }

note-nevaches-match = Ganha quem tiver mais pontos. Um primeiro lugar partilhado conta como vitória para cada um.
table-nevaches-mean = Média de pontos
