# Ce qui peut mal tourner dans Unexploded Cow : une phrase pour chaque code.

## Ce que tape un joueur

error-input-not-a-name = « { $text } » n’est rien de tout cela : { $known }.
error-input-ambiguous = « { $text } » pourrait être : { $known }.
error-input-not-listed = Il n’y a pas de numéro { $number } dans la liste : elle va de 1 à { $most }.
error-input-not-a-roll = « { $text } » n’est pas un jet : tapez un des deux nombres.
error-input-not-a-place = « { $text } » n’est pas une place : tapez { $right }, { $left } ou un numéro, 1 étant le bout droit.
error-input-not-a-herd = « { $text } » n’a pas de troupeau. À la table : { $known }.
error-input-not-the-herd =
    { $count ->
        [0] Vous n’avez pas de vache à ranger.
       *[other] Nommez une fois chacune de vos vaches ({ $count }), de gauche à droite : { $known }.
    }
error-input-same-order = Votre troupeau est déjà dans cet ordre.


## Ce que les règles interdisent

error-not-in-hand = { $name } n’est pas dans votre main.
error-too-many-cards = On ne peut pas jouer plus de { $most } cartes en un tour.
error-not-a-cow = { $name } n’est pas une vache.
error-not-an-event = { $name } n’est pas un événement.
error-no-such-herd = Il n’y a pas de troupeau { $herd }.
error-no-such-place = Il n’y a pas de place { $place } dans ce troupeau : les places vont de 1 à { $most }.
error-ends-only = Chez quelqu’un d’autre, une vache ne va qu’au bout gauche ou au bout droit.
error-not-in-your-herd = { $name } n’est pas dans votre troupeau.
error-already-there = { $name } est déjà à cette place.
error-too-many-moves = Après { $most } déplacements, le troupeau ne bouge plus tant que vous n’avez pas joué une carte.
error-detector-waiting = Un détecteur de métaux attend déjà votre prochain jet.
error-no-target = Rien sur la table ne peut subir cet événement.
error-cow-out-of-reach = { $name } ne peut pas être choisie pour cela.
error-not-a-spot = La vache ne peut pas aller là.
error-roll-not-made = Vous n’avez pas obtenu de { $pips }.
error-no-such-roll = Un dé n’affiche pas { $pips }.
error-no-pfc-here = { $name } n’est pas un PFC de ce troupeau.
error-no-general-here = { $name } n’est pas un général de ce troupeau.
error-no-mechanic-here = { $name } n’est pas un mécanicien de ce troupeau.
error-no-bomb = { $name } ne tient pas de bombe.
error-no-bomb-to-steal = { $name } ne tient aucune bombe à voler ; une bombe ne se vole qu’une fois.
error-own-bomb = Une vache ne peut pas faire cela avec elle-même.
error-not-in-this-herd = { $name } n’est pas dans ce troupeau.
error-used-this-turn = { $name } l’a déjà fait une fois pendant ce tour.
error-nothing-to-settle = { $name } n’est pas parmi les vaches encore à régler.


## Options et paquets

error-money-seats = L’argent de départ est donné pour { $seats } places ; c’est un jeu pour { $least } à { $most }.
error-money-not-hundreds = { NUMBER($amount, useGrouping: 0) } n’est pas un multiple de 100, et ici tout se compte en centaines.
error-deck-main-count =
    { $count ->
        [one] Il y a { $count } vache ou événement, et il en faut { $wanted }. Pour un autre nombre, écrivez counts = free, avec free entre guillemets.
       *[other] Il y a { $count } vaches et événements, et il en faut { $wanted }. Pour un autre nombre, écrivez counts = free, avec free entre guillemets.
    }
error-deck-city-count =
    { $count ->
        [one] Il y a { $count } ville, et il en faut { $wanted }. Pour un autre nombre, écrivez counts = free, avec free entre guillemets.
       *[other] Il y a { $count } villes, et il en faut { $wanted }. Pour un autre nombre, écrivez counts = free, avec free entre guillemets.
    }
error-deck-not-hundreds = { NUMBER($amount, useGrouping: 0) }, sur { $name }, n’est pas un multiple de 100.
error-deck-kind-value =
    { $kind ->
        [negative] { $name } est une vache négative : sa valeur doit être au-dessous de zéro, et non { NUMBER($value, useGrouping: 0) }.
       *[plain] { $name } est une vache ordinaire : sa valeur doit être au-dessus de zéro, et non { NUMBER($value, useGrouping: 0) }.
    }
error-deck-name-twice = Le nom { $name } est là deux fois.


## Positions

error-no-such-city = Il n’y a pas de ville { $card } : les villes vont de 0 à { $highest }.
error-no-such-seat = Il n’y a pas de place { $seat } : les places vont de 0 à { $most }.
error-seat-twice = La place { $seat } est là deux fois.
error-spy-without-owner = { $name } est une espionne en jeu, et personne n’est nommé pour la posséder.
error-no-such-spy = { $name } n’est pas une espionne en jeu.
error-city-not-taken = Personne n’a pris cette ville.
error-city-without-cow = Cette ville ne fait rien avec une vache.
error-not-exploded = { $name } n’est pas une vache de la défausse, donc n’a pas explosé.
error-nothing-to-choose = On ne pourrait rien répondre à ce qui est demandé ({ $asked }).
