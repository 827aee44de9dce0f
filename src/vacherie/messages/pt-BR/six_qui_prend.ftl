# 6 qui prend!: o que acontece, o que se pergunta e o que se pode escolher. As regras estão em rules_six_qui_prend.ftl.

name-six-ox = o Boi


## Variantes, opções, por que uma partida acaba

variant-six-base = 6 qui prend!
variant-six-pro = 6 qui prend! – variante pro
variant-six-even-odd = 6 qui prend! com Par/Ímpar
variant-six-escalade = 6 qui prend! com Escalada
variant-six-cabriole = 6 qui prend! com Cabriola
variant-six-reversed = 6 qui prend! com Algarismos invertidos
variant-six-coop = 6 qui prend! – todos contra o Boi

option-six-variant = Qual versão jogar: o jogo base, a variante pro com draft aberto, uma das quatro cartas de fãs ou o jogo cooperativo contra o Boi.
option-six-target-heads = A partida acaba depois da rodada em que alguém passa deste número de cabeças, ou chega a ele com end_at=at_least; none para não haver limite.
option-six-end-at = Se é preciso passar desse total (more_than) ou basta chegar a ele (at_least).
option-six-max-rounds = A partida acaba depois deste número de rodadas; none para não haver limite.
option-six-draft-memory = Variante pro: se a mesa continua mostrando quem pegou cada carta.
option-six-consent = Jogo cooperativo: se qualquer um pode usar uma carta especial (anyone) ou se todos precisam concordar (all).

reason-six-target-reached = Alguém pegou cabeças de boi demais.
reason-six-rounds-played = A última rodada foi jogada.
reason-six-ox-beaten = O time tem menos cabeças de boi do que o Boi.
reason-six-ox-won = O time não tem menos cabeças de boi do que o Boi.


## Cartas especiais

special-six-take-at-seven = Pega na 7ª
    .effect = fica ao lado de uma fileira, que passa a ter seis cartas; a sétima pega todas.
special-six-stop = Stop
    .effect = bloqueia uma fileira: nada entra nem sai até você retirá-lo.
special-six-replace = Substituir
    .effect = quando a sua carta é a próxima, pegue-a de volta e coloque outra da sua mão.
special-six-insert = Inserir
    .effect = a próxima carta do time vai para dentro de uma fileira, ou para o início dela.
special-six-slide = Deslizar
    .effect = muda uma carta de uma fileira para outra.
special-six-first = Primeira carta
    .effect = escolha uma carta do time para ser colocada primeiro.
special-six-last = Última carta
    .effect = escolha uma carta do time para ser colocada por último.
special-six-sort = Ordenar
    .effect = define a ordem de todas as cartas que faltam colocar.


## Cartas de fãs

fan-card-six-even-odd = Par/Ímpar: a fileira dela só aceita cartas pares, ou só ímpares. Ela muda de lugar quando alguém pega uma fileira.
fan-card-six-escalade = Escalada: na fileira dela os valores descem. Quando alguém pega uma fileira, ela passa para a seguinte, no sentido da seta.
fan-card-six-cabriole = A Cabriola (↷) ocupa um lugar e pula quando chega uma carta à sua fileira.
fan-card-six-reversed = Algarismos invertidos: uma vez por rodada, você pode jogar uma carta com os algarismos invertidos.
marker-six-even = só pares
marker-six-odd = só ímpares
marker-six-up = decrescente ▲
marker-six-down = decrescente ▼
marker-six-cabriole = Cabriola


## A mesa

table-six-before-tricks = rodada { $round }
table-six-drafting = rodada { $round }, draft, carta { $card } de { $cards }
table-six-where = rodada { $round }, turno { $trick } de { $tricks }
table-six-goal =
    { $rounds ->
        [0] { $end ->
            [at_least] Até alguém ter { $target ->
                [one] { $target } cabeça
               *[other] { $target } cabeças
            }; ganha quem tiver menos.
           *[more_than] Até alguém ter mais de { $target ->
                [one] { $target } cabeça
               *[other] { $target } cabeças
            }; ganha quem tiver menos.
        }
        [1] Uma rodada; ganha quem tiver menos cabeças.
       *[other] { $end ->
            [none] { $rounds } rodadas; ganha quem tiver menos cabeças.
            [at_least] Até alguém ter { $target ->
                [one] { $target } cabeça
               *[other] { $target } cabeças
            }, no máximo { $rounds } rodadas; ganha quem tiver menos.
           *[more_than] Até alguém ter mais de { $target ->
                [one] { $target } cabeça
               *[other] { $target } cabeças
            }, no máximo { $rounds } rodadas; ganha quem tiver menos.
        }
    }
table-six-goal-coop = Uma só rodada: o time ganha se tiver menos cabeças do que o Boi.
table-six-full = cheia
table-six-total = total
table-six-this-round = agora
table-six-score = Cabeças
table-six-mean = Média de cabeças
table-six-hand = Sua mão
table-six-own-pick = (você escolheu o { $card })
table-six-known-hands = Cartas que você conhece em outras mãos
table-six-known = Mãos conhecidas:
table-six-draft = À vista na mesa
table-six-queue = A colocar:
table-six-team = O time
table-six-team-pile =
    { $doubled ->
        [yes] Monte: { $heads } ×2
       *[no] Monte: { $heads }
    }
table-six-ox-cards =
    { $count ->
        [0] Boi: sem mais cartas
        [one] Boi: { $count } carta
       *[other] Boi: { $count } cartas
    }
table-six-ox-pile = e { $count } no monte dele
table-six-specials = Cartas especiais: { $specials } (no monte: { $left })
table-six-specials-left =
    { $count ->
        [0] Não há mais cartas especiais no monte.
        [one] Há mais { $count } carta especial no monte.
       *[other] Há mais { $count } cartas especiais no monte.
    }

legend-six-heads = { $sign } é uma cabeça de boi, um ponto negativo: quanto menos você pegar, melhor.
legend-six-rows = Ao lado de cada fileira: quantos lugares estão ocupados e quantas cabeças há nela. Uma fileira cheia vai para quem tiver que juntar a próxima carta.
legend-six-seats = Ao lado de cada nome: as cabeças das rodadas anteriores, depois as desta rodada.
legend-six-waited = { $sign } o jogo está esperando este jogador.
legend-six-picked = { $sign } este jogador já escolheu uma carta.
legend-six-reversed = { $can } ainda tem a carta Algarismos invertidos; { $spent } já a usou.
legend-six-team = Você e os bots são um time, com um só monte. Os bots deixam as cartas especiais para você.

note-six-match = Ganha quem tiver menos cabeças. Um primeiro lugar dividido conta como vitória para cada um.
note-six-coop = Todos formam um só time e ganham juntos se ele tiver menos cabeças do que o Boi.


## O que se pergunta

asked-six-deal = As cartas são distribuídas.
asked-six-draft = Qual carta você pega?
asked-six-card = Qual carta você joga?
    .reversed = Acrescente um r para inverter os algarismos: 24r conta como 42.
asked-six-row = O seu { $card } não cabe em nenhuma fileira. Qual fileira você pega?
    .cost = fileira { $row }: { $heads }
asked-six-window =
    { $who ->
        [you] A próxima é o seu { $card }. O que você faz?
        [ox] A próxima é o { $card } do Boi. O que você faz?
       *[other] A próxima é o { $card } de { $name }. O que você faz?
    }
asked-six-replacement = Qual carta da sua mão você coloca no lugar do { $card }?
asked-six-sort =
    { $count ->
        [0] Qual carta é a primeira? Faltam: { $left }. Você pode digitar várias.
       *[other] Qual carta vem depois de { $named }? Faltam: { $left }. Você pode digitar várias.
    }
asked-six-consent =
    { $who ->
        [you] Você propõe { $action }. Concorda? (sim/não)
       *[other] { $name } propõe { $action }. Você concorda? (sim/não)
    }


## O que se pode digitar: a primeira palavra é a que aparece, as outras também servem

command-six-go = continuar c
    .usage = { $word }
    .line = { $usage } (ou Enter): deixar a carta ser colocada
command-six-all = tudo t
    .usage = { $word }
    .line = { $usage }: deixar todas as cartas deste turno serem colocadas
command-six-stop = stop
    .usage = { $word } FILEIRA
    .line = { $usage }: bloquear uma fileira – { $choices }
command-six-lift = retirar
    .usage = { $word } FILEIRA
    .line = { $usage }: retirar o Stop de uma fileira – { $choices }
command-six-seven = sete
    .usage = { $word } FILEIRA
    .line = { $usage }: pôr Pega na 7ª ao lado de uma fileira – { $choices }
command-six-insert = inserir
    .usage = { $word } FILEIRA
    .line = { $usage }: pôr a próxima carta dentro de uma fileira – { $choices }
command-six-first = primeira primeiro
    .usage = { $word } CARTA
    .line = { $usage }: colocar esta carta primeiro – { $choices }
command-six-last = última último
    .usage = { $word } CARTA
    .line = { $usage }: colocar esta carta por último – { $choices }
command-six-replace = substituir
    .usage = { $word } CARTA
    .line = { $usage }: quando a sua carta é a próxima, pegá-la de volta e colocar esta da sua mão
command-six-slide = deslizar
    .usage = { $word } CARTA FILEIRA
    .line = { $usage }: mudar uma carta de uma fileira para outra – fileiras { $choices }
command-six-sort = ordenar
    .usage = { $word } CARTA CARTA…
    .line = { $usage }: dizer a nova ordem das cartas que faltam colocar
command-six-drop = desistir
    .usage = { $word }
    .line = { $usage }: deixar a ordem como estava
command-six-yes = sim s
command-six-no = não n


## O que se propõe ao time: completa “Mimosa propõe …”

action-six-use-take-at-seven = pôr Pega na 7ª ao lado da fileira { $row }
action-six-use-stop = bloquear a fileira { $row } com um Stop
action-six-lift-stop = retirar o Stop da fileira { $row }
action-six-use-replace = substituir a próxima carta
action-six-use-insert = inserir a próxima carta na fileira { $row }
action-six-use-slide = deslizar o { $card } para a fileira { $row }
action-six-use-first = colocar o { $card } primeiro
action-six-use-last = colocar o { $card } por último
action-six-use-sort = colocar as cartas na ordem { $order }


## O que aconteceu

event-six-choice-opened =
    { $asked ->
        [deal] As cartas vão ser distribuídas.
        [draft] Esperando { $names } pegar uma carta da mesa.
        [card] Esperando { $names } escolher uma carta.
        [row] Esperando { $names } pegar uma fileira.
        [window] Esperando { $names } deixar a próxima carta seguir ou usar uma carta especial.
        [replacement] Esperando { $names } escolher uma substituta.
        [sort] Esperando { $names } dizer a nova ordem.
       *[consent] Esperando { $names } responder à proposta.
    }
event-six-round-began = Começa a rodada { $round }.
event-six-hands-dealt =
    { $cards ->
        [none] Cada um recebe dez cartas.
       *[other] Você recebe { $cards }.
    }
event-six-rows-opened = As fileiras começam com { $cards }.
event-six-draft-began =
    { $who ->
        [you] Todas as cartas estão à vista. Você escolhe primeiro.
       *[other] Todas as cartas estão à vista. { $name } escolhe primeiro.
    }
event-six-card-drafted =
    { $who ->
        [you] Você pega o { $card }.
       *[other] { $name } pega o { $card }.
    }
event-six-card-picked =
    { $who ->
        [you] { $reversed ->
            [yes] Você escolhe o { $card } e inverte os algarismos.
           *[no] Você escolhe o { $card }.
        }
       *[other] { $name } já escolheu uma carta.
    }
event-six-cards-revealed = Reveladas: { $cards }.
    .item =
        { $reversed ->
            [yes] { $card } como { $value }
           *[no] { $card }
        } ({ $who ->
            [you] você
            [ox] o Boi
           *[other] { $name }
        })
event-six-digits-reversed =
    { $who ->
        [you] Você inverte o { $card }: conta como { $value }.
       *[other] { $name } inverte o { $card }: conta como { $value }.
    }
event-six-card-placed =
    { $who ->
        [you] Você coloca o { $card } na fileira { $row }.
        [ox] O Boi coloca o { $card } na fileira { $row }.
       *[other] { $name } coloca o { $card } na fileira { $row }.
    }
event-six-row-taken =
    { $who ->
        [you] Você pega a fileira { $row }
        [ox] O Boi pega a fileira { $row }
       *[other] { $name } pega a fileira { $row }
    }{ $cause ->
        [full] , que estava cheia:
        [fewest] , a que tem menos cabeças:
        [jumped_on] , menos a carta mais alta, porque a Cabriola pulou para lá:
        [inserted] , menos a última carta, porque uma carta foi inserida na fileira cheia:
        [slid] , menos a última carta, porque uma carta deslizou para a fileira cheia:
       *[chosen] :
    } { $cards } – { $heads ->
        [one] { $heads } cabeça de boi.
       *[other] { $heads } cabeças de boi.
    }
event-six-rows-resized = Lugares em cada fileira agora: { $sizes }.
event-six-marker-moved =
    { $side ->
        [even] Par/Ímpar agora está na fileira { $row }: só cartas pares.
        [odd] Par/Ímpar agora está na fileira { $row }: só cartas ímpares.
        [up] A Escalada agora está na fileira { $row }, setas para cima: ali os valores descem.
        [down] A Escalada agora está na fileira { $row }, setas para baixo: ali os valores descem.
       *[none] A Cabriola pula para a fileira { $row }.
    }
event-six-cabriole-laid = A Cabriola está na fileira { $row }.
event-six-round-scored = A rodada acabou. Cabeças de boi: { $scores }.
    .item =
        { $who ->
            [you] você { $heads } ({ $total } no total)
           *[other] { $name } { $heads } ({ $total } no total)
        }
event-six-specials-turned-up =
    { $count ->
        [0] Nenhuma carta especial à vista.
       *[other] Cartas especiais à vista: { $specials }.
    } { $left ->
        [0] Não resta nenhuma no monte.
        [one] Resta { $left } no monte.
       *[other] Restam { $left } no monte.
    }
event-six-special-used =
    { $who ->
        [you] Você usa
       *[other] { $name } usa
    } { $special ->
        [take_at_seven] { special-six-take-at-seven } ao lado da fileira { $row }.
        [stop] { special-six-stop }: a fileira { $row } fica bloqueada.
        [replace] { special-six-replace } no { $card }.
        [insert] { special-six-insert } no { $card }, na fileira { $row }.
        [slide] { special-six-slide } no { $card }, para a fileira { $row }.
        [first] { special-six-first }: o { $card } é colocado primeiro.
        [last] { special-six-last }: o { $card } é colocado por último.
       *[sort] { special-six-sort }.
    }
event-six-stop-lifted =
    { $who ->
        [you] Você retira o Stop da fileira { $row }.
       *[other] { $name } retira o Stop da fileira { $row }.
    }
event-six-card-taken-back =
    { $who ->
        [you] Você pega o { $card } de volta para a mão.
       *[other] { $name } pega o { $card } de volta.
    }
event-six-card-replaced =
    { $who ->
        [you] Você joga o { $card } no lugar.
       *[other] { $name } joga o { $card } no lugar.
    }
event-six-card-inserted =
    { $who ->
        [you] O seu { $card } vai para dentro da fileira { $row }.
       *[other] O { $card } de { $name } vai para dentro da fileira { $row }.
    }
event-six-card-slid = O { $card } desliza da fileira { $origin } para a fileira { $row }.
event-six-order-changed = Agora a ordem é { $cards }.
event-six-sort-began =
    { $who ->
        [you] Você começa a ordenar as cartas.
       *[other] { $name } começa a ordenar as cartas.
    }
event-six-sort-named =
    { $who ->
        [you] Você escolhe o { $card }.
       *[other] { $name } escolhe o { $card }.
    }
event-six-sort-dropped =
    { $who ->
        [you] Você deixa a ordem como estava.
       *[other] { $name } deixa a ordem como estava.
    }
event-six-went-on =
    { $who ->
        [you] Você deixa a carta seguir.
       *[other] { $name } deixa a carta seguir.
    }
event-six-proposed =
    { $who ->
        [you] Você propõe { $action }.
       *[other] { $name } propõe { $action }.
    }
event-six-agreed =
    { $who ->
        [you] Você concorda.
       *[other] { $name } concorda.
    }
event-six-disagreed =
    { $who ->
        [you] Você discorda: a proposta cai.
       *[other] { $name } discorda: a proposta cai.
    }
event-six-ox-faced =
    { $doubled ->
        [yes] Contagem final: cabeças do time (em dobro), { $team }; do Boi, { $ox }.
       *[no] Contagem final: cabeças do time, { $team }; do Boi, { $ox }.
    }
event-six-game-ended =
    { $reason } { $count ->
        [0] Ninguém ganha, a não ser o Boi.
        [1] Vitória: { $winners }.
       *[other] Vitória dividida: { $winners }.
    }

## Since your last turn: below a name, so it says only what was done

since-six-heads =
    { $count ->
        [one] { $sign }{ $count } cabeça de boi
       *[other] { $sign }{ $count } cabeças de boi
    }
since-six-played = Jogou: { $items }
since-six-placed = Fileira: { $items }
since-six-reversed = Algarismos invertidos: { $items }
since-six-reversal = { $card } como { $value }
since-six-row-taken = Pegou: { $items }
since-six-row =
    { $heads ->
        [one] a fileira { $row } ({ $heads } cabeça)
       *[other] a fileira { $row } ({ $heads } cabeças)
    }
since-six-inserted = Inserida na fileira: { $items }
since-six-slid = Deslizou: { $items }
since-six-slide = { $card } para a fileira { $row }
since-six-marker = Carta de fãs na fileira: { $items }
since-six-rows-resized = Lugares em cada fileira: { $items }
since-six-specials = Cartas especiais à vista: { $items }
since-six-special-used = Usou: { $items }
since-six-stop-lifted = Stop retirado da fileira: { $items }
since-six-taken-back = Pegou de volta: { $items }
since-six-replaced = Jogou no lugar: { $items }
since-six-order-changed = A ordem das cartas mudou
since-six-sort = Ordenou as cartas
since-six-sort-dropped = Deixou a ordem como estava
since-six-proposed = Fez uma proposta
since-six-agreed = Concordou
since-six-disagreed = Discordou
since-six-ox-faced = As cabeças de boi foram contadas
since-six-round = Rodada: { $items }
since-six-draft = Primeira escolha
since-six-drafted = Escolheu: { $items }
since-six-round-scored = A rodada acabou

## Quando uma rodada ou uma partida acaba

name-six-team = o time
highlight-six-why = Vence quem tem menos cabeças de boi.
highlight-six-why-coop = O time vence se tiver menos cabeças de boi do que o Boi.
highlight-six-costliest =
    A vez mais cara: { $name } pegou a fileira { $row }, com { $heads ->
        [one] { $heads } cabeça
       *[other] { $heads } cabeças
    }.
highlight-six-biggest-row =
    A maior fileira: { $name } pegou { $heads ->
        [one] { $heads } cabeça
       *[other] { $heads } cabeças
    } de uma vez.
highlight-six-best-escape =
    A melhor escapada: { $name } pôs uma carta na fileira { $row } logo antes de alguém a pegar, com { $heads ->
        [one] { $heads } cabeça
       *[other] { $heads } cabeças
    }.
highlight-six-ox-row =
    A maior fileira do Boi: { $heads ->
        [one] { $heads } cabeça
       *[other] { $heads } cabeças
    } de uma vez.
highlight-six-streak =
    A maior sequência limpa: { $name } jogou { $tricks ->
        [one] { $tricks } carta seguida
       *[other] { $tricks } cartas seguidas
    } sem pegar nenhuma.
highlight-six-clean-round = Folha limpa: { $name } não pegou nenhuma cabeça na rodada { $round }.
