# What can go wrong in Unexploded Cow: one sentence for each code.

## What a player types

error-input-not-a-name =
    { $known ->
        [none] “{ $text }” is not a card or a command that you can use now.
       *[other] “{ $text }” is not one of these: { $known }.
    }
error-input-ambiguous = “{ $text }” could be any of these: { $known }.
error-input-not-listed = There is no number { $number } in the list, which runs from 1 to { $most }.
error-input-not-a-roll = “{ $text }” is not one of your rolls: type one of the two numbers.
error-input-not-a-place = “{ $text }” is not a place: type { $right }, { $left } or a number (1 is the right end).
error-input-not-a-herd = “{ $text }” has no herd. At the table: { $known }.
error-input-whose-herd = { $card } only costs its owner money. Whose herd? Type “{ $example }” and a name ({ $known }), or “{ $example } { $me }” to keep it.
error-input-card-gone = You have already played card { $number } this turn.
error-input-not-the-herd =
    { $count ->
        [0] You have no cow to line up.
       *[other] Name each of your cows once ({ $count } in all), from left to right: { $known }.
    }
error-input-same-order = Your herd is already in this order.


## What the rules forbid

error-not-in-hand = That card is not in your hand.
error-too-many-cards = You have played as many cards as a turn allows: { $most }.
error-not-a-cow = That card is not a cow.
error-not-an-event = { $name } is not an event.
error-no-such-herd = There is no herd { $herd }.
error-no-such-place = There is no place { $place } in this herd: places are numbered 1 to { $most }.
error-ends-only = In another player’s herd, a cow can only go at the left or right end.
error-not-in-your-herd = { $name } is not in your herd.
error-already-there = { $name } is already there.
error-too-many-moves = After { $most } moves you must play a card before you rearrange the herd again.
error-detector-waiting = A Metal Detector is already waiting for your next bomb roll.
error-no-target = There is nothing this event could affect.
error-cow-out-of-reach = { $name } cannot be chosen for this.
error-not-a-spot = The cow cannot go there.
error-roll-not-made = You have not rolled a { $pips }.
error-no-such-roll = A die does not show { $pips }.
error-no-pfc-here = { $name } is not a PFC in this herd.
error-no-general-here = { $name } is not a General in this herd.
error-no-mechanic-here = { $name } is not a Mechanic in this herd.
error-no-bomb = { $name } is not holding a bomb.
error-no-bomb-to-steal = { $name } holds no bomb that could be stolen; a bomb is stolen only once.
error-own-bomb = A cow cannot do this to itself.
error-not-in-this-herd = { $name } is not in this herd.
error-used-this-turn = { $name } has already done this once this turn.
error-nothing-to-settle = { $name } is not one of the cows still to be paid.


## Options and decks

error-money-seats = The number of seats with starting money ({ $seats }) must be { $least } to { $most }.
error-money-not-hundreds = { NUMBER($amount, useGrouping: 0) } is not a multiple of 100, as all money must be.
error-deck-main-count =
    { $count ->
        [one] There is 1 cow or event, and there must be { $wanted }. To use a different number, write counts = { "\"free\"" }.
       *[other] There are { $count } cows and events, and there must be { $wanted }. To use a different number, write counts = { "\"free\"" }.
    }
error-deck-city-count =
    { $count ->
        [one] There is 1 city, and there must be { $wanted }. To use a different number, write counts = { "\"free\"" }.
       *[other] There are { $count } cities, and there must be { $wanted }. To use a different number, write counts = { "\"free\"" }.
    }
error-deck-not-hundreds = { NUMBER($amount, useGrouping: 0) }, on { $name }, is not a multiple of 100.
error-deck-kind-value =
    { $kind ->
        [negative] { $name } is a negative cow, so its value must be below zero, not { NUMBER($value, useGrouping: 0) }.
       *[plain] { $name } is a plain cow, so its value must be above zero, not { NUMBER($value, useGrouping: 0) }.
    }
error-deck-name-twice = The name { $name } appears twice.


## Positions

error-no-such-city = There is no city { $card }: cities are numbered 0 to { $highest }.
error-no-such-seat = There is no seat { $seat }: seats are numbered 0 to { $most }.
error-seat-twice = Seat { $seat } appears twice.
error-spy-without-owner = { $name } is a Spy in play, but no owner is given.
error-no-such-spy = { $name } is not a Spy in play.
error-city-not-taken = Nobody has taken this city.
error-city-without-cow = This city does nothing with a cow.
error-not-exploded = { $name } is not a cow in the discard pile, so it cannot have exploded.
error-nothing-to-choose = The question { $asked } would have no possible answer.
