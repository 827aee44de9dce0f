# The command `vacherie simulate`: many games of bots.

simulate-help = Let bots play many games, and see who wins and how fast they run.
simulate-help-players = Number of players (default: { $default }).
simulate-help-games = Number of games (default: { $default }).
simulate-help-bots = Which bots play, from the first seat (default: “{ $default }”). A list shorter than the table repeats.
simulate-help-seed = Random seed, a whole number: the same seed gives the same games (default: random).
simulate-help-workers = Number of processes (default: one per processor core). The games stay the same.
simulate-help-json = Print the results as JSON.
simulate-help-series = Count this many games as one series, carrying money over as the rules say; the score is the total gained or lost.
simulate-help-report = Also write a page of plots into this folder.
simulate-metavar-folder = FOLDER

simulate-progress = Playing

simulate-heading = { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }, seed { $seed }
simulate-series = Each of them is a series of { $series ->
        [one] 1 game
       *[other] { $series } games
    }.
simulate-column-seat = Seat
simulate-column-bot = Bot
simulate-column-wins = Wins
simulate-column-share = Share
simulate-wins = { $wins }
simulate-share = { $share }%
simulate-speed = { $seconds } s: { $games } games and { $decisions } decisions per second
simulate-length = { $decisions } decisions per game on average
error-too-many-games = Too many games ({ NUMBER($games, useGrouping: 0) }): the limit is { NUMBER($most, useGrouping: 0) }.
error-too-many-workers = { NUMBER($workers, useGrouping: 0) } processes are too many: { NUMBER($most, useGrouping: 0) } at most.
simulate-decimal-mark = .
