# La commande `vacherie lab` : les études, et leurs rapports.

lab-help = Mener une étude décrite dans un fichier : toutes les combinaisons d’options, de joueurs et de bots sur les mêmes donnes, avec un rapport.
lab-metavar-study = ÉTUDE.toml
lab-argument-study = Le fichier qui décrit l’étude.
lab-help-out = Le dossier des résultats et du rapport ; par défaut lab/ et le nom de l’étude. La même commande reprend là où elle a été interrompue.
lab-help-parquet = Écrire aussi les résultats en Parquet.
lab-help-ray = Jouer plutôt sur ce cluster Ray : une adresse comme { $example }, ou « local ».
lab-metavar-address = ADRESSE
lab-results = Les résultats sont dans { $file }
lab-skipped-here = { $count ->
        [one] { $count } combinaison n’existe pas dans les règles et n’est pas jouée ; le rapport dit pourquoi.
       *[other] { $count } combinaisons n’existent pas dans les règles et ne sont pas jouées ; le rapport dit pourquoi.
    }
lab-interrupted = Ce qui est terminé est dans { $file } : la même commande reprend la suite.
error-study-value-twice = « { $value } » figure deux fois ici.
error-study-no-values = Cette liste est vide : il faut au moins une valeur.
error-study-nothing-to-play = Aucune de ces combinaisons ne peut se jouer. La première : { $reason }
error-parquet-needs-extra = Les fichiers Parquet demandent pyarrow : pip install { $extra }
error-ray-needs-extra = Un cluster demande Ray : pip install { $extra }
error-ray-not-there = Aucun cluster Ray ne répond à l’adresse { $address }, ou il attend un autre jeton (RAY_AUTH_TOKEN).
error-ray-other-code = Une machine du cluster a une autre version de Vacherie ({ $version }) : installez la même partout.


## Le rapport

lab-table = Les chiffres
lab-facts = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } : { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } dans { $cells ->
        [one] { $cells } combinaison
       *[other] chacune des { $cells } combinaisons
    }. Bots : { $bots }.
lab-failures = { $failures ->
        [one] Pour { $failures } décision, un bot a échoué et une vache a décidé à sa place.
       *[other] Pour { $failures } décisions, un bot a échoué et une vache a décidé à sa place.
    }
lab-players = { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
lab-combination = Combinaison
lab-games = Parties
lab-quantity-gap = Du premier au dernier
lab-quantity-winners = Vainqueurs
lab-quantity-length = Décisions d’un joueur
lab-overview = En bref
lab-overview-text = Chaque combinaison a les mêmes donnes, avec les mêmes mélanges et les mêmes dés. Ce sont des moyennes par partie ; entre crochets, leurs intervalles à 95 %, d’une donne à l’autre. « Du premier au dernier » est l’écart des scores à une table.
lab-scores = Scores
lab-scores-text = La fréquence de chaque score : la moitié se trouve de chaque côté du trait vertical, neuf sur dix sont sur la ligne. { $sense ->
        [fewest] Moins on en a, mieux c’est.
       *[most] Plus on en a, mieux c’est.
    }
lab-seats = Places
lab-seat = Place { $seat }
lab-seat-column = Place
lab-seats-across = Victoires au-dessus de la moyenne de la table, points de pourcentage
lab-points = points de pourcentage
lab-seats-score = { $score } au-dessus de la moyenne de la table
lab-seats-text = Ce qu’une place gagne de plus que la moyenne de sa table. Un point est plein quand son intervalle exclut zéro : ici { $clear } sur { $seats }. Si les places ne changeaient rien, le hasard seul en remplirait environ { $expected }.
lab-seats-more = Les places se comptent depuis le joueur qui commence ; quand tous choisissent en même temps, depuis la première de la table. Une victoire partagée compte en parts.
lab-length = Durée
lab-length-text = Combien de décisions un joueur prend dans une partie.
lab-decisions = décisions d’un joueur
lab-changes = Ce que cela change : { $option }
lab-changes-text = L’écart avec « { $first } », sur les mêmes donnes et sans rien changer d’autre. Le dernier nombre est celui des joueurs ; « tous » est la moyenne de toutes les combinaisons. Un point est plein quand son intervalle exclut zéro : ici { $clear } sur { $marks }. Si cela ne changeait rien, le hasard seul en remplirait environ { $expected }.
lab-changes-across = de plus qu’avec « { $first } »
lab-all = tous
lab-skipped = Combinaisons non jouées
lab-skipped-text = Les règles n’autorisent pas ces combinaisons.
lab-reason = Raison
lab-origin = D’où cela vient
lab-origin-text = La même étude donne les mêmes parties avec la même version, sur n’importe quelles machines et quel qu’en soit le nombre.
lab-origin-what = Élément
lab-origin-which = Valeur
lab-origin-version = Vacherie
lab-origin-commit = Commit
lab-origin-code = Empreinte du code qui joue
lab-origin-rules = Jeu, et version de ses règles
lab-origin-seed = Graine
lab-origin-playouts = Parties simulées par décision
lab-origin-packages = Bots d’autres auteurs
lab-no-commit = hors d’un dépôt
