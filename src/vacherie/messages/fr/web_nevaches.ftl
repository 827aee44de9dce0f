# La table de NéVaches dans le navigateur.

web-nevaches-valley =
    { $who ->
        [you] Votre vallée
       *[other] La vallée de { $name }
    }
web-nevaches-valleys = Les vallées
web-nevaches-back = Retour
web-nevaches-empty =
    { $who ->
        [you] Rien que de l’herbe. Posez votre première tuile où vous voulez.
       *[other] Rien que de l’herbe, pour l’instant, chez { $name }.
    }
web-nevaches-facts =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } · { $home ->
        [one] { $home } à l’étable
       *[other] { $home } à l’étable
    }
web-nevaches-tile-there =
    { $cow ->
        [yes] { $cell } : { $landscape }, avec une vache
       *[no] { $cell } : { $landscape }
    }
web-nevaches-zoom = La vue sur la vallée
web-nevaches-zoom-in = De plus près
web-nevaches-zoom-out = De plus loin
web-nevaches-zoom-fit = Toute la vallée


## Les rangées et la main

web-nevaches-cards = Cartes
web-nevaches-pile =
{ $count } dans la pioche
web-nevaches-take-tile = Prendre une tuile : { $landscape }
web-nevaches-new-tiles = D’abord de nouvelles tuiles
web-nevaches-new-cards = D’abord de nouvelles cartes
web-nevaches-card =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cows ->
        [one] { $cows } vache
       *[other] { $cows } vaches
    } : { $rows }
web-nevaches-cell-any = n’importe quelle tuile
web-nevaches-cell-none = rien
web-nevaches-card-hidden = Une carte de départ que son propriétaire est seul à connaître
web-nevaches-take-card-verb = Carte à prendre :{" "}
web-nevaches-play-verb =
    { $ways ->
        [0] Impossible à jouer maintenant :{" "}
        [one] Se joue d’une seule façon :{" "}
       *[other] Se joue de { $ways } façons :{" "}
    }
web-nevaches-hand =
    { $who ->
        [you] Vos cartes
       *[other] Les cartes de { $name }
    }
web-nevaches-hand-empty =
    { $who ->
        [you] Aucune carte en main. Prenez-en une dans la rangée.
       *[other] Aucune carte dans la main de { $name }.
    }


## Sur la carte

web-nevaches-place-on =
    { $trees ->
        [0] La placer en { $cell }
        [one] La placer en { $cell } ; un arbre y serait possible
       *[other] La placer en { $cell } ; un arbre serait possible, sur l’un des { $trees } carrés
    }
web-nevaches-way = Possibilité { $number } : des vaches en { $cells }
web-nevaches-plant-on = Planter un arbre en { $square }
web-nevaches-herd =
    { $count ->
        [one] Ramener la vache qui est en { $cells }
       *[other] Ramener le troupeau qui est en { $cells }
    }


## Questions et réponses

web-nevaches-actions =
    { $actions ->
        [0] Aucune action
        [one] Encore { $actions } action
       *[other] Encore { $actions } actions
    }
web-nevaches-waiting =
    { $count ->
        [0] Un instant…
       *[other] On attend { $names }.
    }
web-nevaches-what-now = Prenez une tuile ou une carte, jouez une des vôtres, ou choisissez un troupeau pour le ramener à l’étable.
web-nevaches-ask-place = Tuile « { $landscape } » : où la placez-vous ?
web-nevaches-ask-way =
    { $ways ->
        [one] Voici où iraient les vaches.
       *[other] Où vont les vaches ?
    }
web-nevaches-too-few =
    { $cows ->
        [1] Il lui faut une vache à l’étable, et vous n’en avez pas.
       *[other] Il lui faut { $cows } vaches à l’étable, et { $home ->
            [0] vous n’en avez pas
           *[other] vous en avez { $home }
        }.
    }
web-nevaches-no-shape = Pas encore : aucun endroit libre de votre vallée n’a cette forme.
web-nevaches-needs = Il lui faut encore { $what }.
web-nevaches-fits-now = Vous pourriez la jouer tout de suite : la carte de la vallée montre où.
web-nevaches-need-field =
    { $count ->
        [1] un champ
       *[other] { $count } champs
    }
web-nevaches-need-meadow =
    { $count ->
        [1] une prairie
       *[other] { $count } prairies
    }
web-nevaches-need-forest =
    { $count ->
        [1] une forêt
       *[other] { $count } forêts
    }
web-nevaches-need-lake =
    { $count ->
        [1] un lac
       *[other] { $count } lacs
    }
web-nevaches-need-house =
    { $count ->
        [1] une maison
       *[other] { $count } maisons
    }
web-nevaches-need-any =
    { $count ->
        [1] une tuile quelconque
       *[other] { $count } tuiles quelconques
    }
web-nevaches-need-free =
    { $count ->
        [1] le départ de la vache qui gêne
       *[other] le départ des { $count } vaches qui gênent
    }
web-nevaches-need-cows =
    { $count ->
        [1] une vache de plus à l’étable
       *[other] { $count } vaches de plus à l’étable
    }
web-nevaches-ask-card = Prendre cette carte ?
web-nevaches-ask-herd =
    { $count ->
        [1] La ramener à l’étable ?
        [2] Ramener ces deux vaches ?
       *[other] Ramener ces { $count } vaches ?
    }
web-nevaches-ask-tree =
    { $count ->
        [one] Un arbre ici, pour 5 points ?
       *[other] Un arbre pour 5 points : sur quel carré ?
    }
web-nevaches-tree-possible =
    { $count ->
        [1] Ici, vous pourrez planter un arbre.
       *[other] Ici, vous pourrez planter un arbre, sur l’un des { $count } carrés.
    }
web-nevaches-becomes = Points : { $before } → { $after }
web-nevaches-touch =
    { $count ->
        [1] Choisissez la seule place possible
       *[other] Choisissez l’une des { $count } places
    }
web-nevaches-before = La précédente
web-nevaches-after = La suivante
web-nevaches-place = La placer ici
web-nevaches-plant = Le planter ici
web-nevaches-send =
    { $count ->
        [1] { $points ->
            [one] La placer : { $points } point
           *[other] La placer : { $points } points
        }
        [2] { $points ->
            [one] Placer les deux : { $points } point
           *[other] Placer les deux : { $points } points
        }
       *[other] { $points ->
            [one] Placer les { $count } : { $points } point
           *[other] Placer les { $count } : { $points } points
        }
    }
web-nevaches-bring =
    { $count ->
        [1] La ramener
        [2] Ramener les deux
       *[other] Ramener les { $count }
    }
web-nevaches-take-card = Prendre cette carte
web-nevaches-no-tree = Pas d’arbre, merci
web-nevaches-never-mind = Annuler
web-nevaches-then = Ensuite : { $bonus }.


## La piste, les tuiles Décompte et la fin

web-nevaches-track = La piste
web-nevaches-track-at = { $name } : { $points }
web-nevaches-near = { $have } sur { $needed }
web-nevaches-near-most = { $have } contre { $needed }
web-nevaches-pays = +{ $points }
web-nevaches-reveal =
    { $points ->
        [0] Révéler (0 point)
        [one] Révéler pour { $points } point
       *[other] Révéler pour { $points } points
    }
web-nevaches-chosen = votre choix
web-nevaches-goal-chosen = Vous avez choisi. Vous pouvez changer d’avis tant que tout le monde n’a pas choisi.
web-nevaches-where =
    { $who ->
        [you] À vous
       *[other] À { $name }
    } · { web-nevaches-actions }
web-nevaches-where-deal = Les vallées sont encore vides
web-nevaches-where-goal = Les tuiles Décompte
web-nevaches-score-player = Joueur
web-nevaches-score-tiles = Tuiles
web-nevaches-score-trees = Arbres
web-nevaches-score-home = À l’étable
web-nevaches-score-cards = Cartes
web-nevaches-seen = Cartes vues
web-nevaches-seen-discards = Jouées ou défaussées
web-nevaches-seen-pile = De retour dans la pioche
web-nevaches-seen-none = Aucune carte n’a encore été jouée.
web-nevaches-final = Le décompte final
web-nevaches-final-line =
    { $points ->
        [0] { $before }, et rien pour « { $goal } »
       *[other] { $before }, et { $points } pour « { $goal } »
    }
web-nevaches-final-tiles =
    { $count ->
        [one] { $count } tuile, en cas d’égalité
       *[other] { $count } tuiles, en cas d’égalité
    }

web-option-nevaches-deck = Les cartes
web-option-nevaches-random-bonus = Tuiles bonus au hasard (ordre et face)
web-option-nevaches-choose-start-card = Chacun choisit sa carte de départ dans la rangée
