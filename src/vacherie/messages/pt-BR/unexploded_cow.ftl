# Unexploded Cow: o que acontece, o que se pergunta e o que se pode escolher.

## Edições, opções, dinheiro, por que uma partida acaba

edition-unexploded-2013 = Unexploded Cow, edição de 2013
edition-unexploded-2011 = Unexploded Cow, edição de 2011

option-unexploded-edition = Qual livro de regras: 2013, de 2 a 6 jogadores e em francos; 2011, de 3 a 6 jogadores e em euros.
option-unexploded-deck = Um arquivo com um baralho seu; none para o nosso.
option-unexploded-starting-money = Dinheiro inicial de cada lugar; none para os 5000 de sempre. Em uma série, isto é preenchido automaticamente.

money-unexploded =
    { $currency ->
        [euros] { $sign }€{ $amount }
       *[francs] { $sign }{ $amount } F
    }

reason-unexploded-pot-empty = O pote está vazio.
reason-unexploded-no-cow-left = Não resta nenhuma vaca.
reason-unexploded-no-cow-for-sudden-death = Não resta nenhuma vaca para a Morte Súbita.


## Os tipos de vacas: o nome, uma palavra e algumas letras para a mesa, e o que sabem fazer

kind-unexploded-plain = Vaca
    .word = vaca
    .short = vac
    .ability = rende o seu valor quando explode, e mais nada.
kind-unexploded-negative = Vaca negativa
    .word = negativa
    .short = neg
    .ability = custa dinheiro ao dono quando explode: um presente para o campo de outra pessoa.
kind-unexploded-spy = Espião
    .word = Espião
    .short = Esp
    .ability = é sempre de quem o jogou, não importa em que campo esteja.
kind-unexploded-mechanic = Mecânico
    .word = Mecânico
    .short = Mec
    .ability = pode desarmar a sua bomba, uma vez por turno: ele fica, e você recebe { $defusal }.
kind-unexploded-general = General
    .word = General
    .short = Gen
    .ability = pode passar a sua bomba para outra vaca do campo, uma vez por turno.
kind-unexploded-pfc = P.F.C.
    .word = P.F.C.
    .short = P.F.C.
    .ability = pode roubar a bomba de outra vaca do campo; só explode uma vez.
kind-unexploded-bomber = Bombardeador maluco
    .word = Bombardeador
    .short = Bom
    .ability = depois que explode, entrega uma bomba à vizinha da esquerda e outra à da direita.

cow-unexploded-plain = Vaca de { $value }.
cow-unexploded-negative = Vaca negativa, { $value }: dê de presente.
cow-unexploded-spy = Espião de { $value }, seu em qualquer campo.
cow-unexploded-mechanic = Mecânico de { $value }: pode desarmar por { $defusal }.
cow-unexploded-general = General de { $value }: pode passar a bomba.
cow-unexploded-pfc = P.F.C. de { $value }: rouba bombas no seu campo.
cow-unexploded-bomber = Bombardeador de { $value }: bombas às vizinhas.


## Os eventos do nosso baralho; um arquivo de baralho tem os seus próprios nomes

card-unexploded-extra-bomb-roll = Turno da noite
card-unexploded-best-of-two-rolls = Detector de metais
card-unexploded-cow-from-discard = Recrutamento
card-unexploded-steal-cow = Ladrões de gado
card-unexploded-shoot-cow = Pelotão de fuzilamento
card-unexploded-swap-cows = Troca de gado
card-unexploded-herds-move-left = Estouro da boiada
card-unexploded-move-cow = Vaca desgarrada
card-unexploded-draw-three = Reabastecimento
card-unexploded-others-pay-you-100 = Títulos de guerra
card-unexploded-pay-others-100-draw-three = Rodada de sidra
card-unexploded-largest-herd-pays-300 = Imposto sobre o gado

## O que fazem os eventos e as cidades

effect-unexploded-extra-bomb-roll = uma rolagem de bomba extra, agora.
effect-unexploded-best-of-two-rolls =
    { $who ->
        [you] na próxima rolagem de bomba, role duas vezes e escolha.
       *[other] na próxima rolagem de bomba, dois resultados, e um vale.
    }
effect-unexploded-cow-from-discard =
    { $who ->
        [you] uma vaca do descarte vem para o seu campo.
       *[other] uma vaca volta do descarte.
    }
effect-unexploded-steal-cow =
    { $who ->
        [you] uma vaca de outro campo vem para o seu.
       *[other] uma vaca é roubada de outro campo.
    }
effect-unexploded-shoot-cow = uma vaca é fuzilada e descartada.
effect-unexploded-swap-cows = duas vacas de campos diferentes trocam de lugar.
effect-unexploded-herds-move-left = cada campo passa para a esquerda.
effect-unexploded-move-cow = uma vaca se desgarra para outro campo.
effect-unexploded-draw-three = mais três cartas.
effect-unexploded-others-pay-you-100 =
    { $who ->
        [you] cada um dos outros paga { $small } a você.
       *[other] cada um dos outros paga { $small }.
    }
effect-unexploded-pay-others-100-draw-three = { $small } para cada um dos outros, e três cartas.
effect-unexploded-largest-herd-pays-300 = o maior campo paga { $tax } ao pote.

city-unexploded-money = { $amount }
city-unexploded-draw =
    { $count ->
        [1] uma carta
       *[other] { $count } cartas
    }
city-unexploded-steal-cow = uma vaca de outro campo
city-unexploded-cow-from-discard = uma vaca do descarte
city-unexploded-nothing = só a glória


## A mesa

table-unexploded-turn =
    { $who ->
        [you] é a sua vez
       *[other] vez de { $name }
    }
table-unexploded-detector = { card-unexploded-best-of-two-rolls } pronto
table-unexploded-pot = Pote: { $amount }
table-unexploded-city = Cidade: { $city } ({ $points }), dá { $gifts }
table-unexploded-no-city = Nenhuma cidade à vista.
table-unexploded-cities-left =
    { $count ->
        [0] a última
       *[other] mais { $count }
    }
table-unexploded-sudden-death = MORTE SÚBITA: só rolagens de bomba, enquanto houver pote e vacas.
table-unexploded-sudden-order = Ordem: { $order }
table-unexploded-money = { $amount }
table-unexploded-loan = { $amount } (empréstimo)
table-unexploded-score = Dinheiro
table-unexploded-seat-short = { $points } p, { $cards } c
table-unexploded-seat-cities =
    { $points ->
        [one] { $points } ponto: { $cities }
       *[other] { $points } pontos: { $cities }
    }
table-unexploded-seat-cards =
    { $count ->
        [0] sem cartas
        [one] { $count } carta
       *[other] { $count } cartas
    }
table-unexploded-no-cows = (sem vacas)
table-unexploded-spy-of =
    { $who ->
        [you] seu
       *[other] de { $name }
    }
table-unexploded-bomb =
    { $count ->
        [1] bomba
       *[other] bombas
    }
table-unexploded-hand = Sua mão
table-unexploded-hand-empty = Sua mão está vazia.
table-unexploded-discard =
    { $count ->
        [0] Nenhuma vaca descartada.
       *[other] Vacas descartadas: { $cows }
    }

legend-unexploded-herds = { $start } é a ponta direita de um campo, onde começa a contagem de uma rolagem de bomba: para a esquerda, e depois no campo de baixo. Os números são os resultados que encontrariam cada vaca. { $waited } o jogo está esperando este jogador.
legend-unexploded-worth = 200{ $sign }500 é uma vaca que custa 200 quando é jogada (o dono do campo paga) e rende 500 quando explode.
legend-unexploded-bomb = { $bomb } a vaca está com uma bomba.
legend-unexploded-seats = Ao lado de cada nome: o dinheiro, as cartas na mão e as cidades tomadas, com os pontos.
legend-unexploded-seats-short = Abaixo de cada nome: o dinheiro, os pontos das cidades (p), as cartas na mão (c).
legend-unexploded-kind = { $kind }: { $ability }
legend-unexploded-city = Exploda uma vaca sua no seu turno para tomar a cidade.
legend-unexploded-play = { $usage }: jogar uma carta da mão, pelo número ou pelo começo do nome. Se você não disser onde, uma vaca vai para a ponta direita do seu campo; os alvos de um evento podem vir logo em seguida.
legend-unexploded-move = { $usage }: mudar uma vaca de lugar no seu campo; o lugar 1 é a ponta direita.
legend-unexploded-order = { $usage }: ordenar o seu campo inteiro, da esquerda para a direita.
legend-unexploded-roll = { $usage }: terminar o turno com a rolagem de bomba.
legend-unexploded-examples = Por exemplo: { $examples }
legend-unexploded-blast = Digite um número da lista, ou use palavras: { $commands }
legend-unexploded-payout = Digite um número ou um nome; se digitar vários, são pagos nessa ordem.


## O que se pergunta

asked-unexploded-shuffle = As cartas são embaralhadas.
asked-unexploded-reshuffle = O descarte é embaralhado.
asked-unexploded-play = É a sua vez: jogue o que quiser, arrume o seu campo e role o dado.
    .how = { $play } CARTA [DONO] [{ $left }, { $right } ou LUGAR] · { $move } VACA LUGAR · { $order } VACAS · { $roll }
asked-unexploded-cow =
    { $by ->
        [city] Você tomou { $cause }:
       *[event] Você jogou { $cause }:
    } { $effect ->
        [cow_from_discard] qual vaca do descarte vem para o seu campo?
        [steal_cow] qual vaca de outro campo vem para o seu?
        [shoot_cow] qual vaca vai ser fuzilada?
        [swap_cows] { $chosen ->
            [none] quais vacas trocam de lugar? Digite a primeira, ou as duas.
           *[other] qual vaca de outro campo troca de lugar com { $chosen }?
        }
       *[move_cow] qual vaca se desgarra?
    }
    .how = Digite o nome dela, ou o começo.
    .discard = No descarte: { $cows }.
asked-unexploded-place =
    { $by ->
        [city] Você tomou { $cause }:
       *[event] Você jogou { $cause }:
    } { $stray ->
        [yes] para qual campo, e para qual ponta, vai { $card }?
       *[no] onde { $card } fica no seu campo?
    }
    .how = Digite { $right }, { $left } ou um lugar de 1 (a ponta direita) a { $most }.
    .herd = Por exemplo: { $name } { $left }, ou { $name } { $right }.
asked-unexploded-roll = O dado é rolado.
asked-unexploded-two-rolls = O dado é rolado duas vezes.
asked-unexploded-which-roll = { card-unexploded-best-of-two-rolls }: qual resultado vale, { $first } ou { $second }?
asked-unexploded-blast =
    { $who ->
        [you] No seu campo, no seu turno,
       *[other] No seu campo, no turno de { $name },
    } { $count ->
        [one] { $cows } está com uma bomba. O que você faz?
       *[other] { $cows } estão com bombas. O que você faz?
    }
asked-unexploded-payout = Só há { $pot } no pote, e várias vacas do seu campo explodiram. Qual é paga agora?


## O que se pode digitar: a primeira palavra é a que aparece, as outras também servem

command-unexploded-play = jogar j jogue
command-unexploded-move = mover m
command-unexploded-order = ordem o
command-unexploded-roll = rolar role dado
command-unexploded-steal = roubar roube
command-unexploded-give = passar p dar
command-unexploded-defuse = desarmar
command-unexploded-blow = explodir bum b
command-unexploded-left = esquerda e
command-unexploded-right = direita d
command-unexploded-me = mim meu eu

usage-unexploded-play = { $word } CARTA [DONO] [{ $left }, { $right } ou LUGAR]
usage-unexploded-move = { $word } VACA LUGAR
usage-unexploded-order = { $word } VACA VACA…
usage-unexploded-roll = { $word }
usage-unexploded-steal = { $word } P.F.C. VACA
usage-unexploded-give = { $word } GENERAL VACA
usage-unexploded-defuse = { $word } MECÂNICO
usage-unexploded-blow = { $word }
usage-unexploded-steal-cow = VACA [{ $left }, { $right } ou LUGAR]
usage-unexploded-cow-from-discard = VACA [{ $left }, { $right } ou LUGAR]
usage-unexploded-shoot-cow = VACA
usage-unexploded-swap-cows = VACA VACA
usage-unexploded-move-cow = VACA DONO [{ $left } ou { $right }]


## O que se pode fazer, nas listas de escolhas

action-unexploded-steal-bomb = { $cow } rouba a bomba de { $other }
action-unexploded-hand-on-bomb = { $cow } passa a bomba para { $other }
action-unexploded-defuse-bomb = { $cow } desarma a bomba, e você recebe { $amount }
action-unexploded-let-blow = deixar explodir
action-unexploded-pay-next =
    { $who ->
        [you] { $how ->
            [pays] { $cow }: você paga { $amount }
           *[takes] { $cow }: você recebe { $amount }
        }
       *[other] { $how ->
            [pays] { $cow }: { $name } paga { $amount }
           *[takes] { $cow }: { $name } recebe { $amount }
        }
    }


## O que aconteceu

event-unexploded-choice-opened =
    { $asked ->
        [shuffle] As cartas vão ser embaralhadas.
        [reshuffle] O descarte vai ser embaralhado.
        [roll] O dado vai ser rolado.
        [two_rolls] O dado vai ser rolado duas vezes.
        [play] { $who ->
            [you] Você pode jogar.
           *[other] { $name } pode jogar.
        }
        [cow] { $who ->
            [you] Você escolhe uma vaca.
           *[other] { $name } escolhe uma vaca.
        }
        [place] { $who ->
            [you] Você escolhe um lugar.
           *[other] { $name } escolhe um lugar.
        }
        [which_roll] { $who ->
            [you] Você escolhe um dos dois resultados.
           *[other] { $name } escolhe um dos dois resultados.
        }
        [blast] { $who ->
            [you] Você decide o que fazer com as bombas do seu campo.
           *[other] { $name } decide o que fazer com as bombas do próprio campo.
        }
       *[payout] { $who ->
            [you] Você escolhe qual vaca é paga agora.
           *[other] { $name } escolhe qual vaca é paga agora.
        }
    }
event-unexploded-hands-dealt =
    { $cards ->
        [none] Cada um recebe três cartas.
       *[other] Você recebe { $cards }.
    } { $who ->
        [you] Você começa.
       *[other] { $name } começa.
    }
event-unexploded-anted = Cada um põe { $amount } no pote.
event-unexploded-city-turned =
    { $points ->
        [one] A cidade é { $city }, { $points } ponto; dá { $gifts }.
       *[other] A cidade é { $city }, { $points } pontos; dá { $gifts }.
    }
event-unexploded-city-lost = Em dez rodadas ninguém tomou { $city }: ela sai do jogo.
event-unexploded-turn-began =
    { $who ->
        [you] — É a sua vez.
       *[other] — É a vez de { $name }.
    }
event-unexploded-cards-drawn =
    { $cards ->
        [none] { $count ->
            [0] { $name } encontra o baralho vazio
            [1] { $name } compra uma carta
           *[other] { $name } compra { $count } cartas
        }
       *[other] { $who ->
            [you] { $count ->
                [0] Você encontra o baralho vazio
               *[other] Você compra { $cards }
            }
           *[other] { $name } compra { $cards }
        }
    }{ $left ->
        [0] .
       *[other] , e mais { $left } depois de embaralhar.
    }
event-unexploded-deck-reshuffled =
    { $count ->
        [1] O descarte (uma carta) vira o novo baralho.
       *[other] O descarte é embaralhado e vira um novo baralho de { $count } cartas.
    }
event-unexploded-cow-played =
    { $who ->
        [you] Você joga { $card }
       *[other] { $name } joga { $card }
    } ({ $ability ->
        [none] { $value }
       *[some] { $kind }, { $value }
    }) { $is-own ->
        [yes] { $who ->
            [you] no seu campo e paga { $price }.
           *[other] no próprio campo por { $price }.
        }
       *[no] { $end ->
            [left] na ponta esquerda
           *[right] na ponta direita
        } { $herd ->
            [you] do seu campo: você paga { $price }.
           *[other] do campo de { $herd-name }, que paga { $price }.
        }
    }
event-unexploded-event-played =
    { $who ->
        [you] Você joga { $card } por { $price }: { $effect }
       *[other] { $name } joga { $card } por { $price }: { $effect }
    }
event-unexploded-event-discarded = { $card } vai para o descarte.
event-unexploded-herd-arranged =
    { $who ->
        [you] Você muda { $card } para o lugar { $place } do seu campo.
       *[other] { $name } muda { $card } para o lugar { $place } do próprio campo.
    }
event-unexploded-cow-chosen =
    { $who ->
        [you] Você escolhe { $card }.
       *[other] { $name } escolhe { $card }.
    }
event-unexploded-cow-taken =
    { $origin ->
        [you] { $card } sai do seu campo
       *[other] { $card } sai do campo de { $origin-name }
    } { $herd ->
        [you] para o seu.
       *[other] para o de { $herd-name }.
    }
event-unexploded-cow-recruited =
    { $who ->
        [you] { $card } volta do descarte para o seu campo.
       *[other] { $card } volta do descarte para o campo de { $name }.
    }
event-unexploded-cow-shot =
    { $herd ->
        [you] { $card }, do seu campo, leva um tiro.
       *[other] { $card }, do campo de { $herd-name }, leva um tiro.
    }
event-unexploded-cows-swapped = { $cow } e { $other } trocam de lugar.
event-unexploded-herds-moved = Todos os campos passam para o jogador da esquerda.
event-unexploded-detector-ready =
    { $who ->
        [you] Na próxima rolagem de bomba, você rola duas vezes e escolhe.
       *[other] Na próxima rolagem de bomba, { $name } rola duas vezes e escolhe.
    }
event-unexploded-money-paid =
    { $to ->
        [you] { $name } paga { $amount } a você.
        [pot] { $who ->
            [you] Você paga { $amount } ao pote.
           *[other] { $name } paga { $amount } ao pote.
        }
       *[other] { $who ->
            [you] Você paga { $amount } a { $to-name }.
           *[other] { $name } paga { $amount } a { $to-name }.
        }
    }
event-unexploded-die-rolled =
    { $who ->
        [you] Você rola o dado: { $pips }.
       *[other] { $name } rola o dado: { $pips }.
    }
event-unexploded-two-rolls-made =
    { $who ->
        [you] Você rola o dado duas vezes: { $first } e { $second }.
       *[other] { $name } rola o dado duas vezes: { $first } e { $second }.
    }
event-unexploded-roll-chosen =
    { $who ->
        [you] Você escolhe o { $pips }.
       *[other] { $name } escolhe o { $pips }.
    }
event-unexploded-die-passed =
    { $to ->
        [you] Um 6: o dado passa para você.
       *[other] { $who ->
            [you] Um 6: você passa o dado para { $to-name }.
           *[other] Um 6: { $name } passa o dado para { $to-name }.
        }
    }
event-unexploded-nothing-found =
    { $who ->
        [you] { $why ->
            [missed] Seu 6 não encontra nenhuma vaca: na Morte Súbita, ele não conta.
           *[too_few] Sua rolagem não encontra nenhuma vaca: há poucas em jogo.
        }
       *[other] { $why ->
            [missed] O 6 de { $name } não encontra nenhuma vaca: na Morte Súbita, ele não conta.
           *[too_few] A rolagem de { $name } não encontra nenhuma vaca: há poucas em jogo.
        }
    }
event-unexploded-bomb-found =
    { $herd ->
        [you] No seu campo, { $card } encontra uma bomba!
       *[other] No campo de { $herd-name }, { $card } encontra uma bomba!
    }
event-unexploded-bomb-stolen = { $cow } rouba a bomba de { $other }.
event-unexploded-bomb-handed-on = { $cow } passa a bomba para { $other }.
event-unexploded-bomb-defused =
    { $who ->
        [you] { $how ->
            [nothing] { $card } desarma a bomba, mas o pote está vazio.
           *[other] { $card } desarma a bomba: você recebe { $amount }.
        }
       *[other] { $how ->
            [nothing] { $card } desarma a bomba, mas o pote não tem nada para { $name }.
           *[other] { $card } desarma a bomba: { $name } recebe { $amount }.
        }
    }
event-unexploded-cow-exploded =
    { $is-foreign ->
        [yes] { $who ->
            [you] Seu espião { $card } explode!
           *[other] { $card }, espião de { $name }, explode!
        }
       *[no] { $who ->
            [you] No seu campo, { $card } explode!
           *[other] No campo de { $name }, { $card } explode!
        }
    }
event-unexploded-bomb-spread = { $cow } joga uma bomba em { $other }.
event-unexploded-cow-settled =
    { $how ->
        [paid] { $who ->
            [you] Você paga { $amount } ao pote por { $card }.
           *[other] { $name } paga { $amount } ao pote por { $card }.
        }
        [nothing] { $who ->
            [you] O pote está vazio: você não recebe nada por { $card }.
           *[other] O pote está vazio: { $name } não recebe nada por { $card }.
        }
        [short] { $who ->
            [you] Você recebe os últimos { $amount } do pote por { $card }.
           *[other] { $name } recebe os últimos { $amount } do pote por { $card }.
        }
       *[whole] { $who ->
            [you] Você recebe { $amount } por { $card }.
           *[other] { $name } recebe { $amount } por { $card }.
        }
    }
event-unexploded-blast-ended = A poeira baixa.
event-unexploded-city-taken =
    { $who ->
        [you] Você toma { $city }
       *[other] { $name } toma { $city }
    } ({ $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }): { $gifts }{ $how ->
        [short] , mas o pote só tem { $amount }.
       *[other] .
    }
event-unexploded-city-left = { $city } não tem mais nada para dar.
event-unexploded-sudden-death-began = MORTE SÚBITA! Agora só rolagens de bomba, nesta ordem: { $order }.
event-unexploded-pot-taken = O que resta no pote é dividido: { $shares }.
    .item =
        { $who ->
            [you] você { $amount }
           *[other] { $name } { $amount }
        }
event-unexploded-game-ended =
    { $reason } { $count ->
        [0] Ninguém ganhou nada.
        [1] Vitória: { $winners }.
       *[other] Vitória dividida: { $winners }.
    }

note-unexploded-match = Na edição de 2013 ganha quem tiver mais dinheiro; na de 2011, todos os que terminam com mais do que tinham no começo.
table-unexploded-mean = Dinheiro médio

## Since your last turn: below a name, so it says only what was done

since-unexploded-money = { $sum }
since-unexploded-points =
    { $count ->
        [one] { $sign }{ $count } ponto
       *[other] { $sign }{ $count } pontos
    }
since-unexploded-cards =
    { $count ->
        [one] { $sign }{ $count } carta
       *[other] { $sign }{ $count } cartas
    }
since-unexploded-drew = Compra: { $items }
since-unexploded-played = Joga: { $items }
since-unexploded-came = Chegou ao campo: { $items }
since-unexploded-gone = Saiu do campo: { $items }
since-unexploded-recruited = Voltou do descarte: { $items }
since-unexploded-arranged = Mudou de lugar: { $items }
since-unexploded-shot = Fuzilamento: { $items }
since-unexploded-swapped = Troca: { $items }
since-unexploded-swap = { $cow } e { $other }
since-unexploded-detector = Próxima rolagem: dupla
since-unexploded-rolled = Dado: { $items }
since-unexploded-passed-die = Dado passado para: { $items }
since-unexploded-found-nothing = Nenhuma bomba encontrada
since-unexploded-bomb = Achou uma bomba: { $items }
since-unexploded-stolen = Roubou uma bomba: { $items }
since-unexploded-theft = { $cow } de { $other }
since-unexploded-handed-on = Bomba passada para: { $items }
since-unexploded-spread = Bomba lançada em: { $items }
since-unexploded-defused = Desarmou uma bomba: { $items }
since-unexploded-exploded = Explodiu: { $items }
since-unexploded-own-exploded = Espião explodiu em outro lugar: { $items }
since-unexploded-city-taken = Tomou a cidade: { $items }
since-unexploded-city-turned = Nova cidade: { $items }
since-unexploded-city-lost = Cidade retirada: { $items }
since-unexploded-city =
    { $points ->
        [one] { $city } ({ $points } ponto)
       *[other] { $city } ({ $points } pontos)
    }
since-unexploded-reshuffled = O descarte virou o monte
since-unexploded-herds-moved = As vacas de cada campo passaram para o jogador à esquerda
since-unexploded-anted = Cada um pagou { $items } ao pote
since-unexploded-sudden-death = A Morte Súbita começou

## Quando uma partida acaba

highlight-unexploded-why = Vence quem tem mais dinheiro.
highlight-unexploded-why-gain = Vencem todos que terminam com mais dinheiro do que tinham no começo desta partida.
highlight-unexploded-luckiest-roll = O lance mais sortudo: { $name } tirou { $pips } e recebeu { $amount }.
highlight-unexploded-biggest-blast =
    A maior explosão, quando { $name } tirou { $pips }: { $cows ->
        [one] { $cows } vaca
       *[other] { $cows } vacas
    }.
highlight-unexploded-dearest-roll = A explosão mais cara: { $name } teve que pagar { $amount }.
highlight-unexploded-last-pot = Quem ri por último: { $name } recebeu { $amount } do que sobrou no pote.
