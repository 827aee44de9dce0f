# The words around every game's rules page.

rules-how-to-read = Every rule has a number. Where the rulebook is silent or contradicts itself, we had to decide; our decisions are set apart and marked “Our ruling”.
rules-our-ruling = Our ruling:
rules-glossary = Glossary
rules-column-en = English
rules-column-fr = French
rules-column-pt-BR = Portuguese
rules-column-code = In our code
rules-generated = This page is generated from Vacherie’s message catalogues; the same rules exist in English, French and Portuguese.
