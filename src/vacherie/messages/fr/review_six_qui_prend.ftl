# Ce qu’une analyse dit des coups de 6 qui prend !.

review-six-unit = têtes
review-six-taking = Avec le { $number }, vous ramassez la rangée { $row } dans { $share } cas sur 100, pour environ { $heads ->
        [one] { $heads } tête
       *[other] { $heads } têtes
    }.
review-six-some-row = Avec le { $number }, vous ramassez une rangée dans { $share } cas sur 100, pour environ { $heads ->
        [one] { $heads } tête
       *[other] { $heads } têtes
    }.
review-six-safe = Avec le { $number }, vous ne ramassez rien à ce tour.
review-six-rows = La rangée { $row } compte { $heads ->
        [one] { $heads } tête
       *[other] { $heads } têtes
    }, la rangée { $better } en compte { $other }.
review-six-later = La suite de la manche coûte alors environ { $heads ->
        [one] { $heads } tête
       *[other] { $heads } têtes
    } de { $what ->
        [more] plus
       *[fewer] moins
    }.

review-six-move-pick-card = le { $card }{ $reversed ->
        [yes] , chiffres inversés
       *[no] {""}
    }
review-six-move-choose-row = la rangée { $row }
review-six-move-draft-card = le { $card }
review-six-move-go-on = continuer sans carte spéciale
review-six-move-use-sort = utiliser Trier
review-six-move-drop-sort = ne pas utiliser Trier
review-six-move-sort-next = ensuite le { $card }
review-six-move-replace-with = la remplacer par le { $card }
review-six-move-agree = accepter
review-six-move-disagree = refuser
