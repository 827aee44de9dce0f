# La commande `vacherie scenario` : des règles sous forme de fichiers.

scenario-help = Exécuter des scénarios : des règles écrites dans des fichiers, chacun avec une position, quelques actions et ce qui doit s’ensuivre.
scenario-help-files = Fichiers de scénario, ou dossiers qui en contiennent. Comment en écrire un : docs/scenarios.md.

scenario-passed = ✓ réussi : { $title }
scenario-failed = ✗ échoué : { $title }
scenario-unreadable = ! pas un scénario : { $reason }
scenario-step = étape { $step }, { $field }
scenario-expected = attendu : { $value }
scenario-found = trouvé :  { $value }
scenario-hint-expect = Ce qui est attendu appartient à une étape : écrivez [step.expect] sous son [[step]].
scenario-summary = { $passed ->
        [0] Aucun réussi
        [one] { $passed } réussi
       *[other] { $passed } réussis
    }, { $failed ->
        [0] aucun échoué
        [one] { $failed } échoué
       *[other] { $failed } échoués
    }, { $unreadable ->
        [0] aucun illisible
        [one] { $unreadable } illisible
       *[other] { $unreadable } illisibles
    }


## Ce qui peut différer

scenario-refused = Le jeu refuse cette action.
scenario-not-refused = Le jeu accepte cette action.
scenario-other-refusal = Le jeu refuse cette action pour une autre raison.
scenario-changed = Le jeu refuse cette action, et pourtant quelque chose a changé. C’est un défaut de Vacherie : merci de nous le signaler.
scenario-count = « everyone » demande une action pour chaque place dont c’est le tour.
scenario-event-missing = Cela n’a pas lieu. En face de « trouvé » figure ce qui se passe du même genre.
scenario-event-early = Cela a bien lieu, mais pas après l’événement qui précède dans la liste.
scenario-event-forbidden = Cela a lieu, et ne le devrait pas.
scenario-differs = C’est différent.
scenario-legal-differs = La place { $seat } a d’autres actions permises.
scenario-legal-missing = La place { $seat } ne peut pas faire cela maintenant. En face de « trouvé » figure tout ce qu’elle peut faire.
scenario-legal-forbidden = La place { $seat } peut faire cela maintenant, et ne le devrait pas.
scenario-not-over = La partie n’est pas encore finie.


## Ce qui peut clocher dans un fichier

error-scenario-no-such-clause = Les règles de { $game } n’ont pas de clause { $clause }.
error-scenario-no-such-seat = Il n’y a pas de place { $seat } : les places vont de 0 à { $most }.
error-scenario-no-such-refusal = Le jeu ne refuse jamais rien avec le code « { $refusal } ».
error-scenario-one-way-to-act = Une étape a soit « actor » et « action », soit « everyone », pas les deux.
error-scenario-empty-step = Cette étape ne fait rien et n’attend rien.
error-scenario-nothing-done = On ne peut attendre cela que d’une étape où quelqu’un agit.
error-scenario-one-refusal = On ne peut attendre un refus que d’une seule action : écrivez « actor » et « action » au lieu de « everyone ».
error-scenario-legal-says-nothing = Dites ce qui est permis : avec « exactly », « includes » ou « excludes ».
error-scenario-folder-empty = Il n’y a aucun fichier .toml dans ce dossier.
