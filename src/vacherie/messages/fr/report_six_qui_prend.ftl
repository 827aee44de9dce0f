# Les pages qu’écrit `vacherie simulate six_qui_prend … --report`.

report-six-title = 6 qui prend ! en beaucoup de parties
report-six-intro = { $variant } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }. Bots : { $bots }.
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
