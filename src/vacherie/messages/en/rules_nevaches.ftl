# The rules of NéVaches, clause by clause. An attribute .ruling holds what we decided ourselves.

rules-nevaches-title = NéVaches – the rules


## For beginners

rules-nevaches-summary =
    A tile-laying game for 2 to 4 players. You build a mountain valley out of square tiles with landscapes on them.
    Your cards show small patterns of landscapes. When your valley contains the pattern of a card, you can play it: you put cows on those landscapes and score points. But you have only a few cows, so now and then you have to bring some of them home before you can go on.
    When somebody reaches 65 points, you finish the round. Then everybody scores one of two secret scoring tiles.

rules-nevaches-goal = Have the most points at the end. Most of them come from playing cards, some from trees and from one scoring tile.

rules-nevaches-turn =
    On your turn you do exactly two actions, of the following four. You may do the same one twice.
    Place a tile: take one of the five face-up tiles and join it to your valley, edge to edge.
    Take a card: take one of the four face-up cards into your hand.
    Play a card: if your valley contains its shape, put a cow from home on each landscape it shows, and score its points.
    Bring a herd home: take back all the cows of one herd. After your two actions the tiles and cards are refilled, and the next player begins.

rules-nevaches-example-start = It is your turn. You hold an L-shaped card worth 8 points: a lake at one end, a field at the other, and two squares between them that can be anything. You have a lake, but no field. There is one among the five tiles.

rules-nevaches-example-tree = First action: you place the field in the free corner at the bottom right. With the forest, the house and the meadow it forms a square of four different landscapes. So you may plant a tree, and you do: 5 points.

rules-nevaches-example-cows =
    Second action: you play the card. Its shape is in your valley: start at the lake in the top left corner, go down over the forest and the meadow, and turn right to the field. You put one cow on the lake and one on the field, and score 8 points.
    You now have 13 points, 2 short of the first bonus space, and 2 cows left at home. Your cows on the tiles do not touch, so they are two herds: bringing both home would take two actions.

rules-nevaches-hints =
    Keep your cows together. Cows side by side come home in one action; scattered ones take an action each.
    Bring cows home before you run out: a card that fits is worth nothing if your cows are all out.
    Take cards that suit the tiles you already have. The same tiles can serve many cards, one after the other.
    Plant a tree whenever a tile you want completes a square. The supply holds only two trees for each player.
    Look at your scoring tiles at the start, and work towards one of them as you go.
    Know which bonus space comes next. An extra action, or all your cows home, is worth most when you have a plan for it.

rules-nevaches-variant-random-bonus = The three bonus tiles go on the track in any order and on either side, so every game has different bonuses. You may start with five cows at home.
    .name = Random bonuses

rules-nevaches-variant-start-card = You do not draw your first card: everybody picks one of the face-up cards, and the player with the fox picks last.
    .name = Choose your start card

rules-nevaches-variant-deck = The printed cards have never been listed in public, so we drew 55 of our own that fit all that is known about them. You can play with a file of your own cards instead.
    .name = Your own cards


## Set-up

rules-nevaches-section-setup = Set-up
    .intro = For 2 to 4 players. Seats are numbered clockwise: the next seat is the one to your left.

rules-nevaches-N1 = There are 71 landscape tiles: 16 fields, 15 meadows, 15 forests, 13 lakes and 12 houses. With 3 players one tile of each kind stays in the box, with 2 players two of each. Shuffle the rest face down and turn five of them up in a row.

rules-nevaches-N2 = There are 55 cards. They are shuffled, four are turned face up in a row, and each player draws one from the pile as a start card.
    .ruling = The deck is ours, not the publisher’s: we know of two printed cards only, an L with a lake and a field for 8 points, and a T with two fields and a lake. Both are in it. You may play with a deck file of your own instead.

rules-nevaches-N3 = The common supply holds two trees for each player. Nobody is limited to two: whoever is quicker may plant more.

rules-nevaches-N4 = Each player has six cows. One of them waits on each space of the track that shows a cow, and the others start at home: four of them, as a rule.

rules-nevaches-N5 = Nine scoring tiles are shuffled, and each player gets two in secret. You may look at yours whenever you like. Nobody sees those that are left over.

rules-nevaches-N6 = The track counts from 0 to 65 and then runs on. It has four bonus spaces: one is printed, and three hold tiles with two sides.
    .ruling = The bonus spaces are at 15, 25, 38 and 50 points. The printed one, at 15, gives a cow. The tiles have these sides: cow or card, action or tile, all cows home or action. Unless you choose N24, they show the first side of each, in this order.

rules-nevaches-N7 = One player gets the fox and begins. Then the turn passes to the left.
    .ruling = The rulebook gives the fox to whoever has seen a cow most recently. At our tables chance decides.


## A turn

rules-nevaches-section-turn = A turn
    .intro = On your turn you do exactly two of the following four actions: place a tile (N8), take a card (N11), play a card (N13) or bring a herd home (N14). You may do the same one twice.

rules-nevaches-N8 = Place a tile: take any tile from the row and add it to your valley so that at least one side touches one of your tiles (only your very first tile needs no neighbour). Any landscape may go next to any other.
    .ruling = Identical tiles in the row count as the same choice. You may fill a hole in your valley like any other free space.

rules-nevaches-N9 = A tree: if your new tile completes a two-by-two square whose landscapes are all different or all the same, you may put a tree in the middle and score 5 points. Each tile can serve only one tree, and you must decide at once. If the supply has run out, you cannot plant. Cows may stand on these tiles as on any others.
    .ruling = If the tile completes several such squares you choose one of them, or none. One tile never brings two trees.

rules-nevaches-N10 = New tiles: if you are about to place a tile and four or five tiles in the row are the same, you may first set the whole row aside and turn up five others; if it happens again, you may do it again. As soon as the last tile of the pile has been turned up, the tiles set aside are shuffled and become the new pile.
    .ruling = If only four tiles are left later in your turn and all four are the same, that is enough.

rules-nevaches-N11 = Take a card: any card from the row goes into your hand. You may hold as many as you like, and may play a card on the turn you took it.

rules-nevaches-N12 = New cards: if you are about to take a card and the four cards in the row have a landscape in common, you may first discard all four and turn up four others; if it happens again, you may do it again. When the pile is used up, the discarded cards are shuffled and become the new pile.
    .ruling = Only landscapes shown face up count. With three cards or fewer in the row there is no exchange. If there are not enough cards anywhere, the row stays short and the game continues.

rules-nevaches-N12a = An exchange (N10, N12) is the beginning of an action, not an action.
    .ruling = You can do it only if there is something in the pile or among what was set aside or discarded earlier. Once you have exchanged the row, you must take from the new one; you may exchange as often as you like before that.

rules-nevaches-N13 = Play a card: your valley must contain its shape, turned any way you like but never mirrored. Where the card shows a landscape, your tile must be that landscape with no cow on it, and you need one cow at home for each of these. Where it shows the back of a tile, any of your tiles will do, with or without a cow. Put one cow on each landscape shown and nowhere else, discard the card and score its points.
    .ruling = What surrounds the shape does not matter. The order is: cows, discard, points, bonuses. Two placements that use the same tiles and cow spaces count as one choice.

rules-nevaches-N14 = Bring a herd home: choose one herd and take all of it back. A herd is a group of 1 to 6 of your cows, each next to another cow in the group; touching corners do not count.

rules-nevaches-N15 = Both rows are refilled only after your two actions and all your bonuses. Your second action has to make do with what the first one left.

rules-nevaches-N16 = You can always place a tile: there are five when your turn begins, and no turn takes more than four.
    .ruling = Any other action can be chosen only if it can be done.


## Points and bonuses

rules-nevaches-section-track = Points and bonuses

rules-nevaches-N17 = Points for a card or a tree move your marker at once. If it reaches or passes a bonus space you get what it shows: the cow that waits there, one more action of any kind, a tile from the row to place, a card from the row, or all your cows home from your valley.
    .ruling = Bonuses are carried out as soon as the action that earned them is complete, in the order of the track and each to its end. They must be taken, and one that cannot be taken is lost. The cows just placed come home with the others. A bonus tile may bring its tree; but a bonus tile or card is not the action of that name, so the row cannot be exchanged first. One bonus may lead to the next.

rules-nevaches-N18 = After 65 points the marker sets out on a second lap over the same spaces.
    .ruling = Each space gives each player its bonus once, so the second lap brings none.


## The end

rules-nevaches-section-end = The end

rules-nevaches-N19 = If somebody has 65 points or more at the end of a turn, finish the round so that everyone has had the same number of turns. The last turn belongs to the seat to the right of the fox. Reaching 65 with your first action does not excuse you from the second.

rules-nevaches-N20 = After each turn the row of tiles is filled. If five tiles cannot be turned up any more, even with those set aside, the game ends early. If they can, the cards are filled, and the game ends or continues as N19 says.
    .ruling = The early end comes at once, before the cards are filled, and the round is not finished. That is when the 57th tile has been placed with 2 players, the 62nd with 3, the 67th with 4.

rules-nevaches-N21 = Now each player reveals one of the two scoring tiles and scores it if its goal is met. The other one is out. Bonus spaces have no effect any more.
    .ruling = All choose at the same time, and may change their minds until the last has chosen. The table marks which of your tiles would pay; you are free to choose the other.

rules-nevaches-N22 = The scoring tiles are these.
    At least 2 lakes with a free side: 4 points.
    At least as many fields as every other player: 4 points. The same for meadows: 5 points. The same for forests: 5 points.
    At least 65 points: 3 points.
    At least 3 trees: 6 points.
    At least 4 cows at home: 4 points.
    At least 13 tiles: 5 points.
    A house with a tile on each of its four sides: 5 points.
    .ruling = A side facing a hole counts as free. If nobody has any fields, everyone is tied; the same goes for meadows and forests. The points that count are those before any scoring tile.

rules-nevaches-N23 = Whoever has the most points wins. In a tie, whoever has placed more tiles is ahead.
    .ruling = If that is equal too, the place is shared. All places are ranked in this way.


## For later games

rules-nevaches-section-options = For later games
    .intro = Two options, alone or together.

rules-nevaches-N24 = Random bonuses: the three bonus tiles are put on the track in any order and on any side. If no tile shows a cow, each player starts with five cows at home.
    .ruling = Each player has six cows in all, whatever the tiles show.

rules-nevaches-N25 = Choosing the start card: nobody draws one. Instead each player takes a card from the row, beginning to the right of the fox and going counter-clockwise, so that the fox comes last. The row is not filled meanwhile; afterwards it is filled up to four.
    .ruling = The row cannot be exchanged meanwhile. Cards that nobody took stay where they are.


## What is hidden

rules-nevaches-section-secrets = Hidden information

rules-nevaches-N26 = Your scoring tiles are your secret.
    .ruling = So is the start card of N2 until it is played. Nobody knows the order of the two piles, nor the scoring tiles that are out. Everything else is open, including which cards each player took from the row.


## Glossary

rules-nevaches-term-tile = landscape tile
    .means = a square with one of five landscapes on it: field, meadow, forest, lake or house.
rules-nevaches-term-landscape = landscape
rules-nevaches-term-field = field
rules-nevaches-term-meadow = meadow
rules-nevaches-term-forest = forest
rules-nevaches-term-lake = lake
rules-nevaches-term-house = house
rules-nevaches-term-area = valley
    .means = the tiles in front of you, joined edge to edge. Everybody builds their own.
rules-nevaches-term-display = row
rules-nevaches-term-pile = pile
rules-nevaches-term-refresh = exchanging a row
rules-nevaches-term-card = card
    .means = shows a shape made of squares, and the points you score when you play it.
rules-nevaches-term-face-up = face up
rules-nevaches-term-face-down = face down
rules-nevaches-term-shape = shape
    .means = the squares of a card. Where a square shows a landscape, you need that landscape without a cow on it; where it shows only the back of a tile, any tile will do. You may turn the shape any way you like, but not mirror it.
rules-nevaches-term-cow = cow
rules-nevaches-term-herd = herd
    .means = a group of your cows on tiles that touch edge to edge; a cow on its own is a herd too. You bring home one whole herd at a time.
rules-nevaches-term-home = home
    .means = where your cows are when they are not in your valley. Only cows at home can go out. As a rule four of your six cows start there, and two wait on the track.
rules-nevaches-term-tree = tree
    .means = stands in the middle of four tiles that form a square, if their landscapes are all different or all the same. It brings 5 points, and you have to plant it at once.
rules-nevaches-term-track = track
    .means = the path along the table on which everybody’s points are counted.
rules-nevaches-term-marker = marker
    .means = your piece on the track. It moves on by as many spaces as you score points.
rules-nevaches-term-bonus-space = bonus space
    .means = a space on the track. When your marker reaches or passes it, you get a bonus at once: a waiting cow, an extra action, a tile, a card, or all your cows home.
rules-nevaches-term-bonus-tile = bonus tile
rules-nevaches-term-scoring-tile = scoring tile
    .means = a secret goal, such as three trees. You get two at the start, and score one of them at the end.
rules-nevaches-term-fox = fox
    .means = marks the player who began.
rules-nevaches-term-action = action
rules-nevaches-term-start-card = start card
rules-nevaches-term-discards = discarded cards
