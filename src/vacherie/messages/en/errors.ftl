# What can go wrong because of somebody outside the program: one sentence for each code.

## Names that stand for nothing

error-unknown-game = There is no game called “{ $name }”. Choose from: { $known }.
error-unknown-language = We do not speak “{ $name }”. The languages are: { $known }.
error-unknown-bot = There is no bot called “{ $name }”. Choose from: { $known }.
error-missing-bot-name = A name is missing in “{ $text }”. The bots are: { $known }.
error-unknown-command = There is no command “{ $name }”. Choose from: { $known }.


## The command line

error-usage-no-such-option = There is no option { $name }. Choose from: { $known }.
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
error-usage-extra = Unexpected: { $text }. See { $command } --help.
error-usage-unreadable = That command could not be understood ({ $english }).
error-needs-extra = This command needs { $missing }, which is not installed: pip install { $extra }
error-option-not-pair = “{ $text }” is not a house rule: write NAME=VALUE. Names: { $known }.
error-option-unknown = There is no house rule “{ $option }”. Choose from: { $known }.
error-option-value = “{ $value }” is not a valid value for { $option }. Choose from: { $known }.
error-option-twice = { $option } is given twice.
error-option-without-meaning = { $option } changes nothing in the variant { $variant }: leave it out.
error-option-needs-target = { $option } has no meaning without target_heads.
error-batch-variant = A batch plays every variant except { $variant }, in which the players have to talk.
error-options-endless = This game would never end: choose target_heads or max_rounds.
error-players-out-of-range = This cannot be played with { $players }: it is for { $least } to { $most } players.
error-players-not-a-number = “{ $text }” is not a number of players: this game is for { $least } to { $most }.
error-too-many-bots =
    { $seats ->
        [0] There is no seat for a bot at this table.
        [one] There is one seat for a bot, but you named { $bots }.
       *[other] There are { $seats } seats for bots, but you named { $bots }.
    }
error-resume-alone = A resumed game keeps its players and its rules: leave out { $name }.
error-no-series = Nothing carries over from one game of { $game } to the next. You can play a series of: { $known }.
error-series-length = “{ $text }” is not a number of games: a series has 1 to { $most }.
error-no-saved-game =
    { $game ->
        [none] No saved game is waiting for you. Start one with vacherie play and a name: { $known }.
       *[other] No saved game of { $game } is waiting for you. Start one with: vacherie play { $game }
    }
error-save-damaged = This saved game is damaged ({ $reason }). Move the file away to continue without it.
error-seat-out-of-range = There is no seat { $number }: seats are numbered { $least } to { $most }.
error-step-out-of-range = There is no step { $number }: steps are numbered { $least } to { $most }.


## What a player types

error-input-empty = You did not type anything.
error-input-not-a-card = “{ $text }” is not a card number.
error-input-not-a-row = “{ $text }” is not a row: type 1, 2, 3 or 4.
error-input-not-a-command = “{ $text }” is not a command. Commands: { $known }.
error-input-usage = Type it like this: { $usage }
error-input-not-yes-or-no = Type yes or no.


## What the rules forbid

error-game-over = The game is over.
error-not-your-turn = It is not your turn.
error-not-asked =

    { $asked ->
        [deal] The cards must be dealt first.
        [draft] Choose a card from the table first.
        [card] Pick a card from your hand first.
        [row] Choose a row to take first.
        [window] Use a special card now, or let the next card go.
        [replacement] Choose the replacement card first.
        [sort] Choose the next card in the new order first.
        [consent] Answer the proposal first.
        [shuffle] The cards must be shuffled first.
        [reshuffle] The discard pile must be shuffled first.
        [roll] Roll the die first.
        [two_rolls] Roll the die twice first.
        [play] Play cards now, or roll the die.
        [cow] Choose a cow first.
        [place] Choose where the cow goes first.
        [which_roll] Choose one of the two rolls first.
        [blast] Decide about the bombs first.
        [payout] Choose the next cow to be paid first.
       *[other] You are being asked something else right now.
    }
error-bad-deal = This is not a valid deal for this game.
error-card-not-in-hand = The { $card } is not in your hand.
error-already-picked = You have already picked the { $card }.
error-no-reversing-here = Cards can be reversed only in the Reversed digits variant.
error-reverser-spent = You have already used your Reversed digits card this round.
error-not-reversible = The { $card } cannot be reversed: only cards from 10 to 99 can.
error-no-such-row = There is no row { $row }: rows are numbered 1 to 4.
error-card-not-on-table = The { $card } is not face up on the table.
error-already-went-on = You have already let this card go.
error-card-not-waiting = The { $card } is not among the cards still to be placed.
error-row-locked = Row { $row } is locked by a Stop.
error-row-not-locked = There is no Stop on row { $row }.
error-row-has-seven = Row { $row } already has a Take at 7.
error-row-empty = Row { $row } is empty.
error-proposal-fell = The team has already turned this down.
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
    } is not one of the face-up special cards.
error-not-your-card = The { $card } is not yours: only the owner of the next card can replace it.
error-hand-empty = Your hand is empty.
error-ox-card = The { $card } belongs to the Ox: this works only on the team’s cards.
error-not-inside-row = The { $card } is higher than the last card of row { $row }: Insert puts a card inside a row or at its start.
error-card-not-in-row = The { $card } is not in any row.
error-same-row = The { $card } is already in row { $row }.
error-already-named-first = The { $card } is already at the front.


## Files

error-file-missing = There is no such file.
error-file-forbidden = The system does not let us use this file.
error-file-is-folder = This is a folder, not a file.
error-file-not-text = The file is not text in UTF-8.
error-file-not-readable = The file cannot be read.
error-file-not-writable = The file cannot be written.
error-disk-full = The disk is full.
error-file-not-toml = This is not valid TOML ({ $english }).
error-file-nested-too-deep = Tables or lists are nested too deeply.
error-field-missing = The field { $field } is missing.
error-field-unknown =
    { $known ->
        [none] There is no such field.
       *[other] There is no such field. The fields are: { $known }.
    }
error-field-type =

    Expected { $expected ->
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
    } here, but found { $got ->
        [string] a text
        [integer] a whole number
        [float] a decimal number
        [boolean] true or false
        [table] a table
        [array] a list
        [null] nothing
       *[other] something else
    }.
error-field-too-big = This number is too big.
error-field-choice = “{ $got }” is not allowed here. Choose from: { $known }.
error-field-range = { $got } is out of range: it must be { $limit }.
error-field-length = There are { $got } here; there must be { $limit }.
error-field-value = This is not allowed here ({ $english }).


## Positions

error-no-such-card = There is no card { $card }: cards are numbered 1 to { $highest }.
error-card-twice = The { $card } appears twice.
error-hands-empty = The hands are empty: there is nothing to pick.
error-row-length =
    { $cards ->
        [one] The row has 1 card
       *[other] The row has { $cards } cards
    }; it can have { $least } to { $most }.
error-row-not-rising = This row must rise in the cooperative game.
error-field-elsewhere = This field has no meaning in the variant { $variant }.
error-below-zero = { $number } is below zero.
error-too-many = There are { $count } here, but there can be at most { $most }.
error-no-such-index = { $index } is not possible here: numbers run from 0 to { $most }.
error-asked-elsewhere = The variant { $variant } never asks this. It asks: { $known }.
error-picks-and-choice = There can be no picked cards while the question is { $asked }.
error-picked-twice = Seat { $seat } has already picked a card.
error-all-have-picked = Everybody has picked: the cards would be revealed by now.
error-value-differs = The { $card } cannot count as this value.
error-draft-is-done = Only the four cards that open the rows are left: the draft is over.
error-is-over = With these heads the game is over.
error-queue-order = The waiting cards are not in the order in which they will be placed.
error-stop-without-cards = A Stop can only be on a row that has cards.
error-not-over = With these heads the game is not over.
error-waiting-differs = The wrong player is being asked: it should be { $expected }.
error-card-fits = The { $card } fits a row, so nobody is asked to take one.
error-order-differs = This is not an ordering of the waiting cards.
error-queue-and-choice = There can be no cards waiting to be placed while the question is { $asked }.
error-marker-side = The variant { $variant } has no fan card with this side.
error-marker-way = Escalade turns round at the first row and at the last: its arrows point down at row 1 and up at row 4.
error-marker-parity = The last card of this row is the { $card }, so Even/Odd shows its other side here.
error-specials-not-open = While there are special cards in the pile, two of them are face up.
error-specials-alone = There are no special cards when you play alone against the Ox.
error-special-too-often = There are only two of each special card, but { $special } appears more often.
error-wrong-count = There are { $count } here, but there must be { $wanted }.


## NéVaches

error-input-not-now =
    { $asked ->
        [start_card] First choose your start card: type its number.
        [tile] You have turned up new tiles: place one of them.
        [card] You have turned up new cards: take one of them.
        [bonus_tile] Place your bonus tile first.
        [bonus_card] Take your bonus card first.
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
error-input-not-a-player = Whose valley? Type one of these names: { $known }.

error-tile-not-on-display =
    { $landscape ->
        [field] There is no field in the row.
        [meadow] There is no meadow in the row.
        [forest] There is no forest in the row.
        [lake] There is no lake in the row.
       *[house] There is no house in the row.
    }
error-cell-not-free = No tile can go there: it needs a free cell beside one of your tiles.
error-no-tile-refresh = You can exchange the tiles only if at least four are the same and there are others to replace them.
error-no-card-refresh = You can exchange the cards only if all four share a landscape and there are others to replace them.
error-no-tree-there = No tree can be planted there.
error-card-not-on-display = The card { $card } is not in the row.
error-too-few-cows =
    { $cows ->
        [one] This card needs a cow at home, and you have { $home }.
       *[other] This card needs { $cows } cows at home, and you have { $home }.
    }
error-not-its-shape = This card does not fit: your valley must contain its shape, with the right landscapes in the right places and no cows on them.
error-no-tile-there = The card does not fit there: a tile is missing.
error-other-landscape =
    { $landscape ->
        [field] The card does not fit there: it asks for a field.
        [meadow] The card does not fit there: it asks for a meadow.
        [forest] The card does not fit there: it asks for a forest.
        [lake] The card does not fit there: it asks for a lake.
       *[house] The card does not fit there: it asks for a house.
    }
error-cow-there = The card does not fit there: there is already a cow where it needs one.
error-no-herd-there = You have no herd there.
error-goal-not-yours = This scoring tile is not yours ({ $goal }).
error-goal-chosen-already = You have already chosen this scoring tile.
error-bad-shuffle = This is not a shuffle of what was set aside.

error-deck-count = 
    { $count ->
        [one] There is { $count } card here, and a deck has { $wanted }. To use a different number, put counts = { "\"free\"" } at the top of the file.
       *[other] There are { $count } cards here, and a deck has { $wanted }. To use a different number, put counts = { "\"free\"" } at the top of the file.
    }
error-deck-too-small = Too few cards ({ $count }): a game needs at least { $least }.
error-deck-id-twice = There are two cards called { $card }.
error-deck-sign = The grid of { $card } contains “{ $sign }”. Valid signs: { $known }
error-deck-cells = 
    { $count ->
        [one] The shape of { $card } has { $count } cell; it must have { $least } to { $most }.
       *[other] The shape of { $card } has { $count } cells; it must have { $least } to { $most }.
    }
error-deck-apart = The shape of { $card } is in several pieces: its cells must touch side by side.
error-deck-cows = 
    { $count ->
        [one] The card { $card } asks for { $count } cow; it must ask for { $least } to { $most }.
       *[other] The card { $card } asks for { $count } cows; it must ask for { $least } to { $most }.
    }
error-deck-equal = { $card } is the same card as { $other }, just rotated.

error-display-empty = The row is empty, and something has to be taken from it ({ $asked }).
error-squares-and-choice = There can be no tree squares while the question is { $asked }.
error-space-not-reached =
    { $known ->
        [none] The bonus at { $space } cannot be waiting: no bonus space has been reached.
       *[other] The bonus at { $space } cannot be waiting. These have been reached and can each be used once: { $known }.
    }
error-no-shuffle = There is nothing to shuffle: the pile must be empty and something must have been set aside.
error-start-card-not-asked = Nobody chooses a start card here.
error-all-have-chosen = Everybody has chosen a scoring tile: the game would be over.
error-goal-too-early = A scoring tile is chosen only at the end.
error-bonus-tiles = The bonus tiles cannot be arranged like this.
error-area-sign = “{ $sign }” does not stand for a landscape. Valid signs: { $known }
error-area-apart = This valley is in several pieces.
error-cell-too-far = This is too far out: columns and rows go from -{ $most } to { $most }.
error-cow-count = This seat’s cows do not add up to { $wanted }, counting those on the track.
error-too-many-tiles =
    { $landscape ->
        [field] Too many fields: { $count }, and the game has only { $most }.
        [meadow] Too many meadows: { $count }, and the game has only { $most }.
        [forest] Too many forests: { $count }, and the game has only { $most }.
        [lake] Too many lakes: { $count }, and the game has only { $most }.
       *[house] Too many houses: { $count }, and the game has only { $most }.
    }
error-card-not-in-deck = There is no card { $card } in this deck.
error-goal-twice = The scoring tile { $goal } appears twice.
