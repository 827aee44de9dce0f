# The rules of NéVaches, clause by clause. An attribute .ruling holds what we decided ourselves.

rules-nevaches-title = NéVaches – the rules
rules-nevaches-intro = Lay out a mountain valley tile by tile, put your cows where your cards want them, and fetch the herds home in time to use them again. Please note: the deck of cards at our tables is our own. Nobody has published the list of the printed cards, so we drew 55 that fit all that is known of them (N2, N13).


## Set-up

rules-nevaches-section-setup = Set-up
    .intro = For 2 to 4 players. Seats are numbered clockwise: the next seat is the one to your left.

rules-nevaches-N1 = There are 71 landscape tiles: 16 fields, 15 meadows, 15 forests, 13 lakes and 12 houses. With 3 players one tile of each kind stays in the box, with 2 players two of each. The others are shuffled face down, and five of them are turned up in a row.

rules-nevaches-N2 = There are 55 cards. They are shuffled, four lie face up in a row, and each player draws one from the pile as a start card.
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
    .intro = In your turn you do exactly two of the four actions that follow: place a tile (N8), take a card (N11), play a card (N13) or bring a herd home (N14). Doing the same one twice is fine.

rules-nevaches-N8 = Place a tile: take any tile from the row and add it to your area so that at least one of its sides touches a tile of yours. Only your very first tile needs no neighbour. Every landscape may lie beside every other.
    .ruling = Equal tiles in the row are one and the same choice. A hole in your area may be filled like any other free place.

rules-nevaches-N9 = A tree: if your new tile completes a square of two by two, and its landscapes are all different or all equal, you may put a tree in the middle and score 5 points. Each tile counts for one tree only, and you decide at once: later it is too late. No tree left in the supply means no tree. Cows may stand on those tiles as on any other.
    .ruling = If the tile completes several such squares you choose one of them, or none. One tile never brings two trees.

rules-nevaches-N10 = New tiles: if you are going to place a tile, and four or five tiles of the row are equal, you may first set the whole row aside and turn up five others; and again, each time that happens. As soon as the last tile of the pile has been turned up, the tiles set aside are shuffled and become the new pile.
    .ruling = Four equal tiles that are left over in a later action of your turn are enough.

rules-nevaches-N11 = Take a card: any card of the row goes to your hand. You may hold as many as you like, and may play a card in the turn in which you took it.

rules-nevaches-N12 = New cards: if you are going to take a card, and the four cards of the row have a landscape in common, you may first discard all four and turn up four others; and again, each time that happens. When the pile is used up, the discarded cards are shuffled and become the new pile.
    .ruling = Only landscapes shown face up count. With three cards or fewer in the row there is no exchange. If there are not enough cards anywhere, the row stays short and the game goes on.

rules-nevaches-N12a = An exchange (N10, N12) is the beginning of an action, not an action.
    .ruling = It is open to you only if something lies in the pile, or was set aside or discarded before. Once you have exchanged the row you must take from the new one; how often you exchange it before is up to you.

rules-nevaches-N13 = Play a card: your area must contain its shape, turned any way you like but never mirrored. Each tile that the card shows face up must be of that landscape and without a cow, and you need a cow at home for each of them. Where the card shows the back of a tile, any tile of yours will do, with or without a cow; but there must be one. You put a cow on every face-up place and on no other, discard the card and score its points.
    .ruling = What lies around the shape does not matter. First come the cows, then the discard, then the points, then the bonuses. Two ways that use the same tiles and put the same cows are one choice.

rules-nevaches-N14 = Bring a herd home: choose one herd and take all of it back. A herd is a group of 1 to 6 of your cows, each beside another of the group; corners do not connect.

rules-nevaches-N15 = Both rows are filled up only after your two actions and all your bonuses. Your second action has to do with what the first has left.

rules-nevaches-N16 = A tile can always be placed: five lie there when your turn begins, and no turn takes more than four.
    .ruling = Any other action can be chosen only if it can be done.


## Points and bonuses

rules-nevaches-section-track = Points and bonuses

rules-nevaches-N17 = Points for a card or a tree move your marker at once. If it reaches or passes a bonus space you get what it shows: the cow that waits there, one more action of any kind, a tile of the row to place, a card of the row, or all your cows home from your area.
    .ruling = Bonuses are settled as soon as the action that earned them is complete, in the order of the track and each to its end. They must be taken, and one that cannot be taken lapses. The cows just placed come home with the others. A bonus tile may bring its tree; but a bonus tile or card is not the action of that name, so the row cannot be exchanged first. One bonus may lead to the next.

rules-nevaches-N18 = After 65 points the marker sets out on a second lap over the same spaces.
    .ruling = Each space gives each player its bonus once, so the second lap brings none.


## The end

rules-nevaches-section-end = The end

rules-nevaches-N19 = If somebody has 65 points or more at the end of a turn, the round is finished so that all have had equally many turns. The last turn belongs to the seat to the right of the fox. Reaching 65 with your first action does not excuse you from the second.

rules-nevaches-N20 = After each turn the row of tiles is filled. If five tiles cannot be turned up any more, even with those set aside, the game ends early. If they can, the cards are filled, and the game ends or goes on as N19 says.
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
    .ruling = A side towards a hole is free too. If nobody has any field, all have equally many; so with meadows and forests. The points that count are those before any scoring tile.

rules-nevaches-N23 = Whoever has most points wins. If points are equal, whoever has placed more tiles is ahead.
    .ruling = If that is equal too, the place is shared. All places are ranked in this way.


## For later games

rules-nevaches-section-options = For later games
    .intro = Two options, alone or together.

rules-nevaches-N24 = Random bonuses: the three bonus tiles are put on the track in any order and on any side. If no tile shows a cow, each player starts with five cows at home.
    .ruling = Each player has six cows in all, whatever the tiles show.

rules-nevaches-N25 = Choosing the start card: nobody draws one. Instead each player takes a card from the row, beginning to the right of the fox and going counter-clockwise, so that the fox comes last. The row is not filled meanwhile; afterwards it is filled up to four.
    .ruling = The row cannot be exchanged meanwhile. Cards that nobody took stay where they are.


## What is hidden

rules-nevaches-section-secrets = What is hidden

rules-nevaches-N26 = Your scoring tiles are your secret.
    .ruling = So is the start card of N2 until it is played. Nobody knows the order of the two piles, nor the scoring tiles that are out. Everything else is open, also which cards each player took from the row.


## Glossary

rules-nevaches-term-tile = landscape tile
rules-nevaches-term-landscape = landscape
rules-nevaches-term-field = field
rules-nevaches-term-meadow = meadow
rules-nevaches-term-forest = forest
rules-nevaches-term-lake = lake
rules-nevaches-term-house = house
rules-nevaches-term-area = area
rules-nevaches-term-display = row
rules-nevaches-term-pile = pile
rules-nevaches-term-refresh = exchange of a row
rules-nevaches-term-card = card
rules-nevaches-term-face-up = face up
rules-nevaches-term-face-down = face down
rules-nevaches-term-shape = shape
rules-nevaches-term-cow = cow
rules-nevaches-term-herd = herd
rules-nevaches-term-home = home
rules-nevaches-term-tree = tree
rules-nevaches-term-track = track
rules-nevaches-term-bonus-space = bonus space
rules-nevaches-term-bonus-tile = bonus tile
rules-nevaches-term-scoring-tile = scoring tile
rules-nevaches-term-fox = fox
rules-nevaches-term-action = action
rules-nevaches-term-start-card = start card
rules-nevaches-term-discards = discarded cards
