# The table of NéVaches in the browser.

web-nevaches-valley =
    { $who ->
        [you] Your valley
       *[other] { $name }’s valley
    }
web-nevaches-valleys = The valleys
web-nevaches-back = Back
web-nevaches-empty =
    { $who ->
        [you] Nothing but grass. Your first tile may go anywhere.
       *[other] Nothing but grass in { $name }’s valley so far.
    }
web-nevaches-facts =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } · { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } · { $home ->
        [one] 1 at home
       *[other] { $home } at home
    }
web-nevaches-tile-there =
    { $cow ->
        [yes] { $cell }: { $landscape }, with a cow
       *[no] { $cell }: { $landscape }
    }
web-nevaches-zoom = Zoom
web-nevaches-zoom-in = Zoom in
web-nevaches-zoom-out = Zoom out
web-nevaches-zoom-fit = Show the whole valley


## The displays and the hand

web-nevaches-cards = Cards
web-nevaches-pile = { $count } face down
web-nevaches-take-tile = Take a tile: { $landscape }
web-nevaches-new-tiles = Swap for new tiles first
web-nevaches-new-cards = Swap for new cards first
web-nevaches-card =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $cows ->
        [one] 1 cow
       *[other] { $cows } cows
    }: { $rows }
web-nevaches-cell-any = any tile
web-nevaches-cell-none = nothing
web-nevaches-card-hidden = A start card that only its owner knows
web-nevaches-take-card-verb = Card to take:{" "}
web-nevaches-play-verb =
    { $ways ->
        [0] Cannot be played now:{" "}
        [one] Can be played in one way:{" "}
       *[other] Can be played in { $ways } ways:{" "}
    }
web-nevaches-hand =
    { $who ->
        [you] Your cards
       *[other] { $name }’s cards
    }
web-nevaches-hand-empty =
    { $who ->
        [you] No card in your hand. Take one from the row.
       *[other] No card in { $name }’s hand.
    }


## On the map

web-nevaches-place-on =
    { $trees ->
        [0] Place it on { $cell }
        [one] Place it on { $cell }; you could plant a tree
       *[other] Place it on { $cell }; you could plant a tree, on one of { $trees } squares
    }
web-nevaches-way = Option { $number }: cows on { $cells }
web-nevaches-plant-on = Plant a tree on { $square }
web-nevaches-herd =
    { $count ->
        [one] Bring the cow home from { $cells }
       *[other] Bring the herd home from { $cells }
    }


## What is asked, and the answers

web-nevaches-actions =
    { $actions ->
        [0] No action left
        [one] 1 action left
       *[other] { $actions } actions left
    }
web-nevaches-waiting =
    { $count ->
        [0] One moment…
       *[other] Waiting for { $names }.
    }
web-nevaches-what-now = Take a tile or a card, play one of your cards, or choose a herd to bring home.
web-nevaches-ask-place = The { $landscape }: where does it go?
web-nevaches-ask-way =
    { $ways ->
        [one] Here is where the cows would go.
       *[other] Where should the cows go?
    }
web-nevaches-too-few =
    { $cows ->
        [one] It needs a cow at home, and you have none.
       *[other] It needs { $cows } cows at home, and you have { $home ->
            [0] none
           *[other] { $home }
        }.
    }
web-nevaches-no-shape = Not yet: nowhere in your valley has this shape free of cows.
web-nevaches-needs = It still needs { $what }.
web-nevaches-fits-now = You could play it right away: the map shows where.
web-nevaches-need-field =
    { $count ->
        [1] a field
       *[other] { $count } fields
    }
web-nevaches-need-meadow =
    { $count ->
        [1] a meadow
       *[other] { $count } meadows
    }
web-nevaches-need-forest =
    { $count ->
        [1] a forest
       *[other] { $count } forests
    }
web-nevaches-need-lake =
    { $count ->
        [1] a lake
       *[other] { $count } lakes
    }
web-nevaches-need-house =
    { $count ->
        [1] a house
       *[other] { $count } houses
    }
web-nevaches-need-any =
    { $count ->
        [1] any tile
       *[other] any { $count } tiles
    }
web-nevaches-need-free =
    { $count ->
        [1] the cow in the way brought home
       *[other] the { $count } cows in the way brought home
    }
web-nevaches-need-cows =
    { $count ->
        [1] one more cow at home
       *[other] { $count } more cows at home
    }
web-nevaches-ask-card = Take this card?
web-nevaches-ask-herd =
    { $count ->
        [one] Bring the cow home?
        [2] Bring both home?
       *[other] Bring these { $count } home?
    }
web-nevaches-ask-tree =
    { $count ->
        [one] A tree here, for 5 points?
       *[other] A tree for 5 points: on which square?
    }
web-nevaches-tree-possible =
    { $count ->
        [one] Here you may plant a tree.
       *[other] Here you may plant a tree, on one of { $count } squares.
    }
web-nevaches-becomes = Points: { $before } → { $after }
web-nevaches-touch =
    { $count ->
        [one] Choose the only possible place
       *[other] Choose one of the { $count } places
    }
web-nevaches-before = Previous
web-nevaches-after = Next
web-nevaches-place = Place it here
web-nevaches-plant = Plant it here
web-nevaches-send =

    { $count ->
        [one] { $points ->
            [one] Place the cow: { $points } point
           *[other] Place the cow: { $points } points
        }
        [2] { $points ->
            [one] Place both: { $points } point
           *[other] Place both: { $points } points
        }
       *[other] { $points ->
            [one] Place all { $count }: { $points } point
           *[other] Place all { $count }: { $points } points
        }
    }
web-nevaches-bring =
    { $count ->
        [one] Bring the cow home
        [2] Bring both home
       *[other] Bring all { $count } home
    }
web-nevaches-take-card = Take this card
web-nevaches-no-tree = No tree
web-nevaches-never-mind = Never mind
web-nevaches-then = Then: { $bonus }.


## Track, scoring tiles and the end

web-nevaches-track = The track
web-nevaches-track-at = { $name }: { $points }
web-nevaches-near = { $have } of { $needed }
web-nevaches-near-most = { $have } against { $needed }
web-nevaches-pays = +{ $points }
web-nevaches-reveal =
    { $points ->
        [0] Reveal for 0 points
        [one] Reveal for 1 point
       *[other] Reveal for { $points } points
    }
web-nevaches-chosen = your choice
web-nevaches-goal-chosen = You have chosen. You can change your mind until everyone has chosen.
web-nevaches-where =
    { $who ->
        [you] Your turn
       *[other] { $name }’s turn
    } · { web-nevaches-actions }
web-nevaches-where-deal = The valleys are still empty
web-nevaches-where-goal = The scoring tiles
web-nevaches-score-player = Player
web-nevaches-score-tiles = Tiles
web-nevaches-score-trees = Trees
web-nevaches-score-home = At home
web-nevaches-score-cards = Cards
web-nevaches-seen = Cards seen
web-nevaches-seen-discards = Played or discarded
web-nevaches-seen-pile = Back in the pile
web-nevaches-seen-none = No card has been played yet.
web-nevaches-final = Final scoring
web-nevaches-final-line =
    { $points ->
        [0] { $before }, and nothing for “{ $goal }”
       *[other] { $before }, and { $points } for “{ $goal }”
    }
web-nevaches-final-tiles =
    { $count ->
        [one] 1 tile (tie-break)
       *[other] { $count } tiles (tie-break)
    }

web-option-nevaches-deck = The pattern cards
web-option-nevaches-random-bonus = Random bonus tiles (order and side)
web-option-nevaches-choose-start-card = Players choose their start card from the row
