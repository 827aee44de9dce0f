# Les pages qu’écrit `vacherie simulate unexploded_cow … --report`.

report-unexploded-title = Unexploded Cow sur de nombreuses parties
report-unexploded-intro = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, édition de { $edition }, { $deck }. Bots : { $bots }.
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
