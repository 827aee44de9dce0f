# Ce qui peut mal tourner à cause de quelqu’un du dehors : une phrase pour chaque code.

## Des noms qui ne désignent rien

error-unknown-game = Aucun jeu ne s’appelle « { $name } ». Il y a : { $known }.
error-unknown-language = Nous ne parlons pas « { $name } ». Les langues sont : { $known }.
error-unknown-bot = Aucun bot ne s’appelle « { $name } ». Il y a : { $known }.
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
error-usage-extra = Ceci est de trop : { $text }. Voir { $command } --help.
error-usage-unreadable = Cette commande est incompréhensible.
error-option-not-pair = « { $text } » n’est pas un choix de règle : écrivez NOM=VALEUR. Les noms sont : { $known }.
error-option-unknown = Le choix de règle « { $option } » n’existe pas. Il y a : { $known }.
error-option-value = « { $value } » n’est pas une valeur pour { $option }. Les valeurs sont : { $known }.
error-option-twice = { $option } est choisi deux fois.
error-option-without-meaning = { $option } ne change rien dans la variante { $variant } : retirez ce choix.
error-option-needs-target = { $option } n’a pas de sens sans target_heads.
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
error-not-your-turn = Ce n’est pas à vous.
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
       *[other] Autre chose est demandé maintenant.
    }
error-bad-deal = Ce n’est pas une distribution de ce jeu.
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
error-row-has-seven = Une carte 7 qui prend ! est déjà posée à la rangée { $row }.
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
error-not-your-card = Le { $card } n’est pas à vous : seul son propriétaire peut remplacer la prochaine carte.
error-hand-empty = Votre main est vide.
error-ox-card = Le { $card } est au Bœuf : ceci ne vaut que pour les cartes de l’équipe.
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
error-card-twice = Le { $card } est là deux fois.
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
error-marker-side = La variante { $variant } n’a pas de carte de fan avec ce côté.
error-special-too-often = Chaque carte spéciale n’existe qu’en deux exemplaires, et { $special } est là plus souvent.
error-wrong-count = Il y en a { $count } ici, et il en faut { $wanted }.
