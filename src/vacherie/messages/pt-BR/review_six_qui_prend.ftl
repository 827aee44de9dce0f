# O que uma análise diz das jogadas de 6 qui prend!.

review-six-unit = cabeças
review-six-taking = Com a { $number } você pega a fileira { $row } em { $share } de 100 casos, por cerca de { $heads ->
        [one] { $heads } cabeça
       *[other] { $heads } cabeças
    }.
review-six-some-row = Com a { $number } você pega uma fileira em { $share } de 100 casos, por cerca de { $heads ->
        [one] { $heads } cabeça
       *[other] { $heads } cabeças
    }.
review-six-safe = Com a { $number } você não pega nada neste turno.
review-six-rows = A fileira { $row } tem { $heads ->
        [one] { $heads } cabeça
       *[other] { $heads } cabeças
    }; a fileira { $better } tem { $other }.
review-six-later = O resto da rodada custa então cerca de { $heads ->
        [one] { $heads } cabeça
       *[other] { $heads } cabeças
    } a { $what ->
        [more] mais
       *[fewer] menos
    }.

review-six-move-pick-card = a { $card }{ $reversed ->
        [yes] , algarismos invertidos
       *[no] {""}
    }
review-six-move-choose-row = a fileira { $row }
review-six-move-draft-card = a { $card }
review-six-move-go-on = seguir sem carta especial
review-six-move-use-sort = usar Ordenar
review-six-move-drop-sort = não usar Ordenar
review-six-move-sort-next = depois a { $card }
review-six-move-replace-with = trocar pela { $card }
review-six-move-agree = concordar
review-six-move-disagree = discordar
