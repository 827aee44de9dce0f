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
web-night = Night mode
web-day = Day mode
web-pace = Animation speed
web-pace-calm = Slow
web-pace-brisk = Fast
web-pace-once = Off
web-keys = Keyboard
web-keys-enter = Enter
web-keys-digits = Choose the card or row with that number, and press it again to play the card
web-keys-arrows = Go from one card or place to the next
web-keys-choose = Choose
web-keys-escape = Put it back, or close what is open
web-keys-list = Show this list
web-keys-skip = While something moves, any key skips to the end.
web-skip-hint = Tap, click or press a key to skip this.
web-sound-on = Turn sound on
web-sound-off = Turn sound off
web-loading = One moment…
web-not-found = There is nothing in this pasture.
web-to-home = Back to the home page


## Home

web-what = n. f.
    .first = where a herd spends the night.
    .second = a mean trick, played on a friend.
    .third = three cow games: pass the link around, and bots fill the empty seats.
web-your-name = Your name at the table
web-name-saved = Saved
web-face = Choose your cow
web-face-number = Cow { $number }
web-change-me = Change name or cow
web-games = The games
web-game-six-qui-prend = 6 qui prend!
    .about = One hundred and four cows, four rows of five. Arrive sixth, and the whole row follows you home.
    .facts = 2–10 players · 20 min · or everyone against the Ox
web-game-unexploded-cow = Unexploded Cow
    .about = A field full of old shells, a herd full of volunteers. Blow up your own, and somebody pays you.
    .facts = 2–6 players · 40 min · 2013 or 2011 rules
web-game-nevaches = NéVaches
    .about = Build a valley one tile at a time, then talk six cows into standing exactly where the card says.
    .facts = 2–4 players · 45 min · one fox
web-play-now = Play now
web-play-now-six = Play 6 qui prend! now
web-play-friends = Play with friends
web-running = Your games
web-running-turn = Your turn
web-running-wait = Waiting for others
web-running-open = Not started yet
web-finished = Finished games
web-past-won = You won
web-past-place = { $place } of { $seats }
web-past-all = All your games and results
web-past-title = Your games and results
web-past-figures = Game by game
web-past-curve = The line shows your last games: the higher, the more of the others you left behind.
web-past-count =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, won: { $wins }
web-past-rating = rating { $rating }
web-past-against = Against each other player
web-past-met =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }; you were ahead: { $ahead }, behind: { $behind }
web-past-mates = Play with them again
web-past-invite = Invite { $name }
web-past-more = Show more
web-past-none = No finished games yet.
web-public = Public tables
    .about = tables with a free seat
web-public-none = No public table at the moment. Yours could be the first.
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
web-chairs = Seats
web-chair-free = Free seat
web-chair-sit = Sit here
web-chair-up = Stand up
web-chair-bot = Add a bot
web-chair-fill = Fill the free seats with bots
web-chair-kick = Remove
web-chair-more = One more seat
web-chair-fewer = One seat fewer
web-chairs-added =
    { $count ->
        [one] This needs at least { $least } players: one seat was added.
       *[other] This needs at least { $least } players: { $count } seats were added.
    }
web-chair-host = host
web-shuffle = Shuffle the seats
web-start = Start the game
web-start-free =
    { $count ->
        [one] { $count } seat is still free: wait for a friend, add a bot, or remove the seat.
       *[other] { $count } seats are still free: wait for friends, add bots, or remove the seats.
    }
web-start-waits = Waiting for the host to start the game.
web-start-waits-for = Waiting for { $name } to start the game.
web-invite = Pass this link around
web-invited = { $name } invites you to play { $game }
web-invited-by-nobody = You are invited to play { $game }
web-invited-full = All seats are taken, but you can watch.
web-sit-down = Sit down
web-share = Share the link
web-share-text = Come and play a cow game with me:
web-cancel = Cancel
web-copy = Copy
web-copied = Copied
web-level-calf = Calf
    .about = plays anything
web-level-cow = Cow
    .about = has some sense
web-level-bull = Bull
    .about = looks ahead
web-level-duel = wins { $wins } of { $games } against { $other }
web-stars = { $stars } of { $most } stars
web-variant = Game
web-options = House rules
web-option-none = no limit
web-file-ours = built-in deck
web-file-own = your own deck
web-file-choose = Choose a file
web-file-off = Use the built-in deck
web-file-line = Line { $line }: { $text }
web-decks = How to write a deck of your own
web-option-public = Public table: anyone can find it and join
web-option-chat = Chat at the table
web-option-audience-chat = Spectators can chat, too
web-option-seen-cards = Show the cards seen so far to everybody
web-option-clock = Time limit
web-clock-none = no time limit
web-clock-decision = { $seconds } seconds for each decision
web-clock-game = { $minutes } minutes for the whole game


## At the table

web-seats = Players
web-seat-you = you
web-seat-bot = bot
web-seat-thinking =
    { $you ->
        [yes] your move
       *[no] is thinking…
    }
web-seat-chosen =
    { $you ->
        [yes] you have chosen
       *[no] has chosen
    }
web-seat-away = away – a bot is playing
web-story = What happened
web-since = Since your last turn
web-since-line = Since your last turn:
web-since-again = Play it again
web-story-empty = Nothing yet.
web-chat = Chat
web-chat-write = Say something
web-chat-send = Send
web-chat-closed = The team may not talk before the cards are revealed.
web-chat-off = No chat at this table.
web-score = Score
web-undo = Undo
web-leave = Leave the table
web-leave-sure = Leave this game?
web-leave-means = A bot will play on for you. As long as the game lasts, you can come back and take your seat again.
web-stay = Keep playing
web-back = Take my seat back
web-away-note = You have been away, and a bot is playing for you.
web-bots-busy = The bots are busy: your game will continue in a moment. For now, they have less time to think.
web-lost = Connection lost. Reconnecting – the game is safe.
web-move-waits =
    { $line ->
        [lost] Connection lost. Your move is saved and will be sent when you are back online:
       *[slow] The connection is slow. Still sending your move:
    }
web-move-too-late = Too late: the table had already moved on, so your move was not played.
web-time = { $seconds } s left
web-watching-note = You are watching this table.
web-first = First time here
web-first-six-qui-prend = First time? Your aim: take as few bull heads as you can.
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
        [nobody] Nobody at the table wins this time.
       *[no] { $winners } won this time.
    }
web-end-again = The herd would like a rematch.
web-end-gain =
    { $sign ->
        [plus] +{ $gain } in this game
       *[none] { $gain } in this game
    }
web-end-highlights = Highlights
web-end-chart = The score, turn by turn
web-evening = This evening, with the same players
web-evening-player = Player
web-evening-game = Game { $game }
web-evening-wins = Wins
web-share-picture = Share a picture
web-round-over = Round { $round } is over
web-round-line = +{ $gain }, { $total } in all
web-round-next = Next round
web-rematch = Play again
web-rematch-go = Go to the new table
web-record = Download the game record
web-replay = Watch the replay
web-replay-record = Replay a record file
