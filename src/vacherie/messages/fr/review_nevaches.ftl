# Ce qu’une analyse dit des coups de NéVaches.

review-nevaches-unit = points
review-nevaches-within = Dans deux tours, vous avez environ { $mine ->
        [one] { $mine } point
       *[other] { $mine } points
    }, avec le meilleur coup { $better }.
review-nevaches-playable = Vous pouvez alors jouer { $mine ->
        [one] { $mine } carte
       *[other] { $mine } cartes
    } de votre main, avec le meilleur coup { $better }.
review-nevaches-home = Vous avez alors { $mine ->
        [one] { $mine } vache
       *[other] { $mine } vaches
    } à l’étable, avec le meilleur coup { $better }.
review-nevaches-bonus = Le prochain bonus est à { $mine ->
        [one] { $mine } point
       *[other] { $mine } points
    }, avec le meilleur coup à { $better }.

review-nevaches-move-place-tile = { $tile } en { $cell }
review-nevaches-move-take-card = prendre { $card }
review-nevaches-move-refresh-cards = retourner de nouvelles cartes
review-nevaches-move-refresh-tiles = retourner de nouvelles tuiles
review-nevaches-move-plant-tree = planter un arbre en { $square }
review-nevaches-move-leave-tree = ne pas planter d’arbre
review-nevaches-move-play-card = jouer { $card } en { $cows }
review-nevaches-move-bring-home = ramener les vaches de { $cows }
review-nevaches-move-choose-goal = { $goal }
