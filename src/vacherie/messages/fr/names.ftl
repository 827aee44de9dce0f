# Noms et listes, dans toutes les phrases de tous les jeux.

name-you = vous
name-you-alone = Vous
name-table = La table
name-chance = le hasard
name-person = Joueur 1
name-seat = place { $seat }
name-place =
    { $place ->
        [1] { $place }er
       *[other] { $place }e
    }
# Un mot chacun, pour neuf bots au plus.
name-bots = Marguerite Noisette Fleurette Blanchette Rosalie Violette Pâquerette Joséphine Capucine
list-nothing = rien
list-more = { $list }, { $item }
list-last = { $list } et { $item }
labelled = { $label } : { $text }
