# The command `vacherie arena`: bots measured on the same deals.

arena-help = Measure bots on the same deals in each other’s seats, and see how sure the difference is.
arena-help-bots = Who plays, from the first seat on; “{ $default }” if you do not say. Fewer bots than seats repeat round the table; one against three: bull,calf,calf,calf. Every deal is played in all rotations of the bots; in a cooperative game, by a team of each.
arena-help-deals = How many deals; { $default } if you do not say. More deals can follow later: those that are there are kept.
arena-help-budget = How many milliseconds a bot may think about a decision; { $default } if you do not say.
arena-help-playouts = How many playouts a bot may think instead: the same games on any machine.
arena-help-seed = A whole number: the same seed gives the same deals. { $default } if you do not say.
arena-help-out = Where the finished deals are kept, as JSON lines; a file in this folder if you do not say. The same command goes on where it was interrupted.

arena-heading = { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    } at all tables: { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $players ->
        [one] 1 player
       *[other] { $players } players
    }, seed { $seed }
arena-column-wins = Win share
arena-column-median =
    ms
    median
arena-column-p99 =
    ms
    99%
arena-column-max =
    ms
    most
arena-column-fallbacks = Failed
arena-column-difference = Difference
arena-interval = { $mean } [{ $low }, { $high }]
arena-percent = { $interval } %
arena-note = By seat and game, a shared win in parts; in brackets where 95% of the means over deals drawn again lie.
arena-note-together = Each bot plays with its like; in brackets where 95% of the means over deals drawn again lie.
arena-sense =
    { $sense ->
        [fewest] Fewer is better.
       *[most] More is better.
    }
arena-few-deals = Of so few deals the brackets are too narrow: play at least { $least }.
arena-file = The deals are in { $file }
arena-interrupted = The finished deals are in { $file }. To go on: { $command }
error-budget-twice = A budget is either a time (--budget) or a number of playouts (--playouts), not both.
error-too-small-budget = A budget has to be at least 1, not { NUMBER($budget, useGrouping: 0) }.
error-too-few-deals = At least one deal has to be played, not { NUMBER($deals, useGrouping: 0) }.
error-too-many-deals = { NUMBER($deals, useGrouping: 0) } deals are too many: { NUMBER($most, useGrouping: 0) } at most.
error-results-other = This file holds results of something else: what differs is { $field }. Name another file, or remove this one.
error-results-line = This line is no result of ours.
error-results-no-plain-file = Results are kept in a plain file, and this is none.
error-bot-broken = The bot “{ $name }” ({ $source }) cannot be loaded: { $english }
error-bot-does-not-play = The bot “{ $name }” does not play { $game }.
error-bot-answer = { $name } answered { $answer }, which is none of the legal actions.
error-names-seats = There are { $seats } seats, and { $names } names for them.
