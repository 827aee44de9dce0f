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
