# Ce que NéVaches dit à la table.

option-nevaches-random-bonus = Les tuiles bonus sont-elles tirées au hasard (ordre et face) ?
option-nevaches-choose-start-card = Chacun choisit-il sa carte de départ dans la rangée, au lieu d’en piocher une ?
option-nevaches-deck = Un fichier avec votre propre paquet ; none pour le nôtre.

reason-nevaches-points-reached = Quelqu’un a au moins 65 points, et la manche est terminée.
reason-nevaches-tiles-used-up = Il ne reste plus assez de tuiles pour une rangée entière.


## Paysages : la lettre est celle qu’on dessine et qu’on tape

landscape-nevaches-field = champ
    .one = un champ
    .letter = C
landscape-nevaches-meadow = prairie
    .one = une prairie
    .letter = P
landscape-nevaches-forest = forêt
    .one = une forêt
    .letter = F
landscape-nevaches-lake = lac
    .one = un lac
    .letter = L
landscape-nevaches-house = maison
    .one = une maison
    .letter = M


## Bonus et tuiles Décompte

bonus-nevaches-cow = une vache
    .short = vache
bonus-nevaches-card = une carte de la rangée
    .short = carte
bonus-nevaches-action = une action de plus
    .short = action
bonus-nevaches-tile = une tuile de la rangée
    .short = tuile
bonus-nevaches-home = toutes vos vaches à l’étable
    .short = à l’étable

goal-nevaches-lakes-at-edge = 2 lacs avec un côté libre
goal-nevaches-most-fields = le plus de champs
goal-nevaches-most-meadows = le plus de prairies
goal-nevaches-most-forests = le plus de forêts
goal-nevaches-sixty-five-points = 65 points
goal-nevaches-three-trees = 3 arbres
goal-nevaches-four-cows-home = 4 vaches à l’étable
goal-nevaches-thirteen-tiles = 13 tuiles
goal-nevaches-house-inside = une maison entourée de tuiles des quatre côtés


## La table

table-nevaches-title = NéVaches
table-nevaches-score = Points
table-nevaches-points =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
table-nevaches-home =
    { $count ->
        [0] aucune vache à l’étable
        [one] { $count } vache à l’étable
       *[other] { $count } vaches à l’étable
    }
table-nevaches-trees =
    { $count ->
        [0] plus d’arbre en réserve
        [one] { $count } arbre en réserve
       *[other] { $count } arbres en réserve
    }
table-nevaches-cards =
    { $count ->
        [0] sans carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
table-nevaches-card = { $landscapes } ({ $points })
table-nevaches-space = { $bonus } à { $points }
table-nevaches-end = fin
table-nevaches-fox = renard
table-nevaches-has-chosen = a choisi
table-nevaches-chosen = (votre choix)
table-nevaches-goals = Vos tuiles Décompte (l’une des deux comptera à la fin)
    .short = Décompte
table-nevaches-goal =
    { $points ->
        [one] { $goal }, { $points } pt :
       *[other] { $goal }, { $points } pts :
    }
table-nevaches-tiles = Tuiles
table-nevaches-pile = pioche { $count }
table-nevaches-card-row = Cartes à prendre
table-nevaches-hand = Votre main
table-nevaches-no-cards = vide
table-nevaches-ways = Cette carte se joue de plusieurs façons ({ $count }). Tapez { $word } { $number } suivi du numéro de la façon, ou de ses cases.

legend-nevaches-map = Votre vallée : { $landscapes } ; { $cow } est une vache, { $tree } un arbre sur ses quatre tuiles. Un nom comme H9 marque une case libre. Les petites cartes sont les vallées des autres (une minuscule = une vache) ; au-dessus : vaches à l’étable ({ $cow }), arbres ({ $tree }) et cartes ({ $card }).
legend-nevaches-cards = Une carte demande sa forme, tournée comme vous voulez mais jamais en miroir. Chaque lettre reçoit une vache ; là où elle montre « ? », n’importe laquelle de vos tuiles convient. { $can } signale une carte que vous pouvez jouer maintenant.
legend-nevaches-track = La piste : { $bonuses }. Dès que quelqu’un a 65 points, la partie s’arrête à la fin de la manche.
legend-nevaches-goals = À la fin, vous révélez l’une de vos deux tuiles Décompte. À côté de chacune : ce que vous avez, et ce qu’elle demande.


## Ce qui est demandé

asked-nevaches-deal = On distribue les tuiles et les cartes.
asked-nevaches-start-card = Avec quelle carte commencez-vous ?
asked-nevaches-action =
    { $actions ->
        [1] Il vous reste une action. Que faites-vous ?
       *[other] Vous avez { $actions } actions. Que faites-vous ?
    }
asked-nevaches-tile = Voici de nouvelles tuiles. Laquelle placez-vous ?
asked-nevaches-card = Voici de nouvelles cartes. Laquelle prenez-vous ?
asked-nevaches-bonus-tile = Votre bonus : quelle tuile placez-vous ?
asked-nevaches-bonus-card = Votre bonus : quelle carte prenez-vous ?
asked-nevaches-tree =
    { $count ->
        [one] Vous pouvez planter un arbre en { $square } pour 5 points. Le plantez-vous ? (oui/non)
       *[other] Vous pouvez planter un arbre pour 5 points. Sur quel carré ? (son numéro, ou non)
    }
asked-nevaches-tile-shuffle = On mélange les tuiles mises de côté.
asked-nevaches-card-shuffle = On mélange les cartes défaussées.
asked-nevaches-goal = Quelle tuile Décompte révélez-vous ?
    .choice =
        { $points ->
            [0] { $number } : { $goal } – ne rapporterait rien
            [one] { $number } : { $goal } – rapporterait { $points } point
           *[other] { $number } : { $goal } – rapporterait { $points } points
        }

hint-nevaches-tile = { $typed } : placer une tuile
hint-nevaches-take = { $typed } : prendre une carte
hint-nevaches-play =
    { $ways ->
        [1] { $typed } : la jouer pour { $points }
       *[other] { $typed } : la jouer pour { $points } ({ $ways } façons)
    }
hint-nevaches-home =
    { $count ->
        [one] { $typed } : ramener { $count } vache
       *[other] { $typed } : ramener { $count } vaches
    }
hint-nevaches-exchange-tiles = { $typed } : d’abord de nouvelles tuiles
hint-nevaches-exchange-cards = { $typed } : d’abord de nouvelles cartes


## Ce qu’on peut taper : le premier mot est celui qui s’affiche, les autres marchent aussi

command-nevaches-tile = tuile placer poser
    .usage = { $word } PAYSAGE CASE
    .line = { $usage } : prendre une tuile de la rangée et la mettre sur une case libre. La lettre ou le nom du paysage suffit, et le mot peut s’omettre : « lac g8 », « l g8 ».
command-nevaches-take = prendre prends carte
    .usage = { $word } NUMÉRO
    .line = { $usage } : prendre en main cette carte de la rangée : « { $word } 2 ».
command-nevaches-play = jouer joue j
    .usage = { $word } NUMÉRO [FAÇON]
    .line = { $usage } : jouer cette carte de votre main. Si elle va de plusieurs façons, elles s’affichent avec leurs numéros : « { $word } 1 », puis « { $word } 1 3 » ; ou nommez une case qui reçoit une vache : « { $word } 1 h8 ».
command-nevaches-home = ramener ramène rentrer rentre troupeau
    .usage = { $word } CASE
    .line = { $usage } : ramener à l’étable tout le troupeau qui s’y trouve, les vaches côte à côte : « { $word } h8 ».
command-nevaches-exchange = échanger échange
    .usage = { $word } { command-nevaches-tiles }|{ command-nevaches-cards }
    .line = { $usage } : retourner une nouvelle rangée avant d’y prendre. Pour les tuiles, il en faut quatre ou cinq du même type ; pour les cartes, quatre qui ont un paysage en commun.
command-nevaches-look = voir regarder
    .usage = { $word } NOM
    .line = { $usage } : regarder de près le paysage et les cartes de quelqu’un. Cela ne coûte rien.
command-nevaches-tiles = tuiles
command-nevaches-cards = cartes
command-nevaches-yes = oui o
command-nevaches-no = non n


## Ce qui s’est passé

event-nevaches-choice-opened =
    { $asked ->
        [deal] Il faut distribuer les tuiles et les cartes.
        [start_card] C’est à { $names } de choisir une carte de départ.
        [action] C’est à { $names } de jouer.
        [tile] C’est à { $names } de placer une des nouvelles tuiles.
        [card] C’est à { $names } de prendre une des nouvelles cartes.
        [bonus_tile] C’est à { $names } de placer la tuile bonus.
        [bonus_card] C’est à { $names } de prendre la carte bonus.
        [tree] C’est à { $names } de planter un arbre ou non.
        [tile_shuffle] Il faut mélanger les tuiles mises de côté.
        [card_shuffle] Il faut mélanger les cartes défaussées.
       *[goal] C’est à { $names } de choisir une tuile Décompte.
    }
event-nevaches-fox-given =
    { $who ->
        [you] Vous avez le renard et commencez.
       *[other] { $name } a le renard et commence.
    }
event-nevaches-track-laid =
    Les bonus de la piste : { $spaces }. { $home ->
        [one] Chacun commence avec { $home } vache à l’étable.
       *[other] Chacun commence avec { $home } vaches à l’étable.
    }
event-nevaches-start-cards-dealt =
    { $card ->
        [none] Chacun pioche une carte de départ.
       *[other] Votre carte de départ est { $card }.
    }
event-nevaches-goals-dealt =
    { $goals ->
        [none] Chacun reçoit deux tuiles Décompte.
       *[other] Vos tuiles Décompte : { $goals }.
    }
event-nevaches-turn-began =
    { $who ->
        [you] C’est votre tour.
       *[other] C’est à { $name } de jouer.
    }
event-nevaches-tiles-turned-up =
    { $left ->
        [0] On retourne { $tiles }. La pioche est épuisée.
       *[other] On retourne { $tiles }. Dans la pioche : { $left }.
    }
event-nevaches-tiles-set-aside =
    { $who ->
        [you] Vous mettez toutes les tuiles de côté et en retournez de nouvelles.
       *[other] { $name } met toutes les tuiles de côté et en retourne de nouvelles.
    }
event-nevaches-tile-pile-made =
    { $left ->
        [1] La tuile mise de côté devient la nouvelle pioche.
       *[other] Les { $left } tuiles mises de côté sont mélangées et forment la nouvelle pioche.
    }
event-nevaches-cards-turned-up =
    { $left ->
        [0] On retourne { $cards }. La pioche est épuisée.
       *[other] On retourne { $cards }. Dans la pioche : { $left }.
    }
event-nevaches-cards-discarded =
    { $who ->
        [you] Vous défaussez toutes les cartes de la rangée et en retournez de nouvelles.
       *[other] { $name } défausse toutes les cartes de la rangée et en retourne de nouvelles.
    }
event-nevaches-card-pile-made =
    { $left ->
        [1] La carte défaussée devient la nouvelle pioche.
       *[other] Les { $left } cartes défaussées sont mélangées et forment la nouvelle pioche.
    }
event-nevaches-tile-placed =
    { $who ->
        [you] Vous placez { $tile } en { $cell }.
       *[other] { $name } place { $tile } en { $cell }.
    }
event-nevaches-tree-offered =
    { $who ->
        [you] Vous pouvez planter un arbre en { $squares }.
       *[other] { $name } peut planter un arbre en { $squares }.
    }
event-nevaches-tree-planted =
    { $who ->
        [you] Vous plantez un arbre en { $square }.
       *[other] { $name } plante un arbre en { $square }.
    }
event-nevaches-tree-left =
    { $who ->
        [you] Vous ne plantez pas d’arbre.
       *[other] { $name } ne plante pas d’arbre.
    }
event-nevaches-card-taken =
    { $who ->
        [you] Vous prenez la carte { $card }.
       *[other] { $name } prend la carte { $card }.
    }
event-nevaches-card-played =
    { $who ->
        [you] Vous jouez { $card } : { $count ->
            [one] une vache
           *[other] des vaches
        } en { $cows }.
       *[other] { $name } joue { $card } : { $count ->
            [one] une vache
           *[other] des vaches
        } en { $cows }.
    }
event-nevaches-herd-brought-home =
    { $who ->
        [you] Vous ramenez { $count ->
            [one] la vache
           *[other] le troupeau
        } qui était en { $cows }.
       *[other] { $name } ramène { $count ->
            [one] la vache
           *[other] le troupeau
        } qui était en { $cows }.
    }
event-nevaches-points-scored =
    { $who ->
        [you] Vous marquez { $points ->
            [one] { $points } point
           *[other] { $points } points
        } : { $total } en tout.
       *[other] { $name } marque { $points ->
            [one] { $points } point
           *[other] { $points } points
        } : { $total } en tout.
    }
event-nevaches-bonus-reached =
    { $who ->
        [you] Vous atteignez
       *[other] { $name } atteint
    } le bonus à { $points } : { $bonus ->
        [cow] une vache.
        [card] une carte.
        [action] une action de plus.
        [tile] une tuile.
       *[home] toutes les vaches à l’étable.
    }
event-nevaches-bonus-taken =
    { $who ->
        [you] Votre bonus
       *[other] Bonus de { $name }
    } à { $points } : { $bonus ->
        [cow] la vache qui attendait là va à l’étable.
        [card] une carte de la rangée.
        [action] une action de plus.
        [tile] une tuile de la rangée.
       *[home] toutes les vaches sont ramenées à l’étable.
    }
event-nevaches-bonus-lapsed =
    { $who ->
        [you] Votre bonus
       *[other] Le bonus pour { $name }
    } à { $points } est perdu : { $bonus ->
        [card] il n’y a pas de carte à prendre.
       *[other] on ne peut pas le prendre.
    }
event-nevaches-cows-brought-home =
    { $count ->
        [0] { $who ->
            [you] Aucune de vos vaches n’était dehors.
           *[other] { $name } n’avait aucune vache dehors.
        }
        [one] { $who ->
            [you] Votre vache est ramenée de { $cows } à l’étable.
           *[other] { $name } ramène sa vache de { $cows } à l’étable.
        }
       *[other] { $who ->
            [you] Vos { $count } vaches sont ramenées à l’étable.
           *[other] { $name } ramène ses { $count } vaches à l’étable.
        }
    }
event-nevaches-goals-counted =
    { $points ->
        [none] On compte les tuiles Décompte.
       *[other] Vos tuiles Décompte rapporteraient { $points }.
    }
event-nevaches-goal-chosen =
    { $goal ->
        [none] { $name } a choisi une tuile Décompte.
       *[other] { $who ->
            [you] Vous choisissez votre tuile Décompte : { $goal }.
           *[other] { $name } choisit une tuile Décompte : { $goal }.
        }
    }
event-nevaches-goals-revealed = Les tuiles Décompte : { $goals }.
    .item =
        { $who ->
            [you] vous +{ $points } pour « { $goal } » ({ $total } en tout)
           *[other] { $name } +{ $points } pour « { $goal } » ({ $total } en tout)
        }
event-nevaches-game-ended =
    { $reason } { $count ->
        [one] Victoire pour { $winners }.
       *[other] Victoire partagée : { $winners }.
    }

note-nevaches-match = La personne qui a le plus de points gagne. Une première place partagée compte comme une victoire pour chacun.
table-nevaches-mean = Points en moyenne

## Since your last turn: below a name, so it says only what was done

since-nevaches-points =
    { $count ->
        [one] { $sign }{ $count } point
       *[other] { $sign }{ $count } points
    }
since-nevaches-cards =
    { $count ->
        [one] { $sign }{ $count } carte
       *[other] { $sign }{ $count } cartes
    }
since-nevaches-home =
    { $count ->
        [one] { $sign }{ $count } vache à l’étable
       *[other] { $sign }{ $count } vaches à l’étable
    }
since-nevaches-placed = Place : { $items }
since-nevaches-tile = { $tile } ({ $cell })
since-nevaches-planted = Arbre planté : { $items }
since-nevaches-no-tree = Pas d’arbre planté
since-nevaches-played = Joue : { $items }
since-nevaches-brought-home =
    { $items-count ->
        [one] { $items-count } vache ramenée
       *[other] { $items-count } vaches ramenées
    }
since-nevaches-bonus = Bonus : { $items }
since-nevaches-bonus-lapsed = Bonus perdu : { $items }
since-nevaches-goal-chosen = Tuile Décompte choisie
since-nevaches-took = Prend : { $items }
since-nevaches-new-tiles = Renouvelle la rangée de tuiles
since-nevaches-new-cards = Renouvelle la rangée de cartes
since-nevaches-tiles-turned-up = Nouvelles tuiles : { $items }
since-nevaches-cards-turned-up = Nouvelles cartes : { $items }
since-nevaches-tile-pile-made = Les tuiles ont été remélangées
since-nevaches-card-pile-made = Les cartes ont été remélangées

## Quand une partie est finie

highlight-nevaches-why = Le plus de points gagne. À égalité, le plus grand paysage l’emporte.
highlight-nevaches-best-turn =
    Le meilleur tour : { $name } a marqué { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
highlight-nevaches-best-goal =
    La meilleure tuile Décompte : « { $goal } » a rapporté { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à { $name }.
highlight-nevaches-biggest-herd =
    Le plus grand troupeau : { $name } a ramené à l’étable { $cows ->
        [one] { $cows } vache
       *[other] { $cows } vaches
    } d’un coup.
