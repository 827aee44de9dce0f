# The command `vacherie lab`: studies, and the reports about them.

lab-help = Run a study described in a file: every combination of options, players and bots on the same deals, with a report.
lab-metavar-study = STUDY.toml
lab-argument-study = The file that describes the study.
lab-help-out = Folder for results and report (default: lab/ and the name of the study). Run the same command again to resume.
lab-help-parquet = Also write the results as Parquet.
lab-help-ray = Play on this Ray cluster instead: an address such as { $example }, or “local”.
lab-metavar-address = ADDRESS
lab-results = The results are in { $file }
lab-skipped-here = { $count ->
        [one] The rules do not allow 1 combination, which is left out; the report says why.
       *[other] The rules do not allow { $count } combinations, which are left out; the report says why.
    }
lab-interrupted = Finished results are in { $file }: run the same command again to resume.
error-study-value-twice = “{ $value }” appears twice here.
error-study-no-values = This list is empty: at least one value is needed.
error-study-nothing-to-play = None of these combinations can be played. The first: { $reason }
error-parquet-needs-extra = Parquet files need pyarrow: pip install { $extra }
error-ray-needs-extra = A cluster needs Ray: pip install { $extra }
error-ray-not-there = No Ray cluster answers at { $address }, or it needs a different token (RAY_AUTH_TOKEN).
error-ray-other-code = A machine in the cluster runs a different version of Vacherie ({ $version }): install the same one everywhere.


## The report

lab-table = The figures
lab-facts = { $games ->
        [one] 1 game
       *[other] { $games } games
    }: { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    } in { $cells ->
        [one] 1 combination
       *[other] each of { $cells } combinations
    }. Bots: { $bots }.
lab-failures = { $failures ->
        [one] In 1 decision a bot failed, and a cow decided instead.
       *[other] In { $failures } decisions a bot failed, and a cow decided instead.
    }
lab-players = { $players ->
        [one] 1 player
       *[other] { $players } players
    }
lab-combination = Combination
lab-games = Games
lab-quantity-gap = Gap between first and last
lab-quantity-winners = Winners
lab-quantity-length = Decisions per player
lab-overview = In short
lab-overview-text = Every combination gets the same deals, shuffles and dice. Figures are averages per game, with 95% intervals over deals in brackets. “Gap between first and last” is the spread of scores at a table.
lab-scores = Scores
lab-scores-text = How often each score occurs: half of all scores are on each side of the upright mark, nine in ten are on the line. { $sense ->
        [fewest] Fewer is better.
       *[most] More is better.
    }
lab-seats = Seats
lab-seat = Seat { $seat }
lab-seat-column = Seat
lab-seats-across = Wins above the table average, percentage points
lab-points = percentage points
lab-seats-score = { $score } above the table average
lab-seats-text = How much more a seat wins than its table average. A filled mark means the interval excludes zero: here { $clear } of { $seats }. If seats made no difference, chance alone would fill about { $expected }.
lab-seats-more = Seats are counted from the player who begins; where all choose at once, from the first at the table. A shared win counts as a fraction.
lab-length = Length
lab-length-text = How many decisions a player makes in a game.
lab-decisions = decisions per player
lab-changes = Effect of { $option }
lab-changes-text = Difference from “{ $first }” on the same deals, with nothing else changed. The last number is the number of players; “all” averages all combinations. A filled mark means the interval excludes zero: here { $clear } of { $marks }. If the option changed nothing, chance alone would fill about { $expected }.
lab-changes-across = more than with “{ $first }”
lab-all = all
lab-skipped = Not played
lab-skipped-text = The rules do not allow these combinations.
lab-reason = Reason
lab-origin = Where this comes from
lab-origin-text = With the same version, the same study gives the same games on any number of machines.
lab-origin-what = Item
lab-origin-which = Value
lab-origin-version = Vacherie
lab-origin-commit = Commit
lab-origin-code = Fingerprint of the code that plays
lab-origin-rules = Game, and version of its rules
lab-origin-seed = Seed
lab-origin-playouts = Playouts per decision
lab-origin-packages = Third-party bots
lab-no-commit = not from a checkout
