# What NéVaches says at the table.

option-nevaches-random-bonus = Whether the bonus tiles are placed in random order with a random side up.
option-nevaches-choose-start-card = Whether each player chooses the start card from the row, instead of drawing one.
option-nevaches-deck = A file with your own deck; none for the built-in one.

reason-nevaches-points-reached = Somebody has 65 points or more, and the round is complete.
reason-nevaches-tiles-used-up = There are not enough tiles left for a full row.


## Landscapes: the letter is the one drawn and typed

landscape-nevaches-field = field
    .one = a field
    .letter = F
landscape-nevaches-meadow = meadow
    .one = a meadow
    .letter = M
landscape-nevaches-forest = forest
    .one = a forest
    .letter = W
landscape-nevaches-lake = lake
    .one = a lake
    .letter = L
landscape-nevaches-house = house
    .one = a house
    .letter = H


## Bonuses and scoring tiles

bonus-nevaches-cow = a cow
    .short = cow
bonus-nevaches-card = a card from the row
    .short = card
bonus-nevaches-action = one more action
    .short = action
bonus-nevaches-tile = a tile from the row
    .short = tile
bonus-nevaches-home = all your cows come home
    .short = all home

goal-nevaches-lakes-at-edge = 2 lakes with a free side
goal-nevaches-most-fields = the most fields
goal-nevaches-most-meadows = the most meadows
goal-nevaches-most-forests = the most forests
goal-nevaches-sixty-five-points = 65 points
goal-nevaches-three-trees = 3 trees
goal-nevaches-four-cows-home = 4 cows at home
goal-nevaches-thirteen-tiles = 13 tiles
goal-nevaches-house-inside = a house with tiles on all four sides


## The table

table-nevaches-title = NéVaches
table-nevaches-score = Points
table-nevaches-points =
    { $points ->
        [one] 1 pt
       *[other] { $points } pts
    }
table-nevaches-home =
    { $count ->
        [0] no cow at home
        [one] 1 cow at home
       *[other] { $count } cows at home
    }
table-nevaches-trees =
    { $count ->
        [0] no tree left
        [one] 1 tree left
       *[other] { $count } trees left
    }
table-nevaches-cards =
    { $count ->
        [0] no card
        [one] 1 card
       *[other] { $count } cards
    }
table-nevaches-card = { $landscapes } ({ $points })
table-nevaches-space = { $bonus } at { $points }
table-nevaches-end = end
table-nevaches-fox = fox
table-nevaches-has-chosen = has chosen
table-nevaches-chosen = (your choice)
table-nevaches-goals = Your scoring tiles (one of them counts at the end)
    .short = Scoring
table-nevaches-goal =
    { $points ->
        [one] { $goal }, 1 pt:
       *[other] { $goal }, { $points } pts:
    }
table-nevaches-tiles = Tiles
table-nevaches-pile = pile { $count }
table-nevaches-card-row = Cards to take
table-nevaches-hand = Your hand
table-nevaches-no-cards = empty
table-nevaches-ways = This card can be played in several ways ({ $count }). Type { $word } { $number } and the number of the way, or its cells.

legend-nevaches-map = Your valley: { $landscapes }; { $cow } is a cow, { $tree } a tree on its four tiles. A name such as H9 marks a free cell where a tile may go. The small maps are the other players’ valleys (where there is little room, a small letter means a cow); above each are the player’s cows at home ({ $cow }), trees ({ $tree }) and cards ({ $card }).
legend-nevaches-cards = A card asks for its shape, turned any way but never mirrored. Each letter gets a cow; where it shows ?, any of your tiles will do. { $can } marks a card you can play now.
legend-nevaches-track = The track: { $bonuses }. Once somebody has 65 points, the game ends after the current round.
legend-nevaches-goals = At the end you reveal one of your two scoring tiles. Next to each: what you have, and what it needs.


## What is asked

asked-nevaches-deal = Tiles and cards are dealt.
asked-nevaches-start-card = Which card do you start with?
asked-nevaches-action =
    { $actions ->
        [one] You have one action left. What do you do?
       *[other] You have { $actions } actions. What do you do?
    }
asked-nevaches-tile = Here are the new tiles. Which one do you place?
asked-nevaches-card = Here are the new cards. Which one do you take?
asked-nevaches-bonus-tile = Your bonus: which tile do you place?
asked-nevaches-bonus-card = Your bonus: which card do you take?
asked-nevaches-tree =
    { $count ->
        [one] You may plant a tree on { $square } for 5 points. Do you? (yes/no)
       *[other] You may plant a tree for 5 points. On which square? (number, or no)
    }
asked-nevaches-tile-shuffle = The tiles set aside are shuffled.
asked-nevaches-card-shuffle = The discarded cards are shuffled.
asked-nevaches-goal = Which scoring tile do you reveal?
    .choice =
        { $points ->
            [0] { $number }: { $goal } – worth nothing
            [one] { $number }: { $goal } – worth 1 point
           *[other] { $number }: { $goal } – worth { $points } points
        }

hint-nevaches-tile = { $typed }: place a tile
hint-nevaches-take = { $typed }: take a card
hint-nevaches-play =
    { $ways ->
        [one] { $typed }: play it for { $points }
       *[other] { $typed }: play it for { $points } ({ $ways } ways)
    }
hint-nevaches-home =
    { $count ->
        [one] { $typed }: bring 1 cow home
       *[other] { $typed }: bring { $count } cows home
    }
hint-nevaches-exchange-tiles = { $typed }: new tiles first
hint-nevaches-exchange-cards = { $typed }: new cards first


## What can be typed: the first word is the one shown, the others work too

command-nevaches-tile = tile place
    .usage = { $word } LANDSCAPE CELL
    .line = { $usage }: take a tile from the row and put it on a free cell. The letter or name of the landscape will do, and you can leave out the command: “lake g8”, “l g8”.
command-nevaches-take = take t card
    .usage = { $word } NUMBER
    .line = { $usage }: take that card from the row into your hand: “{ $word } 2”.
command-nevaches-play = play p
    .usage = { $word } NUMBER [WAY]
    .line = { $usage }: play that card from your hand. If it fits in several ways, they are listed with numbers: “{ $word } 1”, then “{ $word } 1 3”; or name a cell that gets a cow: “{ $word } 1 h8”.
command-nevaches-home = home bring herd
    .usage = { $word } CELL
    .line = { $usage }: bring home the whole herd on that cell (all cows side by side): “{ $word } h8”.
command-nevaches-exchange = exchange x
    .usage = { $word } { command-nevaches-tiles }|{ command-nevaches-cards }
    .line = { $usage }: turn up a new row before you take from it. Tiles: only if four or five are the same. Cards: only if all four share a landscape.
command-nevaches-look = look see
    .usage = { $word } NAME
    .line = { $usage }: look more closely at somebody’s valley and cards. It costs nothing.
command-nevaches-tiles = tiles
command-nevaches-cards = cards
command-nevaches-yes = yes y
command-nevaches-no = no n


## What happened

event-nevaches-choice-opened =
    { $asked ->
        [deal] Tiles and cards are about to be dealt.
        [start_card] Waiting for { $names } to choose a start card.
        [action] Waiting for { $names } to act.
        [tile] Waiting for { $names } to place one of the new tiles.
        [card] Waiting for { $names } to take one of the new cards.
        [bonus_tile] Waiting for { $names } to place the bonus tile.
        [bonus_card] Waiting for { $names } to take the bonus card.
        [tree] Waiting for { $names } to decide about a tree.
        [tile_shuffle] The tiles set aside are about to be shuffled.
        [card_shuffle] The discarded cards are about to be shuffled.
       *[goal] Waiting for { $names } to choose a scoring tile.
    }
event-nevaches-fox-given =
    { $who ->
        [you] You have the fox and begin.
       *[other] { $name } has the fox and begins.
    }
event-nevaches-track-laid =
    Bonuses on the track: { $spaces }. { $home ->
        [one] Everybody starts with 1 cow at home.
       *[other] Everybody starts with { $home } cows at home.
    }
event-nevaches-start-cards-dealt =
    { $card ->
        [none] Everybody draws a start card.
       *[other] Your start card is { $card }.
    }
event-nevaches-goals-dealt =
    { $goals ->
        [none] Everybody gets two scoring tiles.
       *[other] Your scoring tiles: { $goals }.
    }
event-nevaches-turn-began =
    { $who ->
        [you] It is your turn.
       *[other] It is { $name }’s turn.
    }
event-nevaches-tiles-turned-up =
    { $left ->
        [0] Turned up: { $tiles }. The pile is used up.
       *[other] Turned up: { $tiles }. { $left } in the pile.
    }
event-nevaches-tiles-set-aside =
    { $who ->
        [you] You set all the tiles aside and turn up new ones.
       *[other] { $name } sets all the tiles aside and turns up new ones.
    }
event-nevaches-tile-pile-made =
    { $left ->
        [one] The tile set aside is the new pile.
       *[other] The { $left } tiles set aside are shuffled into a new pile.
    }
event-nevaches-cards-turned-up =
    { $left ->
        [0] Turned up: { $cards }. The pile is used up.
       *[other] Turned up: { $cards }. { $left } in the pile.
    }
event-nevaches-cards-discarded =
    { $who ->
        [you] You discard all the cards in the row and turn up new ones.
       *[other] { $name } discards all the cards in the row and turns up new ones.
    }
event-nevaches-card-pile-made =
    { $left ->
        [one] The discarded card is the new pile.
       *[other] The { $left } discarded cards are shuffled into a new pile.
    }
event-nevaches-tile-placed =
    { $who ->
        [you] You place { $tile } on { $cell }.
       *[other] { $name } places { $tile } on { $cell }.
    }
event-nevaches-tree-offered =
    { $who ->
        [you] You may plant a tree on { $squares }.
       *[other] { $name } may plant a tree on { $squares }.
    }
event-nevaches-tree-planted =
    { $who ->
        [you] You plant a tree on { $square }.
       *[other] { $name } plants a tree on { $square }.
    }
event-nevaches-tree-left =
    { $who ->
        [you] You plant no tree.
       *[other] { $name } plants no tree.
    }
event-nevaches-card-taken =
    { $who ->
        [you] You take the card { $card }.
       *[other] { $name } takes the card { $card }.
    }
event-nevaches-card-played =
    { $who ->
        [you] You play { $card }: { $count ->
            [one] a cow
           *[other] cows
        } on { $cows }.
       *[other] { $name } plays { $card }: { $count ->
            [one] a cow
           *[other] cows
        } on { $cows }.
    }
event-nevaches-herd-brought-home =
    { $who ->
        [you] You bring { $count ->
            [one] the cow
           *[other] the herd
        } home from { $cows }.
       *[other] { $name } brings { $count ->
            [one] the cow
           *[other] the herd
        } home from { $cows }.
    }
event-nevaches-points-scored =
    { $who ->
        [you] You score { $points ->
            [one] 1 point
           *[other] { $points } points
        }: { $total } in all.
       *[other] { $name } scores { $points ->
            [one] 1 point
           *[other] { $points } points
        }: { $total } in all.
    }
event-nevaches-bonus-reached =
    { $who ->
        [you] You reach
       *[other] { $name } reaches
    } the bonus at { $points }: { $bonus ->
        [cow] a cow.
        [card] a card.
        [action] one more action.
        [tile] a tile.
       *[home] all cows home.
    }
event-nevaches-bonus-taken =
    { $who ->
        [you] Your bonus
       *[other] { $name }’s bonus
    } at { $points }: { $bonus ->
        [cow] the cow that waited there comes home.
        [card] a card from the row.
        [action] one more action.
        [tile] a tile from the row.
       *[home] all cows come home.
    }
event-nevaches-bonus-lapsed =
    { $who ->
        [you] Your bonus
       *[other] { $name }’s bonus
    } at { $points } is lost: { $bonus ->
        [card] there is no card to take.
       *[other] it cannot be taken.
    }
event-nevaches-cows-brought-home =
    { $count ->
        [0] { $who ->
            [you] None of your cows was out.
           *[other] None of { $name }’s cows was out.
        }
        [one] { $who ->
            [you] Your cow comes home from { $cows }.
           *[other] { $name }’s cow comes home from { $cows }.
        }
       *[other] { $who ->
            [you] Your { $count } cows come home.
           *[other] { $name }’s { $count } cows come home.
        }
    }
event-nevaches-goals-counted =
    { $points ->
        [none] The scoring tiles are counted.
       *[other] Your scoring tiles would pay { $points }.
    }
event-nevaches-goal-chosen =
    { $goal ->
        [none] { $name } has chosen a scoring tile.
       *[other] { $who ->
            [you] You choose your scoring tile: { $goal }.
           *[other] { $name } chooses a scoring tile: { $goal }.
        }
    }
event-nevaches-goals-revealed = The scoring tiles: { $goals }.
    .item =
        { $who ->
            [you] you +{ $points } for “{ $goal }” ({ $total } in all)
           *[other] { $name } +{ $points } for “{ $goal }” ({ $total } in all)
        }
event-nevaches-game-ended =
    { $reason } { $count ->
        [one] The winner: { $winners }.
       *[other] The winners: { $winners }.
    }

note-nevaches-match = Most points wins. A shared first place counts as a win for everyone who shares it.
table-nevaches-mean = Average points

## Since your last turn: below a name, so it says only what was done

since-nevaches-points =
    { $count ->
        [one] { $sign }{ $count } point
       *[other] { $sign }{ $count } points
    }
since-nevaches-cards =
    { $count ->
        [one] { $sign }{ $count } card
       *[other] { $sign }{ $count } cards
    }
since-nevaches-home =
    { $count ->
        [one] { $sign }{ $count } cow at home
       *[other] { $sign }{ $count } cows at home
    }
since-nevaches-placed = Placed: { $items }
since-nevaches-tile = { $tile } ({ $cell })
since-nevaches-planted = Tree planted: { $items }
since-nevaches-no-tree = No tree planted
since-nevaches-played = Played: { $items }
since-nevaches-brought-home =
    { $items-count ->
        [one] { $items-count } cow brought home
       *[other] { $items-count } cows brought home
    }
since-nevaches-bonus = Bonus: { $items }
since-nevaches-bonus-lapsed = Bonus lost: { $items }
since-nevaches-goal-chosen = Scoring tile chosen
since-nevaches-took = Took: { $items }
since-nevaches-new-tiles = Turned up a new row of tiles
since-nevaches-new-cards = Turned up a new row of cards
since-nevaches-tiles-turned-up = New tiles: { $items }
since-nevaches-cards-turned-up = New cards: { $items }
since-nevaches-tile-pile-made = The tiles were shuffled again
since-nevaches-card-pile-made = The cards were shuffled again

## When a game is over

highlight-nevaches-why = The most points win. If points are equal, the larger landscape wins.
highlight-nevaches-best-turn =
    Best turn: { $name } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
highlight-nevaches-best-goal =
    Best scoring tile: “{ $goal }” brought { $name } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
highlight-nevaches-biggest-herd =
    Biggest herd: { $name } brought home { $cows ->
        [one] { $cows } cow
       *[other] { $cows } cows
    } at once.
