# La table de 6 qui prend ! dans le navigateur.

web-six-heads =
    { $heads ->
        [one] { $heads } tête de bœuf
       *[other] { $heads } têtes de bœuf
    }
web-six-card = { $card }, { web-six-heads }
web-six-card-picked = { $card }, { web-six-heads }, choisie
web-six-row = Rangée { $row }
web-six-row-told =
    Rangée { $row } : { $cards }. { web-six-heads }. { $places ->
        [0] Complète : la prochaine carte la ramasse.
        [one] { $places } place libre.
       *[other] { $places } places libres.
    }
web-six-rows = Les quatre rangées
web-six-sixth = La sixième carte ramasse la rangée
web-six-play = Jouer le { $card }
web-six-play-swapped = Jouer le { $card } comme un { $value }
web-six-play-instead = Jouer plutôt le { $card }
web-six-place-instead = Poser plutôt le { $card }
web-six-picked = Vous avez choisi le { $card }. Vous pouvez changer d’avis tant que tout le monde n’a pas choisi.
web-six-picked-swapped = Vous avez choisi le { $card } comme { $value }. Vous pouvez changer d’avis tant que tout le monde n’a pas choisi.
web-six-take-row =
    { $heads ->
        [one] Ramasser { $heads } tête de bœuf avec la rangée { $row }
       *[other] Ramasser { $heads } têtes de bœuf avec la rangée { $row }
    }
web-six-take = ramasser
web-six-watching = Vous regardez la partie.
web-six-waiting =
    { $count ->
        [0] On pose les cartes.
        [one] On attend { $names }.
       *[other] On attend { $names }.
    }
web-six-lane = À poser, dans cet ordre
web-six-lane-item =
    { $reversed ->
        [yes] { $card } comme { $value }
       *[no] { $card }
    }, { $who ->
        [you] à vous
        [ox] du Bœuf
       *[other] { $name }
    }
web-six-counts-as = comme { $value }
web-six-draft = Visibles sur la table : prenez-en une
web-six-draft-take = Prendre le { $card }
web-six-marker = Carte de fans sur cette rangée : { $what }
web-six-swap-left = peut encore inverser des chiffres
web-six-locked = Verrouillée par un Stop
web-six-seven = 7 qui prend !

web-six-ox = Le Bœuf
web-six-team-pile =
    { $heads ->
        [one] Votre pile : { $heads } tête de bœuf
       *[other] Votre pile : { $heads } têtes de bœuf
    }
web-six-specials = Cartes spéciales
web-six-use = Utiliser { $special }
web-six-aim-row = { $special } : touchez une rangée.
web-six-aim-card = { $special } : touchez une carte.
web-six-aim-slide = { $special } : touchez une carte posée dans une rangée, puis une autre rangée.
web-six-aim-slide-row = Le { $card } : vers quelle rangée ?
web-six-aim-off = Annuler
web-six-on-row = { $special } pour la rangée { $row }
web-six-lift = Retirer le Stop de la rangée { $row }
web-six-go-on = Laisser poser
web-six-sort-first = Quelle carte vient en premier ? Choisissez-la dans la file.
web-six-sort-next = Quelle carte vient après { $named } ?
web-six-sort-drop = Laisser l’ordre tel quel
web-six-agree = D’accord
web-six-disagree = Pas d’accord
web-six-proposed =
    { $who ->
        [you] Vous proposez de { $action }.
       *[other] { $name } propose de { $action }. D’accord ?
    }

web-six-last-trick = Tour précédent
web-six-trick-placed = rangée { $row }
web-six-trick-took =
    { $heads ->
        [one] ramasse la rangée { $row } : { $heads } tête
       *[other] ramasse la rangée { $row } : { $heads } têtes
    }
web-six-score = Têtes jusqu’ici
web-six-score-player = Joueur
web-six-score-round = manche { $round }
web-six-score-now = en cours
web-six-score-all = total
web-six-fence = { $name } en est à { $heads } sur { $target }.
web-six-chart = Têtes après chaque manche
web-six-seen = Cartes vues
web-six-seen-note = Tout ce qui a été montré dans cette manche, et votre main. Le reste est dans les autres mains, ou n’a pas été distribué.
web-six-seen-count =
    { $count ->
        [one] { $count } carte pas encore vue
       *[other] { $count } cartes pas encore vues
    }
web-six-seen-row = dans une rangée
web-six-seen-pile = ramassée
web-six-seen-hand = dans votre main
web-six-seen-other = dans une autre main
web-six-seen-unknown = pas vue
web-six-known-hands = Les mains que vous connaissez

web-option-six-variant-base = Le jeu que tout le monde connaît : quatre rangées, et la sixième carte ramasse.
web-option-six-variant-pro = On ne distribue rien : toutes les cartes sont visibles, et chacun choisit sa main.
web-option-six-variant-even-odd = Une rangée n’accepte que des cartes paires, ou que des impaires.
web-option-six-variant-escalade = Une rangée descend au lieu de monter, et ce n’est jamais longtemps la même.
web-option-six-variant-cabriole = Une chèvre occupe une place, puis saute plus loin.
web-option-six-variant-reversed = Une fois par manche, on peut inverser les chiffres d’une carte.
web-option-six-variant-coop = Tous ensemble, avec des cartes spéciales, contre le Bœuf.
web-option-six-target-heads = Nombre de têtes qui met fin à la partie (vérifié après chaque manche)
web-option-six-end-at = La partie s’arrête quand quelqu’un
web-option-six-end-at-more-than = dépasse ce nombre
web-option-six-end-at-at-least = atteint ce nombre
web-option-six-max-rounds = Manches au plus
web-option-six-draft-memory = La table continue de montrer qui a pris quelle carte
web-option-six-consent = Une carte spéciale s’utilise
web-option-six-consent-anyone = par n’importe qui, tout de suite
web-option-six-consent-all = quand tous sont d’accord
