# 6 qui prend!: what happens, what is asked and what can be chosen. The rules are in rules_six_qui_prend.ftl.

name-six-ox = the Ox


## Variants, options, why a game ends

variant-six-base = 6 qui prend!
variant-six-pro = 6 qui prend! – pro variant
variant-six-even-odd = 6 qui prend! with Even/Odd
variant-six-escalade = 6 qui prend! with Escalade
variant-six-cabriole = 6 qui prend! with Cabriole
variant-six-reversed = 6 qui prend! with Reversed digits
variant-six-coop = 6 qui prend! – everyone against the Ox

option-six-variant = Which version to play: the base game, the pro variant with its open draft, one of the four fan cards, or the cooperative game against the Ox.
option-six-target-heads = The game ends after the round in which somebody passes this many heads, or reaches it with end_at=at_least; none for no such limit.
option-six-end-at = Whether that total has to be passed (more_than) or only reached (at_least).
option-six-max-rounds = The game ends after this many rounds; none for no such limit.
option-six-draft-memory = Pro variant: whether the table keeps showing who drafted which card.
option-six-consent = Cooperative game: whether anyone may use a special card, or all must agree.

reason-six-target-reached = Somebody has collected too many bull heads.
reason-six-rounds-played = The last round has been played.
reason-six-ox-beaten = The team has fewer bull heads than the Ox.
reason-six-ox-won = The team does not have fewer bull heads than the Ox.


## Special cards

special-six-take-at-seven = Take at 7
    .effect = goes beside a row, which then holds six cards; the seventh takes them.
special-six-stop = Stop
    .effect = locks a row: nothing goes in or out until you lift it.
special-six-replace = Replace
    .effect = when your card is next, take it back and place another from your hand.
special-six-insert = Insert
    .effect = the team’s next card goes inside a row, or at its start.
special-six-slide = Slide
    .effect = move a card from one row to another.
special-six-first = First card
    .effect = choose one of the team’s cards to be placed first.
special-six-last = Last card
    .effect = choose one of the team’s cards to be placed last.
special-six-sort = Sort
    .effect = fix the order of all the cards still to be placed.


## Fan cards

fan-card-six-even-odd = Even/Odd: its row takes only even cards, or only odd ones. It moves when a row is taken.
fan-card-six-escalade = Escalade: in its row the values fall. When a row is taken it moves one row on, the way its arrow points.
fan-card-six-cabriole = Cabriole (↷) takes up a place, and jumps when a card comes to its row.
fan-card-six-reversed = Reversed digits: once a round you may play a card with its digits reversed.
marker-six-even = even only
marker-six-odd = odd only
marker-six-up = falling, moves ▲
marker-six-down = falling, moves ▼
marker-six-cabriole = Cabriole


## The table

table-six-before-tricks = round { $round }
table-six-drafting = round { $round }, draft, card { $card } of { $cards }
table-six-where = round { $round }, turn { $trick } of { $tricks }
table-six-goal =
    { $rounds ->
        [0] { $end ->
            [at_least] Until somebody has { $target ->
                [one] 1 head
               *[other] { $target } heads
            }; fewest heads wins.
           *[more_than] Until somebody has more than { $target ->
                [one] 1 head
               *[other] { $target } heads
            }; fewest heads wins.
        }
        [one] One round; fewest heads wins.
       *[other] { $end ->
            [none] { $rounds } rounds; fewest heads wins.
            [at_least] Until somebody has { $target ->
                [one] 1 head
               *[other] { $target } heads
            }, { $rounds } rounds at most; fewest heads wins.
           *[more_than] Until somebody has more than { $target ->
                [one] 1 head
               *[other] { $target } heads
            }, { $rounds } rounds at most; fewest heads wins.
        }
    }
table-six-goal-coop = One round: the team wins with fewer bull heads than the Ox.
table-six-full = full
table-six-total = total
table-six-this-round = now
table-six-score = Heads
table-six-mean = Average heads
table-six-hand = Your hand
table-six-own-pick = (you have picked the { $card })
table-six-known-hands = Cards you know in other hands
table-six-known = Known hands:
table-six-draft = Face up on the table
table-six-queue = To be placed:
table-six-team = The team
table-six-team-pile =
    { $doubled ->
        [yes] Pile: { $heads } ×2
       *[no] Pile: { $heads }
    }
table-six-ox-cards =
    { $count ->
        [0] Ox: no card left
        [one] Ox: 1 card left
       *[other] Ox: { $count } cards left
    }
table-six-ox-pile = and { $count } in its pile
table-six-specials = Special cards: { $specials } ({ $left } in the pile)
table-six-specials-left =
    { $count ->
        [0] No more special cards in the pile.
        [one] 1 more special card in the pile.
       *[other] { $count } more special cards in the pile.
    }

legend-six-heads = { $sign } is a bull head, a penalty point: the fewer you take, the better.
legend-six-rows = Beside each row: how many of its places are taken, and the heads in it. A full row goes to whoever must add the next card.
legend-six-seats = Beside each name: heads from earlier rounds, then heads taken this round.
legend-six-waited = { $sign } the game is waiting for this player.
legend-six-picked = { $sign } this player has picked a card.
legend-six-reversed = { $can } still has the Reversed digits card; { $spent } has used it up.
legend-six-team = You and the bots are one team with one pile. The bots leave the special cards to you.

note-six-match = Fewest heads wins. A shared first place counts as a win for everyone who shares it.
note-six-coop = All play as one team, and win together if it has fewer heads than the Ox.


## What is asked

asked-six-deal = The cards are dealt.
asked-six-draft = Which card do you take?
asked-six-card = Which card do you play?
    .reversed = Add an r to reverse its digits: 24r counts as 42.
asked-six-row = Your { $card } fits no row. Which row do you take?
    .cost = row { $row }: { $heads }
asked-six-window =
    { $who ->
        [you] Your { $card } is next. What do you do?
        [ox] The Ox’s { $card } is next. What do you do?
       *[other] { $name }’s { $card } is next. What do you do?
    }
asked-six-replacement = Which card from your hand do you place instead of the { $card }?
asked-six-sort =
    { $count ->
        [0] Which card comes first? Left: { $left }. You can type several.
       *[other] Which card comes after { $named }? Left: { $left }. You can type several.
    }
asked-six-consent =
    { $who ->
        [you] You propose to { $action }. Do you agree? (yes/no)
       *[other] { $name } proposes to { $action }. Do you agree? (yes/no)
    }


## What can be typed: the first word is the one shown, the others work too

command-six-go = go g
    .usage = { $word }
    .line = { $usage } (or Enter): let the card be placed
command-six-all = all a
    .usage = { $word }
    .line = { $usage }: let all the cards of this turn be placed
command-six-stop = stop
    .usage = { $word } ROW
    .line = { $usage }: lock a row – { $choices }
command-six-lift = lift
    .usage = { $word } ROW
    .line = { $usage }: take the Stop away from a row – { $choices }
command-six-seven = seven
    .usage = { $word } ROW
    .line = { $usage }: put Take at 7 beside a row – { $choices }
command-six-insert = insert
    .usage = { $word } ROW
    .line = { $usage }: put the next card inside a row – { $choices }
command-six-first = first
    .usage = { $word } CARD
    .line = { $usage }: place this card first – { $choices }
command-six-last = last
    .usage = { $word } CARD
    .line = { $usage }: place this card last – { $choices }
command-six-replace = replace
    .usage = { $word } CARD
    .line = { $usage }: when your card is next, take it back and place this card from your hand instead
command-six-slide = slide
    .usage = { $word } CARD ROW
    .line = { $usage }: move a card from one row to another – rows { $choices }
command-six-sort = sort
    .usage = { $word } CARD CARD …
    .line = { $usage }: give the new order of the waiting cards
command-six-drop = drop d
    .usage = { $word }
    .line = { $usage }: leave the order as it was
command-six-yes = yes y
command-six-no = no n


## What a team is asked to agree on: completes “Daisy proposes to …”

action-six-use-take-at-seven = put Take at 7 beside row { $row }
action-six-use-stop = lock row { $row } with a Stop
action-six-lift-stop = take the Stop away from row { $row }
action-six-use-replace = replace the next card
action-six-use-insert = insert the next card in row { $row }
action-six-use-slide = slide the { $card } to row { $row }
action-six-use-first = place the { $card } first
action-six-use-last = place the { $card } last
action-six-use-sort = place the cards in the order { $order }


## What happened

event-six-choice-opened =
    { $asked ->
        [deal] The cards are about to be dealt.
        [draft] Waiting for { $names } to choose a card from the table.
        [card] Waiting for { $names } to pick a card.
        [row] Waiting for { $names } to take a row.
        [window] Waiting for { $names } to let the next card go or use a special card.
        [replacement] Waiting for { $names } to choose a replacement.
        [sort] Waiting for { $names } to give the new order.
       *[consent] Waiting for { $names } to answer the proposal.
    }
event-six-round-began = Round { $round } begins.
event-six-hands-dealt =
    { $cards ->
        [none] Everybody is dealt ten cards.
       *[other] You are dealt { $cards }.
    }
event-six-rows-opened = The rows open with { $cards }.
event-six-draft-began =
    { $who ->
        [you] All the cards are face up. You choose first.
       *[other] All the cards are face up. { $name } chooses first.
    }
event-six-card-drafted =
    { $who ->
        [you] You take the { $card }.
       *[other] { $name } takes the { $card }.
    }
event-six-card-picked =
    { $who ->
        [you] { $reversed ->
            [yes] You pick the { $card } and reverse its digits.
           *[no] You pick the { $card }.
        }
       *[other] { $name } has picked a card.
    }
event-six-cards-revealed = Revealed: { $cards }.
    .item =
        { $reversed ->
            [yes] { $card } as { $value }
           *[no] { $card }
        } ({ $who ->
            [you] you
            [ox] the Ox
           *[other] { $name }
        })
event-six-digits-reversed =
    { $who ->
        [you] You reverse the { $card }: it counts as { $value }.
       *[other] { $name } reverses the { $card }: it counts as { $value }.
    }
event-six-card-placed =
    { $who ->
        [you] You place the { $card } in row { $row }.
        [ox] The Ox places the { $card } in row { $row }.
       *[other] { $name } places the { $card } in row { $row }.
    }
event-six-row-taken =
    { $who ->
        [you] You take row { $row }
        [ox] The Ox takes row { $row }
       *[other] { $name } takes row { $row }
    }{ $cause ->
        [full] , which was full:
        [fewest] , which has the fewest heads:
        [jumped_on] , all but its highest card, because Cabriole has landed there:
        [inserted] , all but its last card, because a card was inserted in the full row:
        [slid] , all but its last card, because a card slid into the full row:
       *[chosen] :
    } { $cards } – { $heads ->
        [one] 1 bull head.
       *[other] { $heads } bull heads.
    }
event-six-rows-resized = Cards each row holds now: { $sizes }.
event-six-marker-moved =
    { $side ->
        [even] Even/Odd is now on row { $row }: even cards only.
        [odd] Even/Odd is now on row { $row }: odd cards only.
        [up] Escalade is now on row { $row }, arrows up: values fall there.
        [down] Escalade is now on row { $row }, arrows down: values fall there.
       *[none] Cabriole jumps to row { $row }.
    }
event-six-cabriole-laid = Cabriole is on row { $row }.
event-six-round-scored = The round is over. Bull heads: { $scores }.
    .item =
        { $who ->
            [you] you { $heads } ({ $total } in all)
           *[other] { $name } { $heads } ({ $total } in all)
        }
event-six-specials-turned-up =
    { $count ->
        [0] No special cards are face up.
       *[other] Special cards face up: { $specials }.
    } { $left ->
        [0] None is left in the pile.
        [one] 1 is left in the pile.
       *[other] { $left } are left in the pile.
    }
event-six-special-used =
    { $who ->
        [you] You use
       *[other] { $name } uses
    } { $special ->
        [take_at_seven] { special-six-take-at-seven }: it goes beside row { $row }.
        [stop] { special-six-stop }: row { $row } is locked.
        [replace] { special-six-replace } for the { $card }.
        [insert] { special-six-insert } for the { $card } in row { $row }.
        [slide] { special-six-slide } for the { $card }, to row { $row }.
        [first] { special-six-first }: the { $card } is placed first.
        [last] { special-six-last }: the { $card } is placed last.
       *[sort] { special-six-sort }.
    }
event-six-stop-lifted =
    { $who ->
        [you] You take the Stop away from row { $row }.
       *[other] { $name } takes the Stop away from row { $row }.
    }
event-six-card-taken-back =
    { $who ->
        [you] You take the { $card } back into your hand.
       *[other] { $name } takes the { $card } back.
    }
event-six-card-replaced =
    { $who ->
        [you] You play the { $card } instead.
       *[other] { $name } plays the { $card } instead.
    }
event-six-card-inserted =
    { $who ->
        [you] Your { $card } goes inside row { $row }.
       *[other] { $name }’s { $card } goes inside row { $row }.
    }
event-six-card-slid = The { $card } slides from row { $origin } to row { $row }.
event-six-order-changed = The order is now { $cards }.
event-six-sort-began =
    { $who ->
        [you] You begin to sort the cards.
       *[other] { $name } begins to sort the cards.
    }
event-six-sort-named =
    { $who ->
        [you] You choose the { $card }.
       *[other] { $name } chooses the { $card }.
    }
event-six-sort-dropped =
    { $who ->
        [you] You leave the order as it was.
       *[other] { $name } leaves the order as it was.
    }
event-six-went-on =
    { $who ->
        [you] You let the card go.
       *[other] { $name } lets the card go.
    }
event-six-proposed =
    { $who ->
        [you] You propose to { $action }.
       *[other] { $name } proposes to { $action }.
    }
event-six-agreed =
    { $who ->
        [you] You agree.
       *[other] { $name } agrees.
    }
event-six-disagreed =
    { $who ->
        [you] You disagree: the proposal is dropped.
       *[other] { $name } disagrees: the proposal is dropped.
    }
event-six-ox-faced =
    { $doubled ->
        [yes] Final count: the team has { $team ->
            [one] 1 head
           *[other] { $team } heads
        } (doubled), the Ox { $ox }.
       *[no] Final count: the team has { $team ->
            [one] 1 head
           *[other] { $team } heads
        }, the Ox { $ox }.
    }
event-six-game-ended =
    { $reason } { $count ->
        [0] Nobody wins but the Ox.
        [one] The winner: { $winners }.
       *[other] The winners: { $winners }.
    }

## Since your last turn: below a name, so it says only what was done

since-six-heads =
    { $count ->
        [one] { $sign }{ $count } bull head
       *[other] { $sign }{ $count } bull heads
    }
since-six-played = Played: { $items }
since-six-placed = Row: { $items }
since-six-reversed = Digits reversed: { $items }
since-six-reversal = { $card } as { $value }
since-six-row-taken = Took: { $items }
since-six-row =
    { $heads ->
        [one] row { $row } ({ $heads } head)
       *[other] row { $row } ({ $heads } heads)
    }
since-six-inserted = Inserted in row: { $items }
since-six-slid = Slid: { $items }
since-six-slide = { $card } to row { $row }
since-six-marker = Fan card on row: { $items }
since-six-rows-resized = Cards each row holds: { $items }
since-six-specials = Special cards face up: { $items }
since-six-special-used = Used: { $items }
since-six-stop-lifted = Stop lifted from row: { $items }
since-six-taken-back = Taken back: { $items }
since-six-replaced = Played instead: { $items }
since-six-order-changed = The order of the cards changed
since-six-sort = Sorted the cards
since-six-sort-dropped = Left the order as it was
since-six-proposed = Made a proposal
since-six-agreed = Agreed
since-six-disagreed = Disagreed
since-six-ox-faced = The bull heads were counted
since-six-round = Round: { $items }
since-six-draft = First to draft
since-six-drafted = Drafted: { $items }
since-six-round-scored = The round is over

## When a round or a game is over

name-six-team = the team
highlight-six-why = The fewest bull heads win.
highlight-six-why-coop = The team wins with fewer bull heads than the Ox.
highlight-six-costliest =
    Costliest turn: { $name } took row { $row } with { $heads ->
        [one] { $heads } head
       *[other] { $heads } heads
    }.
highlight-six-biggest-row =
    Biggest row: { $name } took { $heads ->
        [one] { $heads } head
       *[other] { $heads } heads
    } at once.
highlight-six-best-escape =
    Best escape: { $name } placed a card in row { $row } just before somebody else took it, with { $heads ->
        [one] { $heads } head
       *[other] { $heads } heads
    }.
highlight-six-ox-row =
    The Ox’s biggest row: { $heads ->
        [one] { $heads } head
       *[other] { $heads } heads
    } at once.
highlight-six-streak =
    Longest clean run: { $name } played { $tricks ->
        [one] { $tricks } card
       *[other] { $tricks } cards
    } in a row without taking any.
highlight-six-clean-round = Clean sheet: { $name } took no heads at all in round { $round }.
