# What can go wrong because of somebody outside the program: one sentence for each code.

## Names that stand for nothing

error-unknown-game = There is no game called “{ $name }”. The games are: { $known }.
error-unknown-language = We do not speak “{ $name }”. The languages are: { $known }.
error-unknown-bot = There is no bot called “{ $name }”. The bots are: { $known }.
error-unknown-command = There is no command “{ $name }”. The commands are: { $known }.


## The command line

error-usage-no-such-option = There is no option { $name }. The options are: { $known }.
error-usage-missing = { $name } is missing.
error-usage-missing-game = Which game? The games are: { $known }.
error-usage-value =
    { $kind ->
        [integer] { $name } takes a whole number.
        [number] { $name } takes a number.
       *[other] { $name } does not take this value.
    }
error-usage-needs-value = { $name } needs a value.
error-usage-takes-no-value = { $name } takes no value.
error-usage-extra = This is too much: { $text }. See { $command } --help.
error-usage-unreadable = This cannot be understood ({ $english }).
error-option-not-pair = “{ $text }” is no rule choice: write NAME=VALUE. The names are: { $known }.
error-option-unknown = There is no rule choice “{ $option }”. There are: { $known }.
error-option-value = “{ $value }” is no value for { $option }. The values are: { $known }.
error-option-twice = { $option } is chosen twice.
error-option-without-meaning = { $option } changes nothing in the variant { $variant }: leave it out.
error-option-needs-target = { $option } has no meaning without target_heads.
error-options-endless = This game would never end: choose target_heads or max_rounds.
error-players-out-of-range = { $players } cannot play this: it is for { $least } to { $most }.
error-players-not-a-number = “{ $text }” is no number of players: it is for { $least } to { $most }.
error-too-many-bots =
    { $seats ->
        [0] There is no seat for a bot at this table.
        [one] There is one seat for a bot, and you name { $bots } bots.
       *[other] There are { $seats } seats for bots, and you name { $bots } bots.
    }
error-resume-alone = A game you take up again keeps its players and its rules: leave out { $name }.
error-no-saved-game =
    { $game ->
        [none] No game is waiting for you. Begin one with vacherie play and its name: { $known }.
       *[other] No game of { $game } is waiting for you. Begin one with: vacherie play { $game }
    }
error-save-damaged = This saved game is damaged ({ $reason }). Move the file away to go on without it.
error-seat-out-of-range = There is no seat { $number }: the seats are { $least } to { $most }.
error-step-out-of-range = There is no step { $number }: the steps are { $least } to { $most }.


## What a player types

error-input-empty = Nothing was typed.
error-input-not-a-card = “{ $text }” is no card number.
error-input-not-a-row = “{ $text }” is no row: type 1, 2, 3 or 4.
error-input-not-a-command = “{ $text }” is no command. The commands are: { $known }.
error-input-usage = Type it like this: { $usage }
error-input-not-yes-or-no = Type yes or no.


## What the rules forbid

error-game-over = The game is over.
error-not-your-turn = It is not your turn.
error-not-asked =
    { $asked ->
        [deal] The cards have to be dealt first.
        [draft] Now a card is to be chosen from the table.
        [card] Now a card is to be picked from the hand.
        [row] Now a row is to be taken.
        [window] Now special cards can be used, or the next card let go.
        [replacement] Now the card that is placed instead is to be chosen.
        [sort] Now the next card of the new order is to be named.
        [consent] Now the proposal is to be answered.
       *[other] Something else is asked now.
    }
error-bad-deal = This is no deal of this game.
error-card-not-in-hand = The { $card } is not in your hand.
error-already-picked = You have picked the { $card } already.
error-no-reversing-here = Cards are reversed only in the game with Reversed digits.
error-reverser-spent = You have used up your Reversed digits card in this round.
error-not-reversible = The { $card } cannot be reversed: only cards from 10 to 99 can.
error-no-such-row = There is no row { $row }: the rows are 1 to 4.
error-card-not-on-table = The { $card } does not lie open on the table.
error-already-went-on = You have let this card go already.
error-card-not-waiting = The { $card } is not among the cards still to be placed.
error-row-locked = Row { $row } is locked by a Stop.
error-row-not-locked = No Stop lies at row { $row }.
error-row-has-seven = A Take at 7 lies at row { $row } already.
error-row-empty = Row { $row } is empty.
error-proposal-fell = The team has turned this down before.
error-special-not-open =
    { $special ->
        [take_at_seven] { special-six-take-at-seven }
        [stop] { special-six-stop }
        [replace] { special-six-replace }
        [insert] { special-six-insert }
        [slide] { special-six-slide }
        [first] { special-six-first }
        [last] { special-six-last }
       *[sort] { special-six-sort }
    } is not among the open special cards.
error-not-your-card = The { $card } is not yours: only the owner of the next card can replace it.
error-hand-empty = Your hand is empty.
error-ox-card = The { $card } belongs to the Ox: this is only for cards of the team.
error-not-inside-row = The { $card } is higher than the last card of row { $row }: Insert puts a card inside a row or at its start.
error-card-not-in-row = The { $card } lies in no row.
error-same-row = The { $card } lies in row { $row } already.
error-already-named-first = The { $card } is at the front already.


## Files

error-file-missing = There is no such file.
error-file-forbidden = The system does not let us use this file.
error-file-is-folder = This is a folder, not a file.
error-file-not-text = The file is not text in UTF-8.
error-file-not-readable = The file cannot be read.
error-file-not-writable = The file cannot be written.
error-disk-full = The disk is full.
error-file-not-toml = This is not valid TOML ({ $english }).
error-file-nested-too-deep = Too many tables or lists stand inside each other.
error-field-missing = The field { $field } is missing.
error-field-unknown =
    { $known ->
        [none] There is no such field.
       *[other] There is no such field. The fields are: { $known }.
    }
error-field-type =
    { $got ->
        [string] A text
        [integer] A whole number
        [float] A decimal number
        [boolean] True or false
        [table] A table
        [array] A list
        [null] Nothing
       *[other] Something else
    } stands here, where { $expected ->
        [string] a text
        [integer] a whole number
        [boolean] true or false
        [table] a table
        [array] a list
       *[other] something else
    }{ $other ->
        [none] {""}
        [string] {""} or a text
        [integer] {""} or a whole number
        [boolean] {""} or true or false
        [table] {""} or a table
        [array] {""} or a list
       *[other] {""} or something else
    } is needed.
error-field-too-big = This number is too big.
error-field-choice = “{ $got }” is not possible here. Possible are: { $known }.
error-field-range = { $got } is out of range: { $limit } is needed.
error-field-length = { $got } here, where the number must be { $limit }.
error-field-value = This cannot stand here ({ $english }).


## Positions

error-no-such-card = There is no card { $card }: the cards are 1 to { $highest }.
error-card-twice = The { $card } is there twice.
error-hands-empty = The hands are empty: there is nothing to pick.
error-row-length =
    { $cards ->
        [one] The row has 1 card
       *[other] The row has { $cards } cards
    }; it can have { $least } to { $most }.
error-row-not-rising = This row must rise in the cooperative game.
error-field-elsewhere = This field has no meaning in the variant { $variant }.
error-below-zero = { $number } is below zero.
error-too-many = There are { $count } here, and there can be { $most } at most.
error-no-such-index = { $index } is not possible here: the numbers are 0 to { $most }.
error-asked-elsewhere = The variant { $variant } never asks this. It asks: { $known }.
error-picks-and-choice = Cards that are picked do not go with what is asked ({ $asked }).
error-picked-twice = Seat { $seat } has picked a card already.
error-all-have-picked = Everybody has picked: the cards would be revealed by now.
error-value-differs = The { $card } cannot count as this value.
error-draft-is-done = Only the four cards that open the rows are left: the draft is over.
error-is-over = With these heads the game is over.
error-queue-order = The waiting cards stand in another order than they are placed in.
error-stop-without-cards = A Stop lies only at a row with cards.
error-not-over = With these heads the game is not over.
error-waiting-differs = This is not who is asked; it should be { $expected }.
error-card-fits = The { $card } fits a row, so nobody is asked to take one.
error-order-differs = This is no order of the waiting cards.
error-queue-and-choice = The cards that wait to be placed do not go with what is asked ({ $asked }).
error-marker-side = The variant { $variant } has no fan card with this side.
error-special-too-often = There are only two of each special card, and { $special } is there more often.
error-wrong-count = There are { $count } here, and it must be { $wanted }.
