# Les règles d’Unexploded Cow, clause par clause. L’attribut .ruling contient ce que nous avons décidé nous-mêmes.

rules-unexploded-title = Unexploded Cow – les règles


## Pour débuter

rules-unexploded-summary =
    Un jeu de cartes pour 2 à 6 joueurs qui ne craignent pas les coups bas. La campagne française est pleine de vieilles bombes, et vous avez des vaches pour les trouver.
    À votre tour, vous piochez deux cartes, vous en jouez autant que vous voulez, puis vous lancez le dé. Le dé compte les vaches sur la table, et celle où il s’arrête trouve une bombe et explose. Le pot, au milieu de la table, paie la personne à qui elle appartient ; mais si c’était une mauvaise vache, c’est cette personne qui paie.
    Si votre propre vache explose à votre propre tour, vous gagnez aussi une ville. Quand les 12 villes sont prises, on ne joue plus de cartes : on lance seulement le dé, jusqu’à ce que le pot soit vide ou qu’il n’y ait plus de vaches.

rules-unexploded-goal = Avoir le plus d’argent à la fin. Tout le monde commence avec 5000.

rules-unexploded-turn =
    Piochez deux cartes.
    Jouez autant de cartes que vous voulez, ou aucune : des vaches dans n’importe quel pré, des événements pour leur effet. Pendant ce temps, vous pouvez réorganiser votre pré.
    Lancez le dé et comptez les vaches, en commençant par la vôtre la plus à droite. Un 6 ne se compte pas : la personne à votre gauche lance le dé à votre place.
    La vache où vous vous arrêtez explose. Le pot paie sa valeur à la personne à qui elle appartient ; si la vache est négative, c’est cette personne qui paie.
    Si c’était votre propre vache, vous gagnez aussi la ville. Puis c’est au tour de la personne suivante.

rules-unexploded-example-hand = C’est votre tour, et vous avez pioché vos cartes. Vous avez deux vaches en main : Winston coûte 300 et vaut 800 ; Jack coûte 100 et sa valeur est négative : il faudra encore payer 200 quand il explosera. Martin est déjà dans votre pré. Il y a 2200 dans le pot, et Quimper est la ville à gagner.

rules-unexploded-example-played = Vous jouez Winston dans votre pré, à gauche de Martin, et payez 300. Vous jouez Jack dans le pré de Framboise, et c’est Framboise qui paie son prix, 100. Le pot contient maintenant 2600. Les petits chiffres disent quel jet trouverait quelle vache : 1 Martin, 2 Winston, 3 Jack.

rules-unexploded-example-bang =
    Vous faites un 2. Martin est 1, Winston est 2 : Winston explose, et vous prenez 800 dans le pot. C’était votre propre vache, à votre propre tour : vous gagnez donc Quimper, qui vous rapporte encore 200. Vous avez maintenant 5100, et il reste 1600 dans le pot.
    La ville suivante est retournée, et c’est au tour de Framboise. On compte maintenant d’abord ses vaches : un 1 trouverait Jack, et Framboise devrait payer 200.

rules-unexploded-hints =
    Rien ne vous oblige à jouer tout ce que vous piochez. Une vache ne rapporte rien tant qu’elle n’explose pas, et chaque carte coûte de l’argent.
    Rangez votre pré avant de lancer le dé. Chaque chiffre de 1 à 5 a la même chance de sortir : avec cinq bonnes vaches à vous, tous sont gagnants.
    Un grand pré attire les convoitises. Bien des événements volent, échangent ou abattent des vaches, et certains font payer le plus grand pré.
    Les vaches négatives et les espionnes sont à leur place chez les autres. Parfois même une bonne vache : quelqu’un d’autre remplit ainsi le pot que vous espérez vider.
    Surveillez le pot. S’il est presque vide, même votre meilleure vache ne rapporte presque rien.

rules-unexploded-variant-2013 = L’édition habituelle, de 2 à 6 joueurs, en francs. La personne qui a le plus d’argent gagne. Un pot vide est rempli à nouveau, et en Mort subite un 6 ne donne rien.
    .name = Édition de 2013

rules-unexploded-variant-2011 = De 3 à 6 joueurs, en euros. Toutes les personnes qui finissent avec plus d’argent qu’au départ gagnent. Un pot vide reste vide, et en Mort subite on lance le dé dans l’ordre des points de ville.
    .name = Édition de 2011

rules-unexploded-variant-series = Vous pouvez jouer autant de parties que vous voulez et additionner gains et pertes. Dans l’édition de 2011, vous gardez votre argent pour la partie suivante.
    .name = Plusieurs parties de suite

rules-unexploded-variant-deck = Les livrets ne donnent pas la liste des cartes : celles-ci sont donc les nôtres. Si vous avez un paquet imprimé, vous pouvez écrire ses cartes dans un fichier et jouer avec elles.
    .name = Vos propres cartes


## Cartes

rules-unexploded-section-cards = Les cartes
    .intro = Le paquet avec lequel nous jouons est le nôtre. Les livrets ne nomment que quelques cartes et n’en donnent nulle part la liste ; notre paquet respecte tout ce qu’ils disent, et tout le reste est inventé. Si vous possédez un paquet imprimé, vous pouvez écrire ses cartes dans un fichier et jouer avec elles : un fichier qui contient une erreur est refusé avant le début de la partie, avec la ligne et la raison.


## Mise en place

rules-unexploded-section-set-up = Mise en place
    .intro = Les places sont numérotées dans le sens des aiguilles d’une montre : la place suivante est celle à votre gauche.

rules-unexploded-U1 = L’édition de 2013 se joue de 2 à 6, celle de 2011 de 3 à 6.

rules-unexploded-U2 = Il y a 69 cartes principales, vaches et événements, et 12 villes. Chaque paquet est mélangé à part, et chacun reçoit 3 cartes principales. Toutes les cartes principales qui ont servi vont dans une seule défausse.

rules-unexploded-U3 = Chacun commence avec 5000 : des francs en 2013, des euros en 2011.

rules-unexploded-U4 = Chacun verse au pot une mise de 500. Le sort désigne qui commence ; on joue ensuite vers la gauche.

rules-unexploded-U5 = En 2013, la première ville est retournée pendant la mise en place. En 2011, si aucune ville n’est visible au début de votre tour, vous en retournez une.

rules-unexploded-U6 = Rien ne se perd et rien ne vient d’ailleurs : l’argent de tous les joueurs, dettes comprises, et le pot font toujours la même somme.


## Avant un tour

rules-unexploded-section-before = Avant un tour

rules-unexploded-U7 = Si la ville a été prise au tour précédent, on retourne la suivante. S’il n’en reste plus, la Mort subite commence.

rules-unexploded-U8 = En 2013, si le pot est vide quand un tour commence, chacun verse de nouveau une mise de 500. Juste avant la Mort subite, c’est la mise de U30 : on ne paie jamais les deux.


## Un tour

rules-unexploded-section-turn = Un tour : piocher et jouer

rules-unexploded-U9 = Vous piochez 2 cartes. Si la pioche est vide quand il vous faut une carte, on mélange la défausse pour en faire une nouvelle, et jamais plus tôt.
    .ruling = S’il ne reste de carte nulle part, vous piochez ce qu’il y a.

rules-unexploded-U10 = Ensuite vous jouez autant de cartes que vous voulez, ou aucune, dans l’ordre que vous voulez. La main n’a pas de limite.
    .ruling = En un tour, vous jouez au plus autant de cartes que le paquet principal en compte. Il faudrait repiocher sans cesse les mêmes cartes pour en vouloir davantage.

rules-unexploded-U11 = Chaque joueur a devant lui une ligne de vaches, son pré. Une vache peut être jouée dans n’importe quel pré. C’est le propriétaire du pré qui paie au pot le prix de la vache, quelle que soit la personne qui la joue, même si c’est une espionne.

rules-unexploded-U12 = Une vache appartient au joueur devant lequel elle se trouve, sauf si c’est une espionne.

rules-unexploded-U13 = Pendant que vous jouez, vous pouvez ranger votre pré dans l’ordre que vous voulez, aussi souvent que vous voulez, et une vache que vous y jouez se place où vous voulez. Dans le pré de quelqu’un d’autre, une vache va à l’extrémité gauche ou droite, à votre choix.
    .ruling = En 2011 aussi, c’est pendant que vous jouez que vous rangez votre pré. Vous déplacez une vache à la fois ; on ne peut pas faire plus de 100 déplacements de suite sans jouer de carte, pour qu’un tour ne dure pas éternellement.

rules-unexploded-U14 = La personne qui joue un événement en paie le prix au pot. L’événement agit tout de suite, puis il est défaussé. Une vache qu’il vous apporte ne coûte rien de plus. Voici les événements de notre paquet :
    Travail de nuit : vous faites tout de suite un jet d’explosion (U22).
    Détecteur de métaux : votre prochain jet d’explosion de ce tour est un double jet, et vous choisissez (U21).
    Recrutement : une vache de la défausse vient à la place de votre choix dans votre pré.
    Voleurs de bétail : une vache d’un autre pré vient à la place de votre choix dans le vôtre.
    Peloton d’exécution : une vache, n’importe laquelle, est défaussée (U14a).
    Échange de bétail : deux vaches de prés différents échangent leurs places.
    Débandade : toutes les vaches d’un pré, dans leur ordre, passent au joueur de gauche.
    Vache égarée : une vache, n’importe laquelle, va à une extrémité d’un autre pré.
    Ravitaillement : vous piochez 3 cartes.
    Emprunt de guerre : chaque autre joueur vous paie 100.
    Tournée de cidre : vous payez 100 à chaque autre joueur et piochez 3 cartes.
    Impôt sur le bétail : le joueur qui a le plus de vaches verse 300 au pot ; à égalité, chacun paie.
    .ruling = Un événement qui ne pourrait agir sur rien est refusé. Il reste sur la table jusqu’à ce qu’il ait agi, et n’est défaussé qu’après.

rules-unexploded-U14a = Une vache abattue est défaussée.
    .ruling = Elle n’a pas explosé : elle ne rapporte ni argent ni ville, et ne donne pas de bombe.

rules-unexploded-U15 = Vous pouvez toujours payer. Au-dessous de zéro, vous avez une dette, et elle compte à la fin.
    .ruling = Les règles de 2011 permettent de quitter la table quand on joue pour de l’argent réel. Pas les nôtres.


## Le jet d’explosion

rules-unexploded-section-roll = Un tour : le jet d’explosion

rules-unexploded-U16 = Chaque tour finit par un jet d’explosion, que vous ayez une vache ou non, et que vous ayez déjà lancé le dé pendant ce tour ou non.

rules-unexploded-U17 = Comptez à partir de votre vache la plus à droite, vers la gauche, puis dans le pré de votre voisin de gauche, là aussi depuis la droite, et ainsi de suite autour de la table. Aucune vache n’est comptée deux fois : si le nombre dépasse celui de toutes les vaches en jeu, il ne se passe rien.

rules-unexploded-U18 = Un 6 ne se compte pas. Le dé passe au voisin de gauche, qui lance et compte depuis sa propre vache la plus à droite ; un autre 6 passe au suivant. C’est toujours votre tour.
    .ruling = Les 6 peuvent faire plus d’une fois le tour de la table.

rules-unexploded-U19 = La vache sur laquelle vous vous arrêtez trouve une bombe. Une vache qui explose est défaussée, et son propriétaire prend sa valeur dans le pot, ou ce qu’il contient. Pour une vache négative, c’est lui qui verse la valeur au pot.

rules-unexploded-U20 = Si une de vos vaches explose à votre tour, quelle qu’en soit la cause, vous prenez la ville visible, faites ce qu’elle dit et la gardez pour ses points. On peut prendre une ville par tour. Une vache qu’une ville vous donne se place où vous voulez dans votre ligne ; les autres gardent leur ordre.

rules-unexploded-U21 = Avec un Détecteur de métaux, votre prochain jet d’explosion de ce tour est un double jet, dont vous choisissez un résultat ; si vous jouez d’abord Travail de nuit, c’est ce jet-là. Un 6 n’est transmis que si vous le choisissez, et alors avec un jet simple.
    .ruling = Tant qu’il y en a un qui attend, vous ne pouvez pas en jouer un autre. Si les deux résultats sont égaux, il n’y a rien à choisir.

rules-unexploded-U22 = Travail de nuit est un jet d’explosion de plus, tout de suite. Le jet de la fin du tour a lieu quand même.


## Les vaches spéciales

rules-unexploded-section-abilities = Les vaches spéciales

rules-unexploded-U23 = Un général qui reçoit une bombe peut la donner à une autre vache du même pré avant qu’elle n’explose, une fois par tour.
    .ruling = Les deux traductions de 2011 ne disent pas la même chose : l’une limite le général à une fois par tour, l’autre le mécanicien. Nous limitons les deux, dans les deux éditions.

rules-unexploded-U24 = Un mécanicien qui reçoit une bombe peut la désamorcer. Il reste, et son propriétaire touche 200 en 2013 ou 100 en 2011, ou ce que contient le pot ; une fois par tour. Une bombe désamorcée ne rapporte pas de ville.

rules-unexploded-U25 = Un P.F.C. peut voler une bombe à n’importe quelle autre vache du même pré, même à une espionne. Quel que soit le nombre de bombes qu’il porte, il explose une seule fois.

rules-unexploded-U26 = Une espionne appartient à qui l’a jouée, où qu’elle aille, jusqu’à ce qu’elle quitte le jeu ; alors elle oublie tout. Son propriétaire touche ou paie sa valeur, et prend la ville si elle explose à son tour ; au tour de quelqu’un d’autre, elle ne rapporte la ville à personne. Le joueur du pré paie son prix et la range, et aucun déplacement, échange ou vol ne change son propriétaire.

rules-unexploded-U27 = Quand un plastiqueur fou a explosé, ses voisines de gauche et de droite dans le même pré reçoivent chacune une bombe. Si sa bombe a été volée ou donnée, rien ne se propage.

rules-unexploded-U28 = Si plusieurs vaches explosent et que le pot ne suffit pas : en 2011, on paie d’abord les vaches du propriétaire du pré, puis viennent les propriétaires d’espionnes, à commencer par sa gauche. En 2013, le joueur du pré décide de l’ordre.

rules-unexploded-U29 = Exemples. Les vaches d’un pré sont nommées depuis son extrémité droite.
    Deux vaches ordinaires, un général, une vache négative, un plastiqueur fou, un P.F.C. Vous obtenez un 3 : le général donne la bombe au plastiqueur fou, qui explose et donne une bombe à la vache négative et au P.F.C. Le P.F.C. vole l’autre et explose, une seule fois.
    Angel a Buck, un mécanicien ; Falko, sa propre espionne ; et Winston, qui vaut 800. Buddy a Donald, un P.F.C. ; Jack, une vache négative ; et Luther, une espionne de Dunkirk. Starchylde et Dunkirk n’ont pas de vache. C’est le jet d’Angel.
    1, 2 ou 3 : une vache d’Angel, et elle prend la ville. Sur un 1, Buck pourrait désamorcer la bombe pour 100 au lieu d’exploser pour 500.
    4 ou 5 : Donald explose pour 400 au profit de Buddy, qui préfère lui faire voler la bombe de Jack. Personne ne prend la ville.
    6 : Buddy lance le dé. Ses vaches sont maintenant 1, 2 et 3, et 4 et 5 reviennent à Buck et Falko. S’il obtient lui aussi un 6, Dunkirk lance, et Buck est de nouveau 1. Si une vache d’Angel explose, elle prend la ville, car c’est toujours son tour.


## L’explosion

rules-unexploded-section-blast = L’explosion, pas à pas
    .ruling = Les livrets disent ce que peut chaque vache spéciale, et presque rien de l’ordre. Toute cette partie est notre décision, pour que chacun ait tous les choix que les règles promettent, et pour que l’explosion ait une fin.

rules-unexploded-U25a = Un pré, une personne qui décide. Un jet trouve une vache, et les bombes ne quittent jamais son pré. Toutes ses vaches spéciales, sauf les espionnes, appartiennent au joueur du pré, qui fait seul les choix de U25c et U25g, peu importe qui a lancé le dé et à qui est le tour.

rules-unexploded-U25b = La vache comptée porte une bombe. Tant qu’une vache porte une bombe, il y a une explosion : U25c, U25d, U25e. Quand il ne reste plus de bombe viennent U25g et U25h.

rules-unexploded-U25c = Avant que quoi que ce soit n’explose, le joueur du pré peut faire ce qui suit, une chose à la fois et dans l’ordre qu’il veut, puis il laisse exploser ; on ne demande rien si rien n’est possible. Une vache qui reçoit ainsi une bombe peut à son tour utiliser son pouvoir.
    Voler : un P.F.C. prend une bombe à une autre vache du pré, aussi souvent qu’on veut et même s’il en porte déjà une ; mais une bombe n’est volée qu’une fois.
    Donner : un général qui porte une bombe et ne l’a pas encore fait ce tour donne une bombe à une autre vache du pré, même si elle en porte déjà une.
    Désamorcer : un mécanicien qui porte une bombe et ne l’a pas encore fait ce tour se débarrasse de toutes celles qu’il porte. L’argent de U24 vient tout de suite.

rules-unexploded-U25d = Toutes les vaches qui portent une bombe explosent au même moment, chacune une fois, et sont défaussées. Leurs bombes ont disparu. L’argent ne bouge pas encore.

rules-unexploded-U25e = Chaque plastiqueur fou parmi elles donne une nouvelle bombe à la vache juste à sa gauche et à celle juste à sa droite, dans la ligne telle qu’elle était à ce moment. S’il n’y a pas de vache, ou si elle a explosé au même moment, cette bombe est perdue. Puis la ligne se resserre. Les nouvelles bombes n’ont pas encore été volées, et une vache peut en recevoir deux.

rules-unexploded-U25f = Une fois par tour veut dire une fois pour chaque vache dans tout le tour du joueur actif : Travail de nuit, 6 transmis et dernier jet ensemble. C’est oublié quand le tour suivant commence, ou quand la vache quitte le jeu. En Mort subite, le jet de chaque joueur est un tour ; en 2011, les 6 transmis à sa place en font partie.

rules-unexploded-U25g = 
    Les vaches sont payées une fois par jet, une à une : si la valeur est positive, le propriétaire la prend ou prend ce que contient le pot ; si elle est négative, il la paie.
    2013 : dans l’ordre choisi par le propriétaire du pré (la question n’est posée que si l’ordre change les sommes).
    2011 : d’abord les vaches du propriétaire du pré, ses espionnes comprises, les paiements avant les gains ; puis les autres propriétaires d’espionnes depuis sa gauche, chacun avec toutes les siennes.

rules-unexploded-U25h = La ville vient ensuite. Si l’une des vaches qui ont explosé était au joueur actif et qu’une ville est visible, il la prend tout de suite : d’abord l’argent, autant que le pot en contient, puis les cartes, puis la vache. Ce qui est possible doit être fait, le reste est laissé. Les vaches qui ont explosé sont déjà dans la défausse. Un second jet du même tour ne rapporte pas d’autre ville.

rules-unexploded-U25i = En Mort subite, c’est pareil, sans ville. S’il ne reste plus aucune vache quand toutes ont été payées, le reste du pot va au propriétaire de la dernière vache : parmi celles qui ont explosé en dernier, la dernière payée. Ce n’est qu’ensuite qu’on regarde si le pot est vide (U35).

rules-unexploded-U25j = Cela finit : chaque bombe est volée une fois, chaque général et chaque mécanicien agit une fois par tour, chaque explosion retire une vache du jeu, et sans explosion il n’y a pas de nouvelle bombe.


## Mort subite

rules-unexploded-section-sudden-death = Mort subite

rules-unexploded-U30 = Elle commence quand le tour où la dernière ville a été prise est fini. Si le pot est vide à ce moment, chacun verse une mise de 500 en 2013 ; en 2011, la partie est finie.

rules-unexploded-U30a = La Mort subite demande une vache.
    .ruling = Si aucune vache n’est en jeu quand elle devrait commencer, la partie est finie et personne ne verse de mise. Le pot va au joueur qui a pris la dernière ville ; si personne n’en a pris, il est partagé aussi également que les centaines le permettent, et le surplus est distribué à partir du premier joueur.

rules-unexploded-U31 = Le joueur qui a le plus de points de ville lance en premier. À égalité, c’est celui qui a la première ville par ordre alphabétique.
    .ruling = Les majuscules et les accents ne comptent pas. Les joueurs sans ville viennent en dernier, dans l’ordre du jeu depuis la gauche de celui qui a pris la dernière ville ; si personne n’en a, c’est le premier joueur de la partie qui commence.

rules-unexploded-U32 = En 2013, on lance ensuite vers la gauche, encore et encore. En 2011, on suit l’ordre décroissant des points de ville, puis de nouveau dans le même ordre.

rules-unexploded-U33 = Il n’y a que des jets d’explosion : pas de cartes, pas de rangement, pas de ville.
    .ruling = Les vaches spéciales gardent leurs pouvoirs, qui font partie du jet.

rules-unexploded-U34 = En 2013, un 6 est simplement un coup pour rien.
    .ruling = En 2011, un 6 est transmis comme en U18 : le voisin de gauche lance à la place de ce joueur. Puis l’ordre reprend à partir du joueur dont la place a été prise.

rules-unexploded-U35 = Elle finit quand le pot est vide ou qu’aucune vache n’est en jeu. Si la toute dernière vache explose et qu’il reste de l’argent, son propriétaire prend tout. Les vaches négatives se paient toujours.
    .ruling = On regarde après chaque jet complet.

rules-unexploded-U36 = Personne n’est obligé de jouer une carte, et aucune vache n’est obligée d’exploser.
    .ruling = Pour que la partie finisse quand même, une ville que personne ne prend en 10 tours de table complets sort du jeu, et on retourne la suivante, ou bien la Mort subite commence.


## Gagner

rules-unexploded-section-winning = Gagner

rules-unexploded-U37 = En 2013, la personne qui a le plus d’argent, dettes déduites, gagne ; quiconque a plus qu’au départ s’en est bien sorti. En 2011, tous ceux qui ont plus qu’au début de cette partie gagnent.
    .ruling = En 2013, ceux qui sont à égalité en tête partagent la victoire.

rules-unexploded-U38 = Vous pouvez jouer autant de parties que vous voulez et tenir un score. En 2011, chaque partie commence avec l’argent qu’on avait à la fin de la précédente.
    .ruling = En 2013, chacun recommence chaque partie avec 5000, et on additionne ce que chacun a gagné ou perdu.


## Glossaire

rules-unexploded-term-cow = vache
    .means = une carte avec deux montants, son prix et sa valeur. On joue la plupart des vaches dans son propre pré, les mauvaises dans celui de quelqu’un d’autre.
rules-unexploded-term-herd = pré
    .means = la ligne de vaches devant une personne. Son ordre compte, car les jets d’explosion se comptent à partir de l’extrémité droite.
rules-unexploded-term-event = événement
    .means = une carte qui agit tout de suite, par exemple en volant une vache, puis va à la défausse. Vous payez son prix.
rules-unexploded-term-city = ville
    .means = une récompense. Une seule ville est visible à la fois. Elle vous donne de l’argent, des cartes ou une vache quand vous la gagnez, et ses points décident qui lance le dé en premier à la fin de la partie.
rules-unexploded-term-pot = pot
    .means = l’argent au milieu de la table. Tous les prix y vont, et toutes les vaches qui explosent sont payées par lui.
rules-unexploded-term-ante = mise
    .means = les 500 que chacun met dans le pot avant le premier tour. Dans l’édition de 2013, tout le monde paie de nouveau si un tour commence avec un pot vide.
rules-unexploded-term-price = prix
    .means = ce que coûte une vache quand on la joue. La personne à qui appartient le pré paie, même si c’est une autre qui joue la vache.
rules-unexploded-term-value = valeur
    .means = ce qu’une vache rapporte à la personne à qui elle appartient quand elle explose.
rules-unexploded-term-discard = défausse
rules-unexploded-term-bomb-roll = jet d’explosion
    .means = le jet de dé qui termine chaque tour. Comptez d’abord vos propres vaches, de la droite vers la gauche ; puis celles de la personne à votre gauche, toujours à partir de la droite ; et ainsi de suite autour de la table.
rules-unexploded-term-bomb = bombe
rules-unexploded-term-explode = exploser
rules-unexploded-term-negative = vache négative
    .means = une vache dont la valeur est inférieure à zéro : il faut payer quand elle explose. Donnez-la à quelqu’un d’autre.
rules-unexploded-term-general = général
    .means = une vache qui peut donner sa bombe à une autre vache du même pré, une fois par tour.
rules-unexploded-term-mechanic = mécanicien
    .means = une vache qui peut désamorcer sa bombe, une fois par tour : elle survit et rapporte 200 (100 dans l’édition de 2011).
rules-unexploded-term-pfc = P.F.C.
    .means = une vache qui peut voler une bombe à une autre vache du même pré, et exploser à sa place.
rules-unexploded-term-spy = espionne
    .means = une vache qui appartient toujours à la personne qui l’a jouée, dans quelque pré qu’elle soit. Son prix est payé par la personne à qui appartient le pré, et sa valeur vous revient.
rules-unexploded-term-bomber = plastiqueur fou
    .means = une vache qui donne une bombe à chacune de ses voisines quand elle explose.
rules-unexploded-term-defuse = désamorcer
rules-unexploded-term-metal-detector = Détecteur de métaux
rules-unexploded-term-night-shift = Travail de nuit
rules-unexploded-term-sudden-death = Mort subite
    .means = la dernière phase de la partie, quand toutes les villes sont prises : des jets d’explosion, plus de cartes. Si la dernière vache explose et qu’il reste de l’argent, tout revient à la personne à qui elle appartient.
