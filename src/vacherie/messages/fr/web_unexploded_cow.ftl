# La table d’Unexploded Cow dans le navigateur.

web-unexploded-edition = règles de { $edition }
web-unexploded-sudden = Mort subite
web-unexploded-herds = Les prés
web-unexploded-herd =
    { $who ->
        [you] Votre pré
       *[other] Le pré de { $name }
    }
web-unexploded-beside = Dé, pot et ville
web-unexploded-figures = Le jet, le pot et la ville
web-unexploded-has-die = a le dé
web-unexploded-start = On compte à partir d’ici
web-unexploded-gone = { $card } a explosé
web-unexploded-cow =
    { $card }, { $kind }, prix { $price }, valeur { $value }{ $owner ->
        [none] { "" }
        [you] , votre espionne
       *[other] , une espionne de { $owner-name }
    }{ $bombs ->
        [0] { "" }
        [one] , porte une bombe
       *[other] , porte { $bombs } bombes
    }{ $count ->
        [none] { "" }
       *[other] , numéro { $count } dans le décompte
    }{ $chosen ->
        [yes] , choisie
       *[no] { "" }
    }
web-unexploded-spy-for =
    { $who ->
        [you] à vous
       *[other] à { $name }
    }
web-unexploded-card = { $card }, coûte { $price }. { $what }
web-unexploded-spot =
    { $herd ->
        [you] { $end ->
            [right] À l’extrémité droite de votre pré
            [left] À l’extrémité gauche de votre pré
            [only] Votre pré, vide
           *[inside] Votre pré, entre { $left } et { $right }
        }
       *[other] { $end ->
            [right] À l’extrémité droite du pré de { $herd-name }
            [left] À l’extrémité gauche du pré de { $herd-name }
            [only] Le pré vide de { $herd-name }
           *[inside] Le pré de { $herd-name }, entre { $left } et { $right }
        }
    }
web-unexploded-pays =
    { $who ->
        [you] vous payez { $price }
       *[other] { $name } paie { $price }
    }
web-unexploded-worth =
    { $who ->
        [you] { $points ->
            [0] { $amount } pour vous
            [one] { $amount } et { $points } point pour vous
           *[other] { $amount } et { $points } points pour vous
        }
       *[other] { $points ->
            [0] { $amount } pour { $name }
            [one] { $amount } et { $points } point pour { $name }
           *[other] { $amount } et { $points } points pour { $name }
        }
    }
web-unexploded-sides = Ce que ferait chaque résultat du dé
web-unexploded-sides-then = Ce que ferait alors chaque résultat
web-unexploded-side = Un { $pips } trouve { $card } : { $worth }
web-unexploded-side-none =
    { $why ->
        [passed_on] Un { $pips } passe le dé à gauche
        [missed] Un { $pips } est un coup manqué
       *[too_few] Un { $pips } ne trouve aucune vache
    }
web-unexploded-side-short =
    { $why ->
        [passed_on] à gauche
        [missed] manqué
       *[too_few] aucune
    }
web-unexploded-points-short = +{ $points } p
web-unexploded-cow-facts = { $kind }, { $value }.
web-unexploded-becomes =
    { $effect ->
        [shoot_cow] Elle est défaussée ; personne ne gagne ni ne paie rien.
        [steal_cow] Elle rejoint votre pré et ne coûte rien de plus.
        [cow_from_discard] Elle rejoint votre pré et ne coûte rien de plus.
        [swap_cows] Chacune prend la place de l’autre ; personne ne paie.
       *[move_cow] Elle va à une extrémité d’un autre pré ; personne ne paie.
    }
web-unexploded-costs = Coûte { $price }.
web-unexploded-die = Le dé montre { $pips }
web-unexploded-pot-note = dans le pot, pour le propriétaire de la prochaine vache qui explose
web-unexploded-city =
    { $points ->
        [one] { $city }, { $points } point
       *[other] { $city }, { $points } points
    }
web-unexploded-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-unexploded-city-gives = Donne { $gifts } si une de vos vaches explose à votre tour.
web-unexploded-cities =
    { $count ->
        [0] la dernière ville
        [one] encore 1 ville
       *[other] encore { $count } villes
    }
web-unexploded-piles =
    { $deck ->
        [one] { $deck } carte dans la pioche
       *[other] { $deck } cartes dans la pioche
    }, { $discard } à la défausse
web-unexploded-discarded = La défausse
web-unexploded-discarded-none = Rien n’a encore été défaussé.


## Ce qui est demandé

web-unexploded-play-how = Choisissez une carte de votre main pour la jouer, ou une vache de votre pré pour la déplacer.
web-unexploded-roll = Lancer le dé
web-unexploded-ask-cow =
    { $by ->
        [city] Vous avez pris { $cause } :
       *[event] Vous avez joué { $cause } :
    } { $effect ->
        [cow_from_discard] quelle vache défaussée rejoint votre pré ?
        [steal_cow] quelle vache d’un autre pré rejoint le vôtre ?
        [shoot_cow] quelle vache est abattue ?
        [swap_cows] { $chosen ->
            [none] quelles vaches échanger ? La première…
           *[other] quelle vache d’un autre pré prend la place de { $chosen } ?
        }
       *[move_cow] quelle vache s’égare ?
    }
web-unexploded-touch-cow = Choisissez une vache au cadre vert.
web-unexploded-touch-discard = Choisissez une carte de la défausse.
web-unexploded-touch-place = Choisissez une place verte.
web-unexploded-touch-herd = Choisissez une place verte ; le propriétaire de ce pré paie { $price }.
web-unexploded-touch-hand-on = Choisissez la vache qui recevra la bombe.
web-unexploded-where-cow = { $card } : dans quel pré ?
web-unexploded-play-event = Jouer { $card }
web-unexploded-no-target = Inutilisable pour le moment.
web-unexploded-later = Vous pourrez la jouer à votre tour.
web-unexploded-move-how = Faites-la glisser, touchez une place verte, ou utilisez les flèches.
web-unexploded-move-left = Une place à gauche
web-unexploded-move-right = Une place à droite
web-unexploded-never-mind = Annuler
web-unexploded-choose =
    { $effect ->
        [cow_from_discard] Rappeler { $card }
        [steal_cow] Prendre { $card }
        [shoot_cow] Abattre { $card }
        [swap_cows] Échanger { $card }
       *[move_cow] Laisser { $card } s’égarer
    }
web-unexploded-take-roll = Le { $pips } compte
web-unexploded-defuse = { $card } désamorce la bombe
web-unexploded-let-blow = Laisser exploser


## Pour ceux qui attendent

web-unexploded-wait-roll = Le dé roule…
web-unexploded-wait-shuffle = On mélange les cartes…
web-unexploded-wait-play =
    { $who ->
        [you] À vous.
       *[other] { $name } joue des cartes et range son pré, puis lance le dé.
    }
web-unexploded-wait-cow =
    { $who ->
        [you] { $cause } : vous choisissez une vache.
       *[other] { $effect ->
            [cow_from_discard] { $cause } : { $name } rappelle une vache défaussée.
            [steal_cow] { $cause } : { $name } prend une vache d’un autre pré.
            [shoot_cow] { $cause } : { $name } choisit la vache à abattre.
            [swap_cows] { $cause } : { $name } choisit deux vaches qui échangent leurs places.
           *[move_cow] { $cause } : { $name } choisit la vache qui s’égare.
        }
    }
web-unexploded-wait-place =
    { $who ->
        [you] { $cause } : vous choisissez où va { $card }.
       *[other] { $cause } : { $name } choisit où va { $card }.
    }
web-unexploded-wait-which-roll =
    { $who ->
        [you] { card-unexploded-best-of-two-rolls } : vous choisissez { $first } ou { $second }.
       *[other] { card-unexploded-best-of-two-rolls } : { $name } choisit le jet qui compte, { $first } ou { $second }.
    }
web-unexploded-wait-blast =
    { $count ->
        [one] { $cows } porte une bombe.
       *[other] { $cows } portent des bombes.
    } { $who ->
        [you] C’est votre pré : à vous de décider.
       *[other] C’est le pré de { $name }, qui décide de la suite.
    }
web-unexploded-wait-payout =
    { $who ->
        [you] Plus que { $pot } dans le pot : vous choisissez la prochaine vache à payer.
       *[other] Plus que { $pot } dans le pot : { $name } choisit la prochaine vache à payer.
    }


## Score

web-unexploded-score-player = Joueur
web-unexploded-score-gain = gagné
web-unexploded-score-points = points de ville
web-unexploded-score-series = série
web-unexploded-series = Ce que chaque partie a rapporté
web-unexploded-series-game = partie { $game }
web-unexploded-series-note =
    { $games ->
        [one] Partie { $games } de la série.
       *[other] Partie { $games } de la série ; la dernière colonne les additionne toutes.
    }
web-unexploded-zero-sum = L’argent de toute la table et celui du pot font toujours la même somme.


## Préparer la table

web-option-unexploded-edition-2013 = De 2 à 6, en francs. Le plus riche gagne ; en Mort subite, un 6 ne compte pas.
web-option-unexploded-edition-2011 = De 3 à 6, en euros. Tous ceux qui se sont enrichis gagnent, et gardent leur argent pour la partie suivante.
web-option-unexploded-deck = Les cartes
