# Unexploded Cow: what happens, what is asked and what can be chosen.

## Editions, options, money, why a game ends

edition-unexploded-2013 = Unexploded Cow, 2013 edition
edition-unexploded-2011 = Unexploded Cow, 2011 edition

option-unexploded-edition = Which rulebook: 2013 for 2 to 6 players and francs, 2011 for 3 to 6 players and euros.
option-unexploded-deck = A file with your own deck; none for the built-in one.
option-unexploded-starting-money = Starting money for each seat; none for the usual 5000. In a series this is filled in automatically.

money-unexploded =
    { $currency ->
        [euros] { $sign }€{ $amount }
       *[francs] { $sign }{ $amount } F
    }

reason-unexploded-pot-empty = The pot is empty.
reason-unexploded-no-cow-left = No cows are left.
reason-unexploded-no-cow-for-sudden-death = No cows are left for Sudden Death.


## Kinds of cows: the name, a word and a few letters for the table, and what they can do

kind-unexploded-plain = Cow
    .word = cow
    .short = cow
    .ability = brings in its value when it explodes, and nothing else.
kind-unexploded-negative = Negative cow
    .word = negative
    .short = neg
    .ability = costs its owner money when it explodes: a present for somebody else’s herd.
kind-unexploded-spy = Spy
    .word = Spy
    .short = Spy
    .ability = always belongs to whoever played it, whichever herd it is in.
kind-unexploded-mechanic = Mechanic
    .word = Mechanic
    .short = Mec
    .ability = may defuse its bomb, once a turn: it stays, and you collect { $defusal }.
kind-unexploded-general = General
    .word = General
    .short = Gen
    .ability = may hand its bomb to another cow in the herd, once a turn.
kind-unexploded-pfc = PFC
    .word = PFC
    .short = PFC
    .ability = may steal a bomb from another cow in the herd; it explodes only once.
kind-unexploded-bomber = Bomber
    .word = Bomber
    .short = Bom
    .ability = after it explodes, the cows to its left and right each get a bomb.

cow-unexploded-plain = Cow worth { $value }.
cow-unexploded-negative = Negative cow, { $value }: give it to somebody.
cow-unexploded-spy = Spy worth { $value }, yours in every herd.
cow-unexploded-mechanic = Mechanic worth { $value }: may defuse for { $defusal }.
cow-unexploded-general = General worth { $value }: may hand its bomb on.
cow-unexploded-pfc = PFC worth { $value }: may steal bombs in its herd.
cow-unexploded-bomber = Bomber worth { $value }: its neighbours get bombs.


## The events of our own deck: a deck file has names of its own

card-unexploded-extra-bomb-roll = Night Shift
card-unexploded-best-of-two-rolls = Metal Detector
card-unexploded-cow-from-discard = Recruiting
card-unexploded-steal-cow = Rustlers
card-unexploded-shoot-cow = Firing Squad
card-unexploded-swap-cows = Cattle Exchange
card-unexploded-herds-move-left = Stampede
card-unexploded-move-cow = Stray Cow
card-unexploded-draw-three = Supply Drop
card-unexploded-others-pay-you-100 = War Bonds
card-unexploded-pay-others-100-draw-three = Round of Cider
card-unexploded-largest-herd-pays-300 = Cattle Tax

## What events and cities do

effect-unexploded-extra-bomb-roll = an extra bomb roll, now.
effect-unexploded-best-of-two-rolls =
    { $who ->
        [you] roll twice for your next bomb roll and choose one.
       *[other] the next bomb roll is rolled twice, and one result chosen.
    }
effect-unexploded-cow-from-discard =
    { $who ->
        [you] take any discarded cow into your herd.
       *[other] a discarded cow comes back.
    }
effect-unexploded-steal-cow =
    { $who ->
        [you] take any cow from another herd.
       *[other] a cow is taken from another herd.
    }
effect-unexploded-shoot-cow = any cow is shot and discarded.
effect-unexploded-swap-cows = two cows from different herds swap places.
effect-unexploded-herds-move-left = every herd moves one player to the left.
effect-unexploded-move-cow = any cow strays to an end of another herd.
effect-unexploded-draw-three = three more cards.
effect-unexploded-others-pay-you-100 =
    { $who ->
        [you] every other player pays you { $small }.
       *[other] every other player pays { $small }.
    }
effect-unexploded-pay-others-100-draw-three = { $small } to each other player, and three cards.
effect-unexploded-largest-herd-pays-300 = the largest herd pays { $tax } into the pot.

city-unexploded-money = { $amount }
city-unexploded-draw =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
city-unexploded-steal-cow = a cow from another herd
city-unexploded-cow-from-discard = a discarded cow
city-unexploded-nothing = nothing but glory


## The table

table-unexploded-turn =
    { $who ->
        [you] your turn
       *[other] { $name }’s turn
    }
table-unexploded-detector = { card-unexploded-best-of-two-rolls } ready
table-unexploded-pot = Pot: { $amount }
table-unexploded-city = City: { $city } ({ $points }), gives { $gifts }
table-unexploded-no-city = No city is face up.
table-unexploded-cities-left =
    { $count ->
        [0] the last one
       *[other] { $count } to come
    }
table-unexploded-sudden-death = SUDDEN DEATH: only bomb rolls, until the pot or the cows run out.
table-unexploded-sudden-order = Rolling order: { $order }
table-unexploded-money = { $amount }
table-unexploded-loan = { $amount } (loan)
table-unexploded-score = Money
table-unexploded-seat-short = { $points } p, { $cards } c
table-unexploded-seat-cities =
    { $points ->
        [one] 1 point: { $cities }
       *[other] { $points } points: { $cities }
    }
table-unexploded-seat-cards =
    { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
table-unexploded-no-cows = (no cows)
table-unexploded-spy-of =
    { $who ->
        [you] yours
       *[other] { $name }’s
    }
table-unexploded-bomb =
    { $count ->
        [one] bomb
       *[other] bombs
    }
table-unexploded-hand = Your hand
table-unexploded-hand-empty = Your hand is empty.
table-unexploded-discard =
    { $count ->
        [0] No cow has been discarded.
       *[other] Discarded cows: { $cows }
    }

legend-unexploded-herds = { $start } marks the right end of a herd, where a bomb roll starts counting: to the left, then on to the herd below. The numbers show which roll would find each cow. { $waited } the game is waiting for this player.
legend-unexploded-worth = 200{ $sign }500 is a cow that costs 200 to play (paid by the owner of the herd) and pays 500 when it explodes.
legend-unexploded-bomb = { $bomb } the cow is holding a bomb.
legend-unexploded-seats = Beside each name: money, cards in hand, and the cities taken with what they are worth.
legend-unexploded-seats-short = Below each name: money, city points (p), cards in hand (c).
legend-unexploded-kind = { $kind }: { $ability }
legend-unexploded-city = Blow up one of your own cows on your own turn to take the city.
legend-unexploded-play = { $usage }: play a card from your hand, by its number or the beginning of its name. Unless you say where, a cow goes to the right end of your herd; you can name an event’s targets straight away.
legend-unexploded-move = { $usage }: move a cow to another place in your herd; place 1 is the right end.
legend-unexploded-order = { $usage }: line up your whole herd, from left to right.
legend-unexploded-roll = { $usage }: end your turn with the bomb roll.
legend-unexploded-examples = For example: { $examples }
legend-unexploded-blast = Type a number from the list, or use words: { $commands }
legend-unexploded-payout = Type a number or a name; if you type several, they are paid in that order.


## What is asked

asked-unexploded-shuffle = The cards are shuffled.
asked-unexploded-reshuffle = The discard pile is shuffled.
asked-unexploded-play = Your turn: play what you like, arrange your herd, then roll.
    .how = { $play } CARD [HERD] [{ $left }, { $right } or PLACE] · { $move } COW PLACE · { $order } COWS · { $roll }
asked-unexploded-cow =
    { $by ->
        [city] You have taken { $cause }:
       *[event] You have played { $cause }:
    } { $effect ->
        [cow_from_discard] which discarded cow do you take?
        [steal_cow] which cow do you take from another herd?
        [shoot_cow] which cow do you shoot?
        [swap_cows] { $chosen ->
            [none] which two cows do you swap? Name the first, or both.
           *[other] which cow from another herd swaps with { $chosen }?
        }
       *[move_cow] which cow strays?
    }
    .how = Type its name, or the beginning of it.
    .discard = In the discard pile: { $cows }.
asked-unexploded-place =
    { $by ->
        [city] You have taken { $cause }:
       *[event] You have played { $cause }:
    } { $stray ->
        [yes] to which herd, and to which end of it, does { $card } go?
       *[no] where in your herd does { $card } go?
    }
    .how = Type { $right }, { $left }, or a place from 1 (the right end) to { $most }.
    .herd = For example: { $name } { $left }, or { $name } { $right }.
asked-unexploded-roll = The die is rolled.
asked-unexploded-two-rolls = The die is rolled twice.
asked-unexploded-which-roll = { card-unexploded-best-of-two-rolls }: which of your rolls counts, { $first } or { $second }?
asked-unexploded-blast =
    { $who ->
        [you] On your turn,
       *[other] On { $name }’s turn,
    } { $count ->
        [one] { $cows } in your herd holds a bomb. What do you do?
       *[other] { $cows } in your herd hold bombs. What do you do?
    }
asked-unexploded-payout = There is only { $pot } in the pot, and several cows in your herd have exploded. Which one is paid next?


## What can be typed: the first word is the one shown, the others work too

command-unexploded-play = play p
command-unexploded-move = move m
command-unexploded-order = order o
command-unexploded-roll = roll die
command-unexploded-steal = steal s
command-unexploded-give = give g
command-unexploded-defuse = defuse d
command-unexploded-blow = blow boom b
command-unexploded-left = left l
command-unexploded-right = right
command-unexploded-me = me mine my

usage-unexploded-play = { $word } CARD [HERD] [{ $left }, { $right } or PLACE]
usage-unexploded-move = { $word } COW PLACE
usage-unexploded-order = { $word } COW COW …
usage-unexploded-roll = { $word }
usage-unexploded-steal = { $word } PFC COW
usage-unexploded-give = { $word } GENERAL COW
usage-unexploded-defuse = { $word } MECHANIC
usage-unexploded-blow = { $word }
usage-unexploded-steal-cow = COW [{ $left }, { $right } or PLACE]
usage-unexploded-cow-from-discard = COW [{ $left }, { $right } or PLACE]
usage-unexploded-shoot-cow = COW
usage-unexploded-swap-cows = COW COW
usage-unexploded-move-cow = COW HERD [{ $left } or { $right }]


## What can be done, in the lists of choices

action-unexploded-steal-bomb = { $cow } steals the bomb from { $other }
action-unexploded-hand-on-bomb = { $cow } hands the bomb to { $other }
action-unexploded-defuse-bomb = { $cow } defuses the bomb, and you collect { $amount }
action-unexploded-let-blow = let it blow
action-unexploded-pay-next =
    { $who ->
        [you] { $how ->
            [pays] { $cow }: you pay { $amount }
           *[takes] { $cow }: you take { $amount }
        }
       *[other] { $how ->
            [pays] { $cow }: { $name } pays { $amount }
           *[takes] { $cow }: { $name } takes { $amount }
        }
    }


## What happened

event-unexploded-choice-opened =
    { $asked ->
        [shuffle] The cards are about to be shuffled.
        [reshuffle] The discard pile is about to be shuffled.
        [roll] The die is about to be rolled.
        [two_rolls] The die is about to be rolled twice.
        [play] { $who ->
            [you] You may play.
           *[other] { $name } may play.
        }
        [cow] { $who ->
            [you] You choose a cow.
           *[other] { $name } chooses a cow.
        }
        [place] { $who ->
            [you] You choose a place.
           *[other] { $name } chooses a place.
        }
        [which_roll] { $who ->
            [you] You choose one of two rolls.
           *[other] { $name } chooses one of two rolls.
        }
        [blast] { $who ->
            [you] You decide about the bombs in your herd.
           *[other] { $name } decides about the bombs in the herd.
        }
       *[payout] { $who ->
            [you] You choose which cow is paid next.
           *[other] { $name } chooses which cow is paid next.
        }
    }
event-unexploded-hands-dealt =
    { $cards ->
        [none] Everybody is dealt three cards.
       *[other] You are dealt { $cards }.
    } { $who ->
        [you] You begin.
       *[other] { $name } begins.
    }
event-unexploded-anted = Everybody pays { $amount } into the pot.
event-unexploded-city-turned =
    { $points ->
        [one] The city is { $city }, 1 point; it gives { $gifts }.
       *[other] The city is { $city }, { $points } points; it gives { $gifts }.
    }
event-unexploded-city-lost = Nobody has taken { $city } in ten rounds, so it is removed.
event-unexploded-turn-began =
    { $who ->
        [you] — It is your turn.
       *[other] — It is { $name }’s turn.
    }
event-unexploded-cards-drawn =
    { $cards ->
        [none] { $count ->
            [0] { $name } finds the deck empty
            [one] { $name } draws a card
           *[other] { $name } draws { $count } cards
        }
       *[other] { $who ->
            [you] { $count ->
                [0] You find the deck empty
               *[other] You draw { $cards }
            }
           *[other] { $name } draws { $cards }
        }
    }{ $left ->
        [0] .
       *[other] ; { $left } more after shuffling.
    }
event-unexploded-deck-reshuffled =
    { $count ->
        [one] The discard pile (one card) becomes the new deck.
       *[other] The discard pile is shuffled into a new deck of { $count } cards.
    }
event-unexploded-cow-played =
    { $who ->
        [you] You play { $card }
       *[other] { $name } plays { $card }
    } ({ $ability ->
        [none] { $value }
       *[some] { $kind }, { $value }
    }) { $is-own ->
        [yes] { $who ->
            [you] into your own herd and pay { $price }.
           *[other] into their own herd for { $price }.
        }
       *[no] { $end ->
            [left] at the left end of
           *[right] at the right end of
        } { $herd ->
            [you] your herd: you pay { $price }.
           *[other] { $herd-name }’s herd; { $herd-name } pays { $price }.
        }
    }
event-unexploded-event-played =
    { $who ->
        [you] You play { $card } for { $price }: { $effect }
       *[other] { $name } plays { $card } for { $price }: { $effect }
    }
event-unexploded-event-discarded = { $card } goes to the discard pile.
event-unexploded-herd-arranged =
    { $who ->
        [you] You move { $card } to place { $place } in your herd.
       *[other] { $name } moves { $card } to place { $place } in the herd.
    }
event-unexploded-cow-chosen =
    { $who ->
        [you] You choose { $card }.
       *[other] { $name } chooses { $card }.
    }
event-unexploded-cow-taken =
    { $origin ->
        [you] { $card } leaves your herd
       *[other] { $card } leaves { $origin-name }’s herd
    } { $herd ->
        [you] for yours.
       *[other] for { $herd-name }’s.
    }
event-unexploded-cow-recruited =
    { $who ->
        [you] { $card } comes back from the discard pile to your herd.
       *[other] { $card } comes back from the discard pile to { $name }’s herd.
    }
event-unexploded-cow-shot =
    { $herd ->
        [you] { $card }, in your herd, is shot.
       *[other] { $card }, in { $herd-name }’s herd, is shot.
    }
event-unexploded-cows-swapped = { $cow } and { $other } swap places.
event-unexploded-herds-moved = Every herd moves to the player on the left.
event-unexploded-detector-ready =
    { $who ->
        [you] You will roll twice for your next bomb roll and choose one.
       *[other] { $name } will roll twice for the next bomb roll and choose one.
    }
event-unexploded-money-paid =
    { $to ->
        [you] { $name } pays you { $amount }.
        [pot] { $who ->
            [you] You pay { $amount } into the pot.
           *[other] { $name } pays { $amount } into the pot.
        }
       *[other] { $who ->
            [you] You pay { $amount } to { $to-name }.
           *[other] { $name } pays { $amount } to { $to-name }.
        }
    }
event-unexploded-die-rolled =
    { $who ->
        [you] You roll a { $pips }.
       *[other] { $name } rolls a { $pips }.
    }
event-unexploded-two-rolls-made =
    { $who ->
        [you] You roll a { $first } and a { $second }.
       *[other] { $name } rolls a { $first } and a { $second }.
    }
event-unexploded-roll-chosen =
    { $who ->
        [you] You choose the { $pips }.
       *[other] { $name } chooses the { $pips }.
    }
event-unexploded-die-passed =
    { $to ->
        [you] A 6: the die passes to you.
       *[other] { $who ->
            [you] A 6: you pass the die to { $to-name }.
           *[other] A 6: { $name } passes the die to { $to-name }.
        }
    }
event-unexploded-nothing-found =
    { $who ->
        [you] { $why ->
            [missed] Your 6 finds no cow: in Sudden Death it is a miss.
           *[too_few] Your roll finds no cow: there are too few.
        }
       *[other] { $why ->
            [missed] { $name }’s 6 finds no cow: in Sudden Death it is a miss.
           *[too_few] { $name }’s roll finds no cow: there are too few.
        }
    }
event-unexploded-bomb-found =
    { $herd ->
        [you] { $card } in your herd finds a bomb!
       *[other] { $card } in { $herd-name }’s herd finds a bomb!
    }
event-unexploded-bomb-stolen = { $cow } steals the bomb from { $other }.
event-unexploded-bomb-handed-on = { $cow } hands the bomb to { $other }.
event-unexploded-bomb-defused =
    { $who ->
        [you] { $how ->
            [nothing] { $card } defuses the bomb, but the pot is empty.
           *[other] { $card } defuses the bomb: you collect { $amount }.
        }
       *[other] { $how ->
            [nothing] { $card } defuses the bomb, but the pot has nothing for { $name }.
           *[other] { $card } defuses the bomb: { $name } collects { $amount }.
        }
    }
event-unexploded-cow-exploded =
    { $is-foreign ->
        [yes] { $who ->
            [you] Your Spy { $card } explodes!
           *[other] { $name }’s Spy { $card } explodes!
        }
       *[no] { $who ->
            [you] Your { $card } explodes!
           *[other] { $card } explodes in { $name }’s herd!
        }
    }
event-unexploded-bomb-spread = { $cow } throws a bomb at { $other }.
event-unexploded-cow-settled =
    { $how ->
        [paid] { $who ->
            [you] You pay { $amount } into the pot for { $card }.
           *[other] { $name } pays { $amount } into the pot for { $card }.
        }
        [nothing] { $who ->
            [you] The pot is empty: you get nothing for { $card }.
           *[other] The pot is empty: { $name } gets nothing for { $card }.
        }
        [short] { $who ->
            [you] You take the last { $amount } of the pot for { $card }.
           *[other] { $name } takes the last { $amount } of the pot for { $card }.
        }
       *[whole] { $who ->
            [you] You take { $amount } for { $card }.
           *[other] { $name } takes { $amount } for { $card }.
        }
    }
event-unexploded-blast-ended = The dust settles.
event-unexploded-city-taken =
    { $who ->
        [you] You take { $city }
       *[other] { $name } takes { $city }
    } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }): { $gifts }{ $how ->
        [short] , of which the pot has only { $amount }.
       *[other] .
    }
event-unexploded-city-left = { $city } has nothing more to give.
event-unexploded-sudden-death-began = SUDDEN DEATH! Only bomb rolls now, in this order: { $order }.
event-unexploded-pot-taken = What is left in the pot is shared out: { $shares }.
    .item =
        { $who ->
            [you] you { $amount }
           *[other] { $name } { $amount }
        }
event-unexploded-game-ended =
    { $reason } { $count ->
        [0] Nobody has gained anything.
        [one] The winner: { $winners }.
       *[other] The winners: { $winners }.
    }

note-unexploded-match = In the 2013 edition the most money wins; in the 2011 edition, everybody who ends with more than they started with wins.
table-unexploded-mean = Average money

## Since your last turn: below a name, so it says only what was done

since-unexploded-money = { $sum }
since-unexploded-points =
    { $count ->
        [one] { $sign }{ $count } point
       *[other] { $sign }{ $count } points
    }
since-unexploded-cards =
    { $count ->
        [one] { $sign }{ $count } card
       *[other] { $sign }{ $count } cards
    }
since-unexploded-drew = Drawn: { $items }
since-unexploded-played = Played: { $items }
since-unexploded-came = Joined the herd: { $items }
since-unexploded-gone = Left the herd: { $items }
since-unexploded-recruited = Back from the discard pile: { $items }
since-unexploded-arranged = Moved: { $items }
since-unexploded-shot = Shot: { $items }
since-unexploded-swapped = Swapped: { $items }
since-unexploded-swap = { $cow } and { $other }
since-unexploded-detector = Next roll: two dice rolls to choose from
since-unexploded-rolled = Rolled: { $items }
since-unexploded-passed-die = Die passed to: { $items }
since-unexploded-found-nothing = No bomb found
since-unexploded-bomb = Found a bomb: { $items }
since-unexploded-stolen = Stole a bomb: { $items }
since-unexploded-theft = { $cow } from { $other }
since-unexploded-handed-on = Bomb handed on to: { $items }
since-unexploded-spread = Bomb thrown at: { $items }
since-unexploded-defused = Defused a bomb: { $items }
since-unexploded-exploded = Exploded: { $items }
since-unexploded-own-exploded = Spy exploded elsewhere: { $items }
since-unexploded-city-taken = City taken: { $items }
since-unexploded-city-turned = New city: { $items }
since-unexploded-city-lost = City removed: { $items }
since-unexploded-city =
    { $points ->
        [one] { $city } ({ $points } point)
       *[other] { $city } ({ $points } points)
    }
since-unexploded-reshuffled = The discard pile became the deck
since-unexploded-herds-moved = Every herd moved one player to the left
since-unexploded-anted = Everybody paid { $items } into the pot
since-unexploded-sudden-death = Sudden Death has begun

## When a game is over

highlight-unexploded-why = The most money wins.
highlight-unexploded-why-gain = Everybody wins who ends with more money than they started this game with.
highlight-unexploded-luckiest-roll = Luckiest roll: { $name } rolled a { $pips } and got { $amount }.
highlight-unexploded-biggest-blast =
    Biggest blast: { $cows ->
        [one] { $cows } cow
       *[other] { $cows } cows
    } exploded when { $name } rolled a { $pips }.
highlight-unexploded-dearest-roll = Costliest blast: { $name } had to pay { $amount }.
highlight-unexploded-last-pot = Last laugh: { $name } got { $amount } from what was left in the pot.
