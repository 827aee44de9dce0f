# The words around every game's rules page.

rules-guide-summary = In a minute
rules-guide-goal = The goal
rules-guide-words = Words to know
rules-guide-turn = A turn
rules-guide-example = An example
rules-guide-hints = Hints for your first games
rules-guide-variants = Other ways to play
rules-picture = The table at this moment
rules-all = All the rules
rules-how-to-read = Every rule has a number. Where the rulebook is silent or contradicts itself, we had to decide; our decisions are set apart and marked “Our ruling”.
rules-our-ruling = Our ruling:
rules-glossary = Glossary
rules-column-en = English
rules-column-fr = French
rules-column-pt-BR = Portuguese
