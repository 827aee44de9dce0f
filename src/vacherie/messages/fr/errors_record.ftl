# Ce qui peut clocher dans l’enregistrement d’une partie, ou dans des parties à simuler.

error-record-not-json = Ce n’est pas un enregistrement de partie : ce n’est pas du JSON valide.
error-record-format = Cet enregistrement est au format { NUMBER($got, useGrouping: 0) } ; cette version de Vacherie ne lit que le format { NUMBER($known, useGrouping: 0) }.
error-record-rules-version = Cette partie a été jouée selon la version { NUMBER($got, useGrouping: 0) } des règles ; cette version de Vacherie joue selon la version { NUMBER($known, useGrouping: 0) }.
error-record-illegal-action = L’étape { NUMBER($step, useGrouping: 0) } de cet enregistrement est contraire aux règles : { $reason }

error-no-bots = Nommez au moins un bot.
error-too-few-games = Il faut jouer au moins une partie, et non { NUMBER($games, useGrouping: 0) }.
error-too-few-workers = Il faut au moins un processus pour faire le travail, et non { NUMBER($workers, useGrouping: 0) }.
