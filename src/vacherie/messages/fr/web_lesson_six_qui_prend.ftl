# La leçon de 6 qui prend ! : pour chaque étape ce qui est expliqué et demandé, la réponse à un autre choix, et ce qui en est sorti.

lesson-six-rising = Meuh, moi c’est Marguerite ! Quatre rangées, et ça monte toujours : une carte se pose derrière une plus petite. Votre 25 ne va que derrière une seule. Jouez-le !
    .low = Le 3 est plus petit que toutes les rangées. Ça fait mal, et on y viendra. Pour l’instant : le 25.
    .again = C’est permis, et plutôt culotté. Mais c’est le 25 que je veux vous montrer : une seule place lui va.
    .done = Chacun a choisi en secret, on a tout retourné d’un coup, et chaque carte a suivi une plus petite. Pour votre 25, c’était le 20.
lesson-six-nearest = Souvent, plusieurs rangées conviennent. La carte n’a pas son mot à dire : elle va où l’écart est le plus petit. Laquelle des vôtres irait derrière le 66 ?
    .low = Le 3 est plus petit que tout ce qu’il y a sur la table. Pas encore !
    .forty-five = Le 45 va derrière le 25 et derrière le 40. Le 40 est plus près : c’est là qu’il irait.
    .again = Le 96 préfère suivre le 91 : cinq d’écart à peine. Cherchez une carte juste au-dessus de 66.
    .done = Votre 72 convenait derrière le 25, le 40 et le 66. Le 66 était le plus proche. Vous choisissez la carte, l’écart choisit la rangée.
lesson-six-order = Framboise et Clovis ont choisi : leurs cartes sont là, face cachée. Posez votre 45 derrière ce 40 bien seul. Qu’est-ce qui pourrait mal tourner ?
    .low = Le 3 patientera encore. Son heure viendra.
    .again = Le 96 irait tranquillement derrière le 91. Avec le 45, l’histoire est meilleure.
    .done = La plus petite carte passe d’abord ! Le 41 et le 43 vous ont doublé. Une rangée se remplit vite quand tout le monde a la même idée.
lesson-six-sixth = Une rangée compte cinq cartes. Qui apporte la sixième ramasse les cinq, et personne n’en veut. La rangée 2 est complète. Laquelle de vos cartes l’évite ?
    .again = Telles que sont les rangées, cette carte irait derrière le 46 : sixième, et cinq vaches à nourrir. Essayez-en une autre.
    .done = À l’abri derrière le 72 ! Clovis, lui, arrive sixième avec son 51. Cinq cartes s’installent chez lui, et le 51 recommence la rangée.
lesson-six-heads = Les cartes ramassées comptent en têtes de bœuf, et c’est mauvais. Une d’ordinaire ; deux si ça finit par 5, trois par 0, cinq pour un doublet comme 44. Quelle est la pire des vôtres ? Dehors !
    .again = Comptez ses têtes : il y a plus méchant dans votre main.
    .done = Le 55 finit par 5 et c’est un doublet : sept têtes, la pire carte de toutes. La voilà dans la rangée 3, et quelqu’un va pleurer.
lesson-six-low = Aïe : vos deux cartes sont plus petites que toutes les rangées. Ça arrive aux meilleures. Jouez-en une, on verra ce que ça coûte.
lesson-six-row = Rien ne va : vous ramassez donc une rangée, celle que vous voulez, et votre carte la recommence. Le prix en têtes est affiché. Comptez vos sous !
    .again = C’est permis, mais cette rangée coûte huit têtes ou plus. L’une des quatre n’en coûte qu’une.
    .done = Une seule tête : c’est à peine une vache. Une petite carte au bon moment, c’est parfois très malin.
lesson-six-score = Dix cartes font une manche, et voici votre dernière. Ensuite on compte les têtes. Dès que quelqu’un dépasse 66, celui qui en a le moins gagne. Jouez !
    .done = Clovis a 68 têtes : la partie est finie. Vous en avez 16, moins que tout le monde. C’est gagné !
lesson-six-end = Voilà, c’est tout : ça monte, au plus près, et jamais sixième. Les veaux vous attendent, et vous en savez plus long qu’eux.
