# The words around every game's rules page.

rules-how-to-read = Every clause has a number, and our tests carry the same numbers. Where the rulebook is silent or contradicts itself we had to decide: what we decided stands apart, marked as our ruling.
rules-our-ruling = Our ruling:
rules-glossary = Glossary
rules-column-en = English
rules-column-fr = French
rules-column-pt = Portuguese
rules-column-code = In our code
rules-generated = This page is generated from Vacherie’s message catalogues; the same rules exist in English, French and Portuguese.
