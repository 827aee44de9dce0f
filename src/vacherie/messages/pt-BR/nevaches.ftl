# O que NéVaches diz na mesa.

option-nevaches-random-bonus = Se as peças de bônus são colocadas em ordem sorteada e com um lado sorteado para cima.
option-nevaches-choose-start-card = Se cada jogador escolhe a carta inicial na fileira, em vez de comprar uma do monte.
option-nevaches-deck = Um arquivo com um baralho seu; none para o nosso.

reason-nevaches-points-reached = Alguém tem 65 pontos ou mais, e a rodada está completa.
reason-nevaches-tiles-used-up = Não há mais peças suficientes para uma fileira inteira.


## Paisagens: a letra é a que se desenha e se digita

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


## Bônus e peças de pontuação

bonus-nevaches-cow = uma vaca
    .short = vaca
bonus-nevaches-card = uma carta da fileira
    .short = carta
bonus-nevaches-action = mais uma ação
    .short = ação
bonus-nevaches-tile = uma peça da fileira
    .short = peça
bonus-nevaches-home = a volta de todas as suas vacas ao estábulo
    .short = ao estábulo

goal-nevaches-lakes-at-edge = 2 lagos com um lado livre
goal-nevaches-most-fields = o maior número de campos
goal-nevaches-most-meadows = o maior número de prados
goal-nevaches-most-forests = o maior número de florestas
goal-nevaches-sixty-five-points = 65 pontos
goal-nevaches-three-trees = 3 árvores
goal-nevaches-four-cows-home = 4 vacas no estábulo
goal-nevaches-thirteen-tiles = 13 peças
goal-nevaches-house-inside = uma casa com peças nos quatro lados


## A mesa

table-nevaches-title = NéVaches
table-nevaches-score = Pontos
table-nevaches-points =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
table-nevaches-home =
    { $count ->
        [0] nenhuma vaca no estábulo
        [one] { $count } vaca no estábulo
       *[other] { $count } vacas no estábulo
    }
table-nevaches-trees =
    { $count ->
        [0] sem mais árvores
        [one] { $count } árvore na reserva
       *[other] { $count } árvores na reserva
    }
table-nevaches-cards =
    { $count ->
        [0] sem cartas
        [one] { $count } carta
       *[other] { $count } cartas
    }
table-nevaches-card = { $landscapes } ({ $points })
table-nevaches-space = { $bonus } no { $points }
table-nevaches-end = fim
table-nevaches-fox = raposa
table-nevaches-has-chosen = já escolheu
table-nevaches-chosen = (sua escolha)
table-nevaches-goals = Suas peças de pontuação (uma delas conta no fim)
    .short = Pontuação
table-nevaches-goal =
    { $points ->
        [one] { $goal }, { $points } pt:
       *[other] { $goal }, { $points } pts:
    }
table-nevaches-tiles = Peças
table-nevaches-pile = monte { $count }
table-nevaches-card-row = Cartas para pegar
table-nevaches-hand = Sua mão
table-nevaches-no-cards = vazia
table-nevaches-ways = Esta carta pode ser jogada de várias maneiras ({ $count }). Digite { $word } { $number } e o número da maneira, ou os lugares dela.

legend-nevaches-map = Seu vale: { $landscapes }; { $cow } é uma vaca, { $tree } uma árvore em suas quatro peças. Um nome como H9 marca um lugar livre onde cabe uma peça. Os mapas pequenos são os vales dos outros (onde há pouco espaço, uma letra minúscula indica uma vaca); acima de cada um estão as vacas no estábulo ({ $cow }), as árvores ({ $tree }) e as cartas ({ $card }).
legend-nevaches-cards = Uma carta pede a sua forma, girada como você quiser, mas nunca espelhada. Cada letra recebe uma vaca; onde aparece ?, serve qualquer peça sua. { $can } marca uma carta que você pode jogar agora.
legend-nevaches-track = A trilha: { $bonuses }. Quando alguém chega a 65 pontos, a partida acaba no fim da rodada.
legend-nevaches-goals = No fim, você revela uma das suas duas peças de pontuação. Ao lado de cada uma: o que você tem e o que ela pede.


## O que se pergunta

asked-nevaches-deal = As peças e as cartas são distribuídas.
asked-nevaches-start-card = Com qual carta você começa?
asked-nevaches-action =
    { $actions ->
        [1] Você tem mais uma ação. O que vai fazer?
       *[other] Você tem { $actions } ações. O que vai fazer?
    }
asked-nevaches-tile = Estas são as novas peças. Qual você coloca?
asked-nevaches-card = Estas são as novas cartas. Qual você pega?
asked-nevaches-bonus-tile = Seu bônus: qual peça você coloca?
asked-nevaches-bonus-card = Seu bônus: qual carta você pega?
asked-nevaches-tree =
    { $count ->
        [one] Você pode plantar uma árvore em { $square } por 5 pontos. Vai plantar? (sim/não)
       *[other] Você pode plantar uma árvore por 5 pontos. Em qual quadrado? (o número, ou não)
    }
asked-nevaches-tile-shuffle = As peças separadas são embaralhadas.
asked-nevaches-card-shuffle = As cartas descartadas são embaralhadas.
asked-nevaches-goal = Qual peça de pontuação você revela?
    .choice =
        { $points ->
            [0] { $number }: { $goal } – não vale nada
            [one] { $number }: { $goal } – vale { $points } ponto
           *[other] { $number }: { $goal } – vale { $points } pontos
        }

hint-nevaches-tile = { $typed }: colocar uma peça
hint-nevaches-take = { $typed }: pegar uma carta
hint-nevaches-play =
    { $ways ->
        [1] { $typed }: jogar por { $points }
       *[other] { $typed }: jogar por { $points } ({ $ways } maneiras)
    }
hint-nevaches-home =
    { $count ->
        [one] { $typed }: recolher { $count } vaca
       *[other] { $typed }: recolher { $count } vacas
    }
hint-nevaches-exchange-tiles = { $typed }: revelar novas peças antes
hint-nevaches-exchange-cards = { $typed }: revelar novas cartas antes


## O que se pode digitar: a primeira palavra é a que aparece, as outras também servem

command-nevaches-tile = peça colocar
    .usage = { $word } PAISAGEM LUGAR
    .line = { $usage }: pegar uma peça da fileira e colocar em um lugar livre. Basta a letra ou o nome da paisagem, e o comando pode ficar de fora: “lago g8”, “l g8”.
command-nevaches-take = pegar pegue tirar t carta
    .usage = { $word } NÚMERO
    .line = { $usage }: pegar essa carta da fileira para a sua mão: “{ $word } 2”.
command-nevaches-play = jogar jogue j
    .usage = { $word } NÚMERO [MANEIRA]
    .line = { $usage }: jogar essa carta da sua mão. Se ela encaixar de várias maneiras, elas aparecem com números: “{ $word } 1”, depois “{ $word } 1 3”; ou diga um lugar que recebe uma vaca: “{ $word } 1 h8”.
command-nevaches-home = recolher recolha rebanho
    .usage = { $word } LUGAR
    .line = { $usage }: trazer de volta ao estábulo o rebanho inteiro desse lugar (todas as vacas lado a lado): “{ $word } h8”.
command-nevaches-exchange = trocar troque
    .usage = { $word } { command-nevaches-tiles }|{ command-nevaches-cards }
    .line = { $usage }: abrir uma fileira nova antes de pegar dela. Peças: só se quatro ou cinco forem iguais. Cartas: só se as quatro tiverem uma paisagem em comum.
command-nevaches-look = ver olhar
    .usage = { $word } NOME
    .line = { $usage }: ver de perto o vale e as cartas de alguém. Não custa nada.
command-nevaches-tiles = peças
command-nevaches-cards = cartas
command-nevaches-yes = sim s
command-nevaches-no = não n


## O que aconteceu

event-nevaches-choice-opened =
    { $asked ->
        [deal] As peças e as cartas vão ser distribuídas.
        [start_card] Esperando { $names } escolher uma carta inicial.
        [action] Esperando { $names } jogar.
        [tile] Esperando { $names } colocar uma das novas peças.
        [card] Esperando { $names } pegar uma das novas cartas.
        [bonus_tile] Esperando { $names } colocar a peça do bônus.
        [bonus_card] Esperando { $names } pegar a carta do bônus.
        [tree] Esperando { $names } decidir sobre uma árvore.
        [tile_shuffle] As peças separadas vão ser embaralhadas.
        [card_shuffle] As cartas descartadas vão ser embaralhadas.
       *[goal] Esperando { $names } escolher uma peça de pontuação.
    }
event-nevaches-fox-given =
    { $who ->
        [you] Você tem a raposa e começa.
       *[other] { $name } tem a raposa e começa.
    }
event-nevaches-track-laid =
    Bônus na trilha: { $spaces }. { $home ->
        [one] Cada um começa com { $home } vaca no estábulo.
       *[other] Cada um começa com { $home } vacas no estábulo.
    }
event-nevaches-start-cards-dealt =
    { $card ->
        [none] Cada um compra uma carta inicial.
       *[other] Sua carta inicial é { $card }.
    }
event-nevaches-goals-dealt =
    { $goals ->
        [none] Cada um recebe duas peças de pontuação.
       *[other] Suas peças de pontuação: { $goals }.
    }
event-nevaches-turn-began =
    { $who ->
        [you] É a sua vez.
       *[other] É a vez de { $name }.
    }
event-nevaches-tiles-turned-up =
    { $left ->
        [0] Reveladas: { $tiles }. O monte acabou.
       *[other] Reveladas: { $tiles }. No monte: { $left }.
    }
event-nevaches-tiles-set-aside =
    { $who ->
        [you] Você separa todas as peças e revela outras.
       *[other] { $name } separa todas as peças e revela outras.
    }
event-nevaches-tile-pile-made =
    { $left ->
        [1] A peça separada é o novo monte.
       *[other] As { $left } peças separadas são embaralhadas e formam um novo monte.
    }
event-nevaches-cards-turned-up =
    { $left ->
        [0] Reveladas: { $cards }. O monte acabou.
       *[other] Reveladas: { $cards }. No monte: { $left }.
    }
event-nevaches-cards-discarded =
    { $who ->
        [you] Você descarta todas as cartas da fileira e revela outras.
       *[other] { $name } descarta todas as cartas da fileira e revela outras.
    }
event-nevaches-card-pile-made =
    { $left ->
        [1] A carta descartada é o novo monte.
       *[other] As { $left } cartas descartadas são embaralhadas e formam um novo monte.
    }
event-nevaches-tile-placed =
    { $who ->
        [you] Você coloca { $tile } em { $cell }.
       *[other] { $name } coloca { $tile } em { $cell }.
    }
event-nevaches-tree-offered =
    { $who ->
        [you] Você pode plantar uma árvore em { $squares }.
       *[other] { $name } pode plantar uma árvore em { $squares }.
    }
event-nevaches-tree-planted =
    { $who ->
        [you] Você planta uma árvore em { $square }.
       *[other] { $name } planta uma árvore em { $square }.
    }
event-nevaches-tree-left =
    { $who ->
        [you] Você não planta nenhuma árvore.
       *[other] { $name } não planta nenhuma árvore.
    }
event-nevaches-card-taken =
    { $who ->
        [you] Você pega a carta { $card }.
       *[other] { $name } pega a carta { $card }.
    }
event-nevaches-card-played =
    { $who ->
        [you] Você joga { $card }: { $count ->
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
        [you] Você recolhe { $count ->
            [1] a vaca
           *[other] o rebanho
        } de { $cows }.
       *[other] { $name } recolhe { $count ->
            [1] a vaca
           *[other] o rebanho
        } de { $cows }.
    }
event-nevaches-points-scored =
    { $who ->
        [you] Você faz { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        }: { $total } no total.
       *[other] { $name } faz { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        }: { $total } no total.
    }
event-nevaches-bonus-reached =
    { $who ->
        [you] Você chega
       *[other] { $name } chega
    } ao bônus do { $points }: { $bonus ->
        [cow] uma vaca.
        [card] uma carta.
        [action] mais uma ação.
        [tile] uma peça.
       *[home] todas as vacas voltam ao estábulo.
    }
event-nevaches-bonus-taken =
    { $who ->
        [you] Seu bônus
       *[other] Bônus de { $name }
    } no { $points }: { $bonus ->
        [cow] a vaca que esperava ali vai para o estábulo.
        [card] uma carta da fileira.
        [action] mais uma ação.
        [tile] uma peça da fileira.
       *[home] todas as vacas voltam ao estábulo.
    }
event-nevaches-bonus-lapsed =
    { $who ->
        [you] Seu bônus
       *[other] O bônus de { $name }
    } no { $points } se perde: { $bonus ->
        [card] não há carta para pegar.
       *[other] não dá para aproveitar.
    }
event-nevaches-cows-brought-home =
    { $count ->
        [0] { $who ->
            [you] Nenhuma das suas vacas estava fora.
           *[other] Nenhuma vaca de { $name } estava fora.
        }
        [1] { $who ->
            [you] Sua vaca volta de { $cows } ao estábulo.
           *[other] A vaca de { $name } volta de { $cows } ao estábulo.
        }
       *[other] { $who ->
            [you] Suas { $count } vacas voltam ao estábulo.
           *[other] As { $count } vacas de { $name } voltam ao estábulo.
        }
    }
event-nevaches-goals-counted =
    { $points ->
        [none] As peças de pontuação são contadas.
       *[other] Suas peças de pontuação renderiam { $points }.
    }
event-nevaches-goal-chosen =
    { $goal ->
        [none] { $name } já escolheu uma peça de pontuação.
       *[other] { $who ->
            [you] Você escolhe a sua peça de pontuação: { $goal }.
           *[other] { $name } escolhe uma peça de pontuação: { $goal }.
        }
    }
event-nevaches-goals-revealed = As peças de pontuação: { $goals }.
    .item =
        { $who ->
            [you] você +{ $points } por “{ $goal }” ({ $total } no total)
           *[other] { $name } +{ $points } por “{ $goal }” ({ $total } no total)
        }
event-nevaches-game-ended =
    { $reason } { $count ->
        [one] Vitória: { $winners }.
       *[other] Vitória dividida: { $winners }.
    }

note-nevaches-match = Ganha quem tiver mais pontos. Um primeiro lugar dividido conta como vitória para cada um.
table-nevaches-mean = Média de pontos

## Since your last turn: below a name, so it says only what was done

since-nevaches-points =
    { $count ->
        [one] { $sign }{ $count } ponto
       *[other] { $sign }{ $count } pontos
    }
since-nevaches-cards =
    { $count ->
        [one] { $sign }{ $count } carta
       *[other] { $sign }{ $count } cartas
    }
since-nevaches-home =
    { $count ->
        [one] { $sign }{ $count } vaca no estábulo
       *[other] { $sign }{ $count } vacas no estábulo
    }
since-nevaches-placed = Colocou: { $items }
since-nevaches-tile = { $tile } ({ $cell })
since-nevaches-planted = Árvore plantada: { $items }
since-nevaches-no-tree = Nenhuma árvore plantada
since-nevaches-played = Jogou: { $items }
since-nevaches-brought-home =
    { $items-count ->
        [one] { $items-count } vaca recolhida
       *[other] { $items-count } vacas recolhidas
    }
since-nevaches-bonus = Bônus: { $items }
since-nevaches-bonus-lapsed = Bônus perdido: { $items }
since-nevaches-goal-chosen = Peça de pontuação escolhida
since-nevaches-took = Pegou: { $items }
since-nevaches-new-tiles = Renovou a fileira de peças
since-nevaches-new-cards = Renovou a fileira de cartas
since-nevaches-tiles-turned-up = Novas peças: { $items }
since-nevaches-cards-turned-up = Novas cartas: { $items }
since-nevaches-tile-pile-made = As peças foram embaralhadas de novo
since-nevaches-card-pile-made = As cartas foram embaralhadas de novo

## Quando uma partida acaba

highlight-nevaches-why = Vence quem tem mais pontos. Em caso de empate, vence a maior paisagem.
highlight-nevaches-best-turn =
    A melhor vez: { $name } fez { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
highlight-nevaches-best-goal =
    A melhor peça de pontuação: “{ $goal }” rendeu { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } a { $name }.
highlight-nevaches-biggest-herd =
    O maior rebanho: { $name } levou ao estábulo { $cows ->
        [one] { $cows } vaca
       *[other] { $cows } vacas
    } de uma vez.
