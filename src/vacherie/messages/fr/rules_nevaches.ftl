# Les règles de NéVaches, clause par clause. L’attribut .ruling contient ce que nous avons décidé nous-mêmes.

rules-nevaches-title = NéVaches – les règles


## Pour débuter

rules-nevaches-summary =
    Un jeu de tuiles pour 2 à 4 joueurs. Vous composez une vallée de montagne avec des tuiles carrées qui montrent des paysages.
    Vos cartes montrent de petits motifs de paysages. Quand votre vallée contient le motif d’une carte, vous pouvez la jouer : vous posez des vaches sur ces paysages et marquez des points. Mais vous n’avez que quelques vaches : de temps en temps, il faut en ramener à l’étable pour pouvoir continuer.
    Quand quelqu’un atteint 65 points, on termine la manche. Puis chacun compte une de ses deux tuiles Décompte secrètes.

rules-nevaches-goal = Avoir le plus de points à la fin. La plupart viennent des cartes jouées, d’autres des arbres et d’une tuile Décompte.

rules-nevaches-turn =
    À votre tour, vous faites exactement deux actions parmi les quatre suivantes. Deux fois la même, c’est permis.
    Placer une tuile : prenez une des cinq tuiles visibles et ajoutez-la à votre vallée, bord à bord.
    Prendre une carte : prenez en main une des quatre cartes visibles.
    Jouer une carte : si votre vallée contient sa forme, posez une vache de l’étable sur chaque paysage qu’elle montre et marquez ses points.
    Ramener un troupeau : reprenez toutes les vaches d’un troupeau. Après vos deux actions, on complète les tuiles et les cartes, et la personne suivante joue.

rules-nevaches-example-start = C’est votre tour. Vous avez en main une carte en forme de L qui vaut 8 points : un lac à un bout, un champ à l’autre, et entre les deux deux carrés quelconques. Vous avez un lac, mais pas de champ. Il y en a un parmi les cinq tuiles.

rules-nevaches-example-tree = Première action : vous placez le champ dans le coin libre, en bas à droite. Avec la forêt, la maison et la prairie, il forme un carré de quatre paysages différents. Vous pouvez donc planter un arbre, et vous le faites : 5 points.

rules-nevaches-example-cows =
    Seconde action : vous jouez la carte. Sa forme est dans votre vallée : partez du lac, dans le coin en haut à gauche, descendez par la forêt et la prairie, puis tournez à droite vers le champ. Vous posez une vache sur le lac et une sur le champ, et marquez 8 points.
    Vous avez maintenant 13 points, à 2 points de la première case bonus, et il vous reste 2 vaches à l’étable. Vos vaches posées ne se touchent pas : ce sont deux troupeaux, et il faudrait deux actions pour les ramener.

rules-nevaches-hints =
    Gardez vos vaches ensemble. Une action ramène à l’étable toutes celles qui se touchent ; dispersées, elles en demandent une chacune.
    Ramenez des vaches avant d’en manquer : une carte qui convient ne vaut rien si toutes vos vaches sont dehors.
    Prenez des cartes qui vont avec vos tuiles. Les mêmes tuiles peuvent servir à bien des cartes, l’une après l’autre.
    Plantez un arbre chaque fois qu’une tuile utile complète un carré. La réserve n’en contient que deux par personne.
    Regardez vos tuiles Décompte dès le début, et préparez l’une d’elles en chemin.
    Sachez quelle case bonus vient ensuite. Une action de plus, ou toutes vos vaches à l’étable, vaut surtout quand vous savez quoi en faire.

rules-nevaches-variant-random-bonus = Les trois tuiles bonus vont sur la piste dans n’importe quel ordre et sur n’importe quelle face : les bonus changent à chaque partie. Il arrive que vous commenciez avec cinq vaches à l’étable.
    .name = Bonus au hasard

rules-nevaches-variant-start-card = Vous ne piochez pas votre première carte : chacun choisit une des cartes visibles, et la personne qui a le renard choisit en dernier.
    .name = Choisir sa carte de départ

rules-nevaches-variant-deck = La liste des cartes imprimées n’est publiée nulle part ; nous en avons donc dessiné 55, fidèles à tout ce qu’on en sait. Vous pouvez aussi jouer avec votre propre fichier de cartes.
    .name = Vos propres cartes


## Mise en place

rules-nevaches-section-setup = Mise en place
    .intro = De 2 à 4 joueurs. Les places sont numérotées dans le sens des aiguilles d’une montre : la place suivante est celle à votre gauche.

rules-nevaches-N1 = Il y a 71 tuiles Paysage : 16 champs, 15 prairies, 15 forêts, 13 lacs et 12 maisons. À 3 joueurs, une tuile de chaque sorte reste dans la boîte ; à 2 joueurs, deux de chaque. Les autres sont mélangées faces cachées, et cinq d’entre elles sont retournées en rangée.

rules-nevaches-N2 = Il y a 55 cartes. On les mélange, quatre sont posées faces visibles en rangée, et chacun en pioche une : sa carte de départ.
    .ruling = Le paquet est le nôtre, pas celui de l’éditeur : nous ne connaissons que deux cartes imprimées, un L avec un lac et un champ pour 8 points, et un T avec deux champs et un lac. Toutes deux en font partie. Vous pouvez aussi jouer avec votre propre fichier de cartes.

rules-nevaches-N3 = La réserve commune contient deux arbres par personne. Personne n’est limité à deux : les plus rapides peuvent en planter davantage.

rules-nevaches-N4 = Chacun a six vaches. Une attend sur chaque case de la piste qui montre une vache, les autres commencent à l’étable : quatre, en règle générale.

rules-nevaches-N5 = Neuf tuiles Décompte sont mélangées, et chacun en reçoit deux en secret. Vous pouvez regarder les vôtres à tout moment. Personne ne voit celles qui restent.

rules-nevaches-N6 = La piste compte de 0 à 65, puis continue. Elle a quatre cases bonus : une est imprimée, trois portent des tuiles à deux faces.
    .ruling = Les cases bonus sont à 15, 25, 38 et 50 points. Celle qui est imprimée, à 15, donne une vache. Les tuiles ont ces faces : vache ou carte, action ou tuile, toutes les vaches à l’étable ou action. Sans l’option N24, elles montrent la première de leurs faces, dans cet ordre.

rules-nevaches-N7 = Une personne reçoit le renard et commence. Ensuite, le tour passe à gauche.
    .ruling = Le livret donne le renard à qui a vu une vache en dernier. À nos tables, c’est le hasard qui décide.


## Un tour

rules-nevaches-section-turn = Un tour
    .intro = À votre tour, vous faites exactement deux des quatre actions suivantes : placer une tuile (N8), prendre une carte (N11), jouer une carte (N13) ou ramener un troupeau (N14). Deux fois la même, c’est permis.

rules-nevaches-N8 = Placer une tuile : prenez une tuile de la rangée et ajoutez-la à votre vallée ; un de ses côtés au moins doit toucher une de vos tuiles. Seule votre toute première tuile n’a pas besoin de voisine. Tous les paysages peuvent se côtoyer.
    .ruling = Des tuiles identiques de la rangée sont un seul et même choix. Un trou dans votre vallée se comble comme toute autre place libre.

rules-nevaches-N9 = Un arbre : si votre nouvelle tuile complète un carré de deux sur deux dont les paysages sont tous différents ou tous identiques, vous pouvez mettre un arbre au milieu et marquer 5 points. Une tuile ne compte que pour un arbre, et vous décidez sur-le-champ : plus tard, c’est trop tard. Sans arbre dans la réserve, pas d’arbre. Les vaches vont sur ces tuiles comme sur les autres.
    .ruling = Si la tuile complète plusieurs de ces carrés, vous en choisissez un, ou aucun. Une tuile n’apporte jamais deux arbres.

rules-nevaches-N10 = Nouvelles tuiles : si vous allez placer une tuile et que quatre ou cinq tuiles de la rangée sont du même type, vous pouvez d’abord mettre toute la rangée de côté et en retourner cinq autres ; et encore, chaque fois que cela se reproduit. Dès que la dernière tuile de la pioche est retournée, les tuiles mises de côté sont mélangées et forment la nouvelle pioche.
    .ruling = Il suffit de quatre tuiles du même type restantes lors d’une action suivante de votre tour.

rules-nevaches-N11 = Prendre une carte : une carte de la rangée, au choix, va dans votre main. Vous pouvez en avoir autant que vous voulez, et jouer une carte au tour même où vous l’avez prise.

rules-nevaches-N12 = Nouvelles cartes : si vous allez prendre une carte et que les quatre cartes de la rangée ont un paysage en commun, vous pouvez d’abord les défausser toutes les quatre et en retourner quatre autres ; et encore, chaque fois que cela se reproduit. Quand la pioche est épuisée, les cartes défaussées sont mélangées et forment la nouvelle pioche.
    .ruling = Seuls comptent les paysages montrés côté recto. Avec trois cartes ou moins dans la rangée, pas d’échange. S’il n’y a plus assez de cartes nulle part, la rangée reste courte et la partie continue.

rules-nevaches-N12a = Un échange (N10, N12) est le début d’une action, pas une action.
    .ruling = Il n’est possible que s’il y a quelque chose dans la pioche, ou parmi ce qui a été mis de côté ou défaussé auparavant. Une fois la rangée échangée, vous devez prendre dans la nouvelle ; combien de fois vous l’échangez avant ne tient qu’à vous.

rules-nevaches-N13 = Jouer une carte : votre vallée doit contenir sa forme, tournée comme vous voulez mais jamais retournée en miroir. Chaque tuile que la carte montre côté recto doit être de ce paysage et sans vache, et il vous faut une vache à l’étable pour chacune. Là où la carte montre un verso, n’importe laquelle de vos tuiles convient, avec ou sans vache ; mais il en faut une. Vous posez une vache sur chaque place côté recto et sur aucune autre, défaussez la carte et marquez ses points.
    .ruling = Ce qui entoure la forme n’importe pas. D’abord les vaches, puis la défausse, puis les points, puis les bonus. Deux façons qui utilisent les mêmes tuiles et posent les mêmes vaches sont un seul choix.

rules-nevaches-N14 = Ramener un troupeau : choisissez un troupeau et reprenez-le tout entier. Un troupeau est un groupe de 1 à 6 de vos vaches, chacune à côté d’une autre du groupe ; les coins ne relient pas.

rules-nevaches-N15 = Les deux rangées ne sont complétées qu’après vos deux actions et tous vos bonus. Votre seconde action se contente de ce que la première a laissé.

rules-nevaches-N16 = Placer une tuile est toujours possible : il y en a cinq au début de votre tour, et aucun tour n’en prend plus de quatre.
    .ruling = Toute autre action ne se choisit que si elle peut se faire.


## Points et bonus

rules-nevaches-section-track = Points et bonus

rules-nevaches-N17 = Les points d’une carte ou d’un arbre font avancer votre pion sur-le-champ. S’il atteint ou dépasse une case bonus, vous recevez ce qu’elle montre : la vache qui y attend, une action de plus, quelle qu’elle soit, une tuile de la rangée à placer, une carte de la rangée, ou toutes les vaches de votre vallée, ramenées à l’étable.
    .ruling = Les bonus se règlent dès que l’action qui les a rapportés est terminée, dans l’ordre de la piste et chacun jusqu’au bout. Il faut les prendre, et celui qu’on ne peut pas prendre est perdu. Les vaches qui viennent d’être posées sont ramenées avec les autres. Une tuile bonus peut apporter son arbre ; mais une tuile ou une carte reçue en bonus n’est pas l’action du même nom : la rangée ne s’échange pas avant. Un bonus peut mener au suivant.

rules-nevaches-N18 = Après 65 points, le pion repart pour un second tour de piste sur les mêmes cases.
    .ruling = Chaque case donne son bonus une fois à chacun ; le second tour de piste n’en rapporte donc pas.


## La fin

rules-nevaches-section-end = La fin

rules-nevaches-N19 = Si quelqu’un a 65 points ou plus à la fin d’un tour, on termine la manche en cours pour que tout le monde ait joué le même nombre de tours. Le dernier tour revient à la place à droite du renard. Atteindre 65 avec la première action ne dispense pas de la seconde.

rules-nevaches-N20 = Après chaque tour, on complète la rangée de tuiles. Si l’on ne peut plus en retourner cinq, même avec celles mises de côté, la partie s’arrête avant l’heure. Sinon on complète les cartes, et la partie s’arrête ou continue selon N19.
    .ruling = Cette fin anticipée tombe aussitôt, avant que les cartes soient complétées, et la manche n’est pas terminée. C’est le cas quand la 57e tuile est placée à 2 joueurs, la 62e à 3, la 67e à 4.

rules-nevaches-N21 = Chacun dévoile maintenant une de ses deux tuiles Décompte et avance du nombre de points indiqué si l’objectif est atteint. L’autre est hors jeu. Les cases bonus n’ont plus d’effet.
    .ruling = Tous choisissent en même temps et peuvent changer d’avis jusqu’à ce que la dernière personne ait choisi. La table indique laquelle de vos tuiles paierait ; libre à vous de choisir l’autre.

rules-nevaches-N22 = Voici les tuiles Décompte.
    Au moins 2 lacs avec un côté dégagé : 4 points.
    Au moins autant de champs que chacun des autres : 4 points. De même pour les prairies : 5 points. De même pour les forêts : 5 points.
    Au moins 65 points : 3 points.
    Au moins 3 arbres : 6 points.
    Au moins 4 vaches à l’étable : 4 points.
    Au moins 13 tuiles : 5 points.
    Une maison avec une tuile sur chacun de ses quatre côtés : 5 points.
    .ruling = Un côté qui donne sur un trou est dégagé lui aussi. Si personne n’a de champ, tous en ont autant ; de même pour les prairies et les forêts. Les points qui comptent sont ceux d’avant toute tuile Décompte.

rules-nevaches-N23 = La personne qui a le plus de points gagne. À égalité, celle qui a posé le plus de tuiles.
    .ruling = Si c’est encore égal, la place est partagée. Toutes les places se départagent ainsi.


## Pour les parties suivantes

rules-nevaches-section-options = Pour les parties suivantes
    .intro = Deux options, seules ou ensemble.

rules-nevaches-N24 = Bonus au hasard : les trois tuiles bonus sont mises sur la piste dans n’importe quel ordre et sur n’importe quelle face. Si aucune ne montre de vache, chacun commence avec cinq vaches à l’étable.
    .ruling = Chacun a six vaches en tout, quoi que montrent les tuiles.

rules-nevaches-N25 = Choisir sa carte de départ : personne n’en pioche. Chacun prend plutôt une carte de la rangée, en commençant à droite du renard et dans le sens inverse des aiguilles d’une montre ; le renard vient donc en dernier. La rangée n’est pas complétée entre-temps ; ensuite, on la complète à quatre.
    .ruling = La rangée ne s’échange pas entre-temps. Les cartes que personne n’a prises restent en place.


## Ce qui est caché

rules-nevaches-section-secrets = Ce qui est caché

rules-nevaches-N26 = Vos tuiles Décompte sont votre secret.
    .ruling = La carte de départ de N2 aussi, tant qu’elle n’est pas jouée. Personne ne connaît l’ordre des deux pioches, ni les tuiles Décompte hors jeu. Tout le reste est visible, y compris les cartes que chacun a prises dans la rangée.


## Glossaire

rules-nevaches-term-tile = tuile Paysage
    .means = un carré qui montre l’un des cinq paysages : champ, prairie, forêt, lac ou maison.
rules-nevaches-term-landscape = paysage
rules-nevaches-term-field = champ
rules-nevaches-term-meadow = prairie
rules-nevaches-term-forest = forêt
rules-nevaches-term-lake = lac
rules-nevaches-term-house = maison
rules-nevaches-term-area = vallée
    .means = les tuiles devant vous, bord à bord. Chacun compose la sienne.
rules-nevaches-term-display = rangée
rules-nevaches-term-pile = pioche
rules-nevaches-term-refresh = échange d’une rangée
rules-nevaches-term-card = carte
    .means = montre une forme faite de carrés, et les points que vous marquez en la jouant.
rules-nevaches-term-face-up = recto
rules-nevaches-term-face-down = verso
rules-nevaches-term-shape = forme
    .means = les carrés d’une carte. Là où un carré montre un paysage, il vous faut ce paysage, sans vache dessus ; là où il ne montre que le verso d’une tuile, n’importe quelle tuile convient. Vous pouvez tourner la forme comme vous voulez, mais pas la retourner en miroir.
rules-nevaches-term-cow = vache
rules-nevaches-term-herd = troupeau
    .means = un groupe de vos vaches sur des tuiles qui se touchent par un côté ; une vache seule est aussi un troupeau. Vous en ramenez un à la fois, tout entier.
rules-nevaches-term-home = étable
    .means = là où sont vos vaches quand elles ne sont pas dans votre vallée. Seules les vaches à l’étable peuvent sortir. En règle générale, quatre de vos six vaches y commencent, et deux attendent sur la piste.
rules-nevaches-term-tree = arbre
    .means = se plante au milieu de quatre tuiles qui forment un carré, si leurs paysages sont tous différents ou tous identiques. Il rapporte 5 points, et il faut le planter sur-le-champ.
rules-nevaches-term-track = piste
    .means = le chemin au bord de la table où se comptent les points de tout le monde.
rules-nevaches-term-marker = pion
    .means = votre pièce sur la piste. Elle avance d’autant de cases que vous marquez de points.
rules-nevaches-term-bonus-space = case bonus
    .means = une case de la piste. Quand votre pion l’atteint ou la dépasse, vous recevez tout de suite un bonus : une vache qui attend, une action de plus, une tuile, une carte, ou le retour de toutes vos vaches à l’étable.
rules-nevaches-term-bonus-tile = tuile bonus
rules-nevaches-term-scoring-tile = tuile Décompte
    .means = un objectif secret, par exemple trois arbres. Vous en recevez deux au début et en comptez une à la fin.
rules-nevaches-term-fox = renard
    .means = désigne la personne qui a commencé.
rules-nevaches-term-action = action
rules-nevaches-term-start-card = carte de départ
rules-nevaches-term-discards = défausse
