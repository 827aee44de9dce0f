# Reviews: what each decision of a finished game was worth, and how much of the result was luck.

review-help = Review a finished game: what each decision was worth, and how much of the result was luck.
review-help-seat = Review only the decisions of this seat (1 is the first).
review-help-budget = How many playouts to spend on each decision; more make the figures more reliable.
review-progress = Reviewing
review-heading = Decisions weighed: { $done } of { $total }, with up to { $budget ->
        [one] { $budget } playout
       *[other] { $budget } playouts
    } each.
review-column-seat = Player
review-column-decisions = Decisions
review-column-mean = Average cost ({ $unit })
review-verdict-best = best
review-verdict-equal = about equal
review-verdict-good = good
review-verdict-inaccuracy = inaccuracy
review-verdict-mistake = mistake
review-verdict-blunder = blunder
review-decision = Step { $step }, { $name }: { $played } ({ $verdict }: { $cost }). Better: { $best }.
review-course = What each player could expect over time (higher is better)
review-luck = Where the results came from ({ $unit }; a plus is good for the player)
review-column-result = Result
review-column-expected = Expected
review-column-chance = Luck
review-column-others = Others
review-column-mistakes = Mistakes
review-column-hidden = Hidden cards
review-column-adjusted = Without luck
review-interrupted = Stopped. The figures above are what is known so far.
error-review-unfinished = Only finished games can be reviewed, and this one is not over.
error-review-of-account = This file tells the game as one player saw it. A review needs the whole game: save the record instead.
