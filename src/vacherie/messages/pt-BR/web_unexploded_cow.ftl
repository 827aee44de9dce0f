# A mesa de Unexploded Cow no navegador.

web-unexploded-edition = regras de { $edition }
web-unexploded-sudden = Morte Súbita
web-unexploded-herds = Os campos
web-unexploded-herd =
    { $who ->
        [you] O teu campo
       *[other] O campo de { $name }
    }
web-unexploded-beside = Dado, pote e cidade
web-unexploded-figures = O lançamento, o pote e a cidade
web-unexploded-has-die = tem o dado
web-unexploded-start = A contagem começa aqui
web-unexploded-gone = { $card } foi pelos ares
web-unexploded-cow =
    { $card }, { $kind }, preço { $price }, valor { $value }{ $owner ->
        [none] { "" }
        [you] , espiã tua
       *[other] , espiã de { $owner-name }
    }{ $bombs ->
        [0] { "" }
        [1] , tem uma bomba
       *[other] , tem { $bombs } bombas
    }{ $count ->
        [none] { "" }
       *[other] , número { $count } da contagem
    }{ $chosen ->
        [yes] , escolhida
       *[no] { "" }
    }
web-unexploded-spy-for =
    { $who ->
        [you] tua
       *[other] de { $name }
    }
web-unexploded-card = { $card }, custa { $price }. { $what }
web-unexploded-spot =
    { $herd ->
        [you] { $end ->
            [right] Ponta direita do teu campo
            [left] Ponta esquerda do teu campo
            [only] O teu campo vazio
           *[inside] O teu campo, entre { $left } e { $right }
        }
       *[other] { $end ->
            [right] Ponta direita do campo de { $herd-name }
            [left] Ponta esquerda do campo de { $herd-name }
            [only] O campo vazio de { $herd-name }
           *[inside] O campo de { $herd-name }, entre { $left } e { $right }
        }
    }
web-unexploded-pays =
    { $who ->
        [you] pagas { $price }
       *[other] { $name } paga { $price }
    }
web-unexploded-worth =
    { $who ->
        [you] { $amount } para ti
       *[other] { $amount } para { $name }
    }
web-unexploded-costs = Custa { $price }.
web-unexploded-die = O dado mostra { $pips }
web-unexploded-pot-note = no pote, para quem vir a sua vaca explodir
web-unexploded-city =
    { $points ->
        [one] { $city }, 1 ponto
       *[other] { $city }, { $points } pontos
    }
web-unexploded-points =
    { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }
web-unexploded-city-gives = Dá { $gifts }, se uma vaca tua explodir no teu turno.
web-unexploded-cities =
    { $count ->
        [0] a última cidade
        [1] falta 1 cidade
       *[other] faltam { $count } cidades
    }
web-unexploded-piles =
    { $deck ->
        [one] { $deck } carta no baralho
       *[other] { $deck } cartas no baralho
    }, { $discard } no descarte
web-unexploded-discarded = O descarte
web-unexploded-discarded-none = Ainda nada foi descartado.


## O que se pergunta

web-unexploded-play-how = Toca numa carta da tua mão para a jogar, ou numa vaca do teu campo para a mudar de lugar.
web-unexploded-roll = Lançar o dado
web-unexploded-ask-cow =
    { $by ->
        [city] Tomaste { $cause }:
       *[event] Jogaste { $cause }:
    } { $effect ->
        [cow_from_discard] que vaca descartada vem para o teu campo?
        [steal_cow] que vaca de outro campo vem para o teu?
        [shoot_cow] que vaca é fuzilada?
        [swap_cows] { $chosen ->
            [none] que vacas trocam de lugar? A primeira…
           *[other] que vaca de outro campo troca de lugar com { $chosen }?
        }
       *[move_cow] que vaca se tresmalha?
    }
web-unexploded-touch-cow = Toca numa vaca com moldura verde.
web-unexploded-touch-discard = Toca numa carta do descarte.
web-unexploded-touch-place = Toca num lugar verde.
web-unexploded-touch-herd = Toca num lugar verde; quem tem esse campo paga { $price }.
web-unexploded-touch-hand-on = Toca na vaca que vai ficar com a bomba.
web-unexploded-where-cow = { $card }: para que campo?
web-unexploded-play-event = Jogar { $card }
web-unexploded-no-target = De momento não há nada a que a aplicar.
web-unexploded-later = Podes jogá-la na tua vez.
web-unexploded-move-how = Arrasta-a, toca num lugar verde ou usa as setas.
web-unexploded-move-left = Um lugar para a esquerda
web-unexploded-move-right = Um lugar para a direita
web-unexploded-never-mind = Cancelar (nos três)
web-unexploded-choose =
    { $effect ->
        [cow_from_discard] Trazer { $card } de volta
        [steal_cow] Levar { $card }
        [shoot_cow] Fuzilar { $card }
        [swap_cows] { $card } troca de lugar
       *[move_cow] { $card } tresmalha-se
    }
web-unexploded-take-roll = Conta o { $pips }
web-unexploded-defuse = { $card } desarma a bomba
web-unexploded-let-blow = Deixar explodir


## Para quem espera

web-unexploded-wait-roll = O dado rola…
web-unexploded-wait-shuffle = As cartas estão a ser baralhadas…
web-unexploded-wait-play =
    { $who ->
        [you] É a tua vez.
       *[other] { $name } joga cartas e arruma o campo, e depois lança o dado.
    }
web-unexploded-wait-cow =
    { $who ->
        [you] { $cause }: escolhes uma vaca.
       *[other] { $effect ->
            [cow_from_discard] { $cause }: { $name } traz de volta uma vaca descartada.
            [steal_cow] { $cause }: { $name } leva uma vaca de outro campo.
            [shoot_cow] { $cause }: { $name } escolhe a vaca que é fuzilada.
            [swap_cows] { $cause }: { $name } escolhe duas vacas que trocam de lugar.
           *[move_cow] { $cause }: { $name } escolhe a vaca que se tresmalha.
        }
    }
web-unexploded-wait-place =
    { $who ->
        [you] { $cause }: dizes para onde vai { $card }.
       *[other] { $cause }: { $name } diz para onde vai { $card }.
    }
web-unexploded-wait-which-roll =
    { $who ->
        [you] Metal Detector: escolhes { $first } ou { $second }.
       *[other] Metal Detector: { $name } escolhe o lançamento que conta, { $first } ou { $second }.
    }
web-unexploded-wait-blast =
    { $count ->
        [one] { $cows } tem uma bomba.
       *[other] { $cows } têm bombas.
    } { $who ->
        [you] É o teu campo: decides tu.
       *[other] É o campo de { $name }, que decide o que acontece.
    }
web-unexploded-wait-payout =
    { $who ->
        [you] Só há { $pot } no pote: escolhes a vaca que se paga a seguir.
       *[other] Só há { $pot } no pote: { $name } escolhe a vaca que se paga a seguir.
    }


## Pontuação

web-unexploded-score-player = Jogador
web-unexploded-score-gain = ganho
web-unexploded-score-points = pontos de cidade
web-unexploded-score-series = série
web-unexploded-series = O que cada jogo rendeu
web-unexploded-series-game = jogo { $game }
web-unexploded-series-note =
    { $games ->
        [one] Jogo { $games } da série.
       *[other] Jogo { $games } da série; a última coluna soma-os todos.
    }
web-unexploded-zero-sum = O dinheiro de toda a mesa e o do pote somam sempre o mesmo.


## Preparar a mesa

web-option-unexploded-edition-2013 = De 2 a 6, em francos. Ganha quem tiver mais dinheiro; na Morte Súbita, um 6 não conta.
web-option-unexploded-edition-2011 = De 3 a 6, em euros. Ganha quem enriqueceu, e guarda o dinheiro para o jogo seguinte.
web-option-unexploded-deck = As cartas
