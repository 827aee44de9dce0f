# Unexploded Cow: o que acontece, o que se pede e o que se pode escolher.

## Edições, opções, dinheiro, porque acaba uma partida

edition-unexploded-2013 = Unexploded Cow, edição de 2013
edition-unexploded-2011 = Unexploded Cow, edição de 2011

option-unexploded-edition = Que livro de regras: 2013, de 2 a 6 jogadores e em francos; 2011, de 3 a 6 jogadores e em euros.
option-unexploded-deck = Um ficheiro com um baralho teu; none para o baralho que vem com o jogo.
option-unexploded-starting-money = Com quanto começa cada lugar; none para os 5000 habituais. Uma série preenche isto sozinha.

money-unexploded =
    { $currency ->
        [euros] { $sign }{ $amount } €
       *[francs] { $sign }{ $amount } F
    }

reason-unexploded-pot-empty = O pote está vazio.
reason-unexploded-no-cow-left = Não resta nenhuma vaca.
reason-unexploded-no-cow-for-sudden-death = Não resta nenhuma vaca para uma Morte Súbita.


## Os tipos de vacas: o nome, uma palavra e umas letras para a mesa, e o que sabem fazer

kind-unexploded-plain = Vaca
    .word = vaca
    .short = vac
    .ability = rende o seu valor quando explode, e mais nada.
kind-unexploded-negative = Vaca negativa
    .word = negativa
    .short = neg
    .ability = custa dinheiro ao dono quando explode: uma prenda para o campo de outra pessoa.
kind-unexploded-spy = Espiã (vaca espiã), em todo o lado
    .word = Espiã
    .short = Esp
    .ability = continua a ser de quem a jogou, esteja em que campo estiver.
kind-unexploded-mechanic = Mecânico
    .word = Mecânico
    .short = Mec
    .ability = pode desarmar a sua bomba, uma vez por turno: fica, e tu recebes { $defusal }.
kind-unexploded-general = General
    .word = General
    .short = Gen
    .ability = pode passar a sua bomba a outra vaca do campo, uma vez por turno.
kind-unexploded-pfc = P.F.C.
    .word = P.F.C.
    .short = P.F.C.
    .ability = pode roubar uma bomba a outra vaca do campo; só explode uma vez.
kind-unexploded-bomber = Bombardeador maluco
    .word = Bombardeador
    .short = Bom
    .ability = depois de explodir, dá uma bomba à vizinha da esquerda e outra à da direita.

cow-unexploded-plain = Vaca de { $value }.
cow-unexploded-negative = Vaca negativa, { $value }: oferece-a.
cow-unexploded-spy = Espiã de { $value }, tua em qualquer campo.
cow-unexploded-mechanic = Mecânico de { $value }: pode desarmar por { $defusal }.
cow-unexploded-general = General de { $value }: pode passar a bomba.
cow-unexploded-pfc = P.F.C. de { $value }: rouba bombas no seu campo.
cow-unexploded-bomber = Bombardeador de { $value }: bombas às vizinhas.


## Os eventos do nosso baralho; um arquivo de baralho tem seus próprios nomes

card-unexploded-extra-bomb-roll = Turno da noite
card-unexploded-best-of-two-rolls = Detector de metais
card-unexploded-cow-from-discard = Recrutamento
card-unexploded-steal-cow = Ladrões de gado
card-unexploded-shoot-cow = Pelotão de fuzilamento
card-unexploded-swap-cows = Troca de gado
card-unexploded-herds-move-left = Debandada
card-unexploded-move-cow = Vaca desgarrada
card-unexploded-draw-three = Reabastecimento
card-unexploded-others-pay-you-100 = Títulos de guerra
card-unexploded-pay-others-100-draw-three = Rodada de sidra
card-unexploded-largest-herd-pays-300 = Imposto sobre o gado

## O que fazem os eventos e as cidades

effect-unexploded-extra-bomb-roll = um lançamento de bomba a mais, já.
effect-unexploded-best-of-two-rolls =
    { $who ->
        [you] lanças o dado duas vezes e escolhes um resultado.
       *[other] o próximo lançamento faz-se duas vezes, e conta um.
    }
effect-unexploded-cow-from-discard =
    { $who ->
        [you] uma vaca do descarte vem para o teu campo.
       *[other] uma vaca volta do descarte.
    }
effect-unexploded-steal-cow =
    { $who ->
        [you] uma vaca de outro campo vem para o teu.
       *[other] uma vaca de outro campo é levada.
    }
effect-unexploded-shoot-cow = uma vaca é fuzilada e descartada.
effect-unexploded-swap-cows = duas vacas de campos diferentes trocam.
effect-unexploded-herds-move-left = cada campo passa para a esquerda.
effect-unexploded-move-cow = uma vaca tresmalha-se para outro campo.
effect-unexploded-draw-three = mais três cartas.
effect-unexploded-others-pay-you-100 =
    { $who ->
        [you] cada um dos outros paga-te { $small }.
       *[other] cada um dos outros paga { $small }.
    }
effect-unexploded-pay-others-100-draw-three = { $small } a cada um dos outros, e três cartas.
effect-unexploded-largest-herd-pays-300 = o maior campo paga { $tax } ao pote.

city-unexploded-money = { $amount }
city-unexploded-draw =
    { $count ->
        [1] uma carta
       *[other] { $count } cartas
    }
city-unexploded-steal-cow = uma vaca de outro campo
city-unexploded-cow-from-discard = uma vaca do descarte
city-unexploded-nothing = só glória


## A mesa

table-unexploded-turn =
    { $who ->
        [you] é a tua vez
       *[other] joga { $name }
    }
table-unexploded-detector = detetor pronto
table-unexploded-pot = Pote: { $amount }
table-unexploded-city = Cidade: { $city } ({ $points }), dá { $gifts }
table-unexploded-no-city = Não há cidade à vista.
table-unexploded-cities-left =
    { $count ->
        [0] a última
       *[other] mais { $count }
    }
table-unexploded-sudden-death = MORTE SÚBITA: só se lança o dado, enquanto houver pote e vacas.
table-unexploded-sudden-order = Ordem: { $order }
table-unexploded-money = { $amount }
table-unexploded-loan = { $amount } (empréstimo)
table-unexploded-score = Dinheiro
table-unexploded-seat-short = { $points } p, { $cards } c
table-unexploded-seat-cities =
    { $points ->
        [one] 1 ponto: { $cities }
       *[other] { $points } pontos: { $cities }
    }
table-unexploded-seat-cards =
    { $count ->
        [0] sem cartas
        [1] 1 carta
       *[other] { $count } cartas
    }
table-unexploded-no-cows = (sem vacas)
table-unexploded-spy-of =
    { $who ->
        [you] tua
       *[other] de { $name }
    }
table-unexploded-bomb =
    { $count ->
        [1] bomba
       *[other] bombas
    }
table-unexploded-hand = A tua mão
table-unexploded-hand-empty = A tua mão está vazia.
table-unexploded-discard = Vacas descartadas: { $cows }

legend-unexploded-herds = { $start } é a ponta direita de um campo, onde começa a contagem de um lançamento: para a esquerda, e depois no campo de baixo. Os números são os lançamentos que encontrariam cada vaca. { $waited } o jogo espera por esta pessoa.
legend-unexploded-worth = 200{ $sign }500 é uma vaca que custa 200 quando é jogada (paga o dono do campo) e rende 500 quando explode. { $bomb } tem uma bomba. Ao lado de cada um: o dinheiro, os pontos das cidades (p), as cartas na mão (c).
legend-unexploded-kind = { $kind }: { $ability }
legend-unexploded-city = Explode uma vaca tua no teu turno para tomares a cidade.
legend-unexploded-play = { $usage }: jogar uma carta da mão, pelo número ou pelo início do nome. Uma vaca vai para a ponta direita do teu campo, se não disseres outra coisa; os alvos de um evento podem vir logo a seguir.
legend-unexploded-move = { $usage }: dar outro lugar a uma vaca do teu campo; o lugar 1 é a ponta direita.
legend-unexploded-order = { $usage }: ordenar o teu campo todo, da esquerda para a direita.
legend-unexploded-roll = { $usage }: acabar o turno com o lançamento de bomba.
legend-unexploded-examples = Por exemplo: { $examples }
legend-unexploded-blast = Escreve um número da lista, ou por palavras: { $commands }
legend-unexploded-payout = Escreve um número ou um nome; vários seguidos pagam-se por essa ordem.


## O que se pede

asked-unexploded-shuffle = Baralham-se as cartas.
asked-unexploded-reshuffle = Baralha-se o descarte.
asked-unexploded-play = É a tua vez: joga o que quiseres, arruma o teu campo, e lança o dado.
    .how = { $play } CARTA [DONO] [{ $left }, { $right } ou LUGAR] · { $move } VACA LUGAR · { $order } VACAS · { $roll }
asked-unexploded-cow =
    { $by ->
        [city] Tomaste { $cause }:
       *[event] Jogaste { $cause }:
    } { $effect ->
        [cow_from_discard] que vaca do descarte vem para o teu campo?
        [steal_cow] que vaca de outro campo vem para o teu?
        [shoot_cow] que vaca é fuzilada?
        [swap_cows] { $chosen ->
            [none] que vaca é a primeira? Podes escrever as duas.
           *[other] que vaca de outro campo troca com { $chosen }?
        }
       *[move_cow] que vaca se tresmalha?
    }
    .how = Escreve o nome dela, ou o início.
    .discard = Há: { $cows }.
asked-unexploded-place =
    { $by ->
        [city] Tomaste { $cause }:
       *[event] Jogaste { $cause }:
    } { $stray ->
        [yes] para que campo, e para que ponta, vai { $card }?
       *[no] onde fica { $card } no teu campo?
    }
    .how = Escreve { $right }, { $left }, ou um lugar de 1 (a ponta direita) a { $most }.
    .herd = Por exemplo: { $name } { $left }, ou { $name } { $right }.
asked-unexploded-roll = Lança-se o dado.
asked-unexploded-two-rolls = Lança-se o dado duas vezes.
asked-unexploded-which-roll = Metal Detector: qual dos teus lançamentos conta, { $first } ou { $second }?
asked-unexploded-blast =
    { $who ->
        [you] No teu campo, no teu turno,
       *[other] No teu campo, no turno de { $name },
    } { $count ->
        [one] { $cows } tem uma bomba. O que fazes?
       *[other] { $cows } têm bombas. O que fazes?
    }
asked-unexploded-payout = Só há { $pot } no pote, e explodiram várias vacas do teu campo. Qual se paga a seguir?


## O que se pode escrever: a primeira palavra é a que se mostra, as outras também servem

command-unexploded-play = jogar j joga
command-unexploded-move = mover m
command-unexploded-order = ordem o
command-unexploded-roll = lançar l lança
command-unexploded-steal = roubar rouba
command-unexploded-give = passar p dar
command-unexploded-defuse = desarmar
command-unexploded-blow = explodir bum b
command-unexploded-left = esquerda e
command-unexploded-right = direita d
command-unexploded-me = mim meu eu

usage-unexploded-play = { $word } CARTA [DONO] [{ $left }, { $right } ou LUGAR]
usage-unexploded-move = { $word } VACA LUGAR
usage-unexploded-order = { $word } VACA VACA …
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

action-unexploded-steal-bomb = { $cow } rouba a bomba a { $other }
action-unexploded-hand-on-bomb = { $cow } passa a bomba a { $other }
action-unexploded-defuse-bomb = { $cow } desarma, e tu recebes { $amount }
action-unexploded-let-blow = deixar explodir
action-unexploded-pay-next =
    { $who ->
        [you] { $how ->
            [pays] { $cow }: pagas { $amount }
           *[takes] { $cow }: recebes { $amount }
        }
       *[other] { $how ->
            [pays] { $cow }: { $name } paga { $amount }
           *[takes] { $cow }: { $name } recebe { $amount }
        }
    }


## O que aconteceu

event-unexploded-choice-opened =
    { $asked ->
        [shuffle] É preciso baralhar as cartas.
        [reshuffle] É preciso baralhar o descarte.
        [roll] É preciso lançar o dado.
        [two_rolls] É preciso lançar o dado duas vezes.
        [play] { $who ->
            [you] Podes jogar.
           *[other] { $name } pode jogar.
        }
        [cow] { $who ->
            [you] Escolhes uma vaca.
           *[other] { $name } escolhe uma vaca.
        }
        [place] { $who ->
            [you] Escolhes um lugar.
           *[other] { $name } escolhe um lugar.
        }
        [which_roll] { $who ->
            [you] Escolhes um de dois lançamentos.
           *[other] { $name } escolhe um de dois lançamentos.
        }
        [blast] { $who ->
            [you] Decides o que fazer às bombas do teu campo.
           *[other] { $name } decide o que fazer às bombas do seu campo.
        }
       *[payout] { $who ->
            [you] Dizes que vaca se paga a seguir.
           *[other] { $name } diz que vaca se paga a seguir.
        }
    }
event-unexploded-hands-dealt =
    { $cards ->
        [none] Cada um recebe três cartas.
       *[other] Recebes { $cards }.
    } { $who ->
        [you] Começas tu.
       *[other] Começa { $name }.
    }
event-unexploded-anted = Cada um põe { $amount } no pote.
event-unexploded-city-turned =
    { $points ->
        [one] A cidade é { $city }, 1 ponto; dá { $gifts }.
       *[other] A cidade é { $city }, { $points } pontos; dá { $gifts }.
    }
event-unexploded-city-lost = Em dez voltas à mesa ninguém tomou { $city }: sai do jogo.
event-unexploded-turn-began =
    { $who ->
        [you] — É a tua vez.
       *[other] — É a vez de { $name }.
    }
event-unexploded-cards-drawn =
    { $cards ->
        [none] { $count ->
            [0] { $name } encontra o baralho vazio
            [one] { $name } tira uma carta
           *[other] { $name } tira { $count } cartas
        }
       *[other] { $who ->
            [you] { $count ->
                [0] Encontras o baralho vazio
               *[other] Tiras { $cards }
            }
           *[other] { $name } tira { $cards }
        }
    }{ $left ->
        [0] .
       *[other] , e mais { $left } depois de baralhar.
    }
event-unexploded-deck-reshuffled =
    { $count ->
        [1] O descarte, uma carta, passa a ser o baralho.
       *[other] Baralha-se o descarte: { $count } cartas são o novo baralho.
    }
event-unexploded-cow-played =
    { $who ->
        [you] Jogas { $card }
       *[other] { $name } joga { $card }
    } ({ $ability ->
        [none] { $value }
       *[some] { $kind }, { $value }
    }) { $is-own ->
        [yes] { $who ->
            [you] no teu campo e pagas { $price }.
           *[other] no seu próprio campo por { $price }.
        }
       *[no] { $end ->
            [left] na ponta esquerda
           *[right] na ponta direita
        } { $herd ->
            [you] do teu campo: pagas { $price }.
           *[other] do campo de { $herd-name }, que paga { $price }.
        }
    }
event-unexploded-event-played =
    { $who ->
        [you] Jogas { $card } por { $price }: { $effect }
       *[other] { $name } joga { $card } por { $price }: { $effect }
    }
event-unexploded-event-discarded = { $card } vai para o descarte.
event-unexploded-herd-arranged =
    { $who ->
        [you] Mudas { $card } para o lugar { $place } do teu campo.
       *[other] { $name } muda { $card } para o lugar { $place } do seu campo.
    }
event-unexploded-cow-chosen =
    { $who ->
        [you] Escolhes { $card }.
       *[other] { $name } escolhe { $card }.
    }
event-unexploded-cow-taken =
    { $origin ->
        [you] { $card } sai do teu campo
       *[other] { $card } sai do campo de { $origin-name }
    } { $herd ->
        [you] para o teu.
       *[other] para o de { $herd-name }.
    }
event-unexploded-cow-recruited =
    { $who ->
        [you] { $card } volta do descarte para o teu campo.
       *[other] { $card } volta do descarte para o campo de { $name }.
    }
event-unexploded-cow-shot =
    { $herd ->
        [you] Fuzilam { $card }, do teu campo.
       *[other] Fuzilam { $card }, do campo de { $herd-name }.
    }
event-unexploded-cows-swapped = { $cow } e { $other } trocam de lugar.
event-unexploded-herds-moved = Todas as vacas passam para o campo da esquerda.
event-unexploded-detector-ready =
    { $who ->
        [you] No próximo lançamento lanças o dado duas vezes e escolhes.
       *[other] No próximo lançamento { $name } lança o dado duas vezes e escolhe.
    }
event-unexploded-money-paid =
    { $to ->
        [you] { $name } paga-te { $amount }.
        [pot] { $who ->
            [you] Pagas { $amount } ao pote.
           *[other] { $name } paga { $amount } ao pote.
        }
       *[other] { $who ->
            [you] Pagas { $amount } a { $to-name }.
           *[other] { $name } paga { $amount } a { $to-name }.
        }
    }
event-unexploded-die-rolled =
    { $who ->
        [you] Lanças o dado: { $pips }.
       *[other] { $name } lança o dado: { $pips }.
    }
event-unexploded-two-rolls-made =
    { $who ->
        [you] Lanças o dado duas vezes: { $first } e { $second }.
       *[other] { $name } lança o dado duas vezes: { $first } e { $second }.
    }
event-unexploded-roll-chosen =
    { $who ->
        [you] Escolhes o { $pips }.
       *[other] { $name } escolhe o { $pips }.
    }
event-unexploded-die-passed =
    { $to ->
        [you] Um 6: o dado vem para ti.
       *[other] { $who ->
            [you] Um 6: passas o dado a { $to-name }.
           *[other] Um 6: { $name } passa o dado a { $to-name }.
        }
    }
event-unexploded-nothing-found =
    { $who ->
        [you] O teu lançamento não encontra nenhuma vaca.
       *[other] O lançamento de { $name } não encontra nenhuma vaca.
    }
event-unexploded-bomb-found =
    { $herd ->
        [you] No teu campo, { $card } encontra uma bomba!
       *[other] No campo de { $herd-name }, { $card } encontra uma bomba!
    }
event-unexploded-bomb-stolen = { $cow } rouba a bomba a { $other }.
event-unexploded-bomb-handed-on = { $cow } passa a bomba a { $other }.
event-unexploded-bomb-defused =
    { $who ->
        [you] { $how ->
            [nothing] { $card } desarma a bomba, mas o pote está vazio.
           *[other] { $card } desarma a bomba: recebes { $amount }.
        }
       *[other] { $how ->
            [nothing] { $card } desarma a bomba, mas o pote não tem nada para { $name }.
           *[other] { $card } desarma a bomba: { $name } recebe { $amount }.
        }
    }
event-unexploded-cow-exploded =
    { $is-foreign ->
        [yes] { $who ->
            [you] A tua espiã { $card } explode!
           *[other] { $card }, espiã de { $name }, explode!
        }
       *[no] { $who ->
            [you] No teu campo, { $card } explode!
           *[other] No campo de { $name }, { $card } explode!
        }
    }
event-unexploded-bomb-spread = { $cow } atira uma bomba a { $other }.
event-unexploded-cow-settled =
    { $how ->
        [paid] { $who ->
            [you] Pagas { $amount } ao pote por { $card }.
           *[other] { $name } paga { $amount } ao pote por { $card }.
        }
        [nothing] { $who ->
            [you] O pote está vazio: não recebes nada por { $card }.
           *[other] O pote está vazio: { $name } não recebe nada por { $card }.
        }
        [short] { $who ->
            [you] Recebes os últimos { $amount } do pote por { $card }.
           *[other] { $name } recebe os últimos { $amount } do pote por { $card }.
        }
       *[whole] { $who ->
            [you] Recebes { $amount } por { $card }.
           *[other] { $name } recebe { $amount } por { $card }.
        }
    }
event-unexploded-blast-ended = A poeira assenta.
event-unexploded-city-taken =
    { $who ->
        [you] Tomas { $city }
       *[other] { $name } toma { $city }
    } ({ $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }): { $gifts }{ $how ->
        [short] , mas o pote só tem { $amount }.
       *[other] .
    }
event-unexploded-city-left = { $city } já deu o que tinha a dar.
event-unexploded-sudden-death-began = MORTE SÚBITA! Agora só se lança o dado, por esta ordem: { $order }.
event-unexploded-pot-taken = Reparte-se o que resta do pote: { $shares }.
    .item =
        { $who ->
            [you] tu { $amount }
           *[other] { $name } { $amount }
        }
event-unexploded-game-ended =
    { $reason } { $count ->
        [0] Ninguém ganhou nada.
        [one] Vitória: { $winners }.
       *[other] Vitória partilhada: { $winners }.
    }

note-unexploded-match = Na edição de 2013 ganha quem tiver mais dinheiro; na de 2011, todos os que acabam com mais do que no início.
table-unexploded-mean = Dinheiro médio
