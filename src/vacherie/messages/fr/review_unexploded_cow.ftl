# Ce qu’une analyse dit des coups d’Unexploded Cow.

review-unexploded-unit = argent
review-unexploded-reach = Faces du dé qui touchent { $card } : { $sides } sur { $of }. { $who ->
        [you] Pour vous, cela fait { $money }.
       *[other] Pour { $name }, cela fait { $money }.
    }
review-unexploded-turn = Ce tour vous rapporte { $money } en moyenne, contre { $better } avec le meilleur coup.
review-unexploded-city = Vous prenez la ville dans { $share } cas sur 100, contre { $better } avec le meilleur coup.
review-unexploded-later = Pour la suite, vous pouvez espérer { $money } de { $what ->
        [more] plus
       *[less] moins
    }.
review-unexploded-pot = Il reste { $money } dans le pot, contre { $better } avec le meilleur coup.

review-unexploded-move-roll-die = lancer le dé
review-unexploded-move-play-cow = { $card } dans { $herd ->
        [you] votre pré
       *[other] le pré de { $herd-name }
    }
review-unexploded-move-play-event = { $card }
review-unexploded-move-choose-cow = { $card }
review-unexploded-move-move-cow = { $card } à la place { $place }
review-unexploded-move-put-cow = dans { $herd ->
        [you] votre pré
       *[other] le pré de { $herd-name }
    }
review-unexploded-move-steal-bomb = { $cow } vole la bombe de { $other }
review-unexploded-move-hand-on-bomb = { $cow } passe la bombe à { $other }
review-unexploded-move-defuse-bomb = { $cow } désamorce la bombe
review-unexploded-move-let-blow = laisser exploser
review-unexploded-move-pay-next = { $card } d’abord
review-unexploded-move-choose-roll = le { $pips }
