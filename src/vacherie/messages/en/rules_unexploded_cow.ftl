# The rules of Unexploded Cow, clause by clause. An attribute .ruling holds what we decided ourselves.

rules-unexploded-title = Unexploded Cow – the rules
rules-unexploded-intro = You drive herds of mad cows over fields full of old bombs: whose cow blows up is paid from the pot, whose own cow blows up on their own turn wins the heart of the city, and in the end money is what counts. Two editions can be played: 2013, unless you choose otherwise, and 2011.


## Cards

rules-unexploded-section-cards = The cards
    .intro = The deck we play with is our own. The rulebooks name only a few cards, and nowhere list them all; ours fits everything they say, and all the rest is invented. If you own a printed deck you can write its cards into a file and play with those: a file with a mistake is refused before the game starts, with the line and the reason.


## Set-up

rules-unexploded-section-set-up = Set-up
    .intro = Seats are numbered clockwise: the next seat is the one to your left.

rules-unexploded-U1 = In 2013 the game is for 2 to 6 players, in 2011 for 3 to 6.

rules-unexploded-U2 = There are 69 main cards, cows and events, and 12 cities. Each deck is shuffled on its own, and everybody is dealt 3 main cards. All main cards that are done with go to one discard pile.

rules-unexploded-U3 = Everybody starts with 5000: francs in 2013, euros in 2011.

rules-unexploded-U4 = Everybody pays an ante of 500 into the pot. Chance names who begins; turns then go to the left.

rules-unexploded-U5 = In 2013 the first city is turned face up during set-up. In 2011 whoever begins a turn with no city face up turns one.

rules-unexploded-U6 = Nothing is lost and nothing comes from outside: the money of all players, debts counted, and the pot always make the same sum.


## Before a turn

rules-unexploded-section-before = Before a turn

rules-unexploded-U7 = If the last turn took the city, the next one is turned up. If there is none left, Sudden Death begins.

rules-unexploded-U8 = In 2013, if the pot is empty when a turn begins, everybody antes 500 again. Just before Sudden Death this is the ante of U30: you never pay both.


## A turn

rules-unexploded-section-turn = A turn: draw and play

rules-unexploded-U9 = You draw 2 cards. If the deck is empty when you need a card, the discard pile is shuffled to make a new one, and never sooner.
    .ruling = If no card is left anywhere, you draw what there is.

rules-unexploded-U10 = Then you play as many cards as you like, or none, in any order. There is no limit to your hand.
    .ruling = In one turn you play at most as many cards as the main deck has. Only somebody who draws the same cards over and over could want more.

rules-unexploded-U11 = A cow may be played into any herd. Whoever has that herd pays the cow’s price into the pot, no matter who plays it and even if it is a Spy.

rules-unexploded-U12 = A cow belongs to the player in front of whom it stands, unless it is a Spy.

rules-unexploded-U13 = While you play you may put your own herd into any order, as often as you like, and a cow that you play there goes anywhere. Into somebody else’s herd a cow goes to the left or the right end, as you choose.
    .ruling = In 2011 too you arrange your herd while you play. You move one cow at a time; after 100 moves without a card played in between it is enough. That is far more than any order takes, and keeps a turn from lasting for ever.

rules-unexploded-U14 = Whoever plays an event pays its price into the pot. It acts at once and is then discarded. A cow that it brings you costs nothing more. These are the events of our deck:
    Night Shift: you make a bomb roll now (U22).
    Metal Detector: your next bomb roll of this turn is two rolls, and you choose one (U21).
    Recruiting: a cow from the discard pile comes to any place in your herd.
    Rustlers: a cow from another herd comes to any place in yours.
    Firing Squad: any cow is discarded (U14a).
    Cattle Exchange: two cows from different herds change places.
    Stampede: every herd, in its order, moves to the player on the left.
    Stray Cow: any cow goes to either end of another herd.
    Supply Drop: you draw 3 cards.
    War Bonds: each other player pays you 100.
    Round of Cider: you pay each other player 100 and draw 3 cards.
    Cattle Tax: whoever has the largest herd pays 300 into the pot; if several are equally large, each of them pays.
    .ruling = An event that could not act on anything is refused. It stays on the table until it has acted, and is discarded after that.

rules-unexploded-U14a = A cow that is shot is discarded.
    .ruling = It has not exploded: it brings no money and no city, and spreads no bombs.

rules-unexploded-U15 = You can always pay. Below zero you are in debt, and the debt counts at the end.
    .ruling = The 2011 rules let players drop out when they play for real money. We do not.


## The bomb roll

rules-unexploded-section-roll = A turn: the bomb roll

rules-unexploded-U16 = Every turn ends with one bomb roll, whether or not you have a cow, and whether or not you rolled before in this turn.

rules-unexploded-U17 = Count from your rightmost cow to the left, then on through the herd of your left neighbour, again from its right end, and so on round the table. No cow is counted twice: if the number is higher than all the cows in play, nothing happens.

rules-unexploded-U18 = A 6 is not counted. The die goes to the left neighbour, who rolls and counts from their own rightmost cow; another 6 goes on to the next. It is still your turn.
    .ruling = A 6 may go round the table more than once.

rules-unexploded-U19 = The cow you stop at finds a bomb. A cow that explodes is discarded, and its owner takes its value from the pot, or what the pot has. For a negative cow the owner pays the value into the pot.

rules-unexploded-U20 = If a cow of your own explodes on your own turn, however it came about, you take the city that is face up, do what it says, and keep it for its points. You can take one city a turn. A cow that a city gives you goes anywhere in your line; the others keep their order.

rules-unexploded-U21 = With a Metal Detector your next bomb roll of this turn is two rolls, of which you choose one; if you play Night Shift first, that is the roll. A 6 is passed on only if you choose it, and then with a single roll.
    .ruling = While one is waiting you cannot play another. If both rolls are equal there is nothing to choose.

rules-unexploded-U22 = Night Shift is an extra bomb roll at once. The roll at the end of your turn comes all the same.


## Abilities

rules-unexploded-section-abilities = Special cows

rules-unexploded-U23 = A General that gets a bomb may hand it to another cow of the same herd before it explodes, once a turn.
    .ruling = The two translations of 2011 disagree on whether once a turn is said of the General or of the Mechanic. We say it of both, in both editions.

rules-unexploded-U24 = A Mechanic that gets a bomb may defuse it. It stays, and its owner collects 200 in 2013 or 100 in 2011, or what the pot has; once a turn. A defused bomb wins no city.

rules-unexploded-U25 = A PFC may steal a bomb from any other cow of the same herd, a Spy included. However many bombs it holds, it explodes once.

rules-unexploded-U26 = A Spy belongs to whoever played it, wherever it goes, until it leaves play; then it forgets. Its owner gets or pays its value, and takes the city if it explodes on the owner’s turn; on anybody else’s turn it wins the city for nobody. The player of the herd pays its price and puts it in order, and no move, exchange or theft changes its owner.

rules-unexploded-U27 = When a Bomber has exploded, its neighbours on the left and on the right in the same herd each get a bomb. If its bomb was stolen or handed on, nothing spreads.

rules-unexploded-U28 = If several cows explode and the pot is too small: in 2011 the player of the herd settles first, then the owners of Spies, starting from that player’s left. In 2013 the player of the herd decides in which order.

rules-unexploded-U29 = Examples. The cows of a herd are named from its right end.
    Two plain cows, a General, a negative cow, a Bomber, a PFC. You roll a 3: the General hands the bomb to the Bomber, which explodes and gives bombs to the negative cow and to the PFC. The PFC steals the other one and explodes, once.
    Angel has Buck, a Mechanic; Falko, her own Spy; and Winston, worth 800. Buddy has Donald, a PFC; Jack, a negative cow; and Luther, a Spy of Dunkirk’s. Starchylde and Dunkirk have no cows. It is Angel’s roll.
    1, 2 or 3: a cow of Angel’s, and she takes the city. For a 1 Buck could defuse the bomb for 100 instead of exploding for 500.
    4 or 5: Donald explodes for 400 for Buddy, since he would rather steal Jack’s bomb. Nobody takes the city.
    6: Buddy rolls. His cows are now 1, 2 and 3, and 4 and 5 come round to Buck and Falko. If he too rolls a 6, Dunkirk rolls, and Buck is 1 again. If a cow of Angel’s explodes she takes the city, for it is still her turn.


## The blast

rules-unexploded-section-blast = The blast, step by step
    .ruling = The rulebooks say what each special cow can do, and hardly in which order. All of this section is our ruling, made so that everybody gets every choice the rules promise, and that it ends.

rules-unexploded-U25a = One herd, one to decide. A roll finds one cow, and bombs never leave its herd. All its special cows but Spies belong to the player of the herd, who alone makes the choices of U25c and U25g, whoever rolled and whoever’s turn it is.

rules-unexploded-U25b = The counted cow holds one bomb. As long as any cow holds a bomb there is a blast: U25c, U25d, U25e. When no bomb is left come U25g and U25h.

rules-unexploded-U25c = Before anything in this blast explodes, the player of the herd may do the following, one at a time and in any order, and then lets it blow; nobody is asked if nothing can be done. A cow that gets a bomb this way may use its own ability in turn.
    Steal: a PFC takes one bomb from another cow of the herd, as often as you like and even if it holds one already; but a bomb is stolen only once.
    Hand on: a General with a bomb, that has not done so this turn, gives one bomb to another cow of the herd, even to one with a bomb.
    Defuse: a Mechanic with a bomb, that has not done so this turn, is rid of all the bombs it holds. The money of U24 comes at once.

rules-unexploded-U25d = All cows that hold a bomb explode in the same moment, each once, and are discarded. Their bombs are gone. No money moves yet.

rules-unexploded-U25e = Each Bomber among them gives a new bomb to the cow directly left and the cow directly right of it in the line as it stood in that moment. If there is no cow, or one that exploded in the same moment, that bomb is lost. Then the line closes up. New bombs have not been stolen yet, and a cow can get two.

rules-unexploded-U25f = Once a turn means once for each cow in the active player’s whole turn: Night Shift, any 6 passed on and the last roll taken together. It is forgotten when the next turn begins, or when the cow leaves play. In Sudden Death each player’s roll is a turn; in 2011 any 6 passed on in that player’s place belongs to it.

rules-unexploded-U25g = Cows are settled once for each roll, one by one: for a positive value the owner takes it or what the pot has, for a negative one the owner pays.
    2013: in any order the player of the herd says, who is asked only if two orders would give somebody different money.
    2011: first the cows of the herd’s player, own Spies too, payments before takings; then the other owners of Spies from that player’s left, each with all their Spies.

rules-unexploded-U25h = The city comes after that. If one of the exploded cows was the active player’s and a city is face up, that player takes it at once: first the money, as far as the pot has it, then the cards, then the cow. What can be done must be done; what cannot is left out. The exploded cows already lie on the discard pile. A second roll in the same turn wins no further city.

rules-unexploded-U25i = In Sudden Death it is the same without a city. If no cow at all is left when all are settled, the rest of the pot goes to the owner of the last cow: of those that exploded last, the one settled last. Only then do we look whether the pot is empty (U35).

rules-unexploded-U25j = It ends: each bomb is stolen once, each General and Mechanic acts once a turn, each explosion takes a cow out of play, and without an explosion there is no new bomb.


## Sudden Death

rules-unexploded-section-sudden-death = Sudden Death

rules-unexploded-U30 = It begins when the turn in which the last city was taken is over. If the pot is empty at that moment, everybody antes 500 in 2013; in 2011 the game is over.

rules-unexploded-U30a = Sudden Death needs a cow.
    .ruling = If no cow is in play when it would begin, the game is over and nobody antes. The pot goes to the player who took the last city; if nobody took any, it is shared as evenly as hundreds allow, and what is left over goes round from the first player on.

rules-unexploded-U31 = The player with the most city points rolls first. Among equals it is the one who holds the city that comes first in the alphabet.
    .ruling = Capitals and accents do not count. Players without a city come last, in turn order from the left of the player who took the last city; if nobody has one, the first player of the game begins.

rules-unexploded-U32 = In 2013 the rolls then go to the left, round and round. In 2011 they go by falling city points, and in the same order again.

rules-unexploded-U33 = There are only bomb rolls: no cards, no arranging, no city.
    .ruling = Special cows keep their abilities, which belong to the roll.

rules-unexploded-U34 = In 2013 a 6 is simply a miss.
    .ruling = In 2011 a 6 is passed on as in U18: the left neighbour rolls in this player’s place. Then the order goes on from the player whose place was taken.

rules-unexploded-U35 = It ends when the pot is empty or no cow is in play. If the very last cow explodes and money is left, its owner takes it all. Negative cows still have to be paid for.
    .ruling = We look after each complete roll.

rules-unexploded-U36 = Nobody has to play a card, and nobody has to explode.
    .ruling = So that the game ends all the same, a city that nobody takes in 10 full rounds of the table goes out of the game, and the next is turned up, or Sudden Death begins.


## Winning

rules-unexploded-section-winning = Winning

rules-unexploded-U37 = In 2013 the most money wins, debts deducted; whoever has more than at the start has done well. In 2011 everybody wins who has more than they started this game with.
    .ruling = In 2013 players who are level on the most money share the win.

rules-unexploded-U38 = You can play any number of games and keep a running score. In 2011 each game starts with the money one ended with.
    .ruling = In 2013 everybody starts each game with 5000 afresh, and what they gained or lost is added up.


## Glossary

rules-unexploded-term-cow = cow
rules-unexploded-term-herd = herd
rules-unexploded-term-event = event
rules-unexploded-term-city = city
rules-unexploded-term-pot = pot
rules-unexploded-term-ante = ante
rules-unexploded-term-price = price
rules-unexploded-term-value = value
rules-unexploded-term-discard = discard pile
rules-unexploded-term-bomb-roll = bomb roll
rules-unexploded-term-bomb = bomb
rules-unexploded-term-explode = explode
rules-unexploded-term-negative = negative cow
rules-unexploded-term-general = General
rules-unexploded-term-mechanic = Mechanic
rules-unexploded-term-pfc = PFC
rules-unexploded-term-spy = Spy
rules-unexploded-term-bomber = Bomber
rules-unexploded-term-defuse = defuse
rules-unexploded-term-metal-detector = Metal Detector
rules-unexploded-term-night-shift = Night Shift
rules-unexploded-term-sudden-death = Sudden Death
