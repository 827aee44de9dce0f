# Ce qu’un serveur de tables refuse.

error-request-not-json = La requête n’est pas du JSON.
error-request-invalid = La requête est incompréhensible.
error-request-too-large = La requête est trop grande.
error-request-not-whole = La requête s’est interrompue avant la fin.
error-host-invalid = L’en-tête Host de la requête ne désigne aucun serveur.
error-no-such-page = Il n’y a rien à cette adresse.
error-no-such-method = Cela ne peut pas se faire à cette adresse.
error-server-failed = Une erreur s’est produite sur le serveur. Vous n’avez rien perdu.
error-server-closing = Le serveur s’arrête ; il reviendra.
error-server-not-ready = Le serveur n’est pas prêt : il y a un problème avec { $tasks }.
error-database-unavailable = Le serveur ne peut pas écrire pour le moment, et rien n’a changé. Réessayez.
error-table-busy = Il se passe trop de choses en même temps à cette table. Réessayez.
error-too-many-requests = C’était trop rapide : attendez { $seconds } s.
error-too-many-streams = Vous suivez déjà { $most } tables, ou trop de tables sont suivies depuis votre adresse : fermez-en une d’abord.
error-who-are-you = Le serveur ne vous connaît pas encore : présentez-vous d’abord.
error-csrf-missing = Cette page est périmée : rechargez-la.
error-other-origin = Un autre site ne peut pas faire cela en votre nom.
error-name-empty = Un nom doit contenir au moins un caractère visible.
error-name-too-long = Un nom compte au plus { $most } caractères.
error-link-unknown = Ce lien a déjà servi, ou il est trop vieux.
error-token-unknown = Ce jeton n’existe pas.
error-tokens-too-many = Vous avez déjà { $most } jetons ; retirez-en un d’abord.
error-table-unknown = Cette table n’existe pas.
error-table-outdated = Cette partie a commencé sous d’anciennes règles, et ne peut pas continuer.
error-chat-full = La discussion de cette table est pleine (la limite est de { $most } messages).
error-changed-too-often = Vous avez changé d’avis trop souvent (la limite est de { $most } fois). Poursuivez la partie.
error-table-too-long = Il s’est passé trop de choses à cette table (la limite est de { $most } entrées). Ouvrez-en une autre.
error-tables-too-many =
    { $most ->
        [one] Vous avez déjà { $most } partie en cours. Terminez-la ou laissez-la reposer un moment.
       *[other] Vous avez déjà { $most } parties en cours. Terminez-en une ou laissez-la reposer un moment.
    }
error-table-full = Toutes les places sont prises.
error-seat-unknown = Cette place n’existe pas à cette table.
error-seat-taken = Cette place est prise.
error-seats-taken = 
    { $taken ->
        [one] { $taken } personne est déjà assise : elle perdrait sa place.
       *[other] { $taken } personnes sont déjà assises : l’une d’elles perdrait sa place.
    }
error-seats-free =
    { $free ->
        [1] Une place est encore libre : faites asseoir quelqu’un ou un bot, ou enlevez la place.
       *[other] { $free } places sont encore libres : faites asseoir des gens ou des bots, ou enlevez les places.
    }
error-already-seated = Vous avez déjà une place à cette table.
error-guest-unknown = Vous n’avez pas joué avec cette personne.
error-guest-seated = { $name } a déjà une place à cette table.
error-not-seated = Vous n’avez pas de place à cette table.
error-not-your-seat = C’est la place de quelqu’un d’autre.
error-host-only = Seul l’hôte de la table peut faire cela.
error-game-has-begun = La partie a commencé.
error-game-not-begun = La partie n’a pas commencé.
error-game-is-over = La partie est finie.
error-game-not-over = La partie n’est pas encore finie.
error-stale-question = La table a avancé : elle en est à la question { $question }.
error-request-reused = Cette requête a déjà servi à une autre action : donnez à chaque action son propre identifiant.
error-action-unreadable = Ce n’est pas une action du jeu (à { $field }).
error-undo-nothing = Vous n’avez aucun coup à annuler.
error-undo-turn-passed = C’est déjà au tour de quelqu’un d’autre : trop tard pour annuler.
error-undo-shown = Quelque chose de caché a été révélé depuis : trop tard pour annuler.
error-not-away = Vous jouez vous-même.
error-seat-is-away = Un bot joue pour vous : reprenez d’abord votre place.
error-chat-off = La discussion est désactivée à cette table.
error-chat-closed = Personne ne parle avant que les cartes soient révélées (B8).
error-chat-empty = Le message est vide.
error-chat-too-long = Un message compte au plus { $most } caractères.
error-no-such-file-option = Ce jeu ne prend pas de fichier pour { $option }.
error-file-too-large = Le fichier est trop grand : { $most } octets au plus.
error-replay-too-long = Cette partie est trop longue pour être revue : { $steps } étapes, { $most } au maximum.
error-cannot-listen = Impossible d’écouter sur { $host }, port { $port } : un autre programme le fait, ou c’est interdit.
error-database-unknown = « { $text } » n’est pas l’adresse d’une base de données.
error-seat-not-told = Ce fichier raconte ce que la place { $seat } a vu, et rien d’autre.
error-web-not-built = L’application web n’a pas été construite ici : lancez make web, puis redémarrez le serveur.
error-database-unreachable = La base de données ne peut pas être ouverte.
error-database-in-use = Un autre serveur utilise déjà { $database }. Un fichier SQLite ne peut servir qu’à un serveur à la fois ; plusieurs serveurs peuvent partager une base PostgreSQL.
error-lesson-over = La leçon n’a que { $steps } étapes.
error-lesson-other-answer = La réponse { $step } n’est pas celle que la leçon demandait.
error-too-many-reviews = { $most ->
        [one] { $most } analyse est
       *[other] { $most } analyses sont
    } déjà en attente : réessayez quand ce sera fini.
error-review-not-asked = Personne n’a encore demandé l’analyse de cette partie.
error-position-unreadable = Ce n’est pas une position de ce jeu.
error-nothing-to-weigh = Cette place n’a aucun choix à faire dans cette position.
error-too-large-budget = Le budget est ici de { NUMBER($most, useGrouping: 0) } au plus, et non de { NUMBER($budget, useGrouping: 0) }.
error-weighing-failed = La position n’a pas pu être évaluée. Réessayez.
