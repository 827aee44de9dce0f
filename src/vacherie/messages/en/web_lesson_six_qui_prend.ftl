# The lesson of 6 qui prend!: for each step what is explained and asked, what is said to another choice, and what came of it.

lesson-six-rising = Moo, I’m Marguerite! Four rows, and their numbers only ever rise: a card goes behind a lower one. Your 25 fits behind just one card. Play it!
    .low = The 3 is lower than every row. That hurts, and we’ll get to it. For now: the 25.
    .again = Allowed, and rather bold. But it’s the 25 I want to show you: it fits behind one card only.
    .done = Everybody chose in secret, all cards were turned over at once, and each went behind a lower one. For your 25, that was the 20.
lesson-six-nearest = Many cards fit several rows. They don’t get to pick: each goes where the gap is smallest. Which of your cards would land behind the 66?
    .low = The 3 is lower than everything on the table. Not yet!
    .forty-five = The 45 fits behind the 25 and behind the 40. The 40 is nearer, so that’s where it would go.
    .again = The 96 would rather follow the 91: only five apart. Look for a card a little above 66.
    .done = Your 72 fitted behind the 25, the 40 and the 66. The 66 was nearest. You choose the card, the gap chooses the row.
lesson-six-order = Framboise and Clovis have chosen: there lie their cards, face down. Put your 45 behind that lonely 40. What could possibly go wrong?
    .low = The 3 still has to wait. Its hour will come.
    .again = The 96 would go behind the 91 in peace. The 45 makes a better story.
    .done = The lowest card goes first! 41 and 43 slipped in ahead of you. A row fills up fast when everyone has the same idea.
lesson-six-sixth = A row holds five. Whoever brings the sixth card takes all five home, and nobody wants that. Row 2 is full. Which of your cards keeps clear of it?
    .again = As the rows lie now, that card goes behind the 46: sixth, and five cows to feed. Try another one.
    .done = Safe behind the 72! Clovis wasn’t: his 51 came sixth. Five cards move in with him, and the 51 begins the row anew.
lesson-six-heads = Cards you take count by their bull heads, and heads are bad. Most have one; numbers ending in 5 have two, in 0 three, doubles like 44 five. Which of yours is the worst? Out with it!
    .again = Count its heads: there is a nastier one in your hand.
    .done = The 55 is a five and a double: seven heads, the worst card of all. Now it lies in row 3, and somebody is going to be sorry.
lesson-six-low = Oh dear: both your cards are lower than every row. It happens to the best of us. Play one, and let’s see what it costs.
lesson-six-row = Nothing fits, so you take a row, whichever you like, and your card begins it anew. Every row shows its price in heads. Be stingy!
    .again = You may, but that row costs eight heads or more. One of the four costs a single head.
    .done = One head: that’s hardly a cow. A low card at the right moment can be a clever move.
lesson-six-score = Ten cards make a round, and this is your last. Then heads are counted. Once somebody has more than 66, the fewest heads win. Play it!
    .done = Clovis has 68 heads, so the game is over. You have 16, the fewest of all. You win!
lesson-six-end = That’s all there is to it: rising numbers, small gaps, and never come sixth. The calves are waiting, and you know more than they do.
