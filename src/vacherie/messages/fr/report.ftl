# Les pages qu’écrit `vacherie simulate … --report`, et les séries de parties.

report-written = Le rapport est dans { $path }

error-report-needs-extra = Les graphiques d’un rapport demandent { $missing } : pip install { $extra }
error-report-not-written = Le rapport ne peut pas être écrit dans { $folder } ({ $reason }).
error-too-short-series = Une série a au moins une partie, et non { $series }.


## 6 qui prend !

report-six-title = 6 qui prend ! en beaucoup de parties
report-six-intro = { $variant } : { $games } parties à { $players } joueurs. Bots : { $bots }.
report-six-ox = Contre le Bœuf
report-six-ox-text = L’équipe bat le Bœuf dans { $won } des parties. En moyenne, l’équipe a { $team } têtes de bœuf et le Bœuf en a { $ox }.
report-six-rounds = Têtes de bœuf par manche
report-six-rounds-text = Une partie dure { $rounds } manches en moyenne. Un joueur ramasse { $mean } têtes de bœuf par manche ; dans le dixième le plus heureux, { $low } au plus, dans le moins heureux, { $high } au moins.
report-six-heads = têtes de bœuf
report-six-share = part des manches, %
report-six-seats = Résultats par place
report-six-seats-text = Une victoire partagée compte pour tous ceux qui la partagent. Le moins de têtes de bœuf gagne.
report-six-seat = place
report-six-wins = victoires
report-six-mean = moyenne
report-six-low = dixième le plus bas
report-six-middle = milieu
report-six-high = dixième le plus haut
report-six-rows = Rangées ramassées
report-six-rows-text = Une rangée ramassée coûte { $heads } têtes de bœuf en moyenne.
report-six-cause = raison
report-six-a-game = fois par partie
report-six-of-all = de toutes les rangées ramassées
report-six-cause-full = la rangée était complète
report-six-cause-chosen = la carte n’allait dans aucune rangée
report-six-cause-fewest = la carte du Bœuf n’allait dans aucune rangée
report-six-cause-jumped-on = Cabriole a sauté
report-six-cause-inserted = une carte a été insérée
report-six-cause-slid = une carte a été déplacée
report-six-cards = Ce que coûte chaque carte
report-six-cards-text = Les têtes de bœuf qu’un joueur ramasse, en moyenne, au tour où la carte est jouée.
report-six-card = cartes
report-six-cost = têtes de bœuf


## Unexploded Cow

report-unexploded-title = Unexploded Cow sur de nombreuses parties
report-unexploded-intro = { $games } parties à { $players } joueurs, édition de { $edition }, { $deck }. Bots : { $bots }.
report-unexploded-shipped-deck = le paquet fourni
report-unexploded-own-deck = un paquet personnel
report-unexploded-summary = En bref
report-unexploded-figure = Mesure
report-unexploded-found = Trouvé
report-unexploded-check-place = La place qui gagne le plus, en points de pourcentage au-dessus de sa juste part
report-unexploded-check-place-found = place { $place } : { $points }
report-unexploded-check-turns = Parties de { $least } à { $most } tours
report-unexploded-check-dry = Tours où le pot se vide
report-unexploded-check-card = La carte la moins jouée, sur les parties où elle est piochée
report-unexploded-length = Tours par partie
report-unexploded-length-text = Une partie dure { $mean } tours en moyenne, et neuf sur dix en durent de { $low } à { $high }. Viennent ensuite { $rolls } jets de Mort subite.
report-unexploded-turns = tours
report-unexploded-turn = tour
report-unexploded-games-share = parties, %
report-unexploded-pot = Le pot au début d’un tour
report-unexploded-pot-text = Le pot est vidé dans { $share } des tours. Les courbes s’arrêtent là où moins d’un dixième des parties continuent.
report-unexploded-money = argent
report-unexploded-mean = moyenne
report-unexploded-low = dixième inférieur
report-unexploded-middle = médiane
report-unexploded-high = dixième supérieur
report-unexploded-final-money = L’argent à la fin
report-unexploded-money-text = Les places sont comptées à partir de qui commence. Une victoire partagée compte pour chacun de ceux qui la partagent.
report-unexploded-place = place
report-unexploded-wins = victoires
report-unexploded-above = écart à la juste part
report-unexploded-cards = Cartes
report-unexploded-cards-text = « Piochée » est la part des parties où une carte arrive dans une main, « jouée » la part de celles-ci où elle en est jouée ; « explose » dit combien de fois par partie, « rapporte » combien en moyenne chaque fois.
report-unexploded-cow = vache
report-unexploded-kind = type
report-unexploded-price = prix
report-unexploded-value = valeur
report-unexploded-drawn = piochée
report-unexploded-played = jouée
report-unexploded-explodes = explose
report-unexploded-pays = rapporte
report-unexploded-event = événement
report-unexploded-copies = exemplaires
report-unexploded-cows-plot = Combien de fois chaque vache est jouée et explose
report-unexploded-events-plot = Combien de fois chaque événement est joué
report-unexploded-a-game = fois par partie
report-unexploded-cities = Villes
report-unexploded-city = ville
report-unexploded-points = points
report-unexploded-taken = prise
report-unexploded-lost = abandonnée
report-unexploded-open = tours avant la prise
report-unexploded-kind-plain = ordinaire
report-unexploded-kind-negative = négative
report-unexploded-kind-spy = espionne
report-unexploded-kind-mechanic = mécanicien
report-unexploded-kind-general = général
report-unexploded-kind-pfc = P.F.C.
report-unexploded-kind-bomber = plastiqueur fou


## NéVaches

report-nevaches-title = NéVaches sur de nombreuses parties
report-nevaches-intro = { $games } parties à { $players } joueurs, { $deck }. Bots : { $bots }.
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
report-nevaches-length-text = Un joueur a { $mean } tours en moyenne, et neuf sur dix en ont de { $low } à { $high }. Un paysage compte alors { $tiles } tuiles.
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
