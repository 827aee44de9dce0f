# Les mots autour des règles de chaque jeu.

rules-how-to-read = Chaque règle porte un numéro. Là où le livret se tait ou se contredit, il a fallu trancher : nos choix sont écrits à part, sous « Notre décision ».
rules-our-ruling = Notre décision :
rules-glossary = Glossaire
rules-column-en = Anglais
rules-column-fr = Français
rules-column-pt-BR = Portugais
rules-column-code = Dans notre code
rules-generated = Cette page est produite à partir des catalogues de messages de Vacherie ; les mêmes règles existent en anglais, en français et en portugais.
