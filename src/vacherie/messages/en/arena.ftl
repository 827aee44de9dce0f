# The command `vacherie arena`: bots measured on the same deals.

arena-help = Compare bots on identical deals, each bot playing every seat, and show how reliable the difference is.
arena-help-bots = Which bots play, starting from the first seat (default: “{ $default }”). A list shorter than the table repeats; for one against three: bull,calf,calf,calf. Every deal is played in every rotation of the bots; in a cooperative game each bot plays it as a whole team.
arena-help-deals = Number of deals (default: { $default }). You can add more later: finished deals are kept.
arena-help-budget = How many milliseconds a bot may think per decision (default: { $default }).
arena-help-playouts = How many playouts a bot may run per decision instead: this gives the same games on any machine.
arena-help-seed = Random seed, a whole number: the same seed gives the same deals (default: { $default }).
arena-help-out = Where to save finished deals, as JSON lines (default: a file in this folder). Run the same command again to resume after an interruption.

arena-heading = { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    } in every seating: { $games ->
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
    max
arena-column-fallbacks = Failed
arena-column-difference = Difference
arena-interval = { $mean } [{ $low }, { $high }]
arena-percent = { $interval }%
arena-note = Averages per seat and game; a shared win counts as a fraction. Brackets: 95% bootstrap interval over deals.
arena-note-together = Each bot plays in a team of its own kind. Brackets: 95% bootstrap interval over deals.
arena-sense =
    { $sense ->
        [fewest] Fewer is better.
       *[most] More is better.
    }
arena-few-deals = With so few deals the intervals come out too narrow: play at least { $least }.
arena-file = The deals are in { $file }
arena-interrupted = The finished deals are in { $file }. To resume: { $command }
error-budget-twice = A budget is either a time (--budget) or a number of playouts (--playouts), not both.
error-too-small-budget = A budget has to be at least 1, not { NUMBER($budget, useGrouping: 0) }.
error-too-few-deals = Play at least one deal, not { NUMBER($deals, useGrouping: 0) }.
error-too-many-deals = Too many deals ({ NUMBER($deals, useGrouping: 0) }): the limit is { NUMBER($most, useGrouping: 0) }.
error-results-other = This file holds results from a different run ({ $field } differs). Choose another file, or delete this one.
error-results-line = This line is not a Vacherie result.
error-results-no-plain-file = Results must go in a regular file, and this is not one.
error-bot-broken = The bot “{ $name }” ({ $source }) cannot be loaded: { $english }
error-bot-does-not-play = The bot “{ $name }” does not play { $game }.
error-bot-answer = { $name } answered { $answer }, which is not a legal action.
error-names-seats = The number of names ({ $names }) does not match the number of seats ({ $seats }).
