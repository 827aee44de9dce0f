# The command `vacherie lab`: studies, and the reports about them.

lab-help = Run a study that a file describes: every combination of options, players and bots on the same deals, with a report.
lab-metavar-study = STUDY.toml
lab-argument-study = The file that describes the study.
lab-help-out = The folder for results and report; lab/ and the name of the study if you do not say. The same command goes on where it was interrupted.
lab-help-parquet = Also write the results as Parquet.
lab-help-ray = Play on this Ray cluster instead: an address such as { $example }, or “local”.
lab-metavar-address = ADDRESS
lab-results = The results are in { $file }
lab-skipped-here = { $count ->
        [one] 1 combination does not exist in the rules, and is left out; the report says why.
       *[other] { $count } combinations do not exist in the rules, and are left out; the report says why.
    }
lab-interrupted = What is finished is in { $file }: the same command goes on.
error-study-value-twice = “{ $value }” stands here twice.
error-study-no-values = This list is empty: at least one value is needed.
error-study-nothing-to-play = None of these combinations can be played. The first: { $reason }
error-parquet-needs-extra = Parquet files need pyarrow: pip install { $extra }
error-ray-needs-extra = A cluster needs Ray: pip install { $extra }
error-ray-not-there = No Ray cluster answers at { $address }, or it wants another token (RAY_AUTH_TOKEN).
error-ray-other-code = A machine of the cluster has another Vacherie ({ $version }) than this one: install the same everywhere.


## The report

lab-table = The figures
lab-facts = { $games ->
        [one] 1 game
       *[other] { $games } games
    }: { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    } in each of { $cells ->
        [one] 1 combination
       *[other] { $cells } combinations
    }. Bots: { $bots }.
lab-failures = { $failures ->
        [one] In 1 decision a bot failed, and a cow decided.
       *[other] In { $failures } decisions a bot failed, and a cow decided.
    }
lab-players = { $players ->
        [one] 1 player
       *[other] { $players } players
    }
lab-combination = Combination
lab-games = Games
lab-quantity-gap = From first to last
lab-quantity-winners = Winners
lab-quantity-length = Decisions of a player
lab-overview = In short
lab-overview-text = Every combination has the same deals, with the same shuffles and dice. These are means by game; in brackets are their 95 % intervals, from deal to deal. “From first to last” is how far the scores at a table lie apart.
lab-scores = Scores
lab-scores-text = How often there is which score: half of all lie on each side of the upright mark, nine in ten on the line. { $sense ->
        [fewest] Fewer is better.
       *[most] More is better.
    }
lab-seats = Seats
lab-seat = Seat { $seat }
lab-seat-column = Seat
lab-seats-across = Wins above the table’s mean, points of percent
lab-points = points of percent
lab-seats-score = { $score } above the table’s mean
lab-seats-text = How much more a seat wins than its table on average. A mark is filled where its interval leaves out zero: here { $clear } of { $seats }. If seats made no difference at all, chance alone would fill about { $expected }.
lab-seats-more = Seats are counted from the player who begins; where all choose at the same time, from the first at the table. A shared win counts in parts.
lab-length = Length
lab-length-text = How many decisions a player makes in a game.
lab-decisions = decisions of a player
lab-changes = What it changes: { $option }
lab-changes-text = How much more there is than with “{ $first }”, on the same deals and with nothing else changed. The last number is that of the players; “all” is the mean of all combinations. A mark is filled where its interval leaves out zero: here { $clear } of { $marks }. If it changed nothing at all, chance alone would fill about { $expected }.
lab-changes-across = more than with “{ $first }”
lab-all = all
lab-skipped = Not played
lab-skipped-text = The rules do not have these combinations.
lab-reason = Why not
lab-origin = Where this comes from
lab-origin-text = The same study gives the same games with the same version, on any machine and whatever their number.
lab-origin-what = What
lab-origin-which = Which
lab-origin-version = Vacherie
lab-origin-commit = Commit
lab-origin-code = Fingerprint of the code that plays
lab-origin-rules = Game, and version of its rules
lab-origin-seed = Seed
lab-origin-playouts = Playouts for a decision
lab-origin-packages = Bots of others
lab-no-commit = not from a checkout
