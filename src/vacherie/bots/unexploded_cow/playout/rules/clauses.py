"""The clauses that the engine and the playouts share, compiled."""

from vacherie.bots.compiled import inlined
from vacherie.games.unexploded_cow import clauses

left_of = inlined(clauses.left_of)
plays_left = inlined(clauses.plays_left)
counted_place = inlined(clauses.counted_place)
is_passed_on = inlined(clauses.is_passed_on)
from_pot = inlined(clauses.from_pot)
neighbour_places = inlined(clauses.neighbour_places)
payout_turn = inlined(clauses.payout_turn)
is_given_up = inlined(clauses.is_given_up)
standing = inlined(clauses.standing)
pot_share = inlined(clauses.pot_share)
