# What can go wrong because of somebody outside the program: one sentence for each code.

## Names that stand for nothing

error-unknown-game = There is no game called “{ $name }”. The games are: { $known }.
error-unknown-language = We do not speak “{ $name }”. The languages are: { $known }.
error-unknown-bot = There is no bot called “{ $name }”. The bots are: { $known }.
error-missing-bot-name = A name is missing in “{ $text }”. The bots are: { $known }.
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
error-batch-variant = A batch plays every variant but { $variant }, which is decided by talking.
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
error-no-series = Nothing goes from one game of { $game } to the next. A series can be played of: { $known }.
error-series-length = “{ $text }” is no number of games: a series has 1 to { $most }.
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
        [shuffle] The cards have to be shuffled first.
        [reshuffle] The discard pile has to be shuffled first.
        [roll] Now the die is to be rolled.
        [two_rolls] Now the die is to be rolled twice.
        [play] Now cards are to be played, or the die rolled.
        [cow] Now a cow is to be chosen.
        [place] Now the place of the cow is to be chosen.
        [which_roll] Now one of the two rolls is to be chosen.
        [blast] Now it is about the bombs.
        [payout] Now the next cow to be settled is to be named.
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


## NéVaches

error-input-not-now =
    { $asked ->
        [start_card] First choose your start card: type its number.
        [tile] You have turned up new tiles: place one of them.
        [card] You have turned up new cards: take one of them.
        [bonus_tile] First place the tile of your bonus.
        [bonus_card] First take the card of your bonus.
       *[other] That is not possible now.
    }
error-input-not-a-number =
    { $most ->
        [0] There is no card.
        [one] “{ $text }” is not possible: type 1.
       *[other] “{ $text }” is not possible: type a number from 1 to { $most }.
    }
error-input-not-a-square =
    { $most ->
        [one] Type yes or no.
       *[other] Type the number of the square, from 1 to { $most }, or no.
    }
error-input-not-a-player = Whose landscape? Type one of these names: { $known }.

error-tile-not-on-display =
    { $landscape ->
        [field] There is no field in the row.
        [meadow] There is no meadow in the row.
        [forest] There is no forest in the row.
        [lake] There is no lake in the row.
       *[house] There is no house in the row.
    }
error-cell-not-free = No tile can go there: it needs a free cell beside one of your tiles.
error-no-tile-refresh = Tiles can be exchanged only when four of them are equal, and when there are others.
error-no-card-refresh = Cards can be exchanged only when four lie there that share a landscape, and when there are others.
error-no-tree-there = No tree can be planted there.
error-card-not-on-display = The card { $card } does not lie in the row.
error-too-few-cows =
    { $cows ->
        [one] This card needs a cow at home, and you have { $home }.
       *[other] This card needs { $cows } cows at home, and you have { $home }.
    }
error-not-its-shape = This card does not fit: your landscape must hold its shape, with the landscapes that it shows in their places and no cow on them.
error-no-tile-there = The card does not fit there: a tile is missing.
error-other-landscape =
    { $landscape ->
        [field] The card does not fit there: it asks for a field.
        [meadow] The card does not fit there: it asks for a meadow.
        [forest] The card does not fit there: it asks for a forest.
        [lake] The card does not fit there: it asks for a lake.
       *[house] The card does not fit there: it asks for a house.
    }
error-cow-there = The card does not fit there: a cow stands where it wants to put one.
error-no-herd-there = No herd of yours stands there.
error-goal-not-yours = This scoring tile is not yours ({ $goal }).
error-goal-chosen-already = You have chosen this scoring tile already.
error-bad-shuffle = This is no shuffle of what was put away.

error-deck-count = There are { $count } cards here, and a deck has { $wanted }. With another number, write counts = “free” at the top of the file.
error-deck-too-small = { $count } cards are too few: a game needs at least { $least }.
error-deck-id-twice = There are two cards called { $card }.
error-deck-sign = In the grid of { $card } stands “{ $sign }”. The signs are: { $known }
error-deck-cells = The shape of { $card } has { $count } cells; it must have { $least } to { $most }.
error-deck-apart = The shape of { $card } is in several pieces: its cells must touch side by side.
error-deck-cows = The card { $card } asks for { $count } cows; it must ask for { $least } to { $most }.
error-deck-equal = { $card } is the same card as { $other }, only turned.

error-display-empty = The row is empty, and something has to be taken from it ({ $asked }).
error-squares-and-choice = Squares for a tree do not go with what is asked ({ $asked }).
error-space-not-reached =
    { $known ->
        [none] The bonus at { $space } cannot be waiting: no bonus space has been reached.
       *[other] The bonus at { $space } cannot be waiting. Reached, and possible once each: { $known }.
    }
error-no-shuffle = There is nothing to shuffle: it takes an empty pile, and something put away.
error-start-card-not-asked = Nobody chooses a start card here.
error-all-have-chosen = Everybody has chosen a scoring tile: the game would be over.
error-goal-too-early = A scoring tile is chosen only at the end.
error-bonus-tiles = The bonus tiles cannot lie like this.
error-area-sign = “{ $sign }” is no sign of a landscape. The signs are: { $known }
error-area-apart = This landscape is in several pieces.
error-cell-too-far = This is too far out: columns and rows go from -{ $most } to { $most }.
error-cow-count = The cows of this seat are not { $wanted }, with those on the track.
error-too-many-tiles =
    { $landscape ->
        [field] There are { $count } fields, and the game has { $most }.
        [meadow] There are { $count } meadows, and the game has { $most }.
        [forest] There are { $count } forests, and the game has { $most }.
        [lake] There are { $count } lakes, and the game has { $most }.
       *[house] There are { $count } houses, and the game has { $most }.
    }
error-card-not-in-deck = There is no card { $card } in this deck.
error-goal-twice = The scoring tile { $goal } is there twice.
