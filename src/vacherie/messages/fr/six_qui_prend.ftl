# 6 qui prend ! : ce qui se passe, ce qui est demandé et ce qu’on peut choisir. Les règles sont dans rules_six_qui_prend.ftl.

name-six-ox = le Bœuf


## Variantes, options, pourquoi une partie s’arrête

variant-six-base = 6 qui prend !
variant-six-pro = 6 qui prend ! – variante pro
variant-six-even-odd = 6 qui prend ! avec Paire/Impaire
variant-six-escalade = 6 qui prend ! avec Escalade
variant-six-cabriole = 6 qui prend ! avec Cabriole
variant-six-reversed = 6 qui prend ! avec Chiffres inversés
variant-six-coop = 6 qui prend ! – Bœuf contre tous

option-six-variant = Quel jeu : le jeu de base, la variante pro et son draft, une des quatre cartes de fans, ou le jeu coopératif contre le Bœuf.
option-six-target-heads = La partie s’arrête après la manche où quelqu’un dépasse ce nombre de têtes, ou l’atteint avec end_at=at_least ; none pour aucune limite.
option-six-end-at = Ce total doit-il être dépassé (more_than) ou seulement atteint (at_least) ?
option-six-max-rounds = La partie s’arrête après ce nombre de manches ; none pour aucune limite.
option-six-draft-memory = Variante pro : la table continue-t-elle de montrer qui a pris quelle carte ?
option-six-consent = Jeu coopératif : chacun peut utiliser une carte spéciale (anyone), ou il faut l’accord de tous (all).

reason-six-target-reached = Quelqu’un a ramassé trop de têtes de bœuf.
reason-six-rounds-played = La dernière manche est jouée.
reason-six-ox-beaten = L’équipe a moins de têtes de bœuf que le Bœuf.
reason-six-ox-won = L’équipe n’a pas moins de têtes de bœuf que le Bœuf.


## Cartes spéciales

special-six-take-at-seven = 7 qui prend !
    .effect = se pose à gauche d’une rangée, qui compte alors six cartes au plus : la septième les ramasse.
special-six-stop = Stop
    .effect = verrouille une rangée : rien n’y entre ni n’en sort tant qu’il est là.
special-six-replace = Remplacer
    .effect = quand votre carte est la prochaine, reprenez-la et posez-en une autre de votre main.
special-six-insert = Insérer
    .effect = la prochaine carte de l’équipe va à l’intérieur d’une rangée, ou à son début.
special-six-slide = Glisser
    .effect = déplacez une carte d’une rangée vers une autre.
special-six-first = Première carte
    .effect = désignez une carte de l’équipe, qui passe en premier.
special-six-last = Dernière carte
    .effect = désignez une carte de l’équipe, qui passe en dernier.
special-six-sort = Trier
    .effect = fixez l’ordre de toutes les cartes encore à poser.


## Cartes de fan

fan-card-six-even-odd = Paire/Impaire : sa rangée n’accepte que des cartes paires, ou que des impaires. Elle bouge quand une rangée est ramassée.
fan-card-six-escalade = Escalade : dans sa rangée, les valeurs descendent. Quand une rangée est ramassée, elle passe à la suivante, dans le sens de sa flèche.
fan-card-six-cabriole = Cabriole (↷) occupe une place, et saute quand une carte arrive dans sa rangée.
fan-card-six-reversed = Chiffres inversés : une fois par manche, vous pouvez jouer une carte en inversant ses chiffres.
marker-six-even = paires seules
marker-six-odd = impaires seules
marker-six-up = décroissante ▲
marker-six-down = décroissante ▼
marker-six-cabriole = Cabriole


## La table

table-six-before-tricks = manche { $round }
table-six-drafting = manche { $round }, draft, carte { $card } sur { $cards }
table-six-where = manche { $round }, tour { $trick } sur { $tricks }
table-six-goal =
    { $rounds ->
        [0] { $end ->
            [at_least] Jusqu’à ce que quelqu’un ait { $target ->
                [one] { $target } tête
               *[other] { $target } têtes
            } ; on gagne en ayant le moins de têtes.
           *[more_than] Jusqu’à ce que quelqu’un ait plus de { $target ->
                [one] { $target } tête
               *[other] { $target } têtes
            } ; on gagne en ayant le moins de têtes.
        }
        [1] Une manche ; on gagne en ayant le moins de têtes.
       *[other] { $end ->
            [none] { $rounds } manches ; on gagne en ayant le moins de têtes.
            [at_least] Jusqu’à ce que quelqu’un ait { $target ->
                [one] { $target } tête
               *[other] { $target } têtes
            }, { $rounds } manches au plus ; on gagne en ayant le moins de têtes.
           *[more_than] Jusqu’à ce que quelqu’un ait plus de { $target ->
                [one] { $target } tête
               *[other] { $target } têtes
            }, { $rounds } manches au plus ; on gagne en ayant le moins de têtes.
        }
    }
table-six-goal-coop = Une seule manche : l’équipe gagne avec moins de têtes que le Bœuf.
table-six-full = complète
table-six-total = total
table-six-this-round = man.
table-six-score = Têtes
table-six-mean = Têtes en moyenne
table-six-hand = Votre main
table-six-own-pick = (vous avez choisi le { $card })
table-six-known-hands = Cartes connues dans les autres mains
table-six-known = Mains connues :
table-six-draft = Étalées sur la table
table-six-queue = À poser :
table-six-team = L’équipe
table-six-team-pile =
    { $doubled ->
        [yes] Pile : { $heads } ×2
       *[no] Pile : { $heads }
    }
table-six-ox-cards =
    { $count ->
        [0] Bœuf : plus de carte
        [one] Bœuf : { $count } carte
       *[other] Bœuf : { $count } cartes
    }
table-six-ox-pile = et { $count } dans sa pile
table-six-specials = Cartes spéciales : { $specials } (dans la pile : { $left })
table-six-specials-left =
    { $count ->
        [0] Plus de carte spéciale dans la pile.
        [one] Encore { $count } carte spéciale dans la pile.
       *[other] Encore { $count } cartes spéciales dans la pile.
    }

legend-six-heads = { $sign } est une tête de bœuf, un point négatif : moins vous en ramassez, mieux c’est.
legend-six-rows = À côté de chaque rangée : combien de ses places sont prises, et les têtes qu’elle contient. Une rangée complète revient à qui doit y ajouter une carte.
legend-six-seats = À côté de chaque nom : les têtes des manches finies, puis celles de cette manche.
legend-six-waited = { $sign } le jeu attend cette place.
legend-six-picked = { $sign } cette place a choisi une carte.
legend-six-reversed = { $can } a encore la carte Chiffres inversés ; { $spent } l’a dépensée.
legend-six-team = Vous et les bots formez une équipe, avec une seule pile. Les bots vous laissent les cartes spéciales.

note-six-match = La personne qui a le moins de têtes gagne. Une première place partagée compte comme une victoire pour chacun.
note-six-coop = Tous forment une seule équipe, et gagnent ensemble si elle a moins de têtes que le Bœuf.


## Ce qui est demandé

asked-six-deal = On distribue les cartes.
asked-six-draft = Quelle carte prenez-vous ?
asked-six-card = Quelle carte jouez-vous ?
    .reversed = Ajoutez un r pour inverser ses chiffres : 24r compte pour 42.
asked-six-row = Votre { $card } ne va dans aucune rangée. Quelle rangée ramassez-vous ?
    .cost = rangée { $row } : { $heads }
asked-six-window =
    { $who ->
        [you] Votre { $card } est la prochaine carte. Que faites-vous ?
        [ox] Le { $card } du Bœuf est la prochaine carte. Que faites-vous ?
       *[other] Prochaine carte : le { $card } ({ $name }). Que faites-vous ?
    }
asked-six-replacement = Quelle carte de votre main est posée à la place du { $card } ?
asked-six-sort =
    { $count ->
        [0] Quelle carte passe en premier ? Restent à nommer : { $left }. Vous pouvez en taper plusieurs.
       *[other] Quelle carte vient après { $named } ? Restent à nommer : { $left }. Vous pouvez en taper plusieurs.
    }
asked-six-consent =
    { $who ->
        [you] Vous proposez de { $action }. Êtes-vous d’accord ? (oui/non)
       *[other] { $name } propose de { $action }. Êtes-vous d’accord ? (oui/non)
    }


## Ce qu’on peut taper : le premier mot est celui qui s’affiche, les autres marchent aussi

command-six-go = continuer c
    .usage = { $word }
    .line = { $usage } (ou Entrée) : laisser poser la carte
command-six-all = tout t
    .usage = { $word }
    .line = { $usage } : laisser poser toutes les cartes de ce tour
command-six-stop = stop
    .usage = { $word } RANGÉE
    .line = { $usage } : verrouiller une rangée – { $choices }
command-six-lift = lever
    .usage = { $word } RANGÉE
    .line = { $usage } : retirer le Stop d’une rangée – { $choices }
command-six-seven = sept
    .usage = { $word } RANGÉE
    .line = { $usage } : poser 7 qui prend ! à gauche d’une rangée – { $choices }
command-six-insert = insérer
    .usage = { $word } RANGÉE
    .line = { $usage } : mettre la prochaine carte à l’intérieur d’une rangée – { $choices }
command-six-first = premier première
    .usage = { $word } CARTE
    .line = { $usage } : poser cette carte en premier – { $choices }
command-six-last = dernier dernière
    .usage = { $word } CARTE
    .line = { $usage } : poser cette carte en dernier – { $choices }
command-six-replace = remplacer
    .usage = { $word } CARTE
    .line = { $usage } : votre carte est la prochaine : la reprendre, et poser celle-ci de votre main
command-six-slide = glisser
    .usage = { $word } CARTE RANGÉE
    .line = { $usage } : déplacer une carte d’une rangée vers une autre – rangées { $choices }
command-six-sort = trier
    .usage = { $word } CARTE CARTE…
    .line = { $usage } : nommer le nouvel ordre des cartes qui attendent
command-six-drop = renoncer
    .usage = { $word }
    .line = { $usage } : laisser l’ordre tel qu’il était
command-six-yes = oui o
command-six-no = non n


## Ce qu’on propose à l’équipe : complète « Marguerite propose de … »

action-six-use-take-at-seven = poser 7 qui prend ! à gauche de la rangée { $row }
action-six-use-stop = verrouiller la rangée { $row } par un Stop
action-six-lift-stop = retirer le Stop de la rangée { $row }
action-six-use-replace = remplacer la prochaine carte
action-six-use-insert = insérer la prochaine carte dans la rangée { $row }
action-six-use-slide = glisser le { $card } vers la rangée { $row }
action-six-use-first = poser le { $card } en premier
action-six-use-last = poser le { $card } en dernier
action-six-use-sort = poser les cartes dans l’ordre { $order }


## Ce qui s’est passé

event-six-choice-opened =
    { $asked ->
        [deal] Il faut distribuer les cartes.
        [draft] C’est à { $names } de prendre une carte sur la table.
        [card] C’est à { $names } de choisir une carte.
        [row] C’est à { $names } de ramasser une rangée.
        [window] C’est à { $names } de laisser partir la carte ou d’utiliser une carte spéciale.
        [replacement] C’est à { $names } de choisir la carte posée à la place.
        [sort] C’est à { $names } de nommer le nouvel ordre.
       *[consent] C’est à { $names } de répondre à la proposition.
    }
event-six-round-began = La manche { $round } commence.
event-six-hands-dealt =
    { $cards ->
        [none] Chacun reçoit dix cartes.
       *[other] Vous recevez { $cards }.
    }
event-six-rows-opened = Les rangées s’ouvrent avec { $cards }.
event-six-draft-began =
    { $who ->
        [you] Toutes les cartes sont étalées. Vous choisissez en premier.
       *[other] Toutes les cartes sont étalées. { $name } choisit en premier.
    }
event-six-card-drafted =
    { $who ->
        [you] Vous prenez le { $card }.
       *[other] { $name } prend le { $card }.
    }
event-six-card-picked =
    { $who ->
        [you] { $reversed ->
            [yes] Vous choisissez le { $card } et inversez ses chiffres.
           *[no] Vous choisissez le { $card }.
        }
       *[other] { $name } a choisi une carte.
    }
event-six-cards-revealed = Révélées : { $cards }.
    .item =
        { $reversed ->
            [yes] { $card } compté comme { $value }
           *[no] { $card }
        } ({ $who ->
            [you] vous
            [ox] le Bœuf
           *[other] { $name }
        })
event-six-digits-reversed =
    { $who ->
        [you] Vous inversez le { $card } : il compte pour { $value }.
       *[other] { $name } inverse le { $card } : il compte pour { $value }.
    }
event-six-card-placed =
    { $who ->
        [you] Vous posez le { $card } dans la rangée { $row }.
        [ox] Le Bœuf pose le { $card } dans la rangée { $row }.
       *[other] { $name } pose le { $card } dans la rangée { $row }.
    }
event-six-row-taken =
    { $who ->
        [you] Vous ramassez la rangée { $row }
        [ox] Le Bœuf ramasse la rangée { $row }
       *[other] { $name } ramasse la rangée { $row }
    }{ $cause ->
        [full] , qui était complète :
        [fewest] , celle qui a le moins de têtes :
        [jumped_on] , sauf la carte la plus forte, car Cabriole y a sauté :
        [inserted] , sauf la dernière carte, car une carte a été insérée dans cette rangée complète :
        [slid] , sauf la dernière carte, car une carte a glissé dans cette rangée complète :
       *[chosen] { " :" }
    } { $cards } – { $heads ->
        [one] { $heads } tête de bœuf.
       *[other] { $heads } têtes de bœuf.
    }
event-six-rows-resized = Places dans chaque rangée : { $sizes }.
event-six-marker-moved =
    { $side ->
        [even] Paire/Impaire est à la rangée { $row } : cartes paires seulement.
        [odd] Paire/Impaire est à la rangée { $row } : cartes impaires seulement.
        [up] Escalade est à la rangée { $row }, flèches vers le haut : les valeurs y descendent.
        [down] Escalade est à la rangée { $row }, flèches vers le bas : les valeurs y descendent.
       *[none] Cabriole saute dans la rangée { $row }.
    }
event-six-cabriole-laid = Cabriole est à la rangée { $row }.
event-six-round-scored = La manche est finie, avec ces têtes de bœuf : { $scores }.
    .item =
        { $who ->
            [you] vous { $heads } ({ $total } en tout)
           *[other] { $name } { $heads } ({ $total } en tout)
        }
event-six-specials-turned-up =
    { $count ->
        [0] Aucune carte spéciale n’est visible.
       *[other] Cartes spéciales visibles : { $specials } (dans la pile : { $left }).
    }
event-six-special-used =
    { $who ->
        [you] Vous utilisez
       *[other] { $name } utilise
    } { $special ->
        [take_at_seven] { special-six-take-at-seven } sur la rangée { $row }.
        [stop] { special-six-stop } : la rangée { $row } est verrouillée.
        [replace] { special-six-replace } pour le { $card }.
        [insert] { special-six-insert } pour le { $card }, dans la rangée { $row }.
        [slide] { special-six-slide } pour le { $card }, vers la rangée { $row }.
        [first] { special-six-first } : le { $card } passe en premier.
        [last] { special-six-last } : le { $card } passe en dernier.
       *[sort] { special-six-sort }.
    }
event-six-stop-lifted =
    { $who ->
        [you] Vous retirez le Stop de la rangée { $row }.
       *[other] { $name } retire le Stop de la rangée { $row }.
    }
event-six-card-taken-back =
    { $who ->
        [you] Vous reprenez le { $card } en main.
       *[other] { $name } reprend le { $card } en main.
    }
event-six-card-replaced =
    { $who ->
        [you] Vous jouez le { $card } à la place.
       *[other] { $name } joue le { $card } à la place.
    }
event-six-card-inserted =
    { $who ->
        [you] Votre { $card } va à l’intérieur de la rangée { $row }.
       *[other] Le { $card } joué par { $name } va à l’intérieur de la rangée { $row }.
    }
event-six-card-slid = Le { $card } glisse de la rangée { $origin } à la rangée { $row }.
event-six-order-changed = L’ordre est maintenant { $cards }.
event-six-sort-began =
    { $who ->
        [you] Vous commencez à trier les cartes.
       *[other] { $name } commence à trier les cartes.
    }
event-six-sort-named =
    { $who ->
        [you] Vous nommez le { $card }.
       *[other] { $name } nomme le { $card }.
    }
event-six-sort-dropped =
    { $who ->
        [you] Vous laissez l’ordre tel qu’il était.
       *[other] { $name } laisse l’ordre tel qu’il était.
    }
event-six-went-on =
    { $who ->
        [you] Vous laissez partir la carte.
       *[other] { $name } laisse partir la carte.
    }
event-six-proposed =
    { $who ->
        [you] Vous proposez de { $action }.
       *[other] { $name } propose de { $action }.
    }
event-six-agreed =
    { $who ->
        [you] Vous êtes d’accord.
       *[other] { $name } est d’accord.
    }
event-six-disagreed =
    { $who ->
        [you] Vous n’êtes pas d’accord : la proposition tombe.
       *[other] { $name } n’est pas d’accord : la proposition tombe.
    }
event-six-ox-faced =
    { $doubled ->
        [yes] On compte : têtes de l’équipe, comptées double, { $team } ; têtes du Bœuf, { $ox }.
       *[no] On compte : têtes de l’équipe, { $team } ; têtes du Bœuf, { $ox }.
    }
event-six-game-ended =
    { $reason } { $count ->
        [0] Personne ne gagne, sauf le Bœuf.
        [one] Victoire pour { $winners }.
       *[other] Victoire partagée : { $winners }.
    }

## Since your last turn: below a name, so it says only what was done

since-six-heads =
    { $count ->
        [one] { $sign }{ $count } tête
       *[other] { $sign }{ $count } têtes
    }
since-six-played = Joue : { $items }
since-six-placed = Rangée : { $items }
since-six-reversed = Chiffres inversés : { $items }
since-six-reversal = { $card } en { $value }
since-six-row-taken = Ramasse : { $items }
since-six-row =
    { $heads ->
        [one] la rangée { $row } ({ $heads } tête)
       *[other] la rangée { $row } ({ $heads } têtes)
    }
since-six-inserted = Insérée dans la rangée : { $items }
since-six-slid = Glisse : { $items }
since-six-slide = { $card } vers la rangée { $row }
since-six-marker = Carte de fans à la rangée : { $items }
since-six-rows-resized = Places par rangée : { $items }
since-six-specials = Cartes spéciales visibles : { $items }
since-six-special-used = Utilise : { $items }
since-six-stop-lifted = Stop retiré de la rangée : { $items }
since-six-taken-back = Reprend : { $items }
since-six-replaced = Joue à la place : { $items }
since-six-order-changed = L’ordre des cartes a changé
since-six-sort = Trie les cartes
since-six-sort-dropped = Laisse l’ordre tel quel
since-six-proposed = Fait une proposition
since-six-agreed = D’accord
since-six-disagreed = Pas d’accord
since-six-ox-faced = Les têtes de bœuf ont été comptées
since-six-round = Manche : { $items }
since-six-draft = Choisit en premier
since-six-drafted = Choisit : { $items }
since-six-round-scored = La manche est finie

## Quand une manche ou une partie est finie

name-six-team = l’équipe
highlight-six-why = Le moins de têtes de bœuf gagne.
highlight-six-why-coop = L’équipe gagne avec moins de têtes de bœuf que le Bœuf.
highlight-six-costliest =
    Le tour le plus cher : { $name } a ramassé la rangée { $row }, avec { $heads ->
        [one] { $heads } tête
       *[other] { $heads } têtes
    }.
highlight-six-biggest-row =
    La plus grosse rangée : { $name } a ramassé { $heads ->
        [one] { $heads } tête
       *[other] { $heads } têtes
    } d’un coup.
highlight-six-best-escape =
    La plus belle échappée : { $name } a posé sa carte dans la rangée { $row } juste avant qu’on la ramasse, avec { $heads ->
        [one] { $heads } tête
       *[other] { $heads } têtes
    }.
highlight-six-ox-row =
    La plus grosse rangée du Bœuf : { $heads ->
        [one] { $heads } tête
       *[other] { $heads } têtes
    } d’un coup.
highlight-six-streak =
    La plus longue série : { $name } a joué { $tricks ->
        [one] { $tricks } carte
       *[other] { $tricks } cartes
    } de suite sans rien ramasser.
highlight-six-clean-round = Sans faute : { $name } n’a ramassé aucune tête à la manche { $round }.
