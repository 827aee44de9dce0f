# The table of Unexploded Cow in the browser.

web-unexploded-edition = { $edition } rules
web-unexploded-sudden = Sudden Death
web-unexploded-herds = The herds
web-unexploded-herd =
    { $who ->
        [you] Your herd
       *[other] { $name }’s herd
    }
web-unexploded-beside = Die, pot and city
web-unexploded-figures = The roll, the pot and the city
web-unexploded-has-die = has the die
web-unexploded-start = The count begins here
web-unexploded-gone = { $card } has blown up
web-unexploded-cow =
    { $card }, { $kind }, price { $price }, value { $value }{ $owner ->
        [none] { "" }
        [you] , your Spy
       *[other] , { $owner-name }’s Spy
    }{ $bombs ->
        [0] { "" }
        [one] , holds a bomb
       *[other] , holds { $bombs } bombs
    }{ $count ->
        [none] { "" }
       *[other] , number { $count } in the count
    }{ $chosen ->
        [yes] , chosen
       *[no] { "" }
    }
web-unexploded-spy-for =
    { $who ->
        [you] yours
       *[other] for { $name }
    }
web-unexploded-card = { $card }, costs { $price }. { $what }
web-unexploded-spot =
    { $herd ->
        [you] { $end ->
            [right] Right end of your herd
            [left] Left end of your herd
            [only] Your empty herd
           *[inside] Your herd, between { $left } and { $right }
        }
       *[other] { $end ->
            [right] Right end of { $herd-name }’s herd
            [left] Left end of { $herd-name }’s herd
            [only] { $herd-name }’s empty herd
           *[inside] { $herd-name }’s herd, between { $left } and { $right }
        }
    }
web-unexploded-pays =
    { $who ->
        [you] you pay { $price }
       *[other] { $name } pays { $price }
    }
web-unexploded-worth =
    { $who ->
        [you] { $points ->
            [0] { $amount } for you
            [one] { $amount } and { $points } point for you
           *[other] { $amount } and { $points } points for you
        }
       *[other] { $points ->
            [0] { $amount } for { $name }
            [one] { $amount } and { $points } point for { $name }
           *[other] { $amount } and { $points } points for { $name }
        }
    }
web-unexploded-sides = What each roll would do
web-unexploded-sides-then = What each roll would do then
web-unexploded-side = A { $pips } reaches { $card }: { $worth }
web-unexploded-side-none =
    { $why ->
        [passed_on] A { $pips } passes the die to the left
        [missed] A { $pips } is a miss
       *[too_few] A { $pips } reaches no cow
    }
web-unexploded-side-short =
    { $why ->
        [passed_on] to the left
        [missed] a miss
       *[too_few] no cow
    }
web-unexploded-points-short = +{ $points } p
web-unexploded-cow-facts = { $kind }, { $value }.
web-unexploded-becomes =
    { $effect ->
        [shoot_cow] It is discarded; nobody gets or pays anything.
        [steal_cow] It joins your herd and costs nothing more.
        [cow_from_discard] It joins your herd and costs nothing more.
        [swap_cows] Each of the two takes the other’s place; nobody pays.
       *[move_cow] It goes to an end of another herd; nobody pays.
    }
web-unexploded-costs = Costs { $price }.
web-unexploded-die = The die shows { $pips }
web-unexploded-pot-note = in the pot, for whoever’s cow blows up
web-unexploded-city =
    { $points ->
        [one] { $city }, 1 point
       *[other] { $city }, { $points } points
    }
web-unexploded-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-unexploded-city-gives = Gives { $gifts } if one of your own cows blows up on your turn.
web-unexploded-cities =
    { $count ->
        [0] the last city
        [one] 1 city left
       *[other] { $count } cities left
    }
web-unexploded-piles =
    { $deck ->
        [one] { $deck } card in the deck
       *[other] { $deck } cards in the deck
    }, { $discard } discarded
web-unexploded-discarded = The discard pile
web-unexploded-discarded-none = Nothing has been discarded yet.


## What is asked

web-unexploded-play-how = Choose a card in your hand to play it, or a cow in your herd to move it.
web-unexploded-roll = Roll the die
web-unexploded-ask-cow =
    { $by ->
        [city] You have taken { $cause }:
       *[event] You have played { $cause }:
    } { $effect ->
        [cow_from_discard] which discarded cow do you take?
        [steal_cow] which cow do you take from another herd?
        [shoot_cow] which cow do you shoot?
        [swap_cows] { $chosen ->
            [none] which two cows do you swap? Choose the first.
           *[other] which cow from another herd swaps with { $chosen }?
        }
       *[move_cow] which cow strays?
    }
web-unexploded-touch-cow = Choose a cow with a green frame.
web-unexploded-touch-discard = Choose a card in the discard pile.
web-unexploded-touch-place = Choose a green place.
web-unexploded-touch-herd = Choose a green place; the owner of that herd pays { $price }.
web-unexploded-touch-hand-on = Choose the cow that gets the bomb.
web-unexploded-where-cow = { $card }: into which herd?
web-unexploded-play-event = Play { $card }
web-unexploded-no-target = There is nothing to use this on right now.
web-unexploded-later = You can play it on your turn.
web-unexploded-move-how = Drag the cow, choose a green place, or use the arrow keys.
web-unexploded-move-left = One place to the left
web-unexploded-move-right = One place to the right
web-unexploded-never-mind = Never mind
web-unexploded-choose =
    { $effect ->
        [cow_from_discard] Bring { $card } back
        [steal_cow] Take { $card }
        [shoot_cow] Shoot { $card }
        [swap_cows] Swap { $card }
       *[move_cow] Let { $card } stray
    }
web-unexploded-take-roll = Use the { $pips }
web-unexploded-defuse = { $card } defuses the bomb
web-unexploded-let-blow = Let it blow


## For those who wait

web-unexploded-wait-roll = The die is rolling…
web-unexploded-wait-shuffle = The cards are being shuffled…
web-unexploded-wait-play =
    { $who ->
        [you] Your turn.
       *[other] { $name } plays cards and arranges the herd, then rolls.
    }
web-unexploded-wait-cow =
    { $who ->
        [you] { $cause }: you choose a cow.
       *[other] { $effect ->
            [cow_from_discard] { $cause }: { $name } brings a discarded cow back.
            [steal_cow] { $cause }: { $name } takes a cow from another herd.
            [shoot_cow] { $cause }: { $name } chooses a cow to shoot.
            [swap_cows] { $cause }: { $name } chooses two cows to swap.
           *[move_cow] { $cause }: { $name } chooses the cow that strays.
        }
    }
web-unexploded-wait-place =
    { $who ->
        [you] { $cause }: you choose where { $card } goes.
       *[other] { $cause }: { $name } chooses where { $card } goes.
    }
web-unexploded-wait-which-roll =
    { $who ->
        [you] { card-unexploded-best-of-two-rolls }: you choose { $first } or { $second }.
       *[other] { card-unexploded-best-of-two-rolls }: { $name } chooses which roll counts, { $first } or { $second }.
    }
web-unexploded-wait-blast =
    { $count ->
        [one] { $cows } holds a bomb.
       *[other] { $cows } hold bombs.
    } { $who ->
        [you] It is your herd: you decide.
       *[other] It is { $name }’s herd, so { $name } decides.
    }
web-unexploded-wait-payout =
    { $who ->
        [you] Only { $pot } in the pot: you choose which cow is paid next.
       *[other] Only { $pot } in the pot: { $name } chooses which cow is paid next.
    }


## Score

web-unexploded-score-player = Player
web-unexploded-score-gain = gained
web-unexploded-score-points = city points
web-unexploded-score-series = series
web-unexploded-series = Result of each game
web-unexploded-series-game = game { $game }
web-unexploded-series-note =
    { $games ->
        [one] Game { $games } of the series.
       *[other] Game { $games } of the series; the last column adds up all of them.
    }
web-unexploded-zero-sum = The players’ money and the pot always add up to the same total.


## Setting up

web-option-unexploded-edition-2013 = For 2 to 6, in francs. Most money wins; in Sudden Death a 6 is a miss.
web-option-unexploded-edition-2011 = For 3 to 6, in euros. Everybody who ends with a profit wins, and keeps the money for the next game.
web-option-unexploded-deck = The deck
