# The command `vacherie simulate`: many games of bots.

simulate-help = Let bots play many games, and see who wins and how fast it goes.
simulate-help-players = How many players; { $default } if you do not say.
simulate-help-games = How many games; { $default } if you do not say.
simulate-help-bots = Who plays, from the first seat on; “{ $default }” if you do not say. Fewer bots than seats repeat round the table.
simulate-help-seed = A whole number: the same seed gives the same games. Drawn at random if you do not say.
simulate-help-workers = How many processes share the work; one for each processor core if you do not say. The games stay the same.
simulate-help-json = Print the results as JSON.
simulate-help-series = Let so many games count as one, with the money kept as the rules say; the score is what everybody has gained or lost in all of them.
simulate-help-report = Also write a page with plots about the games into this folder.
simulate-metavar-folder = FOLDER

simulate-progress = Playing

simulate-heading = { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }, seed { $seed }
simulate-series = Each of them is a series of { $series } games.
simulate-column-seat = Seat
simulate-column-bot = Bot
simulate-column-wins = Wins
simulate-column-share = Share
simulate-wins = { $wins }
simulate-share = { $share }%
simulate-speed = { $seconds } s: { $games } games and { $decisions } decisions per second
simulate-length = { $decisions } decisions per game on average
error-too-many-games = { NUMBER($games, useGrouping: 0) } games are too many: { NUMBER($most, useGrouping: 0) } at most.
error-too-many-workers = { NUMBER($workers, useGrouping: 0) } processes are too many: { NUMBER($most, useGrouping: 0) } at most.
simulate-decimal-mark = .
