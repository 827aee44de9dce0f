# Ce qu’une analyse dit des coups de NéVaches.

review-nevaches-unit = points
review-nevaches-within = Dans deux tours, vous aurez environ { $mine ->
        [one] { $mine } point
       *[other] { $mine } points
    }, contre { $better } avec le meilleur coup.
review-nevaches-playable = Vous pouvez alors jouer { $mine ->
        [one] { $mine } carte
       *[other] { $mine } cartes
    } de votre main, contre { $better } avec le meilleur coup.
review-nevaches-home = Vous avez alors { $mine ->
        [one] { $mine } vache
       *[other] { $mine } vaches
    } à l’étable, contre { $better } avec le meilleur coup.
review-nevaches-bonus = Le prochain bonus est alors à { $mine ->
        [one] { $mine } point
       *[other] { $mine } points
    }, contre { $better } avec le meilleur coup.

review-nevaches-move-place-tile = { $tile } en { $cell }
review-nevaches-move-take-card = prendre { $card }
review-nevaches-move-refresh-cards = échanger les cartes
review-nevaches-move-refresh-tiles = échanger les tuiles
review-nevaches-move-plant-tree = planter un arbre en { $square }
review-nevaches-move-leave-tree = ne pas planter d’arbre
review-nevaches-move-play-card = jouer { $card } en { $cows }
review-nevaches-move-bring-home = ramener à l’étable les vaches de { $cows }
review-nevaches-move-choose-goal = { $goal }
