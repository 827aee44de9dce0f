# What NéVaches says at the table.

option-nevaches-random-bonus = Whether the bonus tiles lie on the track in random order and on random sides.
option-nevaches-choose-start-card = Whether each player chooses the start card from the row, instead of drawing one.
option-nevaches-deck = A file with a deck of your own; none for ours.
