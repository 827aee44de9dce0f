# The rules of 6 qui prend!, clause by clause. An attribute .ruling holds what we decided ourselves.

rules-six-title = 6 qui prend! – the rules
rules-six-one-fan-card = One fan card at a time, and with the base game only. The rulebook recommends it; at our tables it is the rule.


## For beginners

rules-six-summary =
    A card game for 2 to 10 players. The deck is simply the numbers from 1 to 104. Every card also carries bull heads, and bull heads are penalty points.
    Four rows of cards are on the table. Each turn, everybody secretly picks one card from their hand. All the cards are revealed at once and added to the rows, the lowest number first. You choose your card, but not its place: it goes to the row whose last card is closest below it.
    A row has room for five cards. If yours would be the sixth, you take the five cards that are there, and your card starts the row again. After ten turns everybody counts the bull heads they have taken.

rules-six-goal = Take as few bull heads as you can. You play rounds of ten turns until somebody has more than 66 heads; whoever has the fewest then wins.

rules-six-turn =
    Everybody picks a card from their hand and lays it face down.
    When all have picked, the cards are revealed. They are placed one by one, the lowest first.
    A card goes behind a lower card. If several rows end in a lower card, it goes to the row whose last card is closest to it.
    If that row already has five cards, you take those five, and your card starts the row again.
    If your card is lower than the last card of every row, you take any row you like, and your card starts it again.

rules-six-example-revealed = Framboise, Clovis and you have each picked a card. Now you reveal them: Clovis has the 5, Framboise the 38, and you have the 50. Row 1 is full, and its five cards carry 12 heads.

rules-six-example-placed =
    The 5 is the lowest card, so Clovis goes first. Every row ends in a higher number: Clovis has to take a row, and picks row 4, which is just the 81 and its single head. The 5 starts row 4 again.
    Next is Framboise’s 38. It is higher than the 36 in row 1 and the 5 in row 4. The 36 is closer, so the 38 goes to row 1. But row 1 is full: Framboise takes its five cards, 12 heads in all, and the 38 starts the row again.
    Your 50 comes last. It is higher than the 38, the 47 and the 5. The 47 is closest, and row 2 has room: you take nothing.

rules-six-hints =
    If you have to take a row, take the cheapest one. Giving up a very low card for a single head is often a good deal.
    A card just above the end of a short row is usually safe: few cards can come between.
    Count before you play to a row of four. If just one other player has the same idea with a lower card, yours is the sixth.
    Rows can disappear. If somebody takes the row you were hoping for, your card goes to the next closest one, and that may be full.
    Think ahead to your last cards: if you keep only very low or very high ones, you will have no choice at the end.

rules-six-variant-pro = You play with exactly as many cards as you need, counting from 1: ten for each player and four for the rows. Nothing is dealt: all the cards are face up, and you take turns choosing your hand. So everybody knows which cards are in play.
    .name = Pro variant

rules-six-variant-even-odd = Fan cards were invented by fans of the game; you play with one of them at a time. With this one, a row accepts only even numbers, or only odd ones, and all other cards ignore that row. It moves whenever somebody takes a row.
    .name = Fan card: Even/Odd

rules-six-variant-escalade = In one row the numbers go down instead of up. Whenever somebody takes a row, the fan card moves to the next one up or down.
    .name = Fan card: Escalade

rules-six-variant-cabriole = This card has no number, but it takes up one of the five places in a row. When you play to its row, it jumps to the row that ends in the lowest number. If that row was full, you take it too.
    .name = Fan card: Cabriole

rules-six-variant-reversed = Once a round you may reverse the digits of your card: a 31 is placed as a 13. Once it is in the row, it is a 31 again.
    .name = Fan card: Reversed digits

rules-six-variant-coop = You play as a team of 1 to 6. The Ox plays too: each turn, the top card of its own cards is revealed with yours. Special cards let you change the order, the rows or your own card. You win if your team has fewer heads than the Ox after ten turns.
    .name = Everyone against the Ox

rules-six-variant-end = You can agree on another number of heads, or on a number of rounds.
    .name = A shorter or longer game


## Base game

rules-six-section-base = Base game
    .intro = For 2 to 10 players. Seats are numbered clockwise: the next seat is the one to your left.

rules-six-S1 = The game has 104 number cards, from 1 to 104.

rules-six-S2 = Bull heads are penalty points, and every card carries some: 1 on an ordinary card, 2 if its number ends in 5, 3 if it ends in 0, and 5 if it is a doublet (11, 22 … 99). The 55 is a doublet that ends in 5, and carries 7. The whole deck holds 171.

rules-six-S3 = At the start of a round all 104 cards are shuffled. Each player is dealt ten, and four more are laid face up, one below the other in the order they are drawn, to open the four rows: row 1 on top, row 4 at the bottom. The leftover cards are not used this round.

rules-six-S4 = In each turn everybody picks one card from their hand and lays it face down. Once the last player has picked, all the cards are revealed together.
    .ruling = You may change your pick until the cards are revealed.

rules-six-S5 = The revealed cards are placed one at a time, the lowest first and the highest last.

rules-six-S6 = Rising values: a card can go only in a row whose last card is lower.

rules-six-S7 = Smallest difference: if several rows would do, the card must go to the one whose last card is nearest below it. A card never has a choice of rows.

rules-six-S8 = Full row: a row holds five cards. If your card would be the sixth, you take those five into your pile, and your card becomes the first of the row.

rules-six-S9 = No row fits: in the base game this means that your card is lower than the last card of every row. You choose any one row and take all of it, and your card becomes the first of that row. You choose when your card’s turn to be placed comes, with everything placed before it in plain sight.

rules-six-S10 = The cards you take go face down into your own pile, never into your hand.
    .ruling = Everybody saw each row being taken, so the table shows how many heads are in each pile (in the base game, in the pro variant and with fan cards).

rules-six-S11 = A round lasts ten turns, until all hands are empty. The heads in your pile are then added to your running total, and all the cards come back for the next round.

rules-six-S12 = You play rounds until somebody has more than 66 heads in all. Whoever has the fewest heads then wins.
    .ruling = Totals are checked only after a complete round. Players tied for fewest heads share the win.

rules-six-S13 = Before you start you may agree on another total, or on a maximum number of rounds. At our tables these are options: the total is 66 unless you change it or do without one, and the number of rounds is open unless you limit it. The game ends after the round in which either limit is met.
    .ruling = A further option lets a game end as soon as somebody reaches the total, as some other editions have it, rather than going beyond it. At least one of the two limits must be set, so that the game ends.

rules-six-S14 = Examples. The rows begin 12, 37, 43 and 58.
    First turn, 14, 15, 44 and 61: the 14 and the 15 follow the 12; the 44 could go in rows 1, 2 or 3 and goes behind the 43, the nearest; the 61 goes behind the 58.
    Second turn, 21, 26, 30 and 36: the 21 and the 26 fill row 1 to five cards, so the 30 takes it and starts it afresh, and the 36 follows the 30.
    Third turn, 3, 9, 68 and 83: the 3 fits nowhere, its player takes row 2, which is only the 37, and the 9 can follow the 3; the 68 and the 83 go to row 4.
    A surprise to beware of: you play the 45 for the row that ends in 41, but somebody’s 42 gets there first: the 45 must follow the 42, is the sixth card, and takes the row.
    Another: you play the 62 for row 1, which ends in 61, but another player’s 30 takes that row away: the 62 must now go to row 4, which is full, and takes it.


## Pro variant

rules-six-section-pro = Pro variant
    .intro = For 2 to 10 players who like to calculate.

rules-six-P1 = You play only with the cards from 1 to ten times the number of players plus four: 1 to 34 for three players, 1 to 44 for four. So everybody knows which cards are in play.

rules-six-P2 = Nothing is dealt. All the cards are face up, and players take one each in turn until everybody has ten. The four cards left over open the rows.
    .ruling = The first to choose is drawn at random in the first round; after that the first choice moves one seat to the left each round. Within a round the choice goes clockwise. The four rows are laid out by value, the lowest on top.

rules-six-P3 = Everything else is as in the base game.
    .ruling = A table option decides who remembers the draft. By default the table does: it shows every hand to everybody, since everybody saw the cards being chosen. With the option off, each choice is announced as it is made and never listed again: remember it yourself.


## Fan card: Even/Odd

rules-six-section-even_odd = Fan card: Even/Odd
    .intro = For 2 to 10 players. One row accepts only even cards, or only odd ones.
    .ruling = { rules-six-one-fan-card }

rules-six-E1 = At the start, Even/Odd is laid to the left of the row with the lowest card, and shows whether that card is even or odd.

rules-six-E2 = Only cards of the kind it shows, even or odd, may be placed in its row. For any other card, find the row as usual (S6, S7), but as if that row were not there.

rules-six-E3 = Even/Odd does not count towards the five cards of a row.

rules-six-E4 = Whenever any row is taken (S8 or S9), Even/Odd moves. First the taker’s card starts its row; then Even/Odd goes to whichever of the other three rows ends in the lowest card, showing whether that card is even or odd. It always leaves its row; it may go to the row that has just been restarted.

rules-six-E5 = A card that may follow no row at all makes its player take one (S9).
    .ruling = This is so even where only Even/Odd stands in its way. The player may take any row, the marked one included, and the card that starts a row may be even or odd.

rules-six-E6 = Example. The 90 would go behind the 85 in row 4, but Even/Odd is there and shows odd. So it goes behind the 52 in row 2, is the sixth card, and takes the row. The three other rows now end in 31, 90 and 92: Even/Odd moves to row 1, with the 31, and keeps showing odd.


## Fan card: Escalade

rules-six-section-escalade = Fan card: Escalade
    .intro = For 2 to 10 players. One row runs downhill, and it keeps changing.
    .ruling = { rules-six-one-fan-card }

rules-six-C1 = At the start, Escalade is laid to the left of row 4, its arrows pointing up.

rules-six-C2 = In its row the values must fall: only a card lower than the last card may go there. In the three other rows they rise as ever.

rules-six-C3 = The smallest difference, upwards or downwards, decides among the rows that fit. If Escalade’s row and another are equally near, the card goes to Escalade’s row.

rules-six-C4 = Escalade does not count towards the five cards of a row.

rules-six-C5 = Whenever any row is taken, the taker’s card starts that row, and then Escalade moves one row in the direction of its arrows. When it arrives at row 1 or row 4 it is turned round at once, ready to go back.

rules-six-C6 = A row rises again once Escalade has left it.
    .ruling = The row keeps its cards, and the next card must be higher than its last card. A card that fits nowhere makes its player take any row (S9), Escalade’s row included; then Escalade moves (C5).

rules-six-C7 = Example. The 21 could follow the 12 in row 2, but the row with Escalade, row 4, ends in 26, only 5 away. So it goes there, is the sixth card, and takes the row. Escalade moves up to row 3, where the values must now fall.


## Fan card: Cabriole

rules-six-section-cabriole = Fan card: Cabriole
    .intro = For 2 to 10 players. A card without a number that takes up a place and hops from row to row.
    .ruling = { rules-six-one-fan-card }

rules-six-J1 = At the start, Cabriole is laid to the right of the lowest of the four cards. It has no value: the last card of its row is always the last number.

rules-six-J2 = Cabriole does count as one of the five cards of its row: four numbers and Cabriole make a full row.

rules-six-J3 = When a card is placed in Cabriole’s row, Cabriole jumps to another row: of the three others, the one whose last card is lowest.
    .ruling = The rulebook’s sentence lets your own card jump, but its example and its remark show that Cabriole is meant. The number stays where it was placed.

rules-six-J4 = When Cabriole’s row is taken, the number cards go to the taker’s pile and the played card starts the row again; then Cabriole jumps as in J3.

rules-six-J5 = Taking another row does not move Cabriole. But if it lands in a row that already has five numbers, that row now has six cards: the same player takes it as well, all but its highest card, which stays as the first of the row. Then Cabriole jumps again (J3). One card may set off several takings like this.

rules-six-J6 = Example. The 43 fits only row 1, behind the 13 and Cabriole. It is the sixth card there, and takes the four numbers. The other rows end in 78, 104 and 53: Cabriole jumps to row 4, with the 53.


## Fan card: Reversed digits

rules-six-section-reversed = Fan card: Reversed digits
    .intro = For 2 to 10 players. Once a round, read your card backwards.
    .ruling = { rules-six-one-fan-card }

rules-six-D1 = Besides the ten number cards, each player has one Reversed digits card per round. It is played together with a number card, face down, and only once.
    .ruling = Before the cards are revealed, nobody can see that you have added it.

rules-six-D2 = It turns the digits round: the 31 counts as 13, the 90 as 09, that is 9. Cards of three digits cannot be reversed.
    .ruling = It goes with the cards from 10 to 99. A doublet keeps its value, and the card is spent all the same.

rules-six-D3 = The reversed value decides both when the card is placed and in which row.

rules-six-D4 = If two cards have the same value, the player who reversed places first. (Two reversed cards never have the same value.)

rules-six-D5 = Once it is in a row, the card has its printed value again, so the numbers in a row can go down.

rules-six-D6 = A card fits a row by the same rule as in the base game.
    .ruling = A row fits only if the printed value of its last card is lower than the reversed value, not equal to it.

rules-six-D7 = Once used, the card is put away; if you have not used it by the end of the round, it is put away too.
    .ruling = Everybody has one again in the next round. Everybody can see who has spent theirs.

rules-six-D8 = Example. As 24, the card would go to row 2 and take it. Played with Reversed digits it counts as 42, goes to row 4, and takes nothing. In the row it is a 24 again, and the Reversed digits card is put away.


## Cooperative game

rules-six-section-coop = Cooperative game: everyone against the Ox
    .intro = For 1 to 6 players, who play as one team against the Ox. The base rules apply, with these changes.

rules-six-B1 = Each player is dealt ten cards, and the Ox ten, face down, which nobody may look at. Four more open the rows.

rules-six-B2 = There are 16 special cards, two of each of eight kinds. They are shuffled, and some of them make up the pile for this game: none for 1 player, 2 for 2, 4 for 3, 6 for 4, 11 for 5 and all 16 for 6. The others go back into the box unseen. The first two of the pile are laid face up.

rules-six-B3 = In each turn every player picks a card face down. All are revealed, together with the top card of the Ox’s cards, and are placed lowest first.

rules-six-B4 = The team has one pile of taken cards between them, and may look through it. The Ox has a pile of its own, which stays closed.
    .ruling = The table shows how many cards are in the Ox’s pile; its heads are counted at the end.

rules-six-B5 = If no row fits the Ox’s card, the Ox takes the row with the fewest heads among those that are not locked. If several are level, it takes the one of them whose last card is highest.

rules-six-B6 = A game is one round of ten turns. The team wins if it has fewer heads than the Ox. With 1 or 2 players the team’s heads count double.
    .ruling = A tie is a loss for the team.

rules-six-B7 = Only the two special cards that are face up can be used. A used one is replaced from the pile at once, and the new one may be used in the same turn; if the pile is empty, its place stays empty. You may use as many as you like in a turn.
    .ruling = After the reveal, special cards may be used before each card is placed. Once the team lets the card go, it is placed (its owner choosing a row if one must be taken, S9) without interruption.

rules-six-B8 = At no time may you show or name cards from your hand, or say what you mean to play. After the reveal, and only then, the team talks freely about special cards and about how the revealed cards should be placed.
    .ruling = The table’s chat and hints keep to this.

rules-six-B9 = Take at 7: lay it to the left of a row. That row is taken only by the seventh card, which takes six at once. The special card stays until the row is taken, and then goes.
    .ruling = It also goes when the row is taken because a card fits nowhere (S9). For Insert and Slide, such a row is full with six cards. It cannot be laid on a locked row, nor on a row that already has one.

rules-six-B10 = Stop: lay it to the left of a row, which is now locked. Nobody may add a card there, insert, slide or replace one, or take the row; cards go to the rows that are not locked. The team lifts it whenever it wishes, and then it is gone.
    .ruling = No card slides out of a locked row either. Stop can be lifted at any moment in which special cards may be used, and between turns. A card that fits no unlocked row takes one of the unlocked rows. Stop cannot be laid on a row that is locked already, nor on an empty one.

rules-six-B11 = Replace: a player takes back into their hand the card they have played, and another card from their hand is placed at once instead. The order of the other cards does not change. It cannot be used on the Ox’s card.
    .ruling = It is used when that player’s card is the next to be placed: the new card is placed in the same step, in the old one’s turn. With an empty hand it cannot be used.

rules-six-B12 = Insert: one of the team’s played cards may go between two cards of any row, or to its start, rather than to the end, as long as the row keeps rising. If that row is full, the team takes it, all but its last card, which stays as the first. It cannot be used on the Ox’s card.
    .ruling = It is used on the card that is next to be placed. When the row is taken, the inserted card goes with it.

rules-six-B13 = Slide: before a played card is placed, move one card that is already in a row to another row: between two cards, to the start or to the end, as long as that row keeps rising. If that row is full, the team takes it, all but its last card, which stays as the first.
    .ruling = The rulebook says “before one of yours”, but its example does it before the Ox’s card: Slide may be used before any card. If the only card of a row slides away, that row is empty: the next card to be placed, the Ox’s too and whatever its value, goes there and takes nothing. If two rows are empty, it goes to the upper one. A card may be slid into an empty row; Insert cannot be used while a row is empty; a Take at 7 stays there.

rules-six-B14 = First card and Last card: the team names which of its cards not yet placed is placed first, or last, whatever the values. With two of the same kind in one turn you name the first and the second, or the last but one and the last. They cannot be used on the Ox’s card.
    .ruling = Of two First cards, the one used first names the first card, the other the second. Of two Last cards, the one used later names the very last. No card is named first twice in one turn.

rules-six-B15 = Sort: the team fixes the order of all the cards not yet placed, the Ox’s included, whatever their values.
    .ruling = First card, Last card and Sort act on the order as it stands; the later one wins. You can cancel a Sort, and keep the card, until the whole order has been named.

rules-six-B16 = An example for each special card:
    Take at 7: a 20 would take a full row that ends in 17; with the special card beside it the 20 is only the sixth, and the next card there takes all six.
    Stop: row 2 is locked before the Ox’s 25 can go there; it must go to row 1, which is full, and the Ox takes it.
    Replace: a 25 would take the full row that ends in 17; its player takes it back and plays the 15, which goes behind a 10 in another row.
    Insert: a 10 is too low for every row, but goes between a 5 and an 11, and takes nothing.
    Slide: the 7 slides from the bottom row to the top row, so the Ox’s 15 is no longer the fifth card there but the sixth, and the Ox takes the row.
    First card: the Ox’s low card is about to take row 1, which has the fewest heads; a player places the 100 first, in row 1, is spared row 2, and gives the Ox three heads more.
    Last card: a 100 would take a row; placed last, it lets the Ox’s 103 become the sixth card and take it.
    Sort: the team has 55, 68, 78 and 80, the Ox 72. In order, the 55 would fill row 2 and the 68 take it. Instead the 78 and the 80 are placed, then the 55, the Ox’s 72 takes row 2, and the 68 ends in row 3.
    .ruling = In the Sort example the rulebook calls one and the same card 58 and 68; we read 68.

rules-six-B17 = The team decides together when to use which special card.
    .ruling = How it agrees is a table option. By default anyone may act: the first proposal the rules allow is carried out, and a card is placed when every person seated has said “go on” or the table’s delay has passed. Or all must agree: a proposal needs every person seated, and a single objection is enough to drop it; a rejected proposal cannot be made again until a card has been placed or something else used. Bots never object.


## Glossary

rules-six-term-card = number card
    .means = one of the 104 cards of the deck. Its number decides where it goes; its bull heads are what it costs whoever takes it.
rules-six-term-heads = bull head
    .means = a penalty point. Most cards have one. Numbers that end in 5 have two, numbers that end in 0 have three, and doublets such as 11, 22 or 33 have five. The 55 has seven.
rules-six-term-row = row
    .means = a line of one to five cards on the table. There are always four rows. Only the last card of a row matters when you add another, and it has to be lower than yours.
rules-six-term-turn = turn
    .means = everybody plays one card, and all these cards are placed.
rules-six-term-round = round
    .means = ten turns, until all hands are empty. Then the heads are counted and new cards are dealt.
rules-six-term-hand = hand
    .means = the cards you have not played yet. You start each round with ten.
rules-six-term-pile = pile
    .means = the cards you have taken, face down in front of you. They never go back into your hand.
rules-six-term-pick = pick a card
rules-six-term-reveal = reveal
rules-six-term-full-row = full row
    .means = a row with five cards. Whoever has to add a card to it takes it.
rules-six-term-take = take a row
rules-six-term-no-row = too low, fits no row
rules-six-term-pro = pro variant
rules-six-term-draft = draft
rules-six-term-fan-card = fan card
rules-six-term-even-odd = Even/Odd
rules-six-term-escalade = Escalade
rules-six-term-cabriole = Cabriole
rules-six-term-reversed = Reversed digits
rules-six-term-coop = cooperative game
rules-six-term-ox = the Ox
rules-six-term-special = special card
rules-six-term-take-at-seven = Take at 7
rules-six-term-stop = Stop
rules-six-term-replace = Replace
rules-six-term-insert = Insert
rules-six-term-slide = Slide
rules-six-term-first = First card
rules-six-term-last = Last card
rules-six-term-sort = Sort
