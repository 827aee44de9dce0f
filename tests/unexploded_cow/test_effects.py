"""What each event does: U14, and the cities that act like one."""

import pytest

from tests.unexploded_cow.board import (
    EFFECTS,
    act,
    board,
    card,
    discarded,
    drawn,
    gains,
    hand,
    play_event,
    refusal,
    roll,
    table,
)
from vacherie.games.unexploded_cow import effects
from vacherie.games.unexploded_cow.actions import ChooseCow, PutCow
from vacherie.games.unexploded_cow.cards import MAIN_CARDS
from vacherie.games.unexploded_cow.deck_file import shipped_deck
from vacherie.games.unexploded_cow.options import UnexplodedOptions, name_key
from vacherie.games.unexploded_cow.rulebook import RULEBOOK
from vacherie.messages.catalogue import LANGUAGES, catalogue


def choose(name: str) -> ChooseCow:
    return ChooseCow(card(name))


def shipped_keys() -> list[str]:
    """The messages that name the events of the shipped deck, each once."""
    keys = (name_key(number, UnexplodedOptions()) for number in range(MAIN_CARDS))
    return list(dict.fromkeys(key for key in keys if key is not None))


def test_u14_every_effect_of_the_list_is_known() -> None:
    assert set(EFFECTS) == effects.EFFECTS.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_u14_the_rules_page_tells_what_each_event_of_the_shipped_deck_does(language: str) -> None:
    words = catalogue(language)
    told = words.text(RULEBOOK.clause_key("U14")).splitlines()[1:]
    names = [line.partition(":")[0].strip() for line in told]
    assert names == [words.text(key) for key in shipped_keys()]


def test_u14_in_english_the_events_of_the_shipped_deck_are_called_as_its_file_says() -> None:
    names = [catalogue("en").text(key) for key in shipped_keys()]
    assert names == [event.name for event in shipped_deck().events]


def test_u14_a_cow_from_the_discard_pile_costs_only_the_event() -> None:
    state = board("Two Three / /", "cow_from_discard", discard="Eight filler")
    play_event(state, "cow_from_discard")
    act(state, choose("Eight"))
    act(state, PutCow(0, 1))
    assert drawn(state) == "Two Eight Three / /"
    assert gains(state) == (-100, 0, 0)
    assert discarded(state) == "filler cow_from_discard"


def test_u14_only_a_cow_can_be_recruited() -> None:
    state = board("Two / /", "cow_from_discard", discard="Eight filler")
    play_event(state, "cow_from_discard")
    assert refusal(state, choose("filler")) == "cow-out-of-reach"
    assert refusal(state, choose("Two")) == "cow-out-of-reach"


def test_u14_a_stolen_cow_goes_to_any_place_of_the_own_herd() -> None:
    state = board("Two Three / Five / Eight", "steal_cow")
    play_event(state, "steal_cow")
    act(state, choose("Five"))
    act(state, PutCow(0, 1))
    assert drawn(state) == "Two Five Three / / Eight"


def test_u14_one_steals_from_others_only() -> None:
    state = board("Two / Five /", "steal_cow")
    play_event(state, "steal_cow")
    assert state.legal_actions(0) == [choose("Five")]


def test_u14_a_place_is_asked_for_only_if_there_are_two() -> None:
    state = board("/ Five /", "steal_cow")
    play_event(state, "steal_cow")
    act(state, choose("Five"))
    assert drawn(state) == "Five / /"
    assert table(state).asked == "play"


def test_u14_two_cows_of_different_herds_change_places() -> None:
    state = board("Two Three / Five Eight /", "swap_cows")
    play_event(state, "swap_cows")
    act(state, choose("Three"))
    assert refusal(state, choose("Two")) == "cow-out-of-reach"
    act(state, choose("Five"))
    assert drawn(state) == "Two Five / Three Eight /"


def test_u14_every_herd_moves_to_the_left() -> None:
    state = board("Two Three / Five / Eight", "herds_move_left")
    play_event(state, "herds_move_left")
    assert drawn(state) == "Eight / Two Three / Five"


@pytest.mark.parametrize(("place", "herd"), [(0, "Two Five Eight"), (2, "Five Eight Two")])
def test_u14_a_stray_cow_goes_to_either_end_of_another_herd(place: int, herd: str) -> None:
    state = board("Two / Five Eight /", "move_cow")
    play_event(state, "move_cow")
    act(state, choose("Two"))
    assert refusal(state, PutCow(1, 1)) == "not-a-spot"
    assert refusal(state, PutCow(0, 0)) == "not-a-spot"
    act(state, PutCow(1, place))
    assert drawn(state) == f"/ {herd} /"


def test_u14_draw_three() -> None:
    state = board("/ /", "draw_three", draw_pile="Two Three Five Eight")
    play_event(state, "draw_three")
    assert hand(state) == "Two Three Five"


def test_u14_the_others_pay_you() -> None:
    state = board("/ / /", "others_pay_you_100", pot=0)
    play_event(state, "others_pay_you_100")
    assert gains(state) == (300 - 100, -100, -100, -100)


def test_u14_you_pay_the_others_and_draw_three() -> None:
    state = board("/ /", "pay_others_100_draw_three", draw_pile="Two Three Five")
    play_event(state, "pay_others_100_draw_three")
    assert gains(state) == (-300, 100, 100)
    assert hand(state) == "Two Three Five"


def test_u14_all_the_largest_herds_pay() -> None:
    state = board("Two / Five Eight / Three Minus2", "largest_herd_pays_300", pot=0)
    play_event(state, "largest_herd_pays_300")
    assert gains(state) == (-100, -300, -300)
    assert table(state).pot == 700


def test_u14a_a_shot_cow_has_not_exploded() -> None:
    state = board("Bomber4 Eight / /", "shoot_cow")
    play_event(state, "shoot_cow")
    act(state, choose("Bomber4"))
    assert drawn(state) == "Eight / /"
    assert gains(state) == (-100, 0, 0)
    assert table(state).cities == ((), (), ())
    assert discarded(state) == "Bomber4 shoot_cow"


def test_u20_a_city_gives_a_cow_from_another_herd() -> None:
    state = board("Two Three / Five /", city="Brest")
    roll(state, 1)
    act(state, choose("Five"))
    act(state, PutCow(0, 0))
    assert drawn(state) == "Five Three / /"
