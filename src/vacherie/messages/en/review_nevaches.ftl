# What a review says about moves of NéVaches.

review-nevaches-unit = points
review-nevaches-within = In two turns you will have about { $mine ->
        [one] { $mine } point
       *[other] { $mine } points
    }; with the better move, { $better }.
review-nevaches-playable = You can then play { $mine ->
        [one] { $mine } card
       *[other] { $mine } cards
    } from your hand; with the better move, { $better }.
review-nevaches-home = You then have { $mine ->
        [one] { $mine } cow
       *[other] { $mine } cows
    } at home; with the better move, { $better }.
review-nevaches-bonus = The next bonus is then { $mine ->
        [one] { $mine } point
       *[other] { $mine } points
    } away; with the better move, { $better }.

review-nevaches-move-place-tile = { $tile } on { $cell }
review-nevaches-move-take-card = take { $card }
review-nevaches-move-refresh-cards = exchange the cards
review-nevaches-move-refresh-tiles = exchange the tiles
review-nevaches-move-plant-tree = plant a tree on { $square }
review-nevaches-move-leave-tree = plant no tree
review-nevaches-move-play-card = play { $card } on { $cows }
review-nevaches-move-bring-home = bring the cows home from { $cows }
review-nevaches-move-choose-goal = { $goal }
