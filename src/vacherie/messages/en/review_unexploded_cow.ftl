# What a review says about moves of Unexploded Cow.

review-unexploded-unit = money
review-unexploded-reach = Sides of the die that reach { $card }: { $sides } of { $of }. { $who ->
        [you] For you that means { $money }.
       *[other] For { $name } that means { $money }.
    }
review-unexploded-turn = This turn brings you { $money } on average; with the better move, { $better }.
review-unexploded-city = You take the city in { $share } of 100 cases; with the better move, in { $better }.
review-unexploded-later = After that, you can expect { $money } { $what ->
        [more] more
       *[less] less
    }.
review-unexploded-pot = It leaves { $money } in the pot; with the better move, { $better }.

review-unexploded-move-roll-die = roll the die
review-unexploded-move-play-cow = { $card } into { $herd ->
        [you] your herd
       *[other] { $herd-name }’s herd
    }
review-unexploded-move-play-event = { $card }
review-unexploded-move-choose-cow = { $card }
review-unexploded-move-move-cow = { $card } to place { $place }
review-unexploded-move-put-cow = into { $herd ->
        [you] your herd
       *[other] { $herd-name }’s herd
    }
review-unexploded-move-steal-bomb = { $cow } steals the bomb from { $other }
review-unexploded-move-hand-on-bomb = { $cow } hands the bomb to { $other }
review-unexploded-move-defuse-bomb = { $cow } defuses the bomb
review-unexploded-move-let-blow = let it blow
review-unexploded-move-pay-next = { $card } first
review-unexploded-move-choose-roll = the { $pips }
