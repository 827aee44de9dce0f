# Unexploded Cow : ce qui arrive, ce qui est demandé et ce qu’on peut choisir.

## Éditions, options, argent, pourquoi une partie finit

edition-unexploded-2013 = Unexploded Cow, édition de 2013
edition-unexploded-2011 = Unexploded Cow, édition de 2011

option-unexploded-edition = Quel livret : 2013, de 2 à 6 joueurs et en francs ; 2011, de 3 à 6 joueurs et en euros.
option-unexploded-deck = Un fichier avec votre propre paquet ; none pour le paquet fourni.
option-unexploded-starting-money = Ce avec quoi chaque place commence ; none pour les 5000 habituels. Une série le remplit d’elle-même.

money-unexploded =
    { $currency ->
        [euros] { $sign }{ $amount } €
       *[francs] { $sign }{ $amount } F
    }

reason-unexploded-pot-empty = Le pot est vide.
reason-unexploded-no-cow-left = Il ne reste aucune vache.
reason-unexploded-no-cow-for-sudden-death = Il ne reste aucune vache pour une Mort subite.


## Les sortes de vaches : le nom, un mot et quelques lettres pour la table, et ce qu’elles savent faire

kind-unexploded-plain = Vache
    .word = vache
    .short = vac
    .ability = rapporte sa valeur quand elle explose, et rien d’autre.
kind-unexploded-negative = Vache négative
    .word = négative
    .short = nég
    .ability = coûte de l’argent à son propriétaire quand elle explose : un cadeau pour le pré d’un autre.
kind-unexploded-spy = Espionne
    .word = Espionne
    .short = Esp
    .ability = appartient toujours à la personne qui l’a jouée, quel que soit le pré.
kind-unexploded-mechanic = Mécanicien
    .word = Mécanicien
    .short = Méc
    .ability = peut désamorcer sa bombe, une fois par tour : il reste, et vous touchez { $defusal }.
kind-unexploded-general = Général
    .word = Général
    .short = Gén
    .ability = peut passer sa bombe à une autre vache du même pré, une fois par tour.
kind-unexploded-pfc = P.F.C.
    .word = P.F.C.
    .short = P.F.C.
    .ability = peut voler une bombe à une autre vache du pré ; il n’explose qu’une fois.
kind-unexploded-bomber = Plastiqueur fou
    .word = Plastiqueur
    .short = Pla
    .ability = quand il a explosé, ses voisines de gauche et de droite reçoivent chacune une bombe.

cow-unexploded-plain = Vache à { $value }.
cow-unexploded-negative = Vache négative, { $value } : offrez-la.
cow-unexploded-spy = Espionne à { $value }, la vôtre dans tous les prés.
cow-unexploded-mechanic = Mécanicien à { $value } : désamorce pour { $defusal }.
cow-unexploded-general = Général à { $value } : peut passer sa bombe.
cow-unexploded-pfc = P.F.C. à { $value } : vole les bombes du pré.
cow-unexploded-bomber = Plastiqueur à { $value } : bombes aux voisines.


## Les événements de notre paquet ; un fichier de paquet a ses propres noms

card-unexploded-extra-bomb-roll = Travail de nuit
card-unexploded-best-of-two-rolls = Détecteur de métaux
card-unexploded-cow-from-discard = Recrutement
card-unexploded-steal-cow = Voleurs de bétail
card-unexploded-shoot-cow = Peloton d’exécution
card-unexploded-swap-cows = Échange de bétail
card-unexploded-herds-move-left = Débandade
card-unexploded-move-cow = Vache égarée
card-unexploded-draw-three = Ravitaillement
card-unexploded-others-pay-you-100 = Emprunt de guerre
card-unexploded-pay-others-100-draw-three = Tournée de cidre
card-unexploded-largest-herd-pays-300 = Impôt sur le bétail

## Ce que font les événements et les villes

effect-unexploded-extra-bomb-roll = un jet d’explosion de plus, tout de suite.
effect-unexploded-best-of-two-rolls =
    { $who ->
        [you] lancez le dé deux fois au prochain jet d’explosion, et choisissez.
       *[other] le prochain jet se lance deux fois ; un seul est gardé.
    }
effect-unexploded-cow-from-discard =
    { $who ->
        [you] une vache défaussée vient dans votre pré.
       *[other] une vache défaussée revient.
    }
effect-unexploded-steal-cow =
    { $who ->
        [you] une vache d’un autre pré vient dans le vôtre.
       *[other] une vache d’un autre pré est prise.
    }
effect-unexploded-shoot-cow = une vache est abattue et défaussée.
effect-unexploded-swap-cows = deux vaches de deux prés échangent leurs places.
effect-unexploded-herds-move-left = les vaches de chaque pré passent au joueur de gauche.
effect-unexploded-move-cow = une vache s’égare à l’extrémité d’un autre pré.
effect-unexploded-draw-three = trois cartes de plus.
effect-unexploded-others-pay-you-100 =
    { $who ->
        [you] chaque adversaire vous paie { $small }.
       *[other] chaque adversaire paie { $small }.
    }
effect-unexploded-pay-others-100-draw-three = { $small } à chaque adversaire, et trois cartes.
effect-unexploded-largest-herd-pays-300 = le pré le plus peuplé paie { $tax } au pot.

city-unexploded-money = { $amount }
city-unexploded-draw =
    { $count ->
        [1] une carte
       *[other] { $count } cartes
    }
city-unexploded-steal-cow = une vache d’un autre pré
city-unexploded-cow-from-discard = une vache défaussée
city-unexploded-nothing = rien que la gloire


## La table

table-unexploded-turn =
    { $who ->
        [you] à vous
       *[other] au tour de { $name }
    }
table-unexploded-detector = { card-unexploded-best-of-two-rolls } prêt
table-unexploded-pot = Pot : { $amount }
table-unexploded-city = Ville : { $city } ({ $points }), donne { $gifts }
table-unexploded-no-city = Pas de ville visible.
table-unexploded-cities-left =
    { $count ->
        [0] la dernière
       [one] encore { $count } ville
       *[other] encore { $count } villes
    }
table-unexploded-sudden-death = MORT SUBITE : on ne fait que lancer, tant qu’il y a un pot et des vaches.
table-unexploded-sudden-order = Ordre : { $order }
table-unexploded-money = { $amount }
table-unexploded-loan = { $amount } (emprunt)
table-unexploded-score = Argent
table-unexploded-seat-short = { $points } p, { $cards } c
table-unexploded-seat-cities =
    { $points ->
        [one] { $points } point : { $cities }
       *[other] { $points } points : { $cities }
    }
table-unexploded-seat-cards =
    { $count ->
        [0] pas de carte
        [1] 1 carte
       *[other] { $count } cartes
    }
table-unexploded-no-cows = (pas de vache)
table-unexploded-spy-of =
    { $who ->
        [you] la vôtre
       *[other] de { $name }
    }
table-unexploded-bomb =
    { $count ->
        [one] bombe
       *[other] bombes
    }
table-unexploded-hand = Votre main
table-unexploded-hand-empty = Votre main est vide.
table-unexploded-discard =
    { $count ->
        [0] Aucune vache défaussée.
       *[other] Vaches défaussées : { $cows }
    }

legend-unexploded-herds = { $start } est l’extrémité droite d’un pré, où commence le décompte d’un jet : vers la gauche, puis dans le pré du dessous. Les numéros sont les jets qui trouveraient chaque vache. { $waited } le jeu attend cette personne.
legend-unexploded-worth = 200{ $sign }500 est une vache qui coûte 200 quand on la joue (payés par le propriétaire du pré) et rapporte 500 quand elle explose.
legend-unexploded-bomb = { $bomb } la vache porte une bombe.
legend-unexploded-seats = À côté de chaque nom : l’argent, les cartes en main, et les villes prises avec leurs points.
legend-unexploded-seats-short = Sous chaque nom : l’argent, les points des villes (p), les cartes en main (c).
legend-unexploded-kind = { $kind } : { $ability }
legend-unexploded-city = Faites exploser une de vos vaches pendant votre tour pour prendre la ville.
legend-unexploded-play = { $usage } : jouer une carte de votre main, par son numéro ou le début de son nom. Une vache va à l’extrémité droite de votre pré, sauf indication contraire ; les cibles d’un événement peuvent suivre tout de suite.
legend-unexploded-move = { $usage } : déplacer une vache de votre pré ; la place 1 est l’extrémité droite.
legend-unexploded-order = { $usage } : ranger tout votre pré, de gauche à droite.
legend-unexploded-roll = { $usage } : finir le tour par le jet d’explosion.
legend-unexploded-examples = Par exemple : { $examples }
legend-unexploded-blast = Tapez un numéro de la liste, ou en toutes lettres : { $commands }
legend-unexploded-payout = Tapez un numéro ou un nom ; plusieurs à la suite sont payés dans cet ordre.


## Ce qui est demandé

asked-unexploded-shuffle = On mélange les cartes.
asked-unexploded-reshuffle = On mélange la défausse.
asked-unexploded-play = À vous : jouez ce que vous voulez, rangez votre pré, puis lancez le dé.
    .how = { $play } CARTE [PRÉ] [{ $left }, { $right } ou PLACE] · { $move } VACHE PLACE · { $order } VACHES · { $roll }
asked-unexploded-cow =
    { $by ->
        [city] Vous avez pris { $cause } :
       *[event] Vous avez joué { $cause } :
    } { $effect ->
        [cow_from_discard] quelle vache défaussée vient dans votre pré ?
        [steal_cow] quelle vache d’un autre pré vient dans votre pré ?
        [shoot_cow] quelle vache est abattue ?
        [swap_cows] { $chosen ->
            [none] quelle vache d’abord ? Vous pouvez taper les deux.
           *[other] quelle vache d’un autre pré prend la place de { $chosen } ?
        }
       *[move_cow] quelle vache s’égare ?
    }
    .how = Tapez son nom, ou le début de son nom.
    .discard = Il y a : { $cows }.
asked-unexploded-place =
    { $by ->
        [city] Vous avez pris { $cause } :
       *[event] Vous avez joué { $cause } :
    } { $stray ->
        [yes] dans quel pré, et à quelle extrémité, va { $card } ?
       *[no] où va { $card } dans votre pré ?
    }
    .how = Tapez { $right }, { $left }, ou une place de 1 (l’extrémité droite) à { $most }.
    .herd = Par exemple : { $name } { $left }, ou { $name } { $right }.
asked-unexploded-roll = On lance le dé.
asked-unexploded-two-rolls = On lance le dé deux fois.
asked-unexploded-which-roll = { card-unexploded-best-of-two-rolls } : lequel de vos jets compte, { $first } ou { $second } ?
asked-unexploded-blast =
    { $who ->
        [you] Dans votre pré, pendant votre tour,
       *[other] Dans votre pré, pendant le tour de { $name },
    } { $count ->
        [one] { $cows } porte une bombe. Que faites-vous ?
       *[other] { $cows } portent des bombes. Que faites-vous ?
    }
asked-unexploded-payout = Il n’y a que { $pot } dans le pot, et plusieurs vaches de votre pré ont explosé. Laquelle paie-t-on d’abord ?


## Ce qu’on peut taper : le premier mot est celui qu’on montre, les autres marchent aussi

command-unexploded-play = jouer j joue
command-unexploded-move = déplacer dep
command-unexploded-order = ordre o
command-unexploded-roll = lancer l lance
command-unexploded-steal = voler v vole
command-unexploded-give = passer p donner
command-unexploded-defuse = désamorcer d
command-unexploded-blow = exploser boum b
command-unexploded-left = gauche g
command-unexploded-right = droite
command-unexploded-me = moi

usage-unexploded-play = { $word } CARTE [PRÉ] [{ $left }, { $right } ou PLACE]
usage-unexploded-move = { $word } VACHE PLACE
usage-unexploded-order = { $word } VACHE VACHE…
usage-unexploded-roll = { $word }
usage-unexploded-steal = { $word } P.F.C. VACHE
usage-unexploded-give = { $word } GÉNÉRAL VACHE
usage-unexploded-defuse = { $word } MÉCANICIEN
usage-unexploded-blow = { $word }
usage-unexploded-steal-cow = VACHE [{ $left }, { $right } ou PLACE]
usage-unexploded-cow-from-discard = VACHE [{ $left }, { $right } ou PLACE]
usage-unexploded-shoot-cow = VACHE
usage-unexploded-swap-cows = VACHE VACHE
usage-unexploded-move-cow = VACHE PRÉ [{ $left } ou { $right }]


## Ce qu’on peut faire, dans les listes de choix

action-unexploded-steal-bomb = { $cow } vole la bombe de { $other }
action-unexploded-hand-on-bomb = { $cow } passe la bombe à { $other }
action-unexploded-defuse-bomb = { $cow } désamorce, et vous touchez { $amount }
action-unexploded-let-blow = laisser exploser
action-unexploded-pay-next =
    { $who ->
        [you] { $how ->
            [pays] { $cow } : vous payez { $amount }
           *[takes] { $cow } : vous prenez { $amount }
        }
       *[other] { $how ->
            [pays] { $cow } : { $name } paie { $amount }
           *[takes] { $cow } : { $name } prend { $amount }
        }
    }


## Ce qui est arrivé

event-unexploded-choice-opened =
    { $asked ->
        [shuffle] Il faut mélanger les cartes.
        [reshuffle] Il faut mélanger la défausse.
        [roll] Il faut lancer le dé.
        [two_rolls] Il faut lancer le dé deux fois.
        [play] { $who ->
            [you] Vous pouvez jouer.
           *[other] { $name } peut jouer.
        }
        [cow] { $who ->
            [you] Vous choisissez une vache.
           *[other] { $name } choisit une vache.
        }
        [place] { $who ->
            [you] Vous choisissez une place.
           *[other] { $name } choisit une place.
        }
        [which_roll] { $who ->
            [you] Vous choisissez l’un des deux jets.
           *[other] { $name } choisit l’un des deux jets.
        }
        [blast] { $who ->
            [you] Vous décidez du sort des bombes de votre pré.
           *[other] { $name } décide du sort des bombes de son pré.
        }
       *[payout] { $who ->
            [you] Vous choisissez la prochaine vache à payer.
           *[other] { $name } choisit la prochaine vache à payer.
        }
    }
event-unexploded-hands-dealt =
    { $cards ->
        [none] Chacun reçoit trois cartes.
       *[other] Vous recevez { $cards }.
    } { $who ->
        [you] Vous commencez.
       *[other] { $name } commence.
    }
event-unexploded-anted = Chacun met { $amount } dans le pot.
event-unexploded-city-turned =
    { $points ->
        [one] La ville est { $city }, { $points } point ; elle donne { $gifts }.
       *[other] La ville est { $city }, { $points } points ; elle donne { $gifts }.
    }
event-unexploded-city-lost = Personne n’a pris { $city } en dix tours de table : la ville sort du jeu.
event-unexploded-turn-began =
    { $who ->
        [you] — C’est à vous.
       *[other] — C’est à { $name }.
    }
event-unexploded-cards-drawn =
    { $cards ->
        [none] { $count ->
            [0] { $name } trouve la pioche vide
            [1] { $name } pioche une carte
           *[other] { $name } pioche { $count } cartes
        }
       *[other] { $who ->
            [you] { $count ->
                [0] Vous trouvez la pioche vide
               *[other] Vous piochez { $cards }
            }
           *[other] { $name } pioche { $cards }
        }
    }{ $left ->
        [0] .
       *[other] , et encore { $left } après le mélange.
    }
event-unexploded-deck-reshuffled =
    { $count ->
        [1] La défausse, une carte, devient la pioche.
       *[other] On mélange la défausse : { $count } cartes font une nouvelle pioche.
    }
event-unexploded-cow-played =
    { $who ->
        [you] Vous jouez { $card }
       *[other] { $name } joue { $card }
    } ({ $ability ->
        [none] { $value }
       *[some] { $kind }, { $value }
    }) { $is-own ->
        [yes] { $who ->
            [you] dans votre pré et payez { $price }.
           *[other] dans son propre pré pour { $price }.
        }
       *[no] { $end ->
            [left] à l’extrémité gauche
           *[right] à l’extrémité droite
        } { $herd ->
            [you] de votre pré : vous payez { $price }.
           *[other] du pré de { $herd-name }, qui paie { $price }.
        }
    }
event-unexploded-event-played =
    { $who ->
        [you] Vous jouez { $card } pour { $price } : { $effect }
       *[other] { $name } joue { $card } pour { $price } : { $effect }
    }
event-unexploded-event-discarded = { $card } va à la défausse.
event-unexploded-herd-arranged =
    { $who ->
        [you] Vous mettez { $card } à la place { $place } de votre pré.
       *[other] { $name } met { $card } à la place { $place } de son pré.
    }
event-unexploded-cow-chosen =
    { $who ->
        [you] Vous choisissez { $card }.
       *[other] { $name } choisit { $card }.
    }
event-unexploded-cow-taken =
    { $origin ->
        [you] { $card } part de chez vous
       *[other] { $card } part de chez { $origin-name }
    } { $herd ->
        [you] et vient chez vous.
       *[other] et va chez { $herd-name }.
    }
event-unexploded-cow-recruited =
    { $who ->
        [you] { $card } revient de la défausse dans votre pré.
       *[other] { $card } revient de la défausse dans le pré de { $name }.
    }
event-unexploded-cow-shot =
    { $herd ->
        [you] On abat { $card }, chez vous.
       *[other] On abat { $card }, chez { $herd-name }.
    }
event-unexploded-cows-swapped = { $cow } et { $other } échangent leurs places.
event-unexploded-herds-moved = Les vaches de chaque pré passent au joueur de gauche.
event-unexploded-detector-ready =
    { $who ->
        [you] Votre prochain jet d’explosion sera double : vous choisirez.
       *[other] Le prochain jet d’explosion sera double, et { $name } choisira.
    }
event-unexploded-money-paid =
    { $to ->
        [you] { $name } vous paie { $amount }.
        [pot] { $who ->
            [you] Vous payez { $amount } au pot.
           *[other] { $name } paie { $amount } au pot.
        }
       *[other] { $who ->
            [you] Vous payez { $amount } à { $to-name }.
           *[other] { $name } paie { $amount } à { $to-name }.
        }
    }
event-unexploded-die-rolled =
    { $who ->
        [you] Vous lancez le dé : { $pips }.
       *[other] { $name } lance le dé : { $pips }.
    }
event-unexploded-two-rolls-made =
    { $who ->
        [you] Vous lancez deux fois le dé : { $first } et { $second }.
       *[other] { $name } lance deux fois le dé : { $first } et { $second }.
    }
event-unexploded-roll-chosen =
    { $who ->
        [you] Vous choisissez le { $pips }.
       *[other] { $name } choisit le { $pips }.
    }
event-unexploded-die-passed =
    { $to ->
        [you] Un 6 : le dé vient à vous.
       *[other] { $who ->
            [you] Un 6 : vous passez le dé à { $to-name }.
           *[other] Un 6 : { $name } passe le dé à { $to-name }.
        }
    }
event-unexploded-nothing-found =
    { $who ->
        [you] { $why ->
            [missed] Votre 6 ne trouve aucune vache : en Mort subite, il est manqué.
           *[too_few] Votre jet ne trouve aucune vache : il y en a trop peu.
        }
       *[other] { $why ->
            [missed] Le 6 de { $name } ne trouve aucune vache : en Mort subite, il est manqué.
           *[too_few] Le jet de { $name } ne trouve aucune vache : il y en a trop peu.
        }
    }
event-unexploded-bomb-found =
    { $herd ->
        [you] Chez vous, { $card } trouve une bombe !
       *[other] Chez { $herd-name }, { $card } trouve une bombe !
    }
event-unexploded-bomb-stolen = { $cow } vole la bombe à { $other }.
event-unexploded-bomb-handed-on = { $cow } passe la bombe à { $other }.
event-unexploded-bomb-defused =
    { $who ->
        [you] { $how ->
            [nothing] { $card } désamorce la bombe, mais le pot est vide.
           *[other] { $card } désamorce la bombe : vous touchez { $amount }.
        }
       *[other] { $how ->
            [nothing] { $card } désamorce la bombe, mais le pot n’a rien pour { $name }.
           *[other] { $card } désamorce la bombe : { $name } touche { $amount }.
        }
    }
event-unexploded-cow-exploded =
    { $is-foreign ->
        [yes] { $who ->
            [you] Votre espionne { $card } explose !
           *[other] { $card }, une espionne de { $name }, explose !
        }
       *[no] { $who ->
            [you] Chez vous, { $card } explose !
           *[other] Chez { $name }, { $card } explose !
        }
    }
event-unexploded-bomb-spread = { $cow } lance une bombe à { $other }.
event-unexploded-cow-settled =
    { $how ->
        [paid] { $who ->
            [you] Vous payez { $amount } au pot pour { $card }.
           *[other] { $name } paie { $amount } au pot pour { $card }.
        }
        [nothing] { $who ->
            [you] Le pot est vide : rien pour vous avec { $card }.
           *[other] Le pot est vide : rien pour { $name } avec { $card }.
        }
        [short] { $who ->
            [you] Vous prenez les derniers { $amount } du pot pour { $card }.
           *[other] { $name } prend les derniers { $amount } du pot pour { $card }.
        }
       *[whole] { $who ->
            [you] Vous prenez { $amount } pour { $card }.
           *[other] { $name } prend { $amount } pour { $card }.
        }
    }
event-unexploded-blast-ended = La poussière retombe.
event-unexploded-city-taken =
    { $who ->
        [you] Vous prenez { $city }
       *[other] { $name } prend { $city }
    } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }) : { $gifts }{ $how ->
        [short] , mais le pot n’a que { $amount }.
       *[other] .
    }
event-unexploded-city-left = { $city } n’a plus rien à donner.
event-unexploded-sudden-death-began = MORT SUBITE ! On ne fait plus que lancer le dé, dans cet ordre : { $order }.
event-unexploded-pot-taken = On partage ce qui reste du pot : { $shares }.
    .item =
        { $who ->
            [you] vous { $amount }
           *[other] { $name } { $amount }
        }
event-unexploded-game-ended =
    { $reason } { $count ->
        [0] Personne n’a fait de bénéfice.
        [1] Victoire pour { $winners }.
       *[other] Victoire partagée : { $winners }.
    }

note-unexploded-match = Dans l’édition de 2013, le plus riche l’emporte ; dans celle de 2011, quiconque finit avec plus qu’au départ.
table-unexploded-mean = Argent moyen

## Since your last turn: below a name, so it says only what was done

since-unexploded-money = { $sum }
since-unexploded-points =
    { $count ->
        [one] { $sign }{ $count } point
       *[other] { $sign }{ $count } points
    }
since-unexploded-cards =
    { $count ->
        [one] { $sign }{ $count } carte
       *[other] { $sign }{ $count } cartes
    }
since-unexploded-drew = Pioche : { $items }
since-unexploded-played = Joue : { $items }
since-unexploded-came = Arrive au pré : { $items }
since-unexploded-gone = Quitte le pré : { $items }
since-unexploded-recruited = Revient de la défausse : { $items }
since-unexploded-arranged = Change de place : { $items }
since-unexploded-shot = Exécution : { $items }
since-unexploded-swapped = Échange : { $items }
since-unexploded-swap = { $cow } et { $other }
since-unexploded-detector = Prochain jet : double
since-unexploded-rolled = Dé : { $items }
since-unexploded-passed-die = Dé passé à : { $items }
since-unexploded-found-nothing = Aucune bombe trouvée
since-unexploded-bomb = Trouve une bombe : { $items }
since-unexploded-stolen = Vole une bombe : { $items }
since-unexploded-theft = { $cow } à { $other }
since-unexploded-handed-on = Bombe passée à : { $items }
since-unexploded-spread = Bombe lancée à : { $items }
since-unexploded-defused = Désamorce une bombe : { $items }
since-unexploded-exploded = Explose : { $items }
since-unexploded-own-exploded = Espionne explosée ailleurs : { $items }
since-unexploded-city-taken = Prend la ville : { $items }
since-unexploded-city-turned = Nouvelle ville : { $items }
since-unexploded-city-lost = Ville retirée : { $items }
since-unexploded-city =
    { $points ->
        [one] { $city } ({ $points } point)
       *[other] { $city } ({ $points } points)
    }
since-unexploded-reshuffled = La défausse est devenue la pioche
since-unexploded-herds-moved = Les vaches de chaque pré sont passées au joueur de gauche
since-unexploded-anted = Chacun a mis { $items } dans le pot
since-unexploded-sudden-death = La Mort subite a commencé

## Quand une partie est finie

highlight-unexploded-why = Le plus d’argent gagne.
highlight-unexploded-why-gain = Tous ceux qui finissent avec plus d’argent qu’au début de cette partie gagnent.
highlight-unexploded-luckiest-roll = Le jet le plus chanceux : { $name } a fait { $pips } et reçu { $amount }.
highlight-unexploded-biggest-blast =
    La plus grosse explosion, quand { $name } a fait { $pips } : { $cows ->
        [one] { $cows } vache
       *[other] { $cows } vaches
    }.
highlight-unexploded-dearest-roll = L’explosion la plus chère : { $name } a dû payer { $amount }.
highlight-unexploded-last-pot = Rira bien qui rira le dernier : { $name } a reçu { $amount } de ce qui restait dans le pot.
