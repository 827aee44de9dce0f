"""The bull's turns in NéVaches: legal, repeatable, and plain to see where the best one is."""

from random import Random
from typing import Any

import pytest

from tests.nevaches.board import board, seat
from vacherie.bots.bot import Budget
from vacherie.bots.nevaches.boards import Boards, Frame
from vacherie.bots.nevaches.bull import NeVachesBull
from vacherie.bots.nevaches.prospects import Prospects
from vacherie.bots.nevaches.reach import FAR, ONE, ONE_SHOWN, READY, THREE, TWO, TWO_SHOWN, reach
from vacherie.bots.nevaches.tree_chances import tree_chances
from vacherie.bots.nevaches.weights import ROWS
from vacherie.core.values import CHANCE
from vacherie.games.nevaches import GAME
from vacherie.games.nevaches.actions import BringHome, PlaceTile, PlayCard, TakeCard
from vacherie.games.nevaches.area import Area
from vacherie.games.nevaches.deck_file import shipped_deck
from vacherie.games.nevaches.drawing import parse_area
from vacherie.games.nevaches.matching import placements
from vacherie.games.nevaches.options import NeVachesOptions
from vacherie.games.nevaches.rules import NeVachesRules
from vacherie.games.nevaches.tiles import number_of

FAR_CARDS = ("X5-H", "X5-WFLW", "X5-MFWM", "X5-MFLH")
FEW = Budget(playouts=3)


def choice(state: Any, seat: int = 0, budget: Budget = FEW) -> Any:
    return NeVachesBull().choose(state.view(seat), state.legal_actions(seat), Random(1), budget)


def boards(drawing: str) -> Boards:
    drawn = list(parse_area(drawing.replace("/", "\n")))
    tiles = {number_of(cell): landscape for cell, landscape, _ in drawn}
    return Boards(Frame(tiles), Area.of(tiles, [number_of(cell) for cell, _, cow in drawn if cow], ()))


def test_it_plays_the_card_that_wins_now() -> None:
    rival = seat("F M / L H", points=60)
    state = board("L F M", "I3-LM", others=(rival,), points=64, tiles="F F F M W", card_row=FAR_CARDS, fox=1)
    assert choice(state) == PlayCard("I3-LM", ((0, 0), (2, 0)), ((1, 0),))


def test_it_takes_the_tile_that_completes_a_big_card() -> None:
    state = board(". M . / F W L", "X5-MFLH", tiles="F F H M W", card_row=FAR_CARDS[:3])
    assert choice(state) == PlaceTile("house", (1, 2))


def test_it_takes_a_card_that_fits_already() -> None:
    state = board("L H", tiles="F F F M W", card_row=("I2-LH", *FAR_CARDS[:3]))
    assert choice(state) == TakeCard("I2-LH")


def test_it_brings_home_the_herd_that_its_card_waits_for() -> None:
    state = board("f f / m m / L H", "I2-LH", tiles="F F F M W", card_row=FAR_CARDS)
    assert choice(state) == BringHome(((0, 0), (1, 0), (0, 1), (1, 1)))


def test_it_wants_points_not_promises_in_its_last_turn() -> None:
    rival = seat("F M / L H", points=66)
    state = board("W M", "X5-MFWM", others=(rival,), points=50, tiles="F F F M W", card_row=("I2-WM",), fox=1)
    assert choice(state) == TakeCard("I2-WM")


def test_it_ends_the_game_while_it_leads() -> None:
    """A card brings 65 points now; waiting would let the other come closer."""
    rival = seat("F M / L H", "I2-FM", "I2-LH", points=50)
    state = board(
        "L F M / W H .", "I3-LM", others=(rival,), points=58, tiles="F F F M W", card_row=FAR_CARDS, fox=1
    )
    assert choice(state) == PlayCard("I3-LM", ((0, 0), (2, 0)), ((1, 0),))


@pytest.mark.parametrize("choose_start_card", [False, True])
@pytest.mark.parametrize("random_bonus", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_its_choice_follows_from_view_seed_and_playouts(
    players: int, random_bonus: bool, choose_start_card: bool
) -> None:
    """The true table is asked once, a table imagined from the view the second time."""
    options = NeVachesOptions(random_bonus=random_bonus, choose_start_card=choose_start_card)
    state, random = GAME.new(options, players), Random(players)
    state.advance(CHANCE, state.draw(random))
    for _ in range(12):
        (actor,) = state.to_act()
        if actor == CHANCE:
            state.advance(CHANCE, state.draw(random))
            continue
        assert isinstance(actor, int)
        action = choice(state, actor)
        imagined = GAME.determinize(state.view(actor), random)
        assert choice(imagined, actor) == action
        state.apply(actor, action)


@pytest.mark.parametrize(
    ("drawing", "card", "lacks"),
    [
        ("L F M", "I3-LM", READY),
        ("M F L", "I3-LM", READY),
        ("L F", "I3-LM", ONE_SHOWN),
        ("F M", "I3-LM", ONE),
        ("L", "I3-LM", TWO_SHOWN),
        ("F", "I3-LM", TWO),
        ("F", "X5-H", FAR),
        ("W F / F .", "X5-H", THREE),
        ("l F M", "I3-LM", TWO),
    ],
)
def test_reach_counts_the_tiles_that_the_best_place_lacks(drawing: str, card: str, lacks: int) -> None:
    """With fields and meadows on show."""
    area = boards(drawing)
    patterns = area.frame.patterns(shipped_deck()[card])
    assert reach(patterns, area.empty, area.fitting, {"field", "meadow"}) == lacks


def test_a_card_is_ready_where_the_rules_find_a_place_for_it() -> None:
    random = Random(5)
    state = GAME.new(NeVachesOptions(), 2)
    assert isinstance(state, NeVachesRules)
    while actors := state.to_act():
        actor = actors[0]
        state.advance(actor, state.draw(random) if actor == CHANCE else state.random_action(actor, random))
        area = state.areas[0]
        bits = Boards(Frame(area.tiles), area)
        for card in random.sample(list(state.deck.values()), 5):
            lacks = reach(bits.frame.patterns(card), bits.empty, bits.fitting, set())
            assert (lacks == READY) == bool(placements(area, card))


@pytest.mark.parametrize(
    ("drawing", "chances"),
    [
        ("F", (0, 0, 0)),
        ("F M / W .", (1, 0, 2)),
        ("L L / L .", (0, 1, 2)),
        ("F F / M .", (0, 0, 2)),
        ("F M / H .", (0, 1, 2)),
    ],
)
def test_squares_are_counted_by_what_they_lack_for_a_tree(
    drawing: str, chances: tuple[int, int, int]
) -> None:
    """With houses on show."""
    assert tree_chances(boards(drawing), {"house"}) == chances


def test_every_prospect_has_its_weights() -> None:
    assert tuple(ROWS) == Prospects._fields
