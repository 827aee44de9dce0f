# The pages that `vacherie simulate … --report` writes, and series of games.

report-written = The report is in { $path }

error-report-needs-extra = The plots of a report need { $missing }: pip install { $extra }
error-report-not-written = The report cannot be written to { $folder } ({ $reason }).
error-too-short-series = A series has at least one game, not { $series }.


## 6 qui prend!

report-six-title = 6 qui prend! in many games
report-six-intro = { $variant }: { $games } games with { $players } players. Bots: { $bots }.
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


## Unexploded Cow

report-unexploded-title = Unexploded Cow over many games
report-unexploded-intro = { $games } games with { $players } players, { $edition } edition, { $deck }. Bots: { $bots }.
report-unexploded-shipped-deck = the built-in deck
report-unexploded-own-deck = a custom deck
report-unexploded-summary = In short
report-unexploded-figure = Figure
report-unexploded-found = Found
report-unexploded-check-place = Best starting position, in percentage points above its fair share
report-unexploded-check-place-found = place { $place }: { $points }
report-unexploded-check-turns = Games of { $least } to { $most } turns
report-unexploded-check-dry = Turns in which the pot runs dry
report-unexploded-check-card = Least-played card, as a share of the games in which it is drawn
report-unexploded-length = Turns in a game
report-unexploded-length-text = A game takes { $mean } turns on average, and nine in ten take { $low } to { $high }. Then come { $rolls } rolls of Sudden Death.
report-unexploded-turns = turns
report-unexploded-turn = turn
report-unexploded-games-share = games, %
report-unexploded-pot = The pot at the start of a turn
report-unexploded-pot-text = The pot runs dry in { $share } of all turns. The lines end where fewer than a tenth of the games are still running.
report-unexploded-money = money
report-unexploded-mean = average
report-unexploded-low = bottom tenth
report-unexploded-middle = median
report-unexploded-high = top tenth
report-unexploded-final-money = Money at the end
report-unexploded-money-text = Places are counted from the player who begins. A shared win counts for everybody who shares it.
report-unexploded-place = place
report-unexploded-wins = wins
report-unexploded-above = above fair share
report-unexploded-cards = Cards
report-unexploded-cards-text = “Drawn” is the share of games in which a card comes into a hand, “played” the share of those in which it is played from there; “explodes” is how often in a game, “pays” how much on average each time.
report-unexploded-cow = cow
report-unexploded-kind = kind
report-unexploded-price = price
report-unexploded-value = value
report-unexploded-drawn = drawn
report-unexploded-played = played
report-unexploded-explodes = explodes
report-unexploded-pays = pays
report-unexploded-event = event
report-unexploded-copies = copies
report-unexploded-cows-plot = How often each cow is played and explodes
report-unexploded-events-plot = How often each event is played
report-unexploded-a-game = times per game
report-unexploded-cities = Cities
report-unexploded-city = city
report-unexploded-points = points
report-unexploded-taken = taken
report-unexploded-lost = never taken
report-unexploded-open = turns until taken
report-unexploded-kind-plain = plain
report-unexploded-kind-negative = negative
report-unexploded-kind-spy = Spy
report-unexploded-kind-mechanic = Mechanic
report-unexploded-kind-general = General
report-unexploded-kind-pfc = PFC
report-unexploded-kind-bomber = Bomber


## NéVaches

report-nevaches-title = NéVaches over many games
report-nevaches-intro = { $games } games with { $players } players, { $deck }. Bots: { $bots }.
report-nevaches-shipped-deck = the built-in deck
report-nevaches-own-deck = a custom deck
report-nevaches-summary = In short
report-nevaches-summary-text = Targets for a deck when cows play with it, and what these games showed.
report-nevaches-figure = Figure
report-nevaches-wanted = Target
report-nevaches-found = Found
report-nevaches-at-least = at least { $share }
report-nevaches-at-most = at most { $share }
report-nevaches-less-than = less than { $share }
report-nevaches-card-share = { $card }: { $share }
report-nevaches-no-card = no card
report-nevaches-check-turns = Turns per player, on average
report-nevaches-check-length = Players with { $least } to { $most } turns
report-nevaches-check-tiles = Tiles per player, on average
report-nevaches-check-early = Games that end because the tiles run out
report-nevaches-check-taken-least = Least-taken card, as a share of the times it is shown
report-nevaches-check-taken-most = Most-taken card, as a share of the times it is shown
report-nevaches-check-played = Least-played card, as a share of the games in which it is taken
report-nevaches-check-place = Best starting position, in percentage points above its fair share
report-nevaches-check-place-found = place { $place }: { $points }
report-nevaches-length = Turns and tiles
report-nevaches-length-text = A player has { $mean } turns on average, and nine in ten have { $low } to { $high }. By then a valley has { $tiles } tiles.
report-nevaches-turns = turns
report-nevaches-tiles = tiles
report-nevaches-turns-plot = Turns per player
report-nevaches-tiles-plot = Tiles per player at the end
report-nevaches-players-share = players, %
report-nevaches-sources = Where points come from
report-nevaches-sources-text = What an average player gets from each source: how often per game, and how many points.
report-nevaches-source = source
report-nevaches-times = times
report-nevaches-points = points
report-nevaches-share = of all points
report-nevaches-source-cards =
    { $cows ->
        [one] { $cows }-cow cards
       *[other] { $cows }-cow cards
    }
report-nevaches-source-trees = trees
report-nevaches-source-goals = scoring tiles
report-nevaches-places = Wins by place
report-nevaches-places-text = Positions are counted from the fox, who begins. A shared win is split among those who share it. The columns after the wins show final points.
report-nevaches-place = place
report-nevaches-wins = wins
report-nevaches-wins-share = wins, %
report-nevaches-above = above fair share
report-nevaches-mean = average
report-nevaches-low = bottom tenth
report-nevaches-middle = median
report-nevaches-high = top tenth
report-nevaches-cards = Cards
report-nevaches-cards-text = “Shown” is how often in a game a card comes into the row, “taken” the share of those times in which somebody takes it, “played” the share of games in which it is taken and then played by whoever took it.
report-nevaches-card = card
report-nevaches-cows = cows
report-nevaches-shown = shown
report-nevaches-taken = taken
report-nevaches-played = played
report-nevaches-cards-plot = How often each card is taken, and then played
report-nevaches-times-share = %
