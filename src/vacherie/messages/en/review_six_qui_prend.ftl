# What a review says about moves of 6 qui prend!.

review-six-unit = heads
review-six-taking = With { $number } you take row { $row } in { $share } of 100 cases, for about { $heads ->
        [one] { $heads } head
       *[other] { $heads } heads
    }.
review-six-some-row = With { $number } you take a row in { $share } of 100 cases, for about { $heads ->
        [one] { $heads } head
       *[other] { $heads } heads
    }.
review-six-safe = With { $number } you take nothing this turn.
review-six-rows = Row { $row } has { $heads ->
        [one] { $heads } head
       *[other] { $heads } heads
    }, row { $better } has { $other ->
        [one] { $other } head
       *[other] { $other } heads
    }.
review-six-later = The rest of the round then costs about { $heads ->
        [one] { $heads } head
       *[other] { $heads } heads
    } { $what ->
        [more] more
       *[fewer] less
    }.

review-six-move-pick-card = { $card }{ $reversed ->
        [yes] , digits reversed
       *[no] {""}
    }
review-six-move-choose-row = row { $row }
review-six-move-draft-card = { $card }
review-six-move-go-on = go on without a special card
review-six-move-use-sort = use Sort
review-six-move-drop-sort = not use Sort
review-six-move-sort-next = { $card } next
review-six-move-replace-with = replace it with { $card }
review-six-move-agree = agree
review-six-move-disagree = disagree
