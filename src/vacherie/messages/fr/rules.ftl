# Les mots autour des règles de chaque jeu.

rules-how-to-read = Chaque clause porte un numéro, et nos tests portent les mêmes numéros. Là où le livret se tait ou se contredit, il a fallu trancher : ce que nous avons décidé est écrit à part, sous le nom de « notre décision ».
rules-our-ruling = Notre décision :
rules-glossary = Glossaire
rules-column-en = Anglais
rules-column-fr = Français
rules-column-pt = Portugais
rules-column-code = Dans notre code
rules-generated = Cette page est produite à partir des catalogues de messages de Vacherie ; les mêmes règles existent en anglais, en français et en portugais.
