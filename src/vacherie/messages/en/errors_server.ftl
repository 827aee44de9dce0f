# What a table server refuses.

error-request-not-json = The request is not JSON.
error-request-invalid = The request cannot be understood ({ $english }).
error-request-too-large = The request is too large.
error-request-not-whole = The request was cut off before it ended.
error-host-invalid = The request’s Host header does not name a server.
error-no-such-page = There is nothing at this address.
error-no-such-method = This cannot be done at this address.
error-server-failed = Something went wrong on the server. Nothing of yours has been lost.
error-server-closing = The server is restarting and will be back shortly.
error-server-not-ready = The server is not ready: there is trouble with { $tasks }.
error-database-unavailable = The server cannot write at the moment, and nothing has changed. Try again.
error-table-busy = Too much is happening at this table at once. Try again.
error-too-many-requests = That was too fast: wait { $seconds } s.
error-too-many-streams = You are already watching { $most } tables, or too many people are at your address: close one first.
error-who-are-you = The server does not know you yet: introduce yourself first.
error-csrf-missing = This page is out of date: reload it.
error-other-origin = Another web site may not do this in your name.
error-name-empty = A name needs at least one visible character.
error-name-too-long = A name can have at most { $most } characters.
error-link-unknown = This link has been used, or is too old.
error-token-unknown = You have no token like that.
error-tokens-too-many = You already have { $most } tokens; remove one first.
error-table-unknown = There is no such table.
error-table-outdated = This game was started under older rules and cannot continue.
error-chat-full = The chat at this table is full (the limit is { $most } messages).
error-changed-too-often = You have changed your mind too often (the limit is { $most } times). Please play on.
error-table-too-long = Too much has happened at this table (the limit is { $most } entries). Start a new one.
error-tables-too-many =
    { $most ->
        [one] You already have { $most } game running. Finish it first, or let it rest for a while.
       *[other] You already have { $most } games running. Finish one first, or let it rest for a while.
    }
error-table-full = All seats are taken.
error-seat-unknown = There is no such seat at this table.
error-seat-taken = This seat is taken.
error-seats-taken = 
    { $taken ->
        [one] { $taken } person is already seated: someone would lose their seat.
       *[other] { $taken } people are already seated: someone would lose their seat.
    }
error-seats-free =
    { $free ->
        [one] One seat is still free: fill it with a person or a bot, or remove it.
       *[other] { $free } seats are still free: fill them with people or bots, or remove them.
    }
error-already-seated = You are already seated at this table.
error-guest-unknown = You have not played with this person.
error-guest-seated = { $name } is already seated at this table.
error-not-seated = You are not seated at this table.
error-not-your-seat = This is somebody else’s seat.
error-host-only = Only the host of the table can do this.
error-game-has-begun = The game has begun.
error-game-not-begun = The game has not begun.
error-game-is-over = The game is over.
error-game-not-over = The game is not over yet.
error-stale-question = The table has moved on: it is asking question { $question } now.
error-request-reused = This request id has already been used for another action: give each action its own.
error-action-unreadable = This is not an action in this game (at { $field }).
error-undo-nothing = You have no move to undo.
error-undo-turn-passed = It is already someone else’s turn, so this can no longer be undone.
error-undo-shown = Hidden information has been revealed since, so this can no longer be undone.
error-not-away = You are already playing this seat yourself.
error-seat-is-away = A bot is playing for you: take your seat back first.
error-chat-off = Chat is off at this table.
error-chat-closed = Nobody may talk before the cards are revealed (B8).
error-chat-empty = The message is empty.
error-chat-too-long = A message can have at most { $most } characters.
error-no-such-file-option = { $option } does not take a file in this game.
error-file-too-large = The file is too large: { $most } bytes at most.
error-replay-too-long = This game is too long to replay: { $steps } steps, and the limit is { $most }.
error-cannot-listen = Cannot listen on { $host }, port { $port }: another program is using it, or it is not allowed.
error-database-unknown = “{ $text }” is not a database address.
error-seat-not-told = This file only contains what seat { $seat } saw.
error-web-not-built = The web app has not been built here: run make web, then start the server again.
error-database-unreachable = The database cannot be opened ({ $english }).
error-database-in-use = Another server is already using { $database }. A SQLite file can serve only one server at a time; several servers can share a PostgreSQL database.
error-lesson-over = The lesson has only { $steps } steps.
error-lesson-other-answer = Answer { $step } is not one the lesson accepts.
error-too-many-reviews = { $most ->
        [one] { $most } review is
       *[other] { $most } reviews are
    } already waiting. Try again when they are done.
error-review-not-asked = Nobody has asked for a review of this game yet.
error-position-unreadable = This is not a position in this game: { $english }
error-nothing-to-weigh = This seat has no choice to make in this position.
error-too-large-budget = The budget can be at most { NUMBER($most, useGrouping: 0) } here, not { NUMBER($budget, useGrouping: 0) }.
error-weighing-failed = The position could not be weighed. Please try again.
