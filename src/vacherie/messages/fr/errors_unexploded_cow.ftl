# Ce qui peut mal tourner dans Unexploded Cow : une phrase pour chaque code.

## Ce que tape un joueur

error-input-not-a-name =
    { $known ->
        [none] « { $text } » n’est ni une carte ni une commande possible ici.
       *[other] « { $text } » ne figure pas parmi : { $known }.
    }
error-input-ambiguous = « { $text } » pourrait être : { $known }.
error-input-not-listed = Il n’y a pas de numéro { $number } dans la liste : elle va de 1 à { $most }.
error-input-not-a-roll = « { $text } » n’est pas un jet : tapez un des deux nombres.
error-input-not-a-place = « { $text } » n’est pas une place : tapez { $right }, { $left } ou un numéro, 1 étant l’extrémité droite.
error-input-not-a-herd = « { $text } » n’a pas de pré. À la table : { $known }.
error-input-whose-herd = { $card } ne fait que coûter de l’argent à son propriétaire. Dans quel pré ? Tapez « { $example } » et un nom ({ $known }), ou « { $example } { $me } » pour la garder.
error-input-card-gone = Vous avez déjà joué la carte { $number } pendant ce tour.
error-input-not-the-herd =
    { $count ->
        [0] Vous n’avez pas de vache à ranger.
       *[other] Nommez une fois chacune de vos vaches ({ $count }), de gauche à droite : { $known }.
    }
error-input-same-order = Votre pré est déjà dans cet ordre.


## Ce que les règles interdisent

error-not-in-hand = Cette carte n’est pas dans votre main.
error-too-many-cards = Vous avez joué toutes les cartes qu’un tour permet : { $most }.
error-not-a-cow = Cette carte n’est pas une vache.
error-not-an-event = { $name } n’est pas un événement.
error-no-such-herd = Il n’y a pas de pré { $herd }.
error-no-such-place = Il n’y a pas de place { $place } dans ce pré : les places vont de 1 à { $most }.
error-ends-only = Dans le pré d’un autre, une vache ne va qu’à l’extrémité gauche ou droite.
error-not-in-your-herd = { $name } n’est pas dans votre pré.
error-already-there = { $name } est déjà à cette place.
error-too-many-moves = Après { $most } déplacements, vous devez jouer une carte avant de ranger encore votre pré.
error-detector-waiting = Un Détecteur de métaux attend déjà votre prochain jet.
error-no-target = Cet événement n’aurait aucun effet pour le moment.
error-cow-out-of-reach = On ne peut pas choisir { $name } pour cela.
error-not-a-spot = La vache ne peut pas aller là.
error-roll-not-made = Vous n’avez pas obtenu de { $pips }.
error-no-such-roll = Un dé n’affiche pas { $pips }.
error-no-pfc-here = { $name } n’est pas un P.F.C. de ce pré.
error-no-general-here = { $name } n’est pas un général de ce pré.
error-no-mechanic-here = { $name } n’est pas un mécanicien de ce pré.
error-no-bomb = { $name } ne porte pas de bombe.
error-no-bomb-to-steal = { $name } ne porte aucune bombe à voler ; une bombe ne se vole qu’une fois.
error-own-bomb = Une vache ne peut pas faire cela avec elle-même.
error-not-in-this-herd = { $name } n’est pas dans ce pré.
error-used-this-turn = { $name } l’a déjà fait une fois pendant ce tour.
error-nothing-to-settle = { $name } ne fait pas partie des vaches encore à payer.


## Options et paquets

error-money-seats = Le nombre de places dont l’argent de départ est donné ({ $seats }) doit aller de { $least } à { $most }.
error-money-not-hundreds = { NUMBER($amount, useGrouping: 0) } n’est pas un multiple de 100, et ici tout se compte en centaines.
error-deck-main-count =
    { $count ->
        [one] Il y a { $count } vache ou événement, et il en faut { $wanted }. Pour un autre nombre, écrivez counts = { "\"free\"" }.
       *[other] Il y a { $count } vaches et événements, et il en faut { $wanted }. Pour un autre nombre, écrivez counts = { "\"free\"" }.
    }
error-deck-city-count =
    { $count ->
        [one] Il y a { $count } ville, et il en faut { $wanted }. Pour un autre nombre, écrivez counts = { "\"free\"" }.
       *[other] Il y a { $count } villes, et il en faut { $wanted }. Pour un autre nombre, écrivez counts = { "\"free\"" }.
    }
error-deck-not-hundreds = { NUMBER($amount, useGrouping: 0) }, sur { $name }, n’est pas un multiple de 100.
error-deck-kind-value =
    { $kind ->
        [negative] { $name } est une vache négative : sa valeur doit être au-dessous de zéro, et non { NUMBER($value, useGrouping: 0) }.
       *[plain] { $name } est une vache ordinaire : sa valeur doit être au-dessus de zéro, et non { NUMBER($value, useGrouping: 0) }.
    }
error-deck-name-twice = Le nom { $name } figure deux fois.


## Positions

error-no-such-city = Il n’y a pas de ville { $card } : les villes vont de 0 à { $highest }.
error-no-such-seat = Il n’y a pas de place { $seat } : les places vont de 0 à { $most }.
error-seat-twice = La place { $seat } figure deux fois.
error-spy-without-owner = { $name } est une espionne en jeu, et aucun propriétaire n’est indiqué.
error-no-such-spy = { $name } n’est pas une espionne en jeu.
error-city-not-taken = Personne n’a pris cette ville.
error-city-without-cow = Cette ville ne fait rien avec une vache.
error-not-exploded = { $name } n’est pas une vache de la défausse, donc n’a pas explosé.
error-nothing-to-choose = Aucune réponse ne serait possible à { $asked }.
