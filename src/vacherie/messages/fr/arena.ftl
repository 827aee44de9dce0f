# La commande `vacherie arena` : des bots mesurés sur les mêmes donnes.

arena-help = Comparer des bots sur les mêmes donnes, chacun jouant à toutes les places, et voir si la différence est significative.
arena-help-bots = Qui joue, à partir de la première place ; « { $default } » par défaut. S’il y a moins de bots que de places, la liste se répète autour de la table ; un contre trois : bull,calf,calf,calf. Chaque donne est jouée dans toutes les rotations des bots ; dans un jeu coopératif, par une équipe de chacun.
arena-help-deals = Le nombre de donnes ; { $default } par défaut. D’autres donnes peuvent suivre plus tard : celles qui sont là sont gardées.
arena-help-budget = Combien de millisecondes un bot peut réfléchir à une décision ; { $default } par défaut.
arena-help-playouts = Combien de parties simulées un bot peut jouer par décision, au lieu d’un temps : les mêmes parties sur toute machine.
arena-help-seed = Un nombre entier : la même graine donne les mêmes donnes. { $default } par défaut.
arena-help-out = Où garder les donnes finies, en lignes JSON ; un fichier dans ce dossier par défaut. La même commande reprend là où elle a été interrompue.

arena-heading = { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } dans toutes les dispositions : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, graine { $seed }
arena-column-wins = Part des victoires
arena-column-median =
    ms
    médiane
arena-column-p99 =
    ms
    99 %
arena-column-max =
    ms
    maximum
arena-column-fallbacks = Échecs
arena-column-difference = Différence
arena-interval = { $mean } [{ $low } ; { $high }]
arena-percent = { $interval } %
arena-note = Moyennes par place et par partie ; une victoire partagée compte pour une fraction. Entre crochets, l’intervalle à 95 % (bootstrap sur les donnes).
arena-note-together = Chaque bot joue en équipe avec ses semblables. Entre crochets, l’intervalle à 95 % (bootstrap sur les donnes).
arena-sense =
    { $sense ->
        [fewest] Moins il y en a, mieux c’est.
       *[most] Plus il y en a, mieux c’est.
    }
arena-few-deals = Avec si peu de donnes, les intervalles sont trop étroits : jouez-en au moins { $least }.
arena-file = Les donnes sont dans { $file }
arena-interrupted = Les donnes finies sont dans { $file }. Pour continuer : { $command }
error-budget-twice = Un budget est soit un temps (--budget), soit un nombre de parties simulées (--playouts), pas les deux.
error-too-small-budget = Un budget doit valoir au moins 1, et non { NUMBER($budget, useGrouping: 0) }.
error-too-few-deals = Il faut jouer au moins une donne, et non { NUMBER($deals, useGrouping: 0) }.
error-too-many-deals = Trop de donnes ({ NUMBER($deals, useGrouping: 0) }) : { NUMBER($most, useGrouping: 0) } au plus.
error-results-other = Ce fichier contient les résultats d’autre chose : ce qui diffère est { $field }. Nommez un autre fichier, ou supprimez celui-ci.
error-results-line = Cette ligne n’est pas un résultat de Vacherie.
error-results-no-plain-file = Les résultats se gardent dans un fichier ordinaire, et ce n’en est pas un.
error-bot-broken = Impossible de charger le bot « { $name } » ({ $source }).
error-bot-does-not-play = Le bot « { $name } » ne joue pas à { $game }.
error-bot-answer = { $name } a répondu { $answer }, ce qui n’est pas une action autorisée.
error-names-seats = Le nombre de noms ({ $names }) n’est pas celui des places ({ $seats }).
