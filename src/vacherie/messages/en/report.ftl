# The pages that `vacherie simulate … --report` writes, and series of games.

report-written = The report is in { $path }

error-no-report = There is no report for { $game } yet. There is one for: { $known }.
error-report-needs-extra = The plots of a report need { $missing }: pip install { $extra }
error-report-not-written = The report cannot be written to { $folder } ({ $reason }).
error-too-short-series = A series has at least one game, not { $series }.


## Unexploded Cow

report-unexploded-title = Unexploded Cow in many games
report-unexploded-intro = { $games } games of { $players } players, edition of { $edition }, { $deck }. Bots: { $bots }.
report-unexploded-shipped-deck = the deck that is shipped
report-unexploded-own-deck = a deck of one’s own
report-unexploded-summary = In short
report-unexploded-figure = Figure
report-unexploded-found = Found
report-unexploded-check-place = The place that wins most, in points of percent above its fair share
report-unexploded-check-place-found = place { $place }: { $points }
report-unexploded-check-turns = Games of { $least } to { $most } turns
report-unexploded-check-dry = Turns in which the pot runs dry
report-unexploded-check-card = The card that is played least, of the games in which it is drawn
report-unexploded-length = Turns in a game
report-unexploded-length-text = A game takes { $mean } turns on average, and nine in ten take { $low } to { $high }. Then come { $rolls } rolls of Sudden Death.
report-unexploded-turns = turns
report-unexploded-turn = turn
report-unexploded-games-share = games, %
report-unexploded-pot = The pot at the start of a turn
report-unexploded-pot-text = The pot runs dry in { $share } of all turns. The lines end where fewer than a tenth of the games still go on.
report-unexploded-money = money
report-unexploded-mean = mean
report-unexploded-low = lowest tenth
report-unexploded-middle = middle
report-unexploded-high = highest tenth
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
report-unexploded-a-game = times a game
report-unexploded-cities = Cities
report-unexploded-city = city
report-unexploded-points = points
report-unexploded-taken = taken
report-unexploded-lost = given up
report-unexploded-open = turns until taken
report-unexploded-kind-plain = plain
report-unexploded-kind-negative = negative
report-unexploded-kind-spy = Spy
report-unexploded-kind-mechanic = Mechanic
report-unexploded-kind-general = General
report-unexploded-kind-pfc = PFC
report-unexploded-kind-bomber = Bomber


## NéVaches

report-nevaches-title = NéVaches in many games
report-nevaches-intro = { $games } games of { $players } players, { $deck }. Bots: { $bots }.
report-nevaches-shipped-deck = the deck that is shipped
report-nevaches-own-deck = a deck of one’s own
report-nevaches-summary = In short
report-nevaches-summary-text = What is wanted of a deck when cows play with it, and what these games showed.
report-nevaches-figure = Figure
report-nevaches-wanted = Wanted
report-nevaches-found = Found
report-nevaches-at-least = at least { $share }
report-nevaches-at-most = at most { $share }
report-nevaches-less-than = less than { $share }
report-nevaches-card-share = { $card }: { $share }
report-nevaches-no-card = no card
report-nevaches-check-turns = Turns of a player, on average
report-nevaches-check-length = Players with { $least } to { $most } turns
report-nevaches-check-tiles = Tiles of a player, on average
report-nevaches-check-early = Games that end for want of tiles
report-nevaches-check-taken-least = The card that is taken least, of the times it is shown
report-nevaches-check-taken-most = The card that is taken most, of the times it is shown
report-nevaches-check-played = The card that is played least, of the games in which it is taken
report-nevaches-check-place = The place that wins most, in points of percent above its fair share
report-nevaches-check-place-found = place { $place }: { $points }
report-nevaches-length = Turns and tiles
report-nevaches-length-text = A player has { $mean } turns on average, and nine in ten have { $low } to { $high }. Then { $tiles } tiles lie in a landscape.
report-nevaches-turns = turns
report-nevaches-tiles = tiles
report-nevaches-turns-plot = Turns of a player
report-nevaches-tiles-plot = Tiles of a player at the end
report-nevaches-players-share = players, %
report-nevaches-sources = Where points come from
report-nevaches-sources-text = What a player has of each on average: how many times in a game, and how many points.
report-nevaches-source = source
report-nevaches-times = times
report-nevaches-points = points
report-nevaches-share = of all points
report-nevaches-source-cards =
    { $cows ->
        [one] cards of { $cows } cow
       *[other] cards of { $cows } cows
    }
report-nevaches-source-trees = trees
report-nevaches-source-goals = scoring tiles
report-nevaches-places = Wins by place
report-nevaches-places-text = Places are counted from the fox, who begins. A shared win is divided among those who share it. The columns after the wins are about the points at the end.
report-nevaches-place = place
report-nevaches-wins = wins
report-nevaches-wins-share = wins, %
report-nevaches-above = above fair share
report-nevaches-mean = mean
report-nevaches-low = lowest tenth
report-nevaches-middle = middle
report-nevaches-high = highest tenth
report-nevaches-cards = Cards
report-nevaches-cards-text = “Shown” is how often in a game a card comes into the row, “taken” the share of those times in which somebody takes it, “played” the share of the games in which it is taken and then played by who took it.
report-nevaches-card = card
report-nevaches-cows = cows
report-nevaches-shown = shown
report-nevaches-taken = taken
report-nevaches-played = played
report-nevaches-cards-plot = How often each card is taken, and then played
report-nevaches-times-share = %
