"""Clauses of `games/six_qui_prend` that are about whole numbers only: its own functions, compiled."""

from vacherie.bots.compiled import inlined
from vacherie.games.six_qui_prend import clauses, escalade, ox

row_under = inlined(clauses.row_under)
lowest_row = inlined(clauses.lowest_row)
distance = inlined(escalade.distance)
turned = inlined(escalade.turned)
price = inlined(ox.price)
