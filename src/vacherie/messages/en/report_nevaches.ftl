# The pages that `vacherie simulate nevaches … --report` writes.

report-nevaches-title = NéVaches over many games
report-nevaches-intro = { $games ->
        [one] 1 game
       *[other] { $games } games
    } with { $players ->
        [one] 1 player
       *[other] { $players } players
    }, { $deck }. Bots: { $bots }.
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
