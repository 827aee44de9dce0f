# A mesa de Unexploded Cow no navegador.

web-unexploded-edition = regras de { $edition }
web-unexploded-sudden = Morte Súbita
web-unexploded-herds = Os campos
web-unexploded-herd =
    { $who ->
        [you] Seu campo
       *[other] O campo de { $name }
    }
web-unexploded-beside = Dado, pote e cidade
web-unexploded-figures = A rolagem, o pote e a cidade
web-unexploded-has-die = está com o dado
web-unexploded-start = A contagem começa aqui
web-unexploded-gone = { $card } foi pelos ares
web-unexploded-cow =
    { $card }, { $kind }, preço { $price }, valor { $value }{ $owner ->
        [none] { "" }
        [you] , seu espião
       *[other] , espião de { $owner-name }
    }{ $bombs ->
        [0] { "" }
        [1] , está com uma bomba
       *[other] , está com { $bombs } bombas
    }{ $count ->
        [none] { "" }
       *[other] , número { $count } da contagem
    }{ $chosen ->
        [yes] , escolhida
       *[no] { "" }
    }
web-unexploded-spy-for =
    { $who ->
        [you] seu
       *[other] de { $name }
    }
web-unexploded-card = { $card }, custa { $price }. { $what }
web-unexploded-spot =
    { $herd ->
        [you] { $end ->
            [right] Ponta direita do seu campo
            [left] Ponta esquerda do seu campo
            [only] Seu campo vazio
           *[inside] Seu campo, entre { $left } e { $right }
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
        [you] você paga { $price }
       *[other] { $name } paga { $price }
    }
web-unexploded-worth =
    { $who ->
        [you] { $points ->
            [0] { $amount } para você
            [one] { $amount } e { $points } ponto para você
           *[other] { $amount } e { $points } pontos para você
        }
       *[other] { $points ->
            [0] { $amount } para { $name }
            [one] { $amount } e { $points } ponto para { $name }
           *[other] { $amount } e { $points } pontos para { $name }
        }
    }
web-unexploded-sides = O que cada resultado do dado faria
web-unexploded-sides-then = O que cada resultado faria então
web-unexploded-side = Um { $pips } encontra { $card }: { $worth }
web-unexploded-side-none =
    { $why ->
        [passed_on] Um { $pips } passa o dado para a esquerda
        [missed] Um { $pips } não conta
       *[too_few] Um { $pips } não encontra vaca nenhuma
    }
web-unexploded-side-short =
    { $why ->
        [passed_on] à esquerda
        [missed] não conta
       *[too_few] nenhuma
    }
web-unexploded-points-short = +{ $points } p
web-unexploded-cow-facts = { $kind }, { $value }.
web-unexploded-becomes =
    { $effect ->
        [shoot_cow] Ela é descartada; ninguém recebe nem paga nada.
        [steal_cow] Ela entra no seu campo e não custa mais nada.
        [cow_from_discard] Ela entra no seu campo e não custa mais nada.
        [swap_cows] Cada uma fica no lugar da outra; ninguém paga.
       *[move_cow] Ela vai para uma ponta de outro campo; ninguém paga.
    }
web-unexploded-costs = Custa { $price }.
web-unexploded-die = O dado mostra { $pips }
web-unexploded-pot-note = no pote, para o dono da vaca que explodir
web-unexploded-city =
    { $points ->
        [one] { $city }, { $points } ponto
       *[other] { $city }, { $points } pontos
    }
web-unexploded-points =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
web-unexploded-city-gives = Dá { $gifts }, se uma vaca sua explodir no seu turno.
web-unexploded-cities =
    { $count ->
        [0] a última cidade
        [one] falta { $count } cidade
       *[other] faltam { $count } cidades
    }
web-unexploded-piles =
    { $deck ->
        [one] { $deck } carta no baralho
       *[other] { $deck } cartas no baralho
    }, { $discard } no descarte
web-unexploded-discarded = O descarte
web-unexploded-discarded-none = Nada foi descartado ainda.


## O que se pergunta

web-unexploded-play-how = Escolha uma carta da mão para jogar, ou uma vaca do seu campo para mudar de lugar.
web-unexploded-roll = Rolar o dado
web-unexploded-ask-cow =
    { $by ->
        [city] Você tomou { $cause }:
       *[event] Você jogou { $cause }:
    } { $effect ->
        [cow_from_discard] qual vaca do descarte vem para o seu campo?
        [steal_cow] qual vaca de outro campo vem para o seu?
        [shoot_cow] qual vaca vai ser fuzilada?
        [swap_cows] { $chosen ->
            [none] quais vacas trocam de lugar? Escolha a primeira.
           *[other] qual vaca de outro campo troca de lugar com { $chosen }?
        }
       *[move_cow] qual vaca se desgarra?
    }
web-unexploded-touch-cow = Escolha uma vaca com moldura verde.
web-unexploded-touch-discard = Escolha uma carta do descarte.
web-unexploded-touch-place = Escolha um lugar verde.
web-unexploded-touch-herd = Escolha um lugar verde; o dono desse campo paga { $price }.
web-unexploded-touch-hand-on = Escolha a vaca que vai receber a bomba.
web-unexploded-where-cow = { $card }: para qual campo?
web-unexploded-play-event = Jogar { $card }
web-unexploded-no-target = No momento, não há em que usar esta carta.
web-unexploded-later = Você pode jogar na sua vez.
web-unexploded-move-how = Arraste a vaca, escolha um lugar verde ou use as setas.
web-unexploded-move-left = Um lugar para a esquerda
web-unexploded-move-right = Um lugar para a direita
web-unexploded-never-mind = Cancelar
web-unexploded-choose =
    { $effect ->
        [cow_from_discard] Trazer { $card } de volta
        [steal_cow] Roubar { $card }
        [shoot_cow] Fuzilar { $card }
        [swap_cows] Trocar { $card }
       *[move_cow] Desgarrar { $card }
    }
web-unexploded-take-roll = Usar o { $pips }
web-unexploded-defuse = { $card } desarma a bomba
web-unexploded-let-blow = Deixar explodir


## Para quem espera

web-unexploded-wait-roll = O dado está rolando…
web-unexploded-wait-shuffle = As cartas estão sendo embaralhadas…
web-unexploded-wait-play =
    { $who ->
        [you] É a sua vez.
       *[other] { $name } joga cartas, arruma o campo e depois rola o dado.
    }
web-unexploded-wait-cow =
    { $who ->
        [you] { $cause }: você escolhe uma vaca.
       *[other] { $effect ->
            [cow_from_discard] { $cause }: { $name } traz de volta uma vaca do descarte.
            [steal_cow] { $cause }: { $name } rouba uma vaca de outro campo.
            [shoot_cow] { $cause }: { $name } escolhe a vaca que vai ser fuzilada.
            [swap_cows] { $cause }: { $name } escolhe duas vacas para trocar de lugar.
           *[move_cow] { $cause }: { $name } escolhe a vaca que se desgarra.
        }
    }
web-unexploded-wait-place =
    { $who ->
        [you] { $cause }: você escolhe para onde vai { $card }.
       *[other] { $cause }: { $name } escolhe para onde vai { $card }.
    }
web-unexploded-wait-which-roll =
    { $who ->
        [you] { card-unexploded-best-of-two-rolls }: você escolhe { $first } ou { $second }.
       *[other] { card-unexploded-best-of-two-rolls }: { $name } escolhe o resultado que vale, { $first } ou { $second }.
    }
web-unexploded-wait-blast =
    { $count ->
        [one] { $cows } está com uma bomba.
       *[other] { $cows } estão com bombas.
    } { $who ->
        [you] O campo é seu: você decide.
       *[other] O campo é de { $name }, que decide o que acontece.
    }
web-unexploded-wait-payout =
    { $who ->
        [you] Só há { $pot } no pote: você escolhe qual vaca é paga agora.
       *[other] Só há { $pot } no pote: { $name } escolhe qual vaca é paga agora.
    }


## Placar

web-unexploded-score-player = Jogador
web-unexploded-score-gain = lucro
web-unexploded-score-points = pontos de cidade
web-unexploded-score-series = série
web-unexploded-series = Resultado de cada partida
web-unexploded-series-game = partida { $game }
web-unexploded-series-note =
    { $games ->
        [one] Partida { $games } da série.
       *[other] Partida { $games } da série; a última coluna soma todas.
    }
web-unexploded-zero-sum = O dinheiro dos jogadores e o do pote somam sempre o mesmo total.


## Preparar a mesa

web-option-unexploded-edition-2013 = De 2 a 6, em francos. Ganha quem tiver mais dinheiro; na Morte Súbita, um 6 não conta.
web-option-unexploded-edition-2011 = De 3 a 6, em euros. Ganha todo mundo que terminar com lucro, e o dinheiro fica para a próxima partida.
web-option-unexploded-deck = O baralho
