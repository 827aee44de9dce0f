# Les pages qu’écrit `vacherie simulate nevaches … --report`.

report-nevaches-title = NéVaches sur de nombreuses parties
report-nevaches-intro = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, { $deck }. Bots : { $bots }.
report-nevaches-shipped-deck = le paquet fourni
report-nevaches-own-deck = un paquet personnel
report-nevaches-summary = En bref
report-nevaches-summary-text = Ce qu’on attend d’un paquet joué par des vaches, et ce que ces parties ont montré.
report-nevaches-figure = Mesure
report-nevaches-wanted = Attendu
report-nevaches-found = Trouvé
report-nevaches-at-least = au moins { $share }
report-nevaches-at-most = au plus { $share }
report-nevaches-less-than = moins de { $share }
report-nevaches-card-share = { $card } : { $share }
report-nevaches-no-card = aucune carte
report-nevaches-check-turns = Tours d’un joueur, en moyenne
report-nevaches-check-length = Joueurs ayant de { $least } à { $most } tours
report-nevaches-check-tiles = Tuiles d’un joueur, en moyenne
report-nevaches-check-early = Parties qui finissent faute de tuiles
report-nevaches-check-taken-least = La carte la moins prise, sur les fois où elle est dans la rangée
report-nevaches-check-taken-most = La carte la plus prise, sur les fois où elle est dans la rangée
report-nevaches-check-played = La carte la moins jouée, sur les parties où elle est prise
report-nevaches-check-place = La place qui gagne le plus, en points de pourcentage au-dessus de sa juste part
report-nevaches-check-place-found = place { $place } : { $points }
report-nevaches-length = Tours et tuiles
report-nevaches-length-text = Un joueur a { $mean } tours en moyenne, et neuf sur dix en ont de { $low } à { $high }. Une vallée compte alors { $tiles } tuiles.
report-nevaches-turns = tours
report-nevaches-tiles = tuiles
report-nevaches-turns-plot = Tours d’un joueur
report-nevaches-tiles-plot = Tuiles d’un joueur à la fin
report-nevaches-players-share = joueurs, %
report-nevaches-sources = D’où viennent les points
report-nevaches-sources-text = Ce qu’un joueur doit en moyenne à chaque source : combien de fois par partie, et combien de points.
report-nevaches-source = source
report-nevaches-times = fois
report-nevaches-points = points
report-nevaches-share = part des points
report-nevaches-source-cards =
    { $cows ->
        [one] cartes à { $cows } vache
       *[other] cartes à { $cows } vaches
    }
report-nevaches-source-trees = arbres
report-nevaches-source-goals = tuiles Décompte
report-nevaches-places = Victoires par place
report-nevaches-places-text = Les places sont comptées à partir du renard, qui commence. Une victoire partagée est divisée entre ceux qui la partagent. Les colonnes après les victoires portent sur les points à la fin.
report-nevaches-place = place
report-nevaches-wins = victoires
report-nevaches-wins-share = victoires, %
report-nevaches-above = écart à la juste part
report-nevaches-mean = moyenne
report-nevaches-low = dixième inférieur
report-nevaches-middle = médiane
report-nevaches-high = dixième supérieur
report-nevaches-cards = Cartes
report-nevaches-cards-text = « Montrée » dit combien de fois par partie une carte arrive dans la rangée, « prise » la part de ces fois où quelqu’un la prend, « jouée » la part des parties où elle est prise puis jouée par qui l’a prise.
report-nevaches-card = carte
report-nevaches-cows = vaches
report-nevaches-shown = montrée
report-nevaches-taken = prise
report-nevaches-played = jouée
report-nevaches-cards-plot = Combien de fois chaque carte est prise, puis jouée
report-nevaches-times-share = %
