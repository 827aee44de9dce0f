# Nomes e listas, em todas as frases de todos os jogos.

name-you = você
name-you-alone = Você
name-table = A mesa
name-chance = a sorte
name-person = Jogador 1
name-seat = lugar { $seat }
name-place = { $place }º
# Uma palavra cada, para nove bots no máximo.
name-bots = Mimosa Malhada Estrela Pintada Formosa Boneca Rosinha Castanha Flor
list-nothing = nada
list-more = { $list }, { $item }
list-last = { $list } e { $item }
labelled = { $label }: { $text }
