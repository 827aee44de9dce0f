# What a table server refuses.

error-request-not-json = The request is not JSON.
error-request-invalid = The request cannot be understood ({ $english }).
error-request-too-large = The request is too large.
error-no-such-page = There is nothing at this address.
error-no-such-method = This cannot be done at this address.
error-server-failed = The server made a mistake. Nothing of yours is lost.
error-server-closing = The server is about to stop; it will be back.
error-database-unavailable = The server cannot write at the moment, and nothing has changed. Try again.
error-table-busy = Too much happens at this table at once. Try again.
error-too-many-requests = That was too fast: wait { $seconds } s.
error-too-many-streams = You watch { $most } tables at once already, or very many do at your address: close one first.
error-who-are-you = The server does not know you yet: say who you are first.
error-csrf-missing = This page is out of date: load it again.
error-other-origin = Another web site may not do this in your name.
error-name-empty = A name needs at least one visible letter.
error-name-too-long = A name has { $most } letters at most.
error-link-unknown = This link has been used, or is too old.
error-token-unknown = You have no such token.
error-tokens-too-many = You have { $most } tokens already; remove one first.
error-table-unknown = There is no such table.
error-table-outdated = This game was begun under older rules, and cannot go on.
error-table-full = All seats are taken.
error-seat-unknown = There is no such seat at this table.
error-seat-taken = This seat is taken.
error-seat-is-free = Nobody sits there.
error-seats-taken = { $taken } sit here already: somebody would have no seat.
error-seats-free =
    { $free ->
        [one] One seat is still free: seat somebody or a bot, or take the seat away.
       *[other] { $free } seats are still free: seat somebody or bots, or take the seats away.
    }
error-already-seated = You sit at this table already.
error-not-seated = You do not sit at this table.
error-not-your-seat = This is somebody else’s seat.
error-host-only = Only the host of the table can do this.
error-game-has-begun = The game has begun.
error-game-not-begun = The game has not begun.
error-game-is-over = The game is over.
error-game-not-over = The game is not over yet.
error-stale-decision = The table has gone on: decision { $decision } is open now.
error-request-reused = This request has been used for another action: give each a name of its own.
error-action-unreadable = This is no action of the game (at { $field }).
error-undo-nothing = There is nothing of yours to take back.
error-undo-turn-passed = It is somebody else’s turn already: this stays.
error-undo-shown = Something hidden has been shown since: this stays.
error-already-away = Somebody else plays for this seat already.
error-not-away = You are playing yourself.
error-seat-is-away = A cow plays on for you: take your seat back first.
error-chat-off = At this table nobody talks.
error-chat-closed = Nobody may talk before the cards are revealed (B8).
error-chat-empty = There is nothing to read in it.
error-chat-too-long = A message has { $most } letters at most.
error-no-such-file-option = This game takes no file for { $option }.
error-file-too-large = The file is too large: { $most } bytes at most.
error-replay-too-long = This game is too long to be shown again: { $steps } steps, where { $most } are possible.
error-cannot-listen = Nothing can listen at { $host }, port { $port }: another program does, or may.
error-database-unknown = “{ $text }” is no address of a database.
error-seat-not-told = This file tells what seat { $seat } saw, and nothing else.
error-web-not-built = The web app has not been built here: run make web, then start the server again.
error-database-unreachable = The database cannot be opened ({ $english }).
error-lesson-over = The lesson has only { $steps } steps.
error-lesson-other-answer = Answer { $step } is not what the lesson asked for.
