# The pages that `vacherie simulate unexploded_cow … --report` writes.

report-unexploded-title = Unexploded Cow over many games
report-unexploded-intro = { $games ->
        [one] 1 game
       *[other] { $games } games
    } with { $players ->
        [one] 1 player
       *[other] { $players } players
    }, { $edition } edition, { $deck }. Bots: { $bots }.
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
