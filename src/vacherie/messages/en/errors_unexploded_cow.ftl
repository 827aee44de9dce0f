# What can go wrong in Unexploded Cow: one sentence for each code.

## What a player types

error-input-not-a-name = “{ $text }” is none of these: { $known }.
error-input-ambiguous = “{ $text }” could be any of these: { $known }.
error-input-not-listed = There is no number { $number } in the list: it goes from 1 to { $most }.
error-input-not-a-roll = “{ $text }” is no roll: type one of the two numbers.
error-input-not-a-place = “{ $text }” is no place: type { $right }, { $left } or a number, 1 being the right end.
error-input-not-a-herd = “{ $text }” is nobody’s herd. At the table: { $known }.
error-input-not-the-herd =
    { $count ->
        [0] You have no cow to line up.
       *[other] Name each of your { $count } cows once, from left to right: { $known }.
    }
error-input-same-order = Your herd stands in this order already.


## What the rules forbid

error-not-in-hand = { $name } is not in your hand.
error-too-many-cards = More than { $most } cards cannot be played in one turn.
error-not-a-cow = { $name } is no cow.
error-not-an-event = { $name } is no event.
error-no-such-herd = There is no herd { $herd }.
error-no-such-place = There is no place { $place } in this herd: the places are 1 to { $most }.
error-ends-only = Into another player’s herd a cow goes only to the left or the right end.
error-not-in-your-herd = { $name } is not in your herd.
error-already-there = { $name } stands there already.
error-too-many-moves = After { $most } moves the herd has to stand still until you play a card.
error-detector-waiting = A Metal Detector is waiting for your next bomb roll already.
error-no-target = There is nothing on the table for this event to act on.
error-cow-out-of-reach = { $name } cannot be chosen for this.
error-not-a-spot = The cow cannot go there.
error-roll-not-made = You have not rolled a { $pips }.
error-no-such-roll = A die does not show { $pips }.
error-no-pfc-here = { $name } is no PFC of this herd.
error-no-general-here = { $name } is no General of this herd.
error-no-mechanic-here = { $name } is no Mechanic of this herd.
error-no-bomb = { $name } holds no bomb.
error-no-bomb-to-steal = { $name } holds no bomb that could be stolen; a bomb is stolen only once.
error-own-bomb = A cow cannot do this with itself.
error-not-in-this-herd = { $name } is not in this herd.
error-used-this-turn = { $name } has done this once in this turn already.
error-nothing-to-settle = { $name } is not among the cows still to be settled.


## Options and decks

error-money-seats = Starting money is given for { $seats } seats; this is for { $least } to { $most }.
error-money-not-hundreds = { NUMBER($amount, useGrouping: 0) } is no multiple of 100, and all money here is.
error-deck-main-count =
    { $count ->
        [one] There is 1 cow or event, and there must be { $wanted }. For another number, write counts = free, with quotes around free.
       *[other] There are { $count } cows and events, and there must be { $wanted }. For another number, write counts = free, with quotes around free.
    }
error-deck-city-count =
    { $count ->
        [one] There is 1 city, and there must be { $wanted }. For another number, write counts = free, with quotes around free.
       *[other] There are { $count } cities, and there must be { $wanted }. For another number, write counts = free, with quotes around free.
    }
error-deck-not-hundreds = { NUMBER($amount, useGrouping: 0) }, on { $name }, is no multiple of 100.
error-deck-kind-value =
    { $kind ->
        [negative] { $name } is a negative cow, so its value must be below zero, not { NUMBER($value, useGrouping: 0) }.
       *[plain] { $name } is a plain cow, so its value must be above zero, not { NUMBER($value, useGrouping: 0) }.
    }
error-deck-name-twice = The name { $name } is there twice.


## Positions

error-no-such-city = There is no city { $card }: the cities are 0 to { $highest }.
error-no-such-seat = There is no seat { $seat }: the seats are 0 to { $most }.
error-seat-twice = Seat { $seat } is there twice.
error-spy-without-owner = { $name } is a Spy in play, and nobody is named as its owner.
error-no-such-spy = { $name } is no Spy in play.
error-city-not-taken = Nobody has taken this city.
error-city-without-cow = This city does nothing with a cow.
error-not-exploded = { $name } is no cow on the discard pile, so it has not exploded.
error-nothing-to-choose = Nothing could be answered to what is asked ({ $asked }).
