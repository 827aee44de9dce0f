"""What nobody may know in the cooperative game: hands, the Ox's cards and its pile, the specials left."""

from tests.six_qui_prend.team import (
    COOP,
    all_views,
    deal,
    dealt,
    hand,
    pick,
    shared_part,
    team,
)
from vacherie.core.values import CHANCE
from vacherie.games.six_qui_prend import GAME
from vacherie.games.six_qui_prend.actions import PickCard
from vacherie.games.six_qui_prend.events import CardPicked, CardsRevealed, HandsDealt
from vacherie.games.six_qui_prend.values import Played


def test_b1_nobody_may_look_at_the_oxs_cards() -> None:
    table = team("10 / 20 / 30 / 40", hands="50 51 52", ox="1 2 3")
    other = team("10 / 20 / 30 / 40", hands="50 51 52", ox="3 6 7")
    assert all_views(table) == all_views(other)
    assert shared_part(table).ox_cards == 3


def test_b2_the_other_special_cards_are_unseen() -> None:
    table = dealt(3, ("stop", "slide", "first", "sort"))
    assert all_views(table) == all_views(dealt(3, ("stop", "slide", "last", "insert")))


def test_b4_the_team_may_look_at_its_pile() -> None:
    table = team("10 / 20 / 30 / 40", hands="50", taken="1 5 55")
    assert [(view.piles, view.pile_heads) for view in all_views(table)] == [(((1, 5, 55),), (10,))] * 4


def test_b4_of_the_oxs_pile_only_the_number_of_cards_is_shown() -> None:
    table = team("10 / 20 / 30 / 40", hands="50", ox_taken="1 5 55")
    other = team("10 / 20 / 30 / 40", hands="50", ox_taken="2 3 4")
    assert all_views(table) == all_views(other)
    assert shared_part(table).ox_pile_size == 3


def test_b4_the_oxs_heads_are_counted_at_the_end() -> None:
    table = team("10 / 20 / 30 / 40", specials="", hands="50", ox="49", ox_taken="1 5 55", players=1)
    pick(table, "50")
    assert (shared_part(table).ox_pile, shared_part(table).ox_heads) == ((1, 5, 55), 10)


def test_b8_no_view_shows_another_hand() -> None:
    table = team("10 / 20 / 30 / 40", hands="50 51 / 52 53 / 54 56")
    assert [hand(table, 0, viewer) for viewer in (0, 1, 2, None)] == [(50, 51), (), (), ()]


def test_b8_no_view_shows_what_another_has_picked() -> None:
    table = team("10 / 20 / 30 / 40", hands="50 51 / 52 53 / 54 56")
    other = table.copy()
    table.apply(0, PickCard(50))
    other.apply(0, PickCard(51))
    assert all_views(table)[2:] == all_views(other)[2:]
    assert (table.view(None), table.view(1).picked) == (other.view(None), (True, False, False))


def test_b8_no_event_names_a_card_before_the_reveal() -> None:
    table = team("10 / 20 / 30 / 40", hands="50 51 / 52 53 / 54 56")
    events = pick(table, "50 52")
    assert [GAME.seen_by(event, 2) for event in events] == [
        CardPicked(0, None, None),
        CardPicked(1, None, None),
    ]


def test_b8_the_deal_shows_each_seat_its_own_hand_and_nothing_of_the_ox() -> None:
    events = GAME.new(COOP, 3).apply(CHANCE, deal(3))
    seen = [GAME.seen_by(event, 1) for event in events]
    assert HandsDealt((None, tuple(range(11, 21)), None)) in seen
    assert not any(str(card) in str(seen) for card in range(61, 71))


def test_b8_the_reveal_shows_the_picked_cards_and_no_others() -> None:
    table = team("10 / 20 / 30 / 40", hands="50 51 / 52 53 / 54 56", ox="60 61")
    events = [GAME.seen_by(event, None) for event in pick(table, "50 52 54")]
    played = (Played(50, 50, 0), Played(52, 52, 1), Played(54, 54, 2), Played(60, 60, "ox"))
    assert CardsRevealed(played) in events
    assert not any(str(card) in str((events, table.view(None))) for card in (51, 53, 56, 61))


def test_b8_hands_stay_hidden_after_the_reveal() -> None:
    table = team("10 / 20 / 30 / 40", "25 ox45 61", hands="50 / 51 / 52")
    other = team("10 / 20 / 30 / 40", "25 ox45 61", hands="50 / 52 / 51")
    assert (table.view(0), table.view(None)) == (other.view(0), other.view(None))
