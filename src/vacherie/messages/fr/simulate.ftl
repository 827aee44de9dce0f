# La commande `vacherie simulate` : beaucoup de parties entre bots.

simulate-help = Faire jouer beaucoup de parties à des bots, et voir qui gagne et à quelle vitesse.
simulate-help-players = Le nombre de joueurs ; { $default } par défaut.
simulate-help-games = Le nombre de parties ; { $default } par défaut.
simulate-help-bots = Qui joue, à partir de la première place ; « { $default } » par défaut. S’il y a moins de bots que de places, la liste se répète autour de la table.
simulate-help-seed = Un nombre entier : la même graine donne les mêmes parties. Tirée au hasard par défaut.
simulate-help-workers = Le nombre de processus qui se partagent le travail ; un par cœur du processeur par défaut. Les parties restent les mêmes.
simulate-help-json = Afficher les résultats en JSON.
simulate-help-series = Compter ce nombre de parties comme une seule série, l’argent étant reporté selon les règles ; le score est le gain ou la perte sur l’ensemble.
simulate-help-report = Écrire aussi dans ce dossier une page de graphiques sur les parties.
simulate-metavar-folder = DOSSIER

simulate-progress = Parties jouées

simulate-heading = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, graine { $seed }
simulate-series = Chacune est une série de { $series ->
        [one] { $series } partie
       *[other] { $series } parties
    }.
simulate-column-seat = Place
simulate-column-bot = Bot
simulate-column-wins = Victoires
simulate-column-share = Part
simulate-wins = { $wins }
simulate-share = { $share } %
simulate-speed = { $seconds } s : { $games } parties et { $decisions } décisions par seconde
simulate-length = { $decisions } décisions par partie en moyenne
error-too-many-games = Trop de parties ({ NUMBER($games, useGrouping: 0) }) : { NUMBER($most, useGrouping: 0) } au plus.
error-too-many-workers = { NUMBER($workers, useGrouping: 0) } processus, c’est trop : { NUMBER($most, useGrouping: 0) } au plus.
simulate-decimal-mark = ,
