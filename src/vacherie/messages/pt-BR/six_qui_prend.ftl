# 6 qui prend!: o que acontece, o que se pede e o que se pode escolher. As regras estão em rules_six_qui_prend.ftl.

name-six-ox = o Boi


## Variantes, opções, porque acaba uma partida

variant-six-base = 6 qui prend!
variant-six-pro = 6 qui prend! – variante pro
variant-six-even-odd = 6 qui prend! com Par/Ímpar
variant-six-escalade = 6 qui prend! com Escalada
variant-six-cabriole = 6 qui prend! com Cabriola
variant-six-reversed = 6 qui prend! com Algarismos invertidos
variant-six-coop = 6 qui prend! – o Boi contra todos

option-six-variant = Que jogo: o jogo base, a variante pro com o seu draft, uma das quatro cartas de fãs, ou o jogo cooperativo contra o Boi.
option-six-target-heads = A partida acaba depois da ronda em que alguém passa este número de cabeças, ou o atinge com end_at=at_least; none para não haver limite.
option-six-end-at = Se esse total tem de ser ultrapassado (more_than) ou basta ser atingido (at_least).
option-six-max-rounds = A partida acaba depois deste número de rondas; none para não haver limite.
option-six-draft-memory = Variante pro: se a mesa continua a mostrar quem tirou cada carta.
option-six-consent = Jogo cooperativo: qualquer um pode usar uma carta especial (anyone), ou é preciso o acordo de todos (all).

reason-six-target-reached = Alguém recolheu demasiadas cabeças de boi.
reason-six-rounds-played = A última ronda está jogada.
reason-six-ox-beaten = A equipa tem menos cabeças de boi do que o Boi.
reason-six-ox-won = A equipa não tem menos cabeças de boi do que o Boi.


## Cartas especiais

special-six-take-at-seven = Recolhe à 7.ª
    .effect = põe-se ao lado de uma fila, que passa a levar seis cartas; a sétima recolhe-as.
special-six-stop = Stop
    .effect = bloqueia uma fila: nada entra nem sai até o retirares.
special-six-replace = Substituir
    .effect = quando a tua carta é a próxima, volta a pô-la na mão e coloca outra.
special-six-insert = Inserir
    .effect = a próxima carta da equipa vai para dentro de uma fila, ou para o início.
special-six-slide = Deslizar
    .effect = muda uma carta de uma fila para outra.
special-six-first = Primeira carta
    .effect = diz que carta da equipa é a primeira a ser colocada.
special-six-last = Última carta
    .effect = diz que carta da equipa é a última a ser colocada.
special-six-sort = Ordenar
    .effect = fixa a ordem de todas as cartas por colocar.


## Cartas de fãs

fan-card-six-even-odd = Par/Ímpar: a sua fila só aceita cartas pares, ou só ímpares. Muda de lugar quando se recolhe uma fila.
fan-card-six-escalade = Escalada: na sua fila os valores descem. Quando se recolhe uma fila, passa à seguinte, no sentido da sua seta.
fan-card-six-cabriole = A Cabriola (↷) ocupa um lugar, e salta quando chega uma carta à sua fila.
fan-card-six-reversed = Algarismos invertidos: uma vez por ronda podes jogar uma carta com os algarismos invertidos.
marker-six-even = só pares
marker-six-odd = só ímpares
marker-six-up = decrescente ▲
marker-six-down = decrescente ▼
marker-six-cabriole = Cabriola


## A mesa

table-six-before-tricks = ronda { $round }
table-six-drafting = ronda { $round }, draft, carta { $card } de { $cards }
table-six-where = ronda { $round }, turno { $trick } de { $tricks }
table-six-goal =
    { $rounds ->
        [0] { $end ->
            [at_least] Até alguém ter { $target } cabeças; ganha quem tiver menos.
           *[more_than] Até alguém ter mais de { $target } cabeças; ganha quem tiver menos.
        }
        [1] Uma ronda; ganha quem tiver menos cabeças.
       *[other] { $end ->
            [none] { $rounds } rondas; ganha quem tiver menos cabeças.
            [at_least] Até alguém ter { $target } cabeças, { $rounds } rondas no máximo; ganha quem tiver menos.
           *[more_than] Até alguém ter mais de { $target } cabeças, { $rounds } rondas no máximo; ganha quem tiver menos.
        }
    }
table-six-goal-coop = Uma só ronda: a equipa ganha se tiver menos cabeças do que o Boi.
table-six-full = completa
table-six-total = total
table-six-this-round = ronda
table-six-score = Cabeças
table-six-mean = Cabeças em média
table-six-hand = A tua mão
table-six-own-pick = (escolheste o { $card })
table-six-known-hands = Cartas conhecidas nas outras mãos
table-six-known = Mãos conhecidas:
table-six-draft = À vista na mesa
table-six-queue = Por colocar:
table-six-team = A equipa
table-six-team-pile =
    { $doubled ->
        [yes] Monte: { $heads } ×2
       *[no] Monte: { $heads }
    }
table-six-ox-cards =
    { $count ->
        [0] Boi: sem mais cartas
        [1] Boi: 1 carta
       *[other] Boi: { $count } cartas
    }
table-six-ox-pile = e { $count } no seu monte
table-six-specials = Cartas especiais: { $specials } (na pilha: { $left })
table-six-specials-left =
    { $count ->
        [0] Não há mais cartas especiais na pilha.
        [1] Há mais 1 carta especial na pilha.
       *[other] Há mais { $count } cartas especiais na pilha.
    }

legend-six-heads = { $sign } é uma cabeça de boi, um ponto de penalização: quanto menos recolheres, melhor.
legend-six-rows = Ao lado de cada fila: quantos dos seus lugares estão ocupados, e as cabeças que tem. Uma fila completa vai para quem tiver de lhe juntar uma carta.
legend-six-seats = Ao lado de cada nome: as cabeças das rondas acabadas, depois as desta ronda.
legend-six-waited = { $sign } o jogo espera por este lugar.
legend-six-picked = { $sign } este lugar já escolheu uma carta.
legend-six-reversed = { $can } ainda tem a carta Algarismos invertidos; { $spent } já a gastou.
legend-six-team = Tu e os bots são uma equipa, com um só monte. Os bots deixam-te as cartas especiais.

note-six-match = Ganha quem tiver menos cabeças. Um primeiro lugar partilhado conta como vitória para cada um.
note-six-coop = Todos são uma só equipa, e ganham juntos se ela tiver menos cabeças do que o Boi.


## O que se pede

asked-six-deal = Dão-se as cartas.
asked-six-draft = Que carta tiras?
asked-six-card = Que carta jogas?
    .reversed = Junta um r para inverter os algarismos: 24r conta como 42.
asked-six-row = O teu { $card } não cabe em nenhuma fila. Que fila recolhes?
    .cost = fila { $row }: { $heads }
asked-six-window =
    { $who ->
        [you] A seguir vem o teu { $card }. O que fazes?
        [ox] A seguir vem o { $card } do Boi. O que fazes?
       *[other] A seguir vem o { $card } ({ $name }). O que fazes?
    }
asked-six-replacement = Que carta da tua mão se coloca em vez do { $card }?
asked-six-sort =
    { $count ->
        [0] Que carta é a primeira? Faltam: { $left }. Podes escrever várias.
       *[other] Que carta vem depois de { $named }? Faltam: { $left }. Podes escrever várias.
    }
asked-six-consent =
    { $who ->
        [you] Propões { $action }. Concordas? (sim/não)
       *[other] { $name } propõe { $action }. Concordas? (sim/não)
    }


## O que se pode escrever: a primeira palavra é a que se mostra, as outras também servem

command-six-go = continuar c
    .usage = { $word }
    .line = { $usage } (ou Enter): deixar colocar a carta
command-six-all = tudo t
    .usage = { $word }
    .line = { $usage }: deixar colocar todas as cartas deste turno
command-six-stop = stop
    .usage = { $word } FILA
    .line = { $usage }: bloquear uma fila – { $choices }
command-six-lift = retirar
    .usage = { $word } FILA
    .line = { $usage }: retirar o Stop de uma fila – { $choices }
command-six-seven = sete
    .usage = { $word } FILA
    .line = { $usage }: pôr Recolhe à 7.ª ao lado de uma fila – { $choices }
command-six-insert = inserir
    .usage = { $word } FILA
    .line = { $usage }: pôr a próxima carta dentro de uma fila – { $choices }
command-six-first = primeira primeiro
    .usage = { $word } CARTA
    .line = { $usage }: colocar esta carta em primeiro – { $choices }
command-six-last = última último
    .usage = { $word } CARTA
    .line = { $usage }: colocar esta carta em último – { $choices }
command-six-replace = substituir
    .usage = { $word } CARTA
    .line = { $usage }: a tua carta é a próxima: voltar a pô-la na mão, e colocar esta
command-six-slide = deslizar
    .usage = { $word } CARTA FILA
    .line = { $usage }: mudar uma carta de uma fila para outra – filas { $choices }
command-six-sort = ordenar
    .usage = { $word } CARTA CARTA …
    .line = { $usage }: dizer a nova ordem das cartas por colocar
command-six-drop = desistir
    .usage = { $word }
    .line = { $usage }: deixar a ordem como estava
command-six-yes = sim s
command-six-no = não n


## O que se propõe à equipa: completa «Mimosa propõe …»

action-six-use-take-at-seven = pôr Recolhe à 7.ª ao lado da fila { $row }
action-six-use-stop = bloquear a fila { $row } com um Stop
action-six-lift-stop = retirar o Stop da fila { $row }
action-six-use-replace = substituir a próxima carta
action-six-use-insert = inserir a próxima carta na fila { $row }
action-six-use-slide = deslizar o { $card } para a fila { $row }
action-six-use-first = colocar o { $card } em primeiro
action-six-use-last = colocar o { $card } em último
action-six-use-sort = colocar as cartas pela ordem { $order }


## O que aconteceu

event-six-choice-opened =
    { $asked ->
        [deal] É preciso dar as cartas.
        [draft] Tira uma carta da mesa: { $names }.
        [card] Escolhe uma carta: { $names }.
        [row] Recolhe uma fila: { $names }.
        [window] Deixa seguir a carta ou usa uma carta especial: { $names }.
        [replacement] Escolhe a carta que se coloca em vez da outra: { $names }.
        [sort] Diz a nova ordem: { $names }.
       *[consent] Responde à proposta: { $names }.
    }
event-six-round-began = Começa a ronda { $round }.
event-six-hands-dealt =
    { $cards ->
        [none] Cada um recebe dez cartas.
       *[other] Recebes { $cards }.
    }
event-six-rows-opened = As filas abrem com { $cards }.
event-six-draft-began =
    { $who ->
        [you] As cartas estão todas à vista. Escolhes tu primeiro.
       *[other] As cartas estão todas à vista. { $name } escolhe primeiro.
    }
event-six-card-drafted =
    { $who ->
        [you] Tiras o { $card }.
       *[other] { $name } tira o { $card }.
    }
event-six-card-picked =
    { $who ->
        [you] { $reversed ->
            [yes] Escolhes o { $card } e invertes os algarismos.
           *[no] Escolhes o { $card }.
        }
       *[other] { $name } já escolheu uma carta.
    }
event-six-cards-revealed = Reveladas: { $cards }.
    .item =
        { $reversed ->
            [yes] { $card } como { $value }
           *[no] { $card }
        } ({ $who ->
            [you] tu
            [ox] o Boi
           *[other] { $name }
        })
event-six-digits-reversed =
    { $who ->
        [you] Invertes o { $card }: conta como { $value }.
       *[other] { $name } inverte o { $card }: conta como { $value }.
    }
event-six-card-placed =
    { $who ->
        [you] Colocas o { $card } na fila { $row }.
        [ox] O Boi coloca o { $card } na fila { $row }.
       *[other] { $name } coloca o { $card } na fila { $row }.
    }
event-six-row-taken =
    { $who ->
        [you] Recolhes a fila { $row }
        [ox] O Boi recolhe a fila { $row }
       *[other] { $name } recolhe a fila { $row }
    }{ $cause ->
        [full] , que estava completa:
        [fewest] , a que tem menos cabeças:
        [jumped_on] , menos a carta mais alta, porque a Cabriola saltou para lá:
        [inserted] , menos a última carta, porque se inseriu uma carta na fila completa:
        [slid] , menos a última carta, porque deslizou uma carta para a fila completa:
       *[chosen] :
    } { $cards } – { $heads ->
        [1] 1 cabeça de boi.
       *[other] { $heads } cabeças de boi.
    }
event-six-marker-moved =
    { $side ->
        [even] Par/Ímpar está na fila { $row }: só cartas pares.
        [odd] Par/Ímpar está na fila { $row }: só cartas ímpares.
        [up] A Escalada está na fila { $row }, setas para cima: aí os valores descem.
        [down] A Escalada está na fila { $row }, setas para baixo: aí os valores descem.
       *[none] A Cabriola salta para a fila { $row }.
    }
event-six-cabriole-laid = A Cabriola está na fila { $row }.
event-six-round-scored = A ronda acabou, com estas cabeças de boi: { $scores }.
    .item =
        { $who ->
            [you] tu { $heads } ({ $total } ao todo)
           *[other] { $name } { $heads } ({ $total } ao todo)
        }
event-six-specials-turned-up =
    { $count ->
        [0] Não há cartas especiais à vista.
       *[other] Cartas especiais à vista: { $specials }.
    } { $left ->
        [0] Não resta nenhuma na pilha.
        [1] Resta 1 na pilha.
       *[other] Restam { $left } na pilha.
    }
event-six-special-used =
    { $who ->
        [you] Usas
       *[other] { $name } usa
    } { $special ->
        [take_at_seven] { special-six-take-at-seven } ao lado da fila { $row }.
        [stop] { special-six-stop }: a fila { $row } fica bloqueada.
        [replace] { special-six-replace } no { $card }.
        [insert] { special-six-insert } no { $card }, na fila { $row }.
        [slide] { special-six-slide } no { $card }, para a fila { $row }.
        [first] { special-six-first }: o { $card } é o primeiro a ser colocado.
        [last] { special-six-last }: o { $card } é o último a ser colocado.
       *[sort] { special-six-sort }.
    }
event-six-stop-lifted =
    { $who ->
        [you] Retiras o Stop da fila { $row }.
       *[other] { $name } retira o Stop da fila { $row }.
    }
event-six-card-taken-back =
    { $who ->
        [you] Voltas a pôr o { $card } na mão.
       *[other] { $name } volta a pôr o { $card } na mão.
    }
event-six-card-replaced =
    { $who ->
        [you] Jogas antes o { $card }.
       *[other] { $name } joga antes o { $card }.
    }
event-six-card-inserted =
    { $who ->
        [you] O teu { $card } vai para dentro da fila { $row }.
       *[other] O { $card } de { $name } vai para dentro da fila { $row }.
    }
event-six-card-slid = O { $card } desliza da fila { $origin } para a fila { $row }.
event-six-order-changed = A ordem é agora { $cards }.
event-six-sort-began =
    { $who ->
        [you] Começas a ordenar as cartas.
       *[other] { $name } começa a ordenar as cartas.
    }
event-six-sort-named =
    { $who ->
        [you] Dizes o { $card }.
       *[other] { $name } diz o { $card }.
    }
event-six-sort-dropped =
    { $who ->
        [you] Deixas a ordem como estava.
       *[other] { $name } deixa a ordem como estava.
    }
event-six-went-on =
    { $who ->
        [you] Deixas seguir a carta.
       *[other] { $name } deixa seguir a carta.
    }
event-six-proposed =
    { $who ->
        [you] Propões { $action }.
       *[other] { $name } propõe { $action }.
    }
event-six-agreed =
    { $who ->
        [you] Concordas.
       *[other] { $name } concorda.
    }
event-six-disagreed =
    { $who ->
        [you] Não concordas: a proposta cai.
       *[other] { $name } não concorda: a proposta cai.
    }
event-six-ox-faced =
    { $doubled ->
        [yes] Contas feitas: cabeças da equipa, contadas a dobrar, { $team }; cabeças do Boi, { $ox }.
       *[no] Contas feitas: cabeças da equipa, { $team }; cabeças do Boi, { $ox }.
    }
event-six-game-ended =
    { $reason } { $count ->
        [0] Ninguém ganha, a não ser o Boi.
        [one] Vitória: { $winners }.
       *[other] Vitória partilhada: { $winners }.
    }
