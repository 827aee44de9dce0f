# Les mots autour des règles de chaque jeu.

rules-guide-summary = En une minute
rules-guide-goal = Le but
rules-guide-words = Les mots à connaître
rules-guide-turn = Un tour
rules-guide-example = Un exemple
rules-guide-hints = Conseils pour vos premières parties
rules-guide-variants = D’autres façons de jouer
rules-picture = La table à ce moment
rules-all = Toutes les règles
rules-how-to-read = Chaque règle porte un numéro. Là où le livret se tait ou se contredit, il a fallu trancher : nos choix sont écrits à part, sous « Notre décision ».
rules-our-ruling = Notre décision :
rules-glossary = Glossaire
rules-column-en = Anglais
rules-column-fr = Français
rules-column-pt-BR = Portugais
