# Les règles de 6 qui prend !, clause par clause. L’attribut .ruling contient ce que nous avons décidé nous-mêmes.

rules-six-title = 6 qui prend ! – les règles
rules-six-one-fan-card = Une seule carte de fans à la fois, et seulement avec le jeu de base. Le livret le recommande ; à nos tables, c’est la règle.


## Pour débuter

rules-six-summary =
    Un jeu de cartes pour 2 à 10 joueurs. Le paquet contient simplement les numéros de 1 à 104. Chaque carte porte aussi des têtes de bœuf, et chaque tête de bœuf est un point négatif.
    Quatre rangées de cartes sont sur la table. À chaque tour, tout le monde choisit en secret une carte de sa main. Toutes les cartes sont révélées en même temps, puis ajoutées aux rangées, la plus faible d’abord. Vous choisissez votre carte, mais pas sa place : elle va dans la rangée dont la dernière carte la précède de plus près.
    Une rangée contient cinq cartes au plus. Si la vôtre est la sixième, vous ramassez les cinq autres, et votre carte recommence la rangée. Après dix tours, chacun compte les têtes de bœuf qu’il a ramassées.

rules-six-goal = Ramassez le moins de têtes de bœuf possible. On joue des manches de dix tours jusqu’à ce que quelqu’un ait plus de 66 têtes ; la personne qui en a alors le moins gagne la partie.

rules-six-turn =
    Chacun choisit une carte de sa main et la pose face cachée.
    Quand tout le monde a choisi, on révèle les cartes. On les pose une à une, la plus faible d’abord.
    Une carte se pose derrière une carte plus faible. Si plusieurs rangées finissent par une carte plus faible, elle va dans celle dont la dernière carte est la plus proche.
    Si cette rangée a déjà cinq cartes, vous les ramassez toutes les cinq, et votre carte recommence la rangée.
    Si votre carte est plus faible que la dernière carte de chaque rangée, vous ramassez la rangée de votre choix, et votre carte la recommence.

rules-six-example-revealed = Framboise, Clovis et vous avez choisi chacun une carte. Vous les révélez : Clovis a le 5, Framboise le 38, et vous le 50. La rangée 1 est complète, et ses cinq cartes portent 12 têtes.

rules-six-example-placed =
    Le 5 est la carte la plus faible : Clovis commence. Toutes les rangées finissent par un numéro plus grand. Clovis doit en ramasser une et prend la rangée 4, qui n’a que le 81 et sa seule tête. Le 5 recommence la rangée 4.
    Vient ensuite le 38 de Framboise. Il est plus grand que le 36 de la rangée 1 et que le 5 de la rangée 4. Le 36 est plus proche : le 38 va dans la rangée 1. Mais la rangée 1 est complète : Framboise ramasse ses cinq cartes, 12 têtes en tout, et le 38 recommence la rangée.
    Votre 50 vient en dernier. Il est plus grand que le 38, le 47 et le 5. Le 47 est le plus proche, et la rangée 2 a de la place : vous ne ramassez rien.

rules-six-hints =
    Si vous devez ramasser une rangée, prenez la moins chère. Se débarrasser d’une carte très faible pour une seule tête est souvent une bonne affaire.
    Une carte juste au-dessus de la fin d’une rangée courte est presque toujours sûre : peu de cartes peuvent s’intercaler.
    Comptez avant de jouer dans une rangée de quatre. Il suffit que quelqu’un d’autre y pense avec une carte plus faible pour que la vôtre soit la sixième.
    Une rangée peut disparaître. Si quelqu’un ramasse celle que vous visiez, votre carte va dans la rangée la plus proche qui reste, et celle-ci est peut-être complète.
    Pensez à vos dernières cartes : si vous ne gardez que des très faibles ou des très fortes, vous n’aurez plus le choix à la fin.

rules-six-variant-pro = On joue avec le nombre de cartes qu’il faut, à partir de 1 : dix par personne et quatre pour les rangées. Pas de distribution : toutes les cartes sont faces visibles, et chacun compose sa main à tour de rôle. Tout le monde sait donc quelles cartes sont en jeu.
    .name = Variante pro

rules-six-variant-even-odd = Les cartes de fans ont été inventées par des fans du jeu ; on joue avec une seule à la fois. Avec celle-ci, une rangée n’accepte que les numéros pairs, ou que les impairs, et les autres cartes l’ignorent. Elle change de rangée chaque fois que quelqu’un en ramasse une.
    .name = Carte de fans : Paire/Impaire

rules-six-variant-escalade = Dans une rangée, les numéros descendent au lieu de monter. Chaque fois que quelqu’un ramasse une rangée, la carte passe à la suivante, vers le haut ou vers le bas.
    .name = Carte de fans : Escalade

rules-six-variant-cabriole = Cette carte n’a pas de numéro, mais elle occupe une des cinq places d’une rangée. Quand vous jouez dans sa rangée, elle saute vers celle qui finit par le numéro le plus faible. Si celle-ci était complète, vous la ramassez aussi.
    .name = Carte de fans : Cabriole

rules-six-variant-reversed = Une fois par manche, vous pouvez inverser les chiffres de votre carte : un 31 se pose comme un 13. Une fois dans la rangée, c’est de nouveau un 31.
    .name = Carte de fans : Chiffres inversés

rules-six-variant-coop = Vous jouez en équipe, de 1 à 6. Le Bœuf joue aussi : à chaque tour, la première de ses cartes est révélée avec les vôtres. Des cartes spéciales vous laissent changer l’ordre, les rangées ou votre carte. Vous gagnez si l’équipe a moins de têtes que le Bœuf après dix tours.
    .name = Bœuf contre tous

rules-six-variant-end = Vous pouvez convenir d’un autre nombre de têtes, ou d’un nombre de manches.
    .name = Une partie plus courte ou plus longue


## Jeu de base

rules-six-section-base = Jeu de base
    .intro = De 2 à 10 joueurs. Les places sont numérotées dans le sens des aiguilles d’une montre : la place suivante est celle à votre gauche.

rules-six-S1 = Le jeu compte 104 cartes numérotées, de 1 à 104.

rules-six-S2 = Chaque tête de bœuf est un point négatif, et chaque carte en porte : 1 sur une carte ordinaire, 2 si son numéro finit par 5, 3 s’il finit par 0, et 5 si c’est un doublet (11, 22, …, 99). Le 55, doublet qui finit par 5, en porte 7. Le paquet entier en contient 171.

rules-six-S3 = Au début d’une manche, on mélange les 104 cartes. Chacun en reçoit dix ; quatre autres sont posées faces visibles, l’une sous l’autre dans l’ordre du tirage, et ouvrent les quatre rangées : la rangée 1 en haut, la rangée 4 en bas. Les cartes qui restent ne servent pas pendant cette manche.

rules-six-S4 = À chaque tour, chacun choisit une carte de sa main et la pose face cachée. Dès que la dernière personne a choisi, toutes les cartes sont révélées ensemble.
    .ruling = Vous pouvez changer de carte tant que les cartes ne sont pas révélées.

rules-six-S5 = Les cartes révélées sont posées une à une, de la plus faible à la plus forte.

rules-six-S6 = Valeurs croissantes : une carte ne peut suivre qu’une rangée dont la dernière carte est plus faible qu’elle.

rules-six-S7 = Plus petite différence : si plusieurs rangées conviennent, la carte doit aller là où l’écart avec la dernière carte est le plus petit. Une carte n’a donc jamais le choix de sa rangée.

rules-six-S8 = Rangée complète : une rangée compte cinq cartes au plus. Si la vôtre devait être la sixième, vous ramassez ces cinq cartes, qui vont dans votre pile de têtes de bœuf, et votre carte devient la première de la rangée.

rules-six-S9 = Aucune rangée ne convient : dans le jeu de base, c’est que votre carte est plus faible que la dernière carte de chaque rangée. Vous choisissez une rangée, n’importe laquelle, vous la ramassez tout entière, et votre carte en devient la première. Vous choisissez au moment où votre carte doit être posée, en voyant tout ce qui a été posé avant elle.

rules-six-S10 = Les cartes ramassées vont faces cachées dans votre pile de têtes de bœuf, jamais dans votre main.
    .ruling = Tout le monde a vu chaque rangée partir ; la table affiche donc le nombre de têtes de chaque pile (jeu de base, variante pro et cartes de fans).

rules-six-S11 = Une manche dure dix tours, jusqu’à ce que les mains soient vides. Les têtes de votre pile s’ajoutent alors à votre total, et toutes les cartes reviennent pour la manche suivante.

rules-six-S12 = On enchaîne les manches jusqu’à ce que quelqu’un ait plus de 66 têtes en tout. La personne qui en a alors le moins gagne la partie.
    .ruling = On ne regarde les totaux qu’à la fin d’une manche complète. Les joueurs à égalité avec le moins de têtes partagent la victoire.

rules-six-S13 = Avant de commencer, vous pouvez convenir d’un autre total ou d’un nombre de manches à ne pas dépasser. À nos tables, ce sont des options : le total est de 66 tant que vous ne le changez pas ou n’y renoncez pas, et le nombre de manches est libre tant que vous ne le limitez pas. La partie s’arrête après la manche où l’une des deux limites est atteinte.
    .ruling = Une autre option fait finir la partie dès que quelqu’un atteint le total, comme dans d’autres éditions, sans avoir à le dépasser. L’une des deux limites doit rester en vigueur, pour que la partie ait une fin.

rules-six-S14 = Exemples. Les rangées commencent par 12, 37, 43 et 58.
    Premier tour, 14, 15, 44 et 61 : le 14 et le 15 suivent le 12 ; le 44 pourrait aller dans les rangées 1, 2 ou 3 et va derrière le 43, le plus proche ; le 61 va derrière le 58.
    Deuxième tour, 21, 26, 30 et 36 : le 21 et le 26 portent la rangée 1 à cinq cartes, si bien que le 30 la ramasse et la recommence, et le 36 suit le 30.
    Troisième tour, 3, 9, 68 et 83 : le 3 ne va nulle part, la personne qui l’a joué ramasse la rangée 2, qui n’a que le 37, et le 9 peut suivre le 3 ; le 68 et le 83 vont dans la rangée 4.
    Une mauvaise surprise à connaître : vous jouez le 45 pour la rangée qui finit par 41, mais un 42 passe avant vous : le 45 doit suivre le 42, il est la sixième carte et ramasse la rangée.
    Une autre : vous jouez le 62 pour la rangée 1, qui finit par 61, mais le 30 de quelqu’un d’autre emporte cette rangée : le 62 doit maintenant aller dans la rangée 4, qui est complète, et la ramasse.


## Variante pro

rules-six-section-pro = Variante pro
    .intro = De 2 à 10 joueurs qui aiment calculer.

rules-six-P1 = On joue seulement avec les cartes de 1 à dix fois le nombre de joueurs plus quatre : de 1 à 34 à trois, de 1 à 44 à quatre. Chacun sait donc quelles cartes sont en jeu.

rules-six-P2 = Pas de distribution : toutes les cartes sont étalées faces visibles, et chacun en prend une, tour à tour, jusqu’à en avoir dix. Les quatre qui restent ouvrent les rangées.
    .ruling = À la première manche, la personne qui choisit en premier est tirée au sort ; ensuite, ce premier choix passe d’une place vers la gauche à chaque manche. On choisit dans le sens des aiguilles d’une montre. Les quatre rangées sont disposées par valeur, la plus faible en haut.

rules-six-P3 = Tout le reste se passe comme dans le jeu de base.
    .ruling = Une option de table décide qui se souvient du draft. Par défaut, c’est la table : elle montre toutes les mains à tout le monde, puisque chacun a vu les cartes partir. Sans cette option, chaque choix est annoncé quand il est fait, puis n’est plus jamais affiché : à vous de vous en souvenir.


## Carte de fan : Paire/Impaire

rules-six-section-even_odd = Carte de fans : Paire/Impaire
    .intro = De 2 à 10 joueurs. Une rangée n’accepte que des cartes paires, ou que des impaires.
    .ruling = { rules-six-one-fan-card }

rules-six-E1 = Au début, Paire/Impaire est posée à gauche de la rangée dont la carte est la plus faible, et indique si cette carte est paire ou impaire.

rules-six-E2 = Seules les cartes de la parité indiquée peuvent aller dans sa rangée. Pour les autres cartes, on cherche la rangée comme d’habitude (S6, S7), mais comme si celle-là n’existait pas.

rules-six-E3 = Paire/Impaire ne compte pas parmi les cinq cartes d’une rangée.

rules-six-E4 = Chaque fois qu’une rangée est ramassée, n’importe laquelle (S8 ou S9), Paire/Impaire se déplace. D’abord la carte jouée devient la première de sa rangée ; puis, des trois rangées où Paire/Impaire n’est pas, elle rejoint celle dont la dernière carte est la plus faible, et indique si cette carte est paire ou impaire. Ce peut être la rangée qui vient de recommencer, sauf si Paire/Impaire y était déjà : elle part toujours.

rules-six-E5 = Une carte qui ne peut suivre aucune rangée oblige à en ramasser une (S9).
    .ruling = C’est le cas même si Paire/Impaire est le seul obstacle. On ramasse la rangée de son choix, y compris celle qui est marquée, et la carte qui commence une rangée peut être paire ou impaire.

rules-six-E6 = Exemple. Le 90 irait derrière le 85, dans la rangée 4, mais Paire/Impaire s’y trouve côté impair. Il va donc derrière le 52, dans la rangée 2 : il est la sixième carte et ramasse la rangée. Les trois autres rangées finissent maintenant par 31, 90 et 92 : Paire/Impaire va dans la rangée 1, celle du 31, et reste côté impair.


## Carte de fan : Escalade

rules-six-section-escalade = Carte de fans : Escalade
    .intro = De 2 à 10 joueurs. Une rangée descend au lieu de monter, et ce n’est jamais longtemps la même.
    .ruling = { rules-six-one-fan-card }

rules-six-C1 = Au début, Escalade est posée à gauche de la rangée 4, flèches vers le haut.

rules-six-C2 = Dans sa rangée, les valeurs doivent descendre : seule une carte plus faible que la dernière peut y aller. Les trois autres rangées montent comme toujours.

rules-six-C3 = La plus petite différence, vers le haut ou vers le bas, départage les rangées qui conviennent. Si la rangée d’Escalade et une autre sont aussi proches l’une que l’autre, la carte va dans celle d’Escalade.

rules-six-C4 = Escalade ne compte pas parmi les cinq cartes d’une rangée.

rules-six-C5 = Chaque fois qu’une rangée est ramassée, n’importe laquelle, la carte jouée la recommence, puis Escalade avance d’une rangée dans le sens de ses flèches. Arrivée à la rangée 1 ou à la rangée 4, elle est retournée aussitôt, prête à repartir dans l’autre sens.

rules-six-C6 = Une rangée qu’Escalade a quittée monte de nouveau.
    .ruling = Elle garde ses cartes, et c’est sa dernière carte qu’il faut suivre. Une carte qui ne va nulle part oblige à ramasser la rangée de son choix (S9), y compris celle d’Escalade ; puis Escalade avance (C5).

rules-six-C7 = Exemple. Le 21 pourrait suivre le 12 dans la rangée 2, mais la rangée d’Escalade, la 4, finit par 26, à 5 seulement. Il va donc là, il est la sixième carte et ramasse la rangée. Escalade monte à la rangée 3, où les valeurs doivent maintenant descendre.


## Carte de fan : Cabriole

rules-six-section-cabriole = Carte de fans : Cabriole
    .intro = De 2 à 10 joueurs. Une carte sans numéro, qui prend une place et saute de rangée en rangée.
    .ruling = { rules-six-one-fan-card }

rules-six-J1 = Au début, Cabriole est posée à droite de la plus faible des quatre cartes. Elle n’a pas de valeur : la dernière carte de sa rangée est toujours le dernier numéro.

rules-six-J2 = Cabriole compte, elle, parmi les cinq cartes de sa rangée : quatre numéros et Cabriole font une rangée complète.

rules-six-J3 = Quand une carte est posée dans la rangée de Cabriole, Cabriole saute dans une autre rangée : celle des trois autres dont la dernière carte est la plus faible.
    .ruling = À lire la phrase du livret, c’est votre carte qui saute ; son exemple et sa remarque montrent qu’il s’agit de Cabriole. Le numéro reste là où il a été posé.

rules-six-J4 = Quand la rangée de Cabriole est ramassée, les cartes numérotées vont dans la pile de qui ramasse et la carte jouée recommence la rangée ; puis Cabriole saute comme en J3.

rules-six-J5 = Une rangée ramassée ailleurs ne déplace pas Cabriole. Mais si Cabriole arrive dans une rangée qui a déjà cinq numéros, celle-ci compte désormais six cartes : la même personne la ramasse aussi, sauf la carte la plus forte, qui reste et devient la première de la rangée. Puis Cabriole saute encore (J3). Une seule carte peut ainsi faire ramasser plusieurs rangées.

rules-six-J6 = Exemple. Le 43 ne peut aller que dans la rangée 1, derrière le 13 et Cabriole. Il y est la sixième carte et ramasse les quatre numéros. Les autres rangées finissent par 78, 104 et 53 : Cabriole saute dans la rangée 4, celle du 53.


## Carte de fan : Chiffres inversés

rules-six-section-reversed = Carte de fans : Chiffres inversés
    .intro = De 2 à 10 joueurs. Une fois par manche, lisez votre carte à l’envers.
    .ruling = { rules-six-one-fan-card }

rules-six-D1 = En plus des dix cartes numérotées, chacun a une carte Chiffres inversés par manche. Elle se joue avec une carte numérotée, face cachée, et une seule fois.
    .ruling = Avant que les cartes soient révélées, personne ne voit que vous l’avez ajoutée.

rules-six-D2 = Elle inverse les chiffres : le 31 compte pour 13, le 90 pour 09, c’est-à-dire 9. Les cartes à trois chiffres ne peuvent pas être inversées.
    .ruling = Elle accompagne les cartes de 10 à 99. Un doublet garde sa valeur, et la carte est dépensée quand même.

rules-six-D3 = La valeur inversée décide à la fois du moment où la carte est posée et de sa rangée.

rules-six-D4 = Si deux cartes ont la même valeur, c’est la personne qui a inversé la sienne qui pose en premier. (Deux cartes inversées n’ont jamais la même valeur.)

rules-six-D5 = Une fois dans la rangée, la carte reprend la valeur imprimée. Une rangée peut donc descendre.

rules-six-D6 = On choisit la rangée comme dans le jeu de base.
    .ruling = Une rangée ne convient que si la valeur imprimée de sa dernière carte est plus faible que la valeur inversée ; égale ne suffit pas.

rules-six-D7 = Une fois utilisée, la carte est remise dans la boîte ; si vous ne l’avez pas utilisée à la fin de la manche, elle y retourne aussi.
    .ruling = Chacun en retrouve une à la manche suivante. Tout le monde peut voir qui a dépensé la sienne.

rules-six-D8 = Exemple. En tant que 24, la carte irait dans la rangée 2 et la ramasserait. Jouée avec Chiffres inversés, elle compte pour 42, va dans la rangée 4 et ne ramasse rien. Dans la rangée, elle redevient un 24, et la carte Chiffres inversés est remise dans la boîte.


## Jeu coopératif

rules-six-section-coop = Jeu coopératif : Bœuf contre tous
    .intro = De 1 à 6 joueurs, qui font équipe contre le Bœuf. Le jeu de base s’applique, avec ces changements.

rules-six-B1 = Chacun reçoit dix cartes, et le Bœuf aussi, faces cachées : personne ne peut les regarder. Quatre autres ouvrent les rangées.

rules-six-B2 = Il y a 16 cartes spéciales, huit sortes en deux exemplaires. On les mélange, et on en prend un certain nombre pour former la pile : aucune à 1 joueur, 2 à 2, 4 à 3, 6 à 4, 11 à 5 et les 16 à 6. Les autres retournent dans la boîte sans être vues. Les deux premières de la pile sont posées faces visibles.

rules-six-B3 = À chaque tour, chacun choisit une carte face cachée. On les révèle toutes, avec la première des cartes du Bœuf, puis on les pose de la plus faible à la plus forte.

rules-six-B4 = L’équipe a une seule pile de têtes de bœuf, commune, qu’elle peut consulter. Le Bœuf a la sienne, qui reste fermée.
    .ruling = De la pile du Bœuf, la table affiche le nombre de cartes ; ses têtes sont comptées à la fin.

rules-six-B5 = Si aucune rangée ne convient à la carte du Bœuf, il ramasse, parmi les rangées non verrouillées, celle qui a le moins de têtes. À égalité, il prend celle de ces rangées dont la dernière carte est la plus forte.

rules-six-B6 = La partie se joue en une manche de dix tours. L’équipe gagne si elle a moins de têtes que le Bœuf. À 1 ou 2 joueurs, les têtes de l’équipe comptent double.
    .ruling = À égalité, l’équipe a perdu.

rules-six-B7 = Seules les deux cartes spéciales visibles peuvent être utilisées. Celle qu’on utilise est aussitôt remplacée par la suivante de la pile, qui peut servir dans le même tour ; si la pile est vide, la place reste vide. On peut en utiliser autant qu’on veut dans un tour.
    .ruling = Une fois les cartes révélées, il y a un moment avant la pose de chaque carte où l’on peut utiliser des cartes spéciales. Quand l’équipe laisse partir la carte, elle est posée, son propriétaire choisit une rangée s’il faut en ramasser une (S9), et rien ne vient s’intercaler.

rules-six-B8 = Vous ne pouvez à aucun moment montrer ou nommer des cartes de votre main, ni dire ce que vous pensez jouer. Une fois les cartes révélées, et seulement alors, l’équipe parle librement des cartes spéciales et de la façon de poser les cartes révélées.
    .ruling = La discussion et les conseils de la table s’y tiennent.

rules-six-B9 = 7 qui prend ! : posez-la à gauche d’une rangée. Cette rangée n’est ramassée que par la septième carte, qui en prend six d’un coup. La carte spéciale reste jusqu’à ce que la rangée soit ramassée, puis elle est remise dans la boîte.
    .ruling = Elle s’en va aussi quand la rangée est ramassée parce qu’une carte ne va nulle part (S9). Pour Insérer et Glisser, une telle rangée est complète à six cartes. On ne peut la poser ni sur une rangée verrouillée, ni sur une rangée qui en a déjà une.

rules-six-B10 = Stop : posez-le à gauche d’une rangée pour la verrouiller. Plus aucune carte ne peut y être ajoutée, insérée, glissée ou remplacée, et personne ne peut la ramasser ; les cartes vont dans les rangées non verrouillées. L’équipe le retire quand elle veut, et il est alors perdu.
    .ruling = Aucune carte ne glisse non plus hors d’une rangée verrouillée. Stop peut être retirée à tout moment où l’on peut utiliser des cartes spéciales, ainsi qu’entre deux tours. Une carte qui ne convient à aucune rangée non verrouillée en ramasse une, non verrouillée. Stop ne peut être posée ni sur une rangée déjà verrouillée, ni sur une rangée vide.

rules-six-B11 = Remplacer : la carte jouée par un membre de l’équipe revient dans sa main, et une autre carte de cette main est posée aussitôt à la place. L’ordre des autres cartes ne change pas. Impossible sur la carte du Bœuf.
    .ruling = On l’utilise quand la carte de ce membre est la prochaine à poser : la nouvelle carte est posée dans la foulée, au rang de l’ancienne. Impossible avec une main vide.

rules-six-B12 = Insérer : une des cartes jouées par l’équipe peut aller entre deux cartes de n’importe quelle rangée, ou à son début, plutôt qu’à la fin, pourvu que la rangée continue de monter. Si cette rangée est complète, l’équipe la ramasse, sauf la dernière carte, qui reste et devient la première. Impossible sur la carte du Bœuf.
    .ruling = On l’utilise sur la prochaine carte à poser. Si la rangée est ramassée, la carte insérée part avec elle.

rules-six-B13 = Glisser : avant qu’une carte jouée soit posée, déplacez une carte qui se trouve déjà dans une rangée vers une autre rangée : entre deux cartes, au début ou à la fin, pourvu que cette rangée continue de monter. Si cette rangée est complète, l’équipe la ramasse, sauf la dernière carte, qui reste et devient la première.
    .ruling = Le livret parle de vos cartes seulement, mais son exemple le fait avant celle du Bœuf : on peut glisser avant n’importe quelle carte. Si la seule carte d’une rangée s’en va, cette rangée est vide : la prochaine carte à poser, même celle du Bœuf et quelle que soit sa valeur, y va et ne ramasse rien. S’il y a deux rangées vides, elle va dans celle du haut. On peut glisser une carte dans une rangée vide ; Insérer est impossible tant qu’une rangée est vide ; une carte 7 qui prend ! y reste.

rules-six-B14 = Première carte et Dernière carte : l’équipe désigne laquelle de ses cartes pas encore posées passe en premier, ou en dernier, quelles que soient les valeurs. Avec deux cartes spéciales de la même sorte dans un tour, on désigne la première et la deuxième, ou l’avant-dernière et la dernière. Impossible sur la carte du Bœuf.
    .ruling = De deux Première carte, celle utilisée d’abord désigne la première, l’autre la deuxième. De deux Dernière carte, celle utilisée le plus tard désigne la toute dernière. Aucune carte n’est désignée première deux fois dans un même tour.

rules-six-B15 = Trier : l’équipe fixe l’ordre de toutes les cartes pas encore posées, celle du Bœuf comprise, quelles que soient leurs valeurs.
    .ruling = Première carte, Dernière carte et Trier agissent sur l’ordre du moment ; c’est la dernière utilisée qui prévaut. On peut renoncer à Trier, qui reste alors disponible, tant que l’ordre n’est pas entièrement donné.

rules-six-B16 = Un exemple pour chaque carte spéciale :
    7 qui prend ! : un 20 ramasserait une rangée complète qui finit par 17 ; avec la carte spéciale à côté, le 20 n’est que la sixième, et la prochaine carte qui y va ramasse les six.
    Stop : la rangée 2 est verrouillée avant que le 25 du Bœuf n’y aille ; il doit aller dans la rangée 1, complète, et le Bœuf la ramasse.
    Remplacer : un 25 ramasserait la rangée complète qui finit par 17 ; on le reprend en main et on joue le 15, qui va derrière un 10 dans une autre rangée.
    Insérer : un 10 est trop faible pour toutes les rangées, mais il va entre un 5 et un 11, et ne ramasse rien.
    Glisser : le 7 glisse de la rangée du bas à celle du haut ; le 15 du Bœuf n’y est plus la cinquième carte mais la sixième, et le Bœuf ramasse la rangée.
    Première carte : la carte faible du Bœuf va ramasser la rangée 1, qui a le moins de têtes ; le 100 d’un membre de l’équipe passe d’abord, dans la rangée 1, échappe à la rangée 2 et donne au Bœuf trois têtes de plus.
    Dernière carte : un 100 ramasserait une rangée ; posé en dernier, il laisse le 103 du Bœuf devenir la sixième carte et la ramasser.
    Trier : l’équipe a 55, 68, 78 et 80, le Bœuf 72. Dans l’ordre, le 55 remplirait la rangée 2 et le 68 la ramasserait. On pose plutôt le 78 et le 80, puis le 55, le 72 du Bœuf ramasse la rangée 2, et le 68 finit dans la rangée 3.
    .ruling = Dans l’exemple de Trier, le livret appelle une seule et même carte 58 et 68 ; nous lisons 68.

rules-six-B17 = L’équipe décide ensemble quand utiliser quelle carte spéciale.
    .ruling = La façon de se mettre d’accord est une option de table. Par défaut, chacun peut agir : la première proposition que les règles permettent est exécutée, et une carte est posée quand toutes les personnes assises ont dit « on continue » ou que le délai de la table est écoulé. Ou bien il faut l’accord de tous : une proposition demande l’accord de toutes les personnes assises, et une seule objection la fait tomber ; ce qui est tombé n’est pas proposé à nouveau avant qu’une carte soit posée ou qu’autre chose soit utilisé. Les bots ne s’opposent jamais.


## Glossaire

rules-six-term-card = carte numérotée
    .means = l’une des 104 cartes du paquet. Son numéro décide de sa place ; ses têtes de bœuf sont ce qu’elle coûte à la personne qui la ramasse.
rules-six-term-heads = tête de bœuf
    .means = un point négatif. La plupart des cartes en portent une. Les numéros qui finissent par 5 en ont deux, ceux qui finissent par 0 en ont trois, et les doublets comme 11, 22 ou 33 en ont cinq. Le 55 en a sept.
rules-six-term-row = rangée
    .means = une ligne d’une à cinq cartes sur la table. Il y a toujours quatre rangées. Pour en ajouter une, seule compte la dernière carte de la rangée : elle doit être plus faible que la vôtre.
rules-six-term-turn = tour
    .means = chacun joue une carte, et toutes ces cartes sont posées.
rules-six-term-round = manche
    .means = dix tours, jusqu’à ce que les mains soient vides. On compte alors les têtes et on distribue de nouvelles cartes.
rules-six-term-hand = main
    .means = les cartes que vous n’avez pas encore jouées. Vous en avez dix au début de chaque manche.
rules-six-term-pile = pile de têtes de bœuf
    .means = les cartes que vous avez ramassées, faces cachées devant vous. Elles ne reviennent jamais dans votre main.
rules-six-term-pick = choisir une carte
rules-six-term-reveal = révéler
rules-six-term-full-row = rangée complète
    .means = une rangée de cinq cartes. La personne qui doit y ajouter une carte la ramasse.
rules-six-term-take = ramasser une rangée
rules-six-term-no-row = trop faible, ne va nulle part
rules-six-term-pro = variante pro
rules-six-term-draft = draft
rules-six-term-fan-card = carte (spéciale) de fans
rules-six-term-even-odd = Paire/Impaire
rules-six-term-escalade = Escalade
rules-six-term-cabriole = Cabriole
rules-six-term-reversed = Chiffres inversés
rules-six-term-coop = jeu coopératif, Bœuf contre tous
rules-six-term-ox = le Bœuf
rules-six-term-special = carte spéciale
rules-six-term-take-at-seven = 7 qui prend !
rules-six-term-stop = Stop
rules-six-term-replace = Remplacer
rules-six-term-insert = Insérer
rules-six-term-slide = Glisser
rules-six-term-first = Première carte
rules-six-term-last = Dernière carte
rules-six-term-sort = Trier
