# O que uma análise diz das jogadas de Unexploded Cow.

review-unexploded-unit = dinheiro
review-unexploded-reach = Faces do dado que chegam a { $card }: { $sides } de { $of }. { $who ->
        [you] Para você, isso dá { $money }.
       *[other] Para { $name }, isso dá { $money }.
    }
review-unexploded-turn = Este turno rende { $money } para você em média; com a melhor jogada, { $better }.
review-unexploded-city = Você toma a cidade em { $share } de 100 casos; com a melhor jogada, em { $better }.
review-unexploded-later = Depois disso, você pode esperar { $money } a { $what ->
        [more] mais
       *[less] menos
    }.
review-unexploded-pot = Ficam { $money } no pote; com a melhor jogada, { $better }.

review-unexploded-move-roll-die = rolar o dado
review-unexploded-move-play-cow = { $card } no { $herd ->
        [you] seu campo
       *[other] campo de { $herd-name }
    }
review-unexploded-move-play-event = { $card }
review-unexploded-move-choose-cow = { $card }
review-unexploded-move-move-cow = { $card } para o lugar { $place }
review-unexploded-move-put-cow = no { $herd ->
        [you] seu campo
       *[other] campo de { $herd-name }
    }
review-unexploded-move-steal-bomb = { $cow } rouba a bomba de { $other }
review-unexploded-move-hand-on-bomb = { $cow } passa a bomba para { $other }
review-unexploded-move-defuse-bomb = { $cow } desarma a bomba
review-unexploded-move-let-blow = deixar explodir
review-unexploded-move-pay-next = { $card } primeiro
review-unexploded-move-choose-roll = o { $pips }
