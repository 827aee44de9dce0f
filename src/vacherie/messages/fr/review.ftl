# Les analyses : ce que valait chaque décision d’une partie finie, et la part de la chance.

review-help = Analyser une partie finie : ce que valait chaque décision, et la part de la chance.
review-help-seat = N’évaluer que les décisions de cette place (1 est la première).
review-help-budget = Combien de parties simulées consacrer à chaque décision ; plus il y en a, plus les chiffres sont fiables.
review-progress = Analyse
review-heading = Décisions évaluées : { $done } sur { $total }, avec au plus { $budget ->
        [one] { $budget } partie simulée
       *[other] { $budget } parties simulées
    } pour chacune.
review-column-seat = Joueur
review-column-decisions = Décisions
review-column-mean = Coût moyen ({ $unit })
review-verdict-best = meilleur coup
review-verdict-equal = à peu près égal
review-verdict-good = bon coup
review-verdict-inaccuracy = imprécision
review-verdict-mistake = erreur
review-verdict-blunder = gaffe
review-decision = Étape { $step }, { $name } : { $played } ({ $verdict } : { $cost }). Mieux : { $best }.
review-course = Ce que chacun pouvait espérer au fil de la partie (plus haut, c’est mieux)
review-luck = D’où viennent les résultats ({ $unit } ; un plus est bon pour le joueur)
review-column-result = Résultat
review-column-expected = Attendu
review-column-chance = Chance
review-column-others = Les autres
review-column-mistakes = Erreurs
review-column-hidden = Cartes cachées
review-column-adjusted = Sans la chance
review-interrupted = Arrêté. Les chiffres ci-dessus sont ce que l’on sait jusqu’ici.
error-review-unfinished = Seules les parties finies peuvent être analysées, et celle-ci ne l’est pas.
error-review-of-account = Ce fichier raconte la partie telle qu’un joueur l’a vue. Une analyse demande la partie entière : enregistrez-la.
