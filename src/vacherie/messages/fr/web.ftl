# L’application web : son cadre, ses pages, et tout ce qui entoure une table.

web-title = Vacherie – trois jeux de vaches
web-home = Vacherie, accueil
web-skip = Aller au contenu
web-close = Fermer
web-language = Langue
web-rules = Règles
web-rules-contents = Sommaire
web-learn = Apprendre
web-learn-playing = Apprendre en jouant
web-menu = Menu
web-night = Mode nuit
web-day = Mode jour
web-pace = Vitesse des animations
web-pace-calm = Lente
web-pace-brisk = Rapide
web-pace-once = Aucune animation
web-keys = Clavier
web-keys-enter = Entrée
web-keys-digits = Choisir la carte ou la rangée de ce numéro ; une deuxième fois pour jouer la carte
web-keys-arrows = Passer d’une carte ou d’une place à la suivante
web-keys-choose = Choisir
web-keys-escape = Reposer, ou fermer ce qui est ouvert
web-keys-list = Afficher cette liste
web-keys-skip = Pendant une animation, n’importe quelle touche mène à la fin.
web-skip-hint = Touchez, cliquez ou appuyez sur une touche pour passer.
web-sound-on = Activer le son
web-sound-off = Couper le son
web-loading = Un instant…
web-not-found = Il n’y a rien dans ce pré.
web-to-home = Retour à l’accueil


## Accueil

web-what = n. f.
    .first = là où le troupeau passe la nuit.
    .second = un mauvais tour joué à un ami.
    .third = trois jeux de vaches : partagez le lien, des bots occupent les places vides.
web-your-name = Votre nom à la table
web-name-saved = Enregistré
web-face = Choisissez votre vache
web-face-number = Vache { $number }
web-change-me = Changer de nom ou de vache
web-games = Les jeux
web-game-six-qui-prend = 6 qui prend !
    .about = Cent quatre vaches, quatre rangées de cinq. Arrivez sixième, et toute la rangée vous suit à la maison.
    .facts = 2–10 joueurs · 20 min · ou Bœuf contre tous
web-game-unexploded-cow = Unexploded Cow
    .about = Un champ plein de vieux obus, un troupeau plein de volontaires. Faites sauter les vôtres, et quelqu’un vous paie.
    .facts = 2–6 joueurs · 40 min · règles 2013 ou 2011
web-game-nevaches = NéVaches
    .about = Bâtissez une vallée tuile par tuile, puis persuadez six vaches de se tenir là où la carte le dit.
    .facts = 2–4 joueurs · 45 min · un renard
web-play-now = Jouer tout de suite
web-play-now-six = Jouer à 6 qui prend ! tout de suite
web-play-friends = Jouer entre amis
web-running = Vos parties
web-running-turn = À vous
web-running-wait = On attend les autres
web-running-open = Pas encore commencée
web-finished = Parties finies
web-past-won = Vous avez gagné
web-past-place = { $place } sur { $seats }
web-past-all = Toutes vos parties et vos résultats
web-past-title = Vos parties et vos résultats
web-past-figures = Jeu par jeu
web-past-curve = La ligne montre vos dernières parties : plus elle est haute, plus vous avez devancé les autres.
web-past-count =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, victoires : { $wins }
web-past-rating = classement { $rating }
web-past-against = Contre chacun
web-past-met =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, devant : { $ahead }, derrière : { $behind }
web-past-mates = Rejouer avec eux
web-past-invite = Inviter { $name }
web-past-more = En voir plus
web-past-none = Pas encore de partie finie.
web-public = Tables publiques
    .about = des tables avec une place libre
web-public-none = Pas de table publique en ce moment. La vôtre pourrait être la première.
web-public-free =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
web-join = Rejoindre
web-watch = Regarder
web-back-to-table = Retour à la table
web-footer = Pas de compte, pas de publicité, aucune vache maltraitée.


## Préparer une table

web-set-up = La table
web-chairs = Places
web-chair-free = Place libre
web-chair-sit = S’asseoir ici
web-chair-up = Se lever
web-chair-bot = Ajouter un bot
web-chair-fill = Compléter avec des bots
web-chair-kick = Retirer
web-chair-more = Une place de plus
web-chair-fewer = Une place de moins
web-chairs-added =
    { $count ->
        [1] Il faut être au moins { $least } : une place a été ajoutée.
       *[other] Il faut être au moins { $least } : { $count } places ont été ajoutées.
    }
web-chair-host = hôte de la table
web-shuffle = Mélanger les places
web-start = Commencer la partie
web-start-free =
    { $count ->
        [one] Il reste { $count } place libre : attendez quelqu’un, ajoutez un bot ou retirez la place.
       *[other] Il reste { $count } places libres : attendez vos amis, ajoutez des bots ou retirez les places.
    }
web-start-waits = L’hôte va lancer la partie.
web-start-waits-for = { $name } va lancer la partie.
web-invite = Faites passer ce lien
web-invited = { $name } vous invite à jouer à { $game }
web-invited-by-nobody = On vous invite à jouer à { $game }
web-invited-full = Toutes les places sont prises, mais vous pouvez regarder.
web-sit-down = S’asseoir
web-share = Partager le lien
web-share-text = Venez jouer avec moi à un jeu de vaches :
web-cancel = Annuler
web-copy = Copier
web-copied = Copié
web-level-calf = Veau
    .about = joue n’importe quoi
web-level-cow = Vache
    .about = a du bon sens
web-level-bull = Taureau
    .about = prévoit quelques coups
web-level-duel = gagne { $wins } fois sur { $games } contre { $other }
web-stars = { $stars } étoiles sur { $most }
web-variant = Jeu
web-options = Règles de la maison
web-option-none = sans limite
web-file-ours = paquet fourni
web-file-own = votre paquet
web-file-choose = Choisir un fichier
web-file-off = Revenir au paquet fourni
web-file-line = Ligne { $line } : { $text }
web-decks = Comment écrire son propre paquet de cartes
web-option-public = Table publique : tout le monde peut la trouver et s’y asseoir
web-option-chat = Discussion à la table
web-option-audience-chat = Les spectateurs peuvent aussi discuter
web-option-seen-cards = Chacun peut revoir les cartes déjà vues
web-option-clock = Limite de temps
web-clock-none = sans limite
web-clock-decision = { $seconds } secondes par décision
web-clock-game = { $minutes } minutes pour toute la partie


## À la table

web-seats = Joueurs
web-seat-you = vous
web-seat-bot = bot
web-seat-thinking =
    { $you ->
        [yes] à vous
       *[no] réfléchit…
    }
web-seat-chosen =
    { $you ->
        [yes] vous avez choisi
       *[no] a choisi
    }
web-seat-away = absent – un bot joue
web-story = Ce qui s’est passé
web-since = Depuis votre dernier tour
web-since-line = Depuis votre dernier tour :
web-since-again = Revoir
web-story-empty = Encore rien.
web-chat = Discussion
web-chat-write = Dites quelque chose
web-chat-send = Envoyer
web-chat-closed = L’équipe ne se parle pas avant que les cartes soient retournées.
web-chat-off = Pas de discussion à cette table.
web-score = Score
web-undo = Annuler le coup
web-leave = Quitter la table
web-leave-sure = Quitter cette partie ?
web-leave-means = Un bot jouera pour vous. Tant que la partie dure, vous pouvez revenir et reprendre votre place.
web-stay = Continuer à jouer
web-back = Reprendre ma place
web-away-note = En votre absence, un bot joue pour vous.
web-bots-busy = Les bots sont très sollicités : votre partie reprend dans un instant. Pour l’heure, ils ont moins de temps pour réfléchir.
web-lost = Connexion perdue. Nouvel essai… la partie est conservée.
web-move-waits =
    { $line ->
        [lost] La connexion est perdue. Votre coup est gardé, et envoyé dès qu’elle revient :
       *[slow] La connexion est lente. Votre coup est gardé ; envoi en cours :
    }
web-move-too-late = Trop tard : la partie avait déjà avancé, et votre coup n’a pas été joué.
web-time = encore { $seconds } s
web-watching-note = Vous regardez cette table.
web-first = Pour commencer
web-first-six-qui-prend = Première fois ? Le but : le moins de têtes de bœuf.
web-first-unexploded-cow = Première fois ? Le but : finir avec le plus d’argent possible.
web-first-nevaches = Première fois ? Le but : le plus de points possible.


## La fin

web-end = La partie est finie
web-verdict =
    { $won ->
        [alone] Vous gagnez. Bien joué !
        [together] Toute la table gagne. Bien joué !
        [shared] Vous partagez la victoire. Bien joué !
        [none] Victoire : { $winners }.
        [nobody] Personne à la table ne gagne cette fois.
       *[no] Victoire : { $winners }.
    }
web-end-again = Le troupeau attend votre revanche.
web-end-gain =
    { $sign ->
        [plus] +{ $gain } dans cette partie
       *[none] { $gain } dans cette partie
    }
web-end-highlights = Temps forts
web-end-chart = Le score, tour par tour
web-evening = Ce soir, entre les mêmes joueurs
web-evening-player = Joueur
web-evening-game = Partie { $game }
web-evening-wins = Victoires
web-share-picture = Partager une image
web-round-over = La manche { $round } est finie
web-round-line = +{ $gain }, { $total } en tout
web-round-next = Manche suivante
web-rematch = Rejouer
web-rematch-go = À la nouvelle table
web-record = Télécharger la partie enregistrée
web-replay = Revoir la partie
web-replay-record = Revoir une partie enregistrée
