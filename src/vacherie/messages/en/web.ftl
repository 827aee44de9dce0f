# The web app: its frame, its pages, and everything around a table.

web-title = Vacherie – three cow games
web-home = Vacherie, home
web-skip = Skip to the content
web-close = Close
web-language = Language
web-rules = Rules
web-rules-contents = Contents
web-learn = Learn
web-learn-playing = Learn by playing
web-menu = Menu
web-night = By night
web-day = By day
web-pace = How things move
web-pace-calm = Calmly
web-pace-brisk = Briskly
web-pace-once = Not at all
web-sound-on = Let me hear the table
web-sound-off = Keep the table quiet
web-loading = One moment …
web-not-found = There is nothing on this pasture.
web-to-home = Back to the barn


## Home

web-what = n. f.
    .first = where a herd spends the night.
    .second = a mean trick, played on a friend.
    .third = three games with cows: pass the link around, and bots take the empty chairs.
web-your-name = Your name at the table
web-name-save = That’s me
web-games = The games
web-game-six-qui-prend = 6 qui prend!
    .about = One hundred and four cows, four rows of five. Arrive sixth, and the whole row follows you home.
    .facts = 2–10 players · 20 min · or all against the Ox
web-game-unexploded-cow = Unexploded Cow
    .about = A field full of old shells, a herd full of volunteers. Blow up your own, and somebody pays you.
    .facts = 2–6 players · 40 min · 2013 or 2011 rules
web-game-nevaches = NéVaches
    .about = Build a valley one tile at a time, then talk six cows into standing exactly where the card says.
    .facts = 2–4 players · 45 min · one fox
web-play-now = Play now
web-play-now-six = Play 6 qui prend! now
web-play-friends = Play with friends
web-in-the-terminal = In the browser soon; in the terminal today.
web-running = Your games
web-running-turn = Your turn
web-running-wait = Waiting for others
web-running-open = Not begun yet
web-finished = Finished games
web-public = Gates left open
    .about = tables with a free seat
web-public-none = No open table at the moment. Yours could be the first.
web-public-free =
    { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
web-join = Join
web-watch = Watch
web-back-to-table = Back to the table
web-footer = No account, no adverts, no cow was harmed.


## Setting up a table

web-set-up = The table
web-chairs = Chairs
web-chair-free = Free chair
web-chair-sit = Sit here
web-chair-up = Get up
web-chair-bot = Sit a bot here
web-chair-no-bot = Nobody, after all
web-chair-fill = Bots take the free chairs
web-chair-kick = Send away
web-chair-more = One more chair
web-chair-fewer = One chair less
web-chairs-added =
    { $count ->
        [one] This needs at least { $least } players: one chair was added.
       *[other] This needs at least { $least } players: { $count } chairs were added.
    }
web-chair-ready = ready
web-chair-not-ready = not ready yet
web-chair-host = at home here
web-shuffle = Shuffle the seats
web-ready = I am ready
web-not-ready = Not yet
web-start = Deal
web-start-waits = The one who opened the table deals when all are ready.
web-invite = Pass this link around
web-copy = Copy
web-copied = Copied
web-level-calf = Calf
    .about = plays anything
web-level-cow = Cow
    .about = has some sense
web-level-bull = Bull
    .about = looks ahead
web-level-rated = { $level }, strength { $rating }
web-variant = Which game
web-options = House rules
web-option-six-variant-base = The game everybody knows: four rows, and the sixth card takes.
web-option-six-variant-pro = Nothing is dealt: all the cards lie open, and you draft your hand.
web-option-six-variant-even-odd = One row takes only even cards, or only odd ones.
web-option-six-variant-escalade = In one row the values fall, and it wanders.
web-option-six-variant-cabriole = A goat takes up a place, and jumps on.
web-option-six-variant-reversed = Once a round you may swap a card’s digits.
web-option-six-variant-coop = All of you together, with special cards, against the Ox.
web-option-six-target-heads = The game ends after the round in which somebody has this many heads
web-option-six-end-at = That many heads …
web-option-six-end-at-more-than = have to be passed
web-option-six-end-at-at-least = are enough
web-option-six-max-rounds = Rounds at most
web-option-six-draft-memory = The table goes on showing who drafted which card
web-option-six-consent = A special card is used …
web-option-six-consent-anyone = by anyone, at once
web-option-six-consent-all = when all agree
web-option-nevaches-random-bonus = Bonus tiles in random order and on random sides
web-option-nevaches-choose-start-card = Everybody chooses the start card from the row
web-option-none = none
web-file-ours = ours
web-file-own = your own
web-file-choose = Choose a file
web-file-off = Back to ours
web-file-line = Line { $line }: { $text }
web-decks = How to write a deck of your own
web-option-public = Let strangers find this table
web-option-chat = Chat at the table
web-option-seen-cards = Everybody may look up the cards already seen
web-option-clock = Clock
web-clock-none = no clock
web-clock-decision = { $seconds } seconds for each decision
web-clock-game = { $minutes } minutes for the whole game


## At the table

web-seats = Players
web-seat-you = you
web-seat-bot = made of tin
web-seat-thinking =
    { $you ->
        [yes] your move
       *[no] is thinking …
    }
web-seat-chosen =
    { $you ->
        [yes] you have chosen
       *[no] has chosen
    }
web-seat-away = away, a cow plays on
web-story = What happened
web-story-empty = Nothing yet.
web-chat = Chat
web-chat-write = Say something
web-chat-send = Say it
web-chat-closed = The team may not talk before the cards are revealed.
web-chat-off = No chat at this table.
web-score = Score
web-undo = Take back
web-leave = Leave the table
web-back = Take my seat back
web-away-note = You were away, and a cow plays for you.
web-lost = The connection is lost. Trying again; nothing is lost at the table.
web-move-waits =
    { $line ->
        [lost] The connection is lost. Your move is kept, and sent as soon as the line stands again:
       *[slow] The line is slow. Your move is kept, and sent until it has arrived:
    }
web-move-too-late = Your move was not made: the table had gone on.
web-time = { $seconds } s left
web-watching-note = You are watching this table.
web-first = First time here
web-first-six-qui-prend = First time? The aim: take as few bull heads as you can.
web-first-unexploded-cow = First time? The aim: end with as much money as you can.
web-first-nevaches = First time? The aim: as many points as you can.


## The end

web-end = The game is over
web-verdict =
    { $won ->
        [alone] You win. Well played!
        [together] The whole table wins. Well played!
        [shared] You share the win. Well played!
        [none] { $winners } won.
       *[no] No win for you this time. The herd awaits your revenge.
    }
web-end-place = { $place }.
web-rematch = Play again
web-rematch-go = To the new table
web-record = Download the record
web-replay = Watch the replay
web-replay-record = Replay a record file
