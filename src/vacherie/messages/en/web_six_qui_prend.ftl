# The table of 6 qui prend! in the browser.

web-six-heads =
    { $heads ->
        [one] 1 bull head
       *[other] { $heads } bull heads
    }
web-six-card = { $card }, { web-six-heads }
web-six-card-picked = { $card }, { web-six-heads }, picked
web-six-row = Row { $row }
web-six-row-told =
    Row { $row }: { $cards }. { web-six-heads }. { $places ->
        [0] Full: the next card takes it.
        [one] 1 free place.
       *[other] { $places } free places.
    }
web-six-rows = The four rows
web-six-sixth = The sixth card takes the row
web-six-play = Play the { $card }
web-six-play-swapped = Play the { $card } as { $value }
web-six-play-instead = Play the { $card } instead
web-six-place-instead = Place the { $card } instead
web-six-picked = You have picked the { $card }. You can change your mind until everyone has chosen.
web-six-picked-swapped = You have picked the { $card } as { $value }. You can change your mind until everyone has chosen.
web-six-take-row =
    { $heads ->
        [one] Take 1 bull head with row { $row }
       *[other] Take { $heads } bull heads with row { $row }
    }
web-six-take = take
web-six-watching = You are watching.
web-six-waiting =
    { $count ->
        [0] The cards are being placed.
        [one] Waiting for { $names }.
       *[other] Waiting for { $names }.
    }
web-six-lane = Next to be placed
web-six-lane-item =
    { $reversed ->
        [yes] { $card } as { $value }
       *[no] { $card }
    }, { $who ->
        [you] yours
        [ox] the Ox’s
       *[other] { $name }
    }
web-six-counts-as = as { $value }
web-six-draft = Face up on the table: take one
web-six-draft-take = Take the { $card }
web-six-marker = Fan card on this row: { $what }
web-six-swap-left = can still reverse digits
web-six-locked = Locked by a Stop
web-six-seven = Take at 7

web-six-ox = The Ox
web-six-team-pile =
    { $heads ->
        [one] Your pile: 1 bull head
       *[other] Your pile: { $heads } bull heads
    }
web-six-specials = Special cards
web-six-use = Use { $special }
web-six-aim-row = { $special }: choose a row.
web-six-aim-card = { $special }: choose a card.
web-six-aim-slide = { $special }: choose a card in a row, then another row.
web-six-aim-slide-row = The { $card }: to which row?
web-six-aim-off = Never mind
web-six-on-row = { $special } for row { $row }
web-six-lift = Lift the Stop from row { $row }
web-six-go-on = Let it go
web-six-sort-first = Which card comes first? Choose it in the line.
web-six-sort-next = Which card comes after { $named }?
web-six-sort-drop = Leave the order as it was
web-six-agree = Agree
web-six-disagree = Disagree
web-six-proposed =
    { $who ->
        [you] You propose to { $action }.
       *[other] { $name } proposes to { $action }. Do you agree?
    }

web-six-last-trick = Previous turn
web-six-trick-placed = row { $row }
web-six-trick-took =
    { $heads ->
        [one] took row { $row }: 1 head
       *[other] took row { $row }: { $heads } heads
    }
web-six-score = Heads so far
web-six-score-player = Player
web-six-score-round = round { $round }
web-six-score-now = now
web-six-score-all = total
web-six-fence = { $name } is at { $heads } of { $target }.
web-six-chart = Heads after each round
web-six-seen = Cards seen
web-six-seen-note = Every card shown this round, plus your own hand. The rest are in other players’ hands or were not dealt.
web-six-seen-count =
    { $count ->
        [one] 1 card not seen
       *[other] { $count } cards not seen
    }
web-six-seen-row = in a row
web-six-seen-pile = taken
web-six-seen-hand = in your hand
web-six-seen-other = in another player’s hand
web-six-seen-unknown = not seen
web-six-known-hands = Hands you know

web-option-six-variant-base = The game everybody knows: four rows, and the sixth card takes.
web-option-six-variant-pro = No deal: all the cards are face up, and you draft your hand.
web-option-six-variant-even-odd = One row takes only even cards, or only odd ones.
web-option-six-variant-escalade = One row counts down instead of up, and it keeps changing.
web-option-six-variant-cabriole = A goat takes up a place in a row, and jumps on to another.
web-option-six-variant-reversed = Once a round you may reverse a card’s digits.
web-option-six-variant-coop = All together against the Ox, with special cards.
web-option-six-target-heads = Heads that end the game (checked after each round)
web-option-six-end-at = The game ends when somebody
web-option-six-end-at-more-than = has more than that
web-option-six-end-at-at-least = has at least that many
web-option-six-max-rounds = Maximum number of rounds
web-option-six-draft-memory = Keep showing who drafted which card
web-option-six-consent = Special cards can be used
web-option-six-consent-anyone = by anyone, at any time
web-option-six-consent-all = only if everyone agrees
