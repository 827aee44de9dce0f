# The pages that `vacherie simulate six_qui_prend … --report` writes.

report-six-title = 6 qui prend! in many games
report-six-intro = { $variant }: { $games ->
        [one] 1 game
       *[other] { $games } games
    } with { $players ->
        [one] 1 player
       *[other] { $players } players
    }. Bots: { $bots }.
report-six-ox = Against the Ox
report-six-ox-text = The team beats the Ox in { $won } of the games. On average the team has { $team } bull heads and the Ox has { $ox }.
report-six-rounds = Bull heads in a round
report-six-rounds-text = A game takes { $rounds } rounds on average. A player takes { $mean } bull heads in a round; the luckiest tenth of the rounds cost at most { $low }, the unluckiest at least { $high }.
report-six-heads = bull heads
report-six-share = share of the rounds, %
report-six-seats = Results by seat
report-six-seats-text = A shared win counts for everybody who shares it. The fewest bull heads win.
report-six-seat = seat
report-six-wins = wins
report-six-mean = mean
report-six-low = lowest tenth
report-six-middle = middle
report-six-high = highest tenth
report-six-rows = Rows taken
report-six-rows-text = A row that is taken costs { $heads } bull heads on average.
report-six-cause = why
report-six-a-game = times a game
report-six-of-all = of all rows taken
report-six-cause-full = the row was full
report-six-cause-chosen = the card fitted no row
report-six-cause-fewest = the Ox’s card fitted no row
report-six-cause-jumped-on = Cabriole jumped on
report-six-cause-inserted = a card was inserted
report-six-cause-slid = a card was slid
report-six-cards = What each card costs
report-six-cards-text = The bull heads that a player takes, on average, in the turn in which the card is played.
report-six-card = cards
report-six-cost = bull heads
