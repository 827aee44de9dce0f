# The rules of Unexploded Cow, clause by clause. An attribute .ruling holds what we decided ourselves.

rules-unexploded-title = Unexploded Cow – the rules


## For beginners

rules-unexploded-summary =
    A card game for 2 to 6 players who do not mind being a little mean. The fields of France are full of old bombs, and you have cows to find them.
    On your turn you draw two cards, play as many as you like and roll a die. The die counts along the cows on the table, and the cow it stops at finds a bomb and blows up. Its owner is paid from the pot in the middle; but if it was a bad cow, its owner has to pay.
    If your own cow blows up on your own turn, you also win a city. Once all 12 cities are won, nobody plays cards any more: you only roll, until the pot is empty or the cows are gone.

rules-unexploded-goal = Have the most money at the end. Everybody starts with 5000.

rules-unexploded-turn =
    Draw two cards.
    Play as many cards as you like, or none: cows into any herd, events for their effect. Meanwhile you may rearrange your own herd.
    Roll the die and count the cows, starting with your rightmost one. A 6 is not counted: the player to your left rolls instead.
    The cow you stop at blows up. Its owner takes its value from the pot, or pays if it is negative.
    If it was your own cow, you win the city as well. Then it is the next player’s turn.

rules-unexploded-example-hand = It is your turn, and you have drawn your cards. You hold two cows: Winston costs 300 and is worth 800; Jack costs 100 and is negative, so he will cost his owner another 200. Martin is already in your herd. The pot holds 2200, and Quimper is the city to win.

rules-unexploded-example-played = You play Winston into your own herd, to the left of Martin, and pay 300. You play Jack into Framboise’s herd, and Framboise pays his price, 100. The pot now holds 2600. The small numbers show which roll would find which cow: 1 Martin, 2 Winston, 3 Jack.

rules-unexploded-example-bang =
    You roll a 2. Martin is 1, Winston is 2: Winston blows up, and you take 800 from the pot. It was your own cow on your own turn, so you win Quimper, which brings you another 200. You now have 5100, and 1600 is left in the pot.
    The next city is turned up, and it is Framboise’s turn. Now Framboise’s cows are counted first: a 1 would find Jack, and Framboise would have to pay 200.

rules-unexploded-hints =
    You do not have to play everything you draw. A cow brings nothing until it blows up, and every card costs money.
    Arrange your herd before you roll. Each number from 1 to 5 is equally likely, so five good cows of your own make every one of them a win.
    A large herd is a target. Many events steal, swap or shoot cows, and some make the largest herd pay.
    Negative cows and Spies belong in other people’s herds. Sometimes even a good cow does: it makes somebody else fill the pot you hope to empty.
    Keep an eye on the pot. If it is nearly empty, even your best cow brings next to nothing.

rules-unexploded-variant-2013 = The usual one, for 2 to 6 players, with francs. Whoever has the most money wins. An empty pot is filled again, and in Sudden Death a 6 is simply a miss.
    .name = 2013 edition

rules-unexploded-variant-2011 = For 3 to 6 players, with euros. Everybody who ends up with more money than they started with wins. An empty pot stays empty, and in Sudden Death you roll in order of city points.
    .name = 2011 edition

rules-unexploded-variant-series = You can play any number of games and add up what you gain and lose. In the 2011 edition you take your money with you into the next game.
    .name = Several games in a row

rules-unexploded-variant-deck = The rulebooks do not list their cards, so the cards here are our own. If you have a printed deck, you can write its cards into a file and play with those.
    .name = Your own cards


## Cards

rules-unexploded-section-cards = The cards
    .intro = The deck is our own. The rulebooks name only a few cards and never list them all; ours fits everything they say, and the rest is invented. If you own a printed deck, you can type its cards into a file and play with those.


## Set-up

rules-unexploded-section-set-up = Set-up
    .intro = Seats are numbered clockwise: the next seat is the one to your left.

rules-unexploded-U1 = The 2013 edition is for 2 to 6 players, the 2011 edition for 3 to 6.

rules-unexploded-U2 = There are 69 main cards, cows and events, and 12 cities. Each deck is shuffled on its own, and everybody is dealt 3 main cards. Used main cards go to a single discard pile.

rules-unexploded-U3 = Everybody starts with 5000: francs in 2013, euros in 2011.

rules-unexploded-U4 = Everybody pays an ante of 500 into the pot. The first player is chosen at random; play then goes to the left.

rules-unexploded-U5 = In 2013 the first city is turned face up during set-up. In 2011, if no city is face up at the start of your turn, you turn one up.

rules-unexploded-U6 = No money enters or leaves the game: the players’ money (debts included) and the pot always add up to the same total.


## Before a turn

rules-unexploded-section-before = Before a turn

rules-unexploded-U7 = If the city was taken on the last turn, turn up the next one. If there is none left, Sudden Death begins.

rules-unexploded-U8 = In 2013, if the pot is empty when a turn begins, everybody antes 500 again. Just before Sudden Death this is the ante of U30: you never pay both.


## A turn

rules-unexploded-section-turn = A turn: draw and play

rules-unexploded-U9 = Draw 2 cards. If the deck runs out when you need a card – and not before – shuffle the discard pile to make a new one.
    .ruling = If no card is left anywhere, you draw what there is.

rules-unexploded-U10 = Then you play as many cards as you like, or none, in any order. There is no limit to your hand.
    .ruling = You can play at most as many cards in one turn as the main deck has (you will never notice).

rules-unexploded-U11 = Each player has a herd: a line of cows on the table. You may play a cow into any herd. The player whose herd it is pays the cow’s price into the pot, no matter who plays it, even if it is a Spy.

rules-unexploded-U12 = A cow belongs to the player whose herd it is in, unless it is a Spy.

rules-unexploded-U13 = During this step you may rearrange your own herd as often as you like, and a cow you play there can go anywhere. In someone else’s herd, a cow goes at the left or right end, as you choose.
    .ruling = This also applies in 2011. You move one cow at a time, at most 100 times between two cards, so that a turn cannot last for ever.

rules-unexploded-U14 = If you play an event, you pay its price into the pot. It takes effect at once and is then discarded. A cow it brings you costs nothing extra. The events in our deck:
    Night Shift: you make a bomb roll now (U22).
    Metal Detector: you roll twice for your next bomb roll this turn and choose one result (U21).
    Recruiting: a cow from the discard pile comes to any place in your herd.
    Rustlers: a cow from another herd comes to any place in yours.
    Firing Squad: any cow is discarded (U14a).
    Cattle Exchange: two cows from different herds change places.
    Stampede: every herd, in its order, moves to the player on the left.
    Stray Cow: any cow goes to either end of another herd.
    Supply Drop: you draw 3 cards.
    War Bonds: every other player pays you 100.
    Round of Cider: you pay every other player 100 and draw 3 cards.
    Cattle Tax: whoever has the largest herd pays 300 into the pot; if several are equally large, each of them pays.
    .ruling = You cannot play an event that would have no effect. It stays on the table until its effect is complete.

rules-unexploded-U14a = A cow that is shot is discarded.
    .ruling = It has not exploded: it brings no money and no city, and spreads no bombs.

rules-unexploded-U15 = You can always pay. Below zero you are in debt, and the debt counts at the end.
    .ruling = The 2011 rules let players drop out when they play for real money. Ours do not.


## The bomb roll

rules-unexploded-section-roll = A turn: the bomb roll

rules-unexploded-U16 = Every turn ends with one bomb roll, whether or not you have a cow, and whether or not you rolled before in this turn.

rules-unexploded-U17 = Count from your rightmost cow to the left, then on through the herd of your left neighbour, again from its right end, and so on round the table. No cow is counted twice. If you run out of cows before reaching the number, nothing happens.

rules-unexploded-U18 = A 6 is not counted. The die goes to the left neighbour, who rolls and counts from their own rightmost cow; another 6 goes on to the next. It is still your turn.
    .ruling = A 6 may go round the table more than once.

rules-unexploded-U19 = The cow you stop at finds a bomb. A cow that explodes is discarded, and its owner takes its value from the pot, or what the pot has. For a negative cow the owner pays the value into the pot.

rules-unexploded-U20 = If a cow of your own explodes on your own turn, however it came about, you take the city that is face up, do what it says, and keep it for its points. You can take one city a turn. A cow that a city gives you goes anywhere in your line; the others keep their order.

rules-unexploded-U21 = With a Metal Detector you roll twice for your next bomb roll this turn and choose one result; if you play Night Shift first, that is the roll. A 6 is passed on only if you choose it, and then with a single roll.
    .ruling = You cannot play a second one while one is waiting. If both rolls are the same, there is nothing to choose.

rules-unexploded-U22 = Night Shift is an extra bomb roll at once. You still roll at the end of your turn.


## Abilities

rules-unexploded-section-abilities = Special cows

rules-unexploded-U23 = A General that gets a bomb may hand it to another cow of the same herd before it explodes, once a turn.
    .ruling = The two 2011 translations disagree on whether “once per turn” limits the General or the Mechanic. We limit both, in both editions.

rules-unexploded-U24 = A Mechanic that gets a bomb may defuse it, once a turn: it stays in play, and its owner collects 200 (2013) or 100 (2011), or whatever is in the pot. Defusing a bomb does not win the city.

rules-unexploded-U25 = A PFC may steal a bomb from any other cow of the same herd, a Spy included. However many bombs it holds, it explodes once.

rules-unexploded-U26 = A Spy belongs to whoever played it, wherever it goes, until it leaves play; then it forgets. Its owner gets or pays its value, and takes the city if it explodes on the owner’s turn; on anybody else’s turn it wins the city for nobody. The owner of the herd pays its price and decides its place in line; moving, swapping or stealing it never changes whose Spy it is.

rules-unexploded-U27 = When a Bomber has exploded, its neighbours on the left and on the right in the same herd each get a bomb. If its bomb was stolen or handed on, nothing spreads.

rules-unexploded-U28 = If several cows explode and the pot is too small: in 2013 the herd’s owner decides the order of payment. In 2011 the herd’s owner is paid first, then the owners of Spies, starting to that player’s left.

rules-unexploded-U29 = Examples. The cows of a herd are named from its right end.
    Two plain cows, a General, a negative cow, a Bomber, a PFC. You roll a 3: the General hands the bomb to the Bomber, which explodes and gives bombs to the negative cow and to the PFC. The PFC steals the other one and explodes, once.
    Angel has Buck, a Mechanic; Falko, her own Spy; and Winston, worth 800. Buddy has Donald, a PFC; Jack, a negative cow; and Luther, a Spy of Dunkirk’s. Starchylde and Dunkirk have no cows. It is Angel’s roll.
    1, 2 or 3: a cow of Angel’s, and she takes the city. For a 1 Buck could defuse the bomb for 100 instead of exploding for 500.
    4 or 5: Donald explodes for 400 for Buddy, since he would rather steal Jack’s bomb. Nobody takes the city.
    6: Buddy rolls. His cows are now 1, 2 and 3, and 4 and 5 come round to Buck and Falko. If he too rolls a 6, Dunkirk rolls, and Buck is 1 again. If a cow of Angel’s explodes she takes the city, for it is still her turn.


## The blast

rules-unexploded-section-blast = The blast, step by step
    .ruling = The rulebooks say what each special cow can do, but little about the order. This whole section is our ruling, so that everyone gets every choice the rules promise.

rules-unexploded-U25a = One herd, one decision-maker. A roll finds one cow, and bombs never leave its herd. All its special cows but Spies belong to the owner of the herd, who alone makes the choices of U25c and U25g, whoever rolled and whoever’s turn it is.

rules-unexploded-U25b = The cow that was counted holds one bomb. While any cow holds a bomb, repeat U25c, U25d and U25e. When no bombs are left, go to U25g and U25h.

rules-unexploded-U25c = Before anything explodes, the owner of the herd may do the following, one at a time and in any order, and then lets the bombs go off. If nothing can be done, nobody is asked. A cow that gets a bomb this way may use its own ability in turn.
    Steal: a PFC takes one bomb from another cow in the herd, as often as you like and even if it already holds one; but a bomb is stolen only once.
    Hand on: a General with a bomb, that has not done so this turn, gives one bomb to another cow in the herd, even to one with a bomb.
    Defuse: a Mechanic with a bomb, that has not done so this turn, is rid of all the bombs it holds. The money of U24 comes at once.

rules-unexploded-U25d = All cows that hold a bomb explode in the same moment, each once, and are discarded. Their bombs are gone. No money moves yet.

rules-unexploded-U25e = Each Bomber among them gives a new bomb to the cow directly left and the cow directly right of it in the line as it stood in that moment. If there is no cow on that side, or it exploded too, that bomb is lost. Then the line closes up. New bombs have not been stolen yet, and a cow can get two.

rules-unexploded-U25f = “Once a turn” means once per cow during the active player’s whole turn, including Night Shift, any 6 passed on and the final roll. It is forgotten when the next turn begins, or when the cow leaves play. In Sudden Death each player’s roll is a turn; in 2011, a 6 passed on from that roll still belongs to the same turn.

rules-unexploded-U25g = Cows are paid once per roll, one by one: for a positive value the owner takes it or what the pot has, for a negative one the owner pays.
    2013: in the order chosen by the owner of the herd, who is asked only if the order changes what somebody gets.
    2011: first the cows of the herd’s owner, including that player’s own Spies, payments before winnings; then the other owners of Spies, starting to that player’s left, each with all their Spies.

rules-unexploded-U25h = The city comes after that. If one of the exploded cows was the active player’s and a city is face up, that player takes it at once: first the money, as far as the pot has it, then the cards, then the cow. What can be done must be done; what cannot is left out. The exploded cows already lie on the discard pile. A second roll in the same turn wins no further city.

rules-unexploded-U25i = In Sudden Death it is the same without a city. If no cow at all is left when all are paid, the rest of the pot goes to the owner of the last cow: of those that exploded last, the one paid last. Only then is the pot checked (U35).

rules-unexploded-U25j = This always comes to an end: each bomb is stolen once, each General and Mechanic acts once a turn, each explosion takes a cow out of play, and without an explosion there is no new bomb.


## Sudden Death

rules-unexploded-section-sudden-death = Sudden Death

rules-unexploded-U30 = Sudden Death begins after the turn in which the last city was taken. If the pot is empty at that moment, everybody antes 500 in 2013; in 2011 the game is over.

rules-unexploded-U30a = Sudden Death needs at least one cow in play.
    .ruling = If no cow is in play when it would begin, the game is over and nobody antes. The pot goes to the player who took the last city; if nobody took any, it is shared out in hundreds as evenly as possible, any remainder going round from the first player.

rules-unexploded-U31 = The player with the most city points rolls first. In a tie, the player holding the alphabetically first city goes first.
    .ruling = Capitals and accents do not count. Players without a city come last, in turn order from the left of the player who took the last city; if nobody has one, the first player of the game begins.

rules-unexploded-U32 = In 2013, play then goes to the left, round and round. In 2011, it goes in descending order of city points, over and over.

rules-unexploded-U33 = There are only bomb rolls: no cards, no arranging, no city.
    .ruling = Special cows keep their abilities, which belong to the roll.

rules-unexploded-U34 = In 2013 a 6 is simply a miss.
    .ruling = In 2011 a 6 is passed on as in U18: the player to the left rolls instead. Play then continues in order after the original player.

rules-unexploded-U35 = It ends when the pot is empty or no cow is in play. If the very last cow explodes and money is left, its owner takes it all. Negative cows still have to be paid for.
    .ruling = This is checked after each complete roll.

rules-unexploded-U36 = You never have to play a card, and no cow ever has to explode.
    .ruling = To make sure the game ends, a city that nobody takes in 10 full rounds of the table is removed; the next is turned up, or Sudden Death begins.


## Winning

rules-unexploded-section-winning = Winning

rules-unexploded-U37 = In 2013, whoever has the most money after debts wins; anyone with more than at the start has done well. In 2011, everybody who has more than they started with wins.
    .ruling = In 2013, players tied for the most money share the win.

rules-unexploded-U38 = You can play any number of games and keep a running score. In 2011 you start each game with the money you had at the end of the last.
    .ruling = In 2013 everybody starts each game with 5000 afresh, and what they gained or lost is added up.


## Glossary

rules-unexploded-term-cow = cow
    .means = a card with two amounts, its price and its value. Most cows go into your own herd, the bad ones into somebody else’s.
rules-unexploded-term-herd = herd
    .means = the line of cows in front of a player. Its order matters, because bomb rolls are counted from the right end.
rules-unexploded-term-event = event
    .means = a card that does something at once, such as stealing a cow, and is then discarded. You pay its price.
rules-unexploded-term-city = city
    .means = a prize. One city is face up at a time. It gives you money, cards or a cow when you win it, and its points decide who rolls first in the last part of the game.
rules-unexploded-term-pot = pot
    .means = the money in the middle of the table. All prices go into it, and all cows that blow up are paid from it.
rules-unexploded-term-ante = ante
    .means = 500 that everybody pays into the pot before the first turn. In the 2013 edition everybody pays again if a turn begins with an empty pot.
rules-unexploded-term-price = price
    .means = what a cow costs when it is played. Whoever owns the herd it goes into pays, even if somebody else plays it.
rules-unexploded-term-value = value
    .means = what a cow brings its owner when it blows up.
rules-unexploded-term-discard = discard pile
rules-unexploded-term-bomb-roll = bomb roll
    .means = the roll at the end of every turn. Count your own cows first, from the right end of your herd to the left; then the cows of the player to your left, again from the right; and so on round the table.
rules-unexploded-term-bomb = bomb
rules-unexploded-term-explode = explode
rules-unexploded-term-negative = negative cow
    .means = a cow with a value below zero: its owner pays when it blows up. Give these away.
rules-unexploded-term-general = General
    .means = a cow that may hand its bomb to another cow in the same herd, once a turn.
rules-unexploded-term-mechanic = Mechanic
    .means = a cow that may defuse its bomb, once a turn: it survives, and brings its owner 200 (100 in the 2011 edition).
rules-unexploded-term-pfc = PFC
    .means = a cow that may steal a bomb from another cow in the same herd, and blow up in its place.
rules-unexploded-term-spy = Spy
    .means = a cow that always belongs to the player who played it, whatever herd it is in. The owner of the herd pays the price, and you get the value.
rules-unexploded-term-bomber = Bomber
    .means = a cow that gives a bomb to each of its neighbours when it blows up.
rules-unexploded-term-defuse = defuse
rules-unexploded-term-metal-detector = Metal Detector
rules-unexploded-term-night-shift = Night Shift
rules-unexploded-term-sudden-death = Sudden Death
    .means = the last part of the game, when all cities are won: only bomb rolls, no cards. If the last cow blows up and there is money left, its owner takes it all.
