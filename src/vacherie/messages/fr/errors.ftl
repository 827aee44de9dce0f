# Ce qui peut mal tourner à cause de quelqu’un du dehors : une phrase pour chaque code.

## Des noms qui ne désignent rien

error-unknown-game = Aucun jeu ne s’appelle « { $name } ». Au choix : { $known }.
error-unknown-language = Nous ne parlons pas « { $name } ». Les langues sont : { $known }.
error-unknown-bot = Aucun bot ne s’appelle « { $name } ». Au choix : { $known }.
error-missing-bot-name = Il manque un nom dans « { $text } ». Les bots sont : { $known }.
error-unknown-command = La commande « { $name } » n’existe pas. Les commandes sont : { $known }.


## La ligne de commande

error-usage-no-such-option = L’option { $name } n’existe pas. Les options sont : { $known }.
error-usage-missing = Il manque { $name }.
error-usage-missing-game = Quel jeu ? Il y a : { $known }.
error-usage-value =
    { $kind ->
        [integer] { $name } demande un nombre entier.
        [number] { $name } demande un nombre.
       *[other] { $name } n’accepte pas cette valeur.
    }
error-usage-needs-value = { $name } demande une valeur.
error-usage-takes-no-value = { $name } ne prend pas de valeur.
error-usage-extra = En trop : { $text }. Voir { $command } --help.
error-usage-unreadable = Cette commande est incompréhensible.
error-needs-extra = Cette commande a besoin de { $missing }, qui n’est pas installé : pip install { $extra }
error-option-not-pair = « { $text } » n’est pas une règle de la maison : écrivez NOM=VALEUR. Les noms sont : { $known }.
error-option-unknown = La règle de la maison « { $option } » n’existe pas. Au choix : { $known }.
error-option-value = « { $value } » n’est pas une valeur pour { $option }. Les valeurs sont : { $known }.
error-option-twice = { $option } est choisi deux fois.
error-option-without-meaning = { $option } ne change rien dans la variante { $variant } : retirez ce choix.
error-option-needs-target = { $option } n’a pas de sens sans target_heads.
error-batch-variant = Un lot joue toutes les variantes sauf { $variant }, où les joueurs doivent se concerter.
error-options-endless = Cette partie ne finirait jamais : choisissez target_heads ou max_rounds.
error-players-out-of-range = On ne peut pas jouer à { $players } : c’est un jeu pour { $least } à { $most }.
error-players-not-a-number = « { $text } » n’est pas un nombre de joueurs : c’est un jeu pour { $least } à { $most }.
error-too-many-bots =
    { $seats ->
        [0] Il n’y a pas de place pour un bot à cette table.
        [one] Il y a une place pour un bot, et vous en nommez { $bots }.
       *[other] Il y a { $seats } places pour des bots, et vous en nommez { $bots }.
    }
error-resume-alone = Une partie reprise garde ses joueurs et ses règles : retirez { $name }.
error-no-series = Rien ne passe d’une partie de { $game } à la suivante. On peut jouer une série de : { $known }.
error-series-length = « { $text } » n’est pas un nombre de parties : une série en a de 1 à { $most }.
error-no-saved-game =
    { $game ->
        [none] Aucune partie ne vous attend. Pour en commencer une, vacherie play et le nom du jeu : { $known }.
       *[other] Aucune partie de { $game } ne vous attend. Pour en commencer une : vacherie play { $game }
    }
error-save-damaged = Cette partie enregistrée est abîmée ({ $reason }). Déplacez le fichier pour continuer sans elle.
error-seat-out-of-range = Il n’y a pas de place { $number } : les places vont de { $least } à { $most }.
error-step-out-of-range = Il n’y a pas d’étape { $number } : les étapes vont de { $least } à { $most }.


## Ce que tape un joueur

error-input-empty = Vous n’avez rien tapé.
error-input-not-a-card = « { $text } » n’est pas un numéro de carte.
error-input-not-a-row = « { $text } » n’est pas une rangée : tapez 1, 2, 3 ou 4.
error-input-not-a-command = « { $text } » n’est pas une commande. Les commandes sont : { $known }.
error-input-usage = Cela s’écrit ainsi : { $usage }
error-input-not-yes-or-no = Tapez oui ou non.


## Ce que les règles interdisent

error-game-over = La partie est finie.
error-not-your-turn = Ce n’est pas votre tour.
error-not-asked =
    { $asked ->
        [deal] Il faut d’abord distribuer les cartes.
        [draft] Il faut maintenant choisir une carte étalée sur la table.
        [card] Il faut maintenant choisir une carte de sa main.
        [row] Il faut maintenant ramasser une rangée.
        [window] On peut maintenant utiliser des cartes spéciales, ou laisser partir la carte suivante.
        [replacement] Il faut maintenant choisir la carte posée à la place.
        [sort] Il faut maintenant nommer la carte suivante du nouvel ordre.
        [consent] Il faut maintenant répondre à la proposition.
        [shuffle] Il faut d’abord mélanger les cartes.
        [reshuffle] Il faut d’abord mélanger la défausse.
        [roll] Il faut maintenant lancer le dé.
        [two_rolls] Il faut maintenant lancer le dé deux fois.
        [play] Il faut maintenant jouer des cartes, ou lancer le dé.
        [cow] Il faut maintenant choisir une vache.
        [place] Il faut maintenant choisir la place de la vache.
        [which_roll] Il faut maintenant choisir un des deux jets.
        [blast] Il faut maintenant décider du sort des bombes.
        [payout] Il faut maintenant nommer la prochaine vache à payer.
       *[other] On vous demande autre chose pour l’instant.
    }
error-bad-deal = Ce n’est pas une donne valable de ce jeu.
error-card-not-in-hand = Le { $card } n’est pas dans votre main.
error-already-picked = Vous avez déjà choisi le { $card }.
error-no-reversing-here = On n’inverse les chiffres que dans le jeu avec Chiffres inversés.
error-reverser-spent = Vous avez déjà dépensé votre carte Chiffres inversés pendant cette manche.
error-not-reversible = Le { $card } ne peut pas être inversé : seules les cartes de 10 à 99 le peuvent.
error-no-such-row = Il n’y a pas de rangée { $row } : les rangées vont de 1 à 4.
error-card-not-on-table = Le { $card } n’est pas étalé sur la table.
error-already-went-on = Vous avez déjà laissé partir cette carte.
error-card-not-waiting = Le { $card } n’est pas parmi les cartes encore à poser.
error-row-locked = La rangée { $row } est verrouillée par un Stop.
error-row-not-locked = Aucun Stop ne verrouille la rangée { $row }.
error-row-has-seven = La rangée { $row } a déjà une carte 7 qui prend !
error-row-empty = La rangée { $row } est vide.
error-proposal-fell = L’équipe a déjà refusé cela.
error-special-not-open =
    { $special ->
        [take_at_seven] { special-six-take-at-seven }
        [stop] { special-six-stop }
        [replace] { special-six-replace }
        [insert] { special-six-insert }
        [slide] { special-six-slide }
        [first] { special-six-first }
        [last] { special-six-last }
       *[sort] { special-six-sort }
    } n’est pas parmi les cartes spéciales visibles.
error-not-your-card = Le { $card } n’est pas à vous : la prochaine carte ne peut être remplacée que par la personne qui l’a jouée.
error-hand-empty = Votre main est vide.
error-ox-card = Le { $card } appartient au Bœuf : ceci ne vaut que pour les cartes de l’équipe.
error-not-inside-row = Le { $card } est plus fort que la dernière carte de la rangée { $row } : Insérer met une carte à l’intérieur d’une rangée ou à son début.
error-card-not-in-row = Le { $card } n’est dans aucune rangée.
error-same-row = Le { $card } est déjà dans la rangée { $row }.
error-already-named-first = Le { $card } est déjà en tête.


## Fichiers

error-file-missing = Ce fichier n’existe pas.
error-file-forbidden = Le système ne permet pas d’utiliser ce fichier.
error-file-is-folder = C’est un dossier, pas un fichier.
error-file-not-text = Le fichier n’est pas un texte en UTF-8.
error-file-not-readable = Impossible de lire le fichier.
error-file-not-writable = Impossible d’écrire le fichier.
error-disk-full = Le disque est plein.
error-file-not-toml = Ce n’est pas du TOML valide.
error-file-nested-too-deep = Trop de tables ou de listes sont imbriquées les unes dans les autres.
error-field-missing = Il manque le champ { $field }.
error-field-unknown =
    { $known ->
        [none] Ce champ n’existe pas.
       *[other] Ce champ n’existe pas. Les champs sont : { $known }.
    }
error-field-type =
    { $got ->
        [string] Il y a ici un texte
        [integer] Il y a ici un nombre entier
        [float] Il y a ici un nombre à virgule
        [boolean] Il y a ici true ou false
        [table] Il y a ici une table
        [array] Il y a ici une liste
        [null] Il n’y a rien ici
       *[other] Il y a ici autre chose
    }, et il faudrait { $expected ->
        [string] un texte
        [integer] un nombre entier
        [boolean] true ou false
        [table] une table
        [array] une liste
       *[other] autre chose
    }{ $other ->
        [none] {""}
        [string] {""} ou un texte
        [integer] {""} ou un nombre entier
        [boolean] {""} ou bien true ou false
        [table] {""} ou une table
        [array] {""} ou une liste
       *[other] {""} ou autre chose
    }.
error-field-too-big = Ce nombre est trop grand.
error-field-choice = « { $got } » n’est pas possible ici. On peut écrire : { $known }.
error-field-range = { $got } est hors limites : il faut { $limit }.
error-field-length = Il y en a { $got } ici, et il en faut { $limit }.
error-field-value = Ceci ne peut pas être écrit ici.


## Positions

error-no-such-card = Il n’y a pas de carte { $card } : les cartes vont de 1 à { $highest }.
error-card-twice = Le { $card } figure deux fois.
error-hands-empty = Les mains sont vides : il n’y a rien à choisir.
error-row-length =
    { $cards ->
        [one] La rangée a { $cards } carte
       *[other] La rangée a { $cards } cartes
    } ; il peut y en avoir de { $least } à { $most }.
error-row-not-rising = Cette rangée doit monter dans le jeu coopératif.
error-field-elsewhere = Ce champ n’a pas de sens dans la variante { $variant }.
error-below-zero = { $number } est au-dessous de zéro.
error-too-many = Il y en a { $count } ici, et il peut y en avoir { $most } au plus.
error-no-such-index = { $index } n’est pas possible ici : les numéros vont de 0 à { $most }.
error-asked-elsewhere = La variante { $variant } ne demande jamais cela. Elle demande : { $known }.
error-picks-and-choice = Des cartes choisies ne vont pas avec ce qui est demandé ({ $asked }).
error-picked-twice = La place { $seat } a déjà choisi une carte.
error-all-have-picked = Tout le monde a choisi : les cartes seraient déjà révélées.
error-value-differs = Le { $card } ne peut pas compter pour cette valeur.
error-draft-is-done = Il ne reste que les quatre cartes qui ouvrent les rangées : le draft est fini.
error-is-over = Avec ces têtes, la partie est finie.
error-queue-order = Les cartes en attente ne sont pas dans l’ordre où on les pose.
error-stop-without-cards = Un Stop ne se pose que sur une rangée qui a des cartes.
error-not-over = Avec ces têtes, la partie n’est pas finie.
error-waiting-differs = Ce n’est pas à cette personne de répondre ; ce devrait être { $expected }.
error-card-fits = Le { $card } va dans une rangée : personne n’a à en ramasser une.
error-order-differs = Ce n’est pas un ordre des cartes qui attendent.
error-queue-and-choice = Les cartes qui attendent d’être posées ne vont pas avec ce qui est demandé ({ $asked }).
error-marker-side = La variante { $variant } n’a pas de carte de fans avec ce côté.
error-marker-way = Escalade fait demi-tour à la première et à la dernière rangée : ses flèches pointent vers le bas à la rangée 1 et vers le haut à la rangée 4.
error-marker-parity = La dernière carte de cette rangée est le { $card } : Paire/Impaire y montre son autre face.
error-specials-not-open = Tant qu’il reste des cartes spéciales dans la pioche, deux sont face visible.
error-specials-alone = Seul contre le Bœuf, on joue sans cartes spéciales.
error-special-too-often = Chaque carte spéciale n’existe qu’en deux exemplaires, et { $special } figure plus de deux fois.
error-wrong-count = Il y en a { $count } ici, et il en faut { $wanted }.


## NéVaches

error-input-not-now =
    { $asked ->
        [start_card] Choisissez d’abord votre carte de départ : tapez son numéro.
        [tile] Vous avez retourné de nouvelles tuiles : placez-en une.
        [card] Vous avez retourné de nouvelles cartes : prenez-en une.
        [bonus_tile] Placez d’abord la tuile de votre bonus.
        [bonus_card] Prenez d’abord la carte de votre bonus.
       *[other] Ce n’est pas possible maintenant.
    }
error-input-not-a-number =
    { $most ->
        [0] Il n’y a pas de carte.
        [1] « { $text } » n’est pas possible : tapez 1.
       *[other] « { $text } » n’est pas possible : tapez un numéro de 1 à { $most }.
    }
error-input-not-a-square =
    { $most ->
        [1] Tapez oui ou non.
       *[other] Tapez le numéro du carré, de 1 à { $most }, ou non.
    }
error-input-not-a-player = La vallée de qui ? Tapez un de ces noms : { $known }.

error-tile-not-on-display =
    { $landscape ->
        [field] Il n’y a pas de champ dans la rangée.
        [meadow] Il n’y a pas de prairie dans la rangée.
        [forest] Il n’y a pas de forêt dans la rangée.
        [lake] Il n’y a pas de lac dans la rangée.
       *[house] Il n’y a pas de maison dans la rangée.
    }
error-cell-not-free = Aucune tuile ne peut aller là : il faut une case libre à côté d’une de vos tuiles.
error-no-tile-refresh = On ne peut remplacer les tuiles que si au moins quatre sont du même type et qu’il y en a d’autres.
error-no-card-refresh = On ne peut remplacer les cartes que si les quatre ont un paysage en commun et qu’il y en a d’autres.
error-no-tree-there = Aucun arbre ne peut être planté là.
error-card-not-on-display = La carte { $card } n’est pas dans la rangée.
error-too-few-cows =
    { $cows ->
        [1] Cette carte demande une vache à l’étable, et vous en avez { $home }.
       *[other] Cette carte demande { $cows } vaches à l’étable, et vous en avez { $home }.
    }
error-not-its-shape = Cette carte ne convient pas : votre vallée doit contenir sa forme, chaque paysage à sa place et sans vache.
error-no-tile-there = La carte ne va pas là : il manque une tuile.
error-other-landscape =
    { $landscape ->
        [field] La carte ne va pas là : elle demande un champ.
        [meadow] La carte ne va pas là : elle demande une prairie.
        [forest] La carte ne va pas là : elle demande une forêt.
        [lake] La carte ne va pas là : elle demande un lac.
       *[house] La carte ne va pas là : elle demande une maison.
    }
error-cow-there = La carte ne va pas là : une vache se trouve déjà où elle voudrait en mettre une.
error-no-herd-there = Aucun de vos troupeaux n’est là.
error-goal-not-yours = Cette tuile Décompte n’est pas à vous ({ $goal }).
error-goal-chosen-already = Vous avez déjà choisi cette tuile Décompte.
error-bad-shuffle = Ce n’est pas un mélange de ce qui a été mis de côté.

error-deck-count = 
    { $count ->
        [one] Il y a ici { $count } carte, et un paquet en a { $wanted }. Pour un autre nombre, écrivez counts = { "\"free\"" } en tête du fichier.
       *[other] Il y a ici { $count } cartes, et un paquet en a { $wanted }. Pour un autre nombre, écrivez counts = { "\"free\"" } en tête du fichier.
    }
error-deck-too-small = Trop peu de cartes ({ $count }) : une partie en demande au moins { $least }.
error-deck-id-twice = Deux cartes s’appellent { $card }.
error-deck-sign = Dans la grille de { $card }, il y a « { $sign } ». Les signes sont : { $known }
error-deck-cells = 
    { $count ->
        [one] La forme de { $card } a { $count } case ; il en faut de { $least } à { $most }.
       *[other] La forme de { $card } a { $count } cases ; il en faut de { $least } à { $most }.
    }
error-deck-apart = La forme de { $card } est en plusieurs morceaux : ses cases doivent se toucher par les côtés.
error-deck-cows = 
    { $count ->
        [one] La carte { $card } demande { $count } vache ; elle doit en demander de { $least } à { $most }.
       *[other] La carte { $card } demande { $count } vaches ; elle doit en demander de { $least } à { $most }.
    }
error-deck-equal = { $card } est la même carte que { $other }, simplement tournée.

error-display-empty = La rangée est vide, et il faut y prendre quelque chose ({ $asked }).
error-squares-and-choice = Des carrés pour un arbre ne vont pas avec ce qui est demandé ({ $asked }).
error-space-not-reached =
    { $known ->
        [none] Le bonus à { $space } ne peut pas être en attente : aucune case bonus n’est atteinte.
       *[other] Le bonus à { $space } ne peut pas être en attente. Atteints, et possibles une fois chacun : { $known }.
    }
error-no-shuffle = Il n’y a rien à mélanger : il faut une pioche vide, et quelque chose de côté.
error-start-card-not-asked = Personne ne choisit de carte de départ ici.
error-all-have-chosen = Tout le monde a choisi une tuile Décompte : la partie serait finie.
error-goal-too-early = On ne choisit une tuile Décompte qu’à la fin.
error-bonus-tiles = Les tuiles bonus ne peuvent pas être posées ainsi.
error-area-sign = « { $sign } » n’est pas le signe d’un paysage. Les signes sont : { $known }
error-area-apart = Ce paysage est en plusieurs morceaux.
error-cell-too-far = C’est trop loin : colonnes et lignes vont de -{ $most } à { $most }.
error-cow-count = Le total des vaches de cette place, avec celles de la piste, n’est pas de { $wanted }.
error-too-many-tiles =
    { $landscape ->
        [field] Trop de champs : { $count }, et le jeu n’en a que { $most }.
        [meadow] Trop de prairies : { $count }, et le jeu n’en a que { $most }.
        [forest] Trop de forêts : { $count }, et le jeu n’en a que { $most }.
        [lake] Trop de lacs : { $count }, et le jeu n’en a que { $most }.
       *[house] Trop de maisons : { $count }, et le jeu n’en a que { $most }.
    }
error-card-not-in-deck = Il n’y a pas de carte { $card } dans ce paquet.
error-goal-twice = La tuile Décompte { $goal } figure deux fois.
