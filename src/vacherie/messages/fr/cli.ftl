# La ligne de commande : ses commandes, son aide, et le cadre de chaque jeu dans un terminal.

cli-about = Trois jeux de vaches, fidèles à leurs livrets, contre des bots dans le terminal.
cli-play = Jouer contre des bots, ou reprendre la partie quittée.
cli-web = Jouer dans le navigateur : sur cet ordinateur, et sur les téléphones à proximité.
cli-serve = Faire jouer des gens ensemble par le réseau, dans un navigateur ou avec un programme.
cli-replay = Revoir une partie, ou montrer la table à un moment donné.
cli-rules = Afficher les règles d’un jeu.

cli-metavar-game = JEU
cli-metavar-option = NOM=VALEUR
cli-metavar-record = PARTIE
cli-metavar-save = FICHIER
cli-argument-game = Le nom du jeu, par exemple six_qui_prend.
cli-argument-save = Avec --resume : le fichier d’une partie inachevée, si ce n’est pas la dernière.
cli-argument-record = Le fichier où la partie est conservée.

cli-option-lang = La langue ; à défaut, VACHERIE_LANG ou la langue du système.
cli-option-help = Afficher cette aide.
cli-option-version = Afficher la version.
cli-option-players = Le nombre de joueurs, vous compris.
cli-option-option = Une règle de la maison, NOM=VALEUR ; option répétable.
cli-option-bots = Le niveau des bots, place par place ({ $levels }) : calf joue n’importe quoi, cow a un peu de bon sens, bull voit plus loin. Une liste trop courte se répète.
cli-option-series = Jouer ce nombre de parties à la suite, en reportant ce que les règles reportent (unexploded_cow).
cli-option-resume = Reprendre la dernière partie quittée, ou celle du fichier nommé.
cli-option-host = L’adresse d’écoute ; 0.0.0.0 pour tout le réseau.
cli-option-port = Le port d’écoute ; 0 pour un port libre quelconque.
cli-option-near-port = Le port d’écoute, ou le suivant qui soit libre.
cli-option-no-browser = Ne pas ouvrir le navigateur.
cli-option-database = Où les tables sont gardées : { $sqlite }, ou { $postgresql } pour plusieurs nœuds. Sans cela, un fichier de votre dossier de données.
cli-option-origin = Une autre adresse web dont les pages peuvent utiliser ce serveur ; peut être donnée plusieurs fois.
cli-option-rate = Combien de requêtes une personne peut envoyer par seconde ; 0 pour ne pas limiter.
cli-option-workers = Dans combien de processus les bots réfléchissent.
cli-option-lease = Avec plusieurs nœuds : après combien de secondes de silence un autre reprend les tables d’un nœud.
cli-option-pause = Combien de secondes un bot attend avant d’agir.
cli-option-seat = La raconter comme l’a vue cette place, la première portant le numéro 1 ; sans cela, comme l’a vue le public.
cli-option-step = Montrer plutôt la table après ce nombre d’actions.

cli-help-usage = Utilisation :
cli-help-command = COMMANDE
cli-help-commands = Commandes
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-game-options = Règles de la maison de { $game } (--option)
cli-help-values = Valeurs : { $values }. Par défaut : { $default }.


## À la table

cli-prompt-hint = (? aide, histoire, r règles, q quitter)
cli-prompt-help = Tapez ? pour l’aide, histoire pour le récit, r pour les règles, q pour partir : la partie est enregistrée après chaque coup.
cli-word-help = ? aide
cli-word-story = histoire
cli-word-rules = r règles regles
cli-word-quit = q quitter
cli-opponents = À table avec vous : { $bots }.
    .item = { $name } ({ $level })
cli-bots-sit-down = Les bots s’installent. La première fois qu’un bull joue sur cet ordinateur, cela peut prendre une minute.
cli-bot-failed = { $name } n’a pas su décider, et une vache (cow) a décidé à sa place ({ $file }).
cli-story-none = Rien ne s’est passé depuis votre dernier choix.
cli-since = Depuis votre dernier tour :
cli-story-left-out =
    { $count ->
        [one] … { $count } ligne non affichée : histoire montre tout
       *[other] … { $count } lignes non affichées : histoire montre tout
    }
cli-serving = Les tables sont ouvertes sur { $address } (Ctrl-C pour les fermer).
cli-welcome-port = Un autre programme utilise le port { $taken } : ce sera { $port } cette fois.
cli-welcome-here = Les tables sont ouvertes : { $address }
cli-welcome-there = Pour les téléphones du même réseau : { $address }
cli-welcome-alone = Cet ordinateur n’est sur aucun réseau : personne d’autre ne peut le joindre.
cli-welcome-close = Ctrl-C les ferme. Les parties sont gardées, et continuent la prochaine fois.
cli-welcome-back = Bon retour : la partie continue là où vous l’avez laissée.
cli-others-wait =
    { $count ->
        [one] { $count } partie plus ancienne attend dans { $folder }. Pour la reprendre : { $command }
       *[other] { $count } parties plus anciennes attendent dans { $folder }. Pour en reprendre une : { $command }
    }
cli-save-passed-over = { $path } est inutilisable, et reste où il est : { $reason }
cli-left = Votre partie est enregistrée. Pour continuer : { $command }
cli-verdict =
    { $won ->
        [alone] Vous gagnez. Bien joué !
        [together] Toute la table gagne. Bien joué !
        [shared] Vous partagez la victoire. Bien joué !
       *[no] Pas de victoire pour vous cette fois. Le troupeau attend votre revanche.
    }
cli-ranking = Classement final
cli-ranking-place = Rang
cli-ranking-name = Joueur
cli-picture-title = vacherie play six_qui_prend
cli-step = Étape
cli-what-happened = Ce qui s’est passé
cli-kept = La partie est enregistrée dans { $path }
cli-replay-it = Pour la revoir : { $command }
cli-series-game = Partie { $number } sur { $games }.
cli-series-standing = Après la partie { $number } sur { $games }
cli-series-last = Dernière partie
cli-series-total = Toutes les parties
cli-series-next = (Entrée pour la partie { $number } sur { $games }, q quitter)
