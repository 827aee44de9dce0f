"""What a card lacks, as the table says it to the player (N13)."""

from random import Random

from tests.nevaches.board import board
from vacherie.core.values import CHANCE
from vacherie.games.nevaches import GAME
from vacherie.games.nevaches.actions import PlayCard
from vacherie.games.nevaches.fits import Fit, Lack
from vacherie.games.nevaches.game import NeVachesState
from vacherie.games.nevaches.options import NeVachesOptions


def fit(state: NeVachesState, card: str) -> Fit:
    return next(found for found in GAME.hints(state.view(0)) if found.card == card)


def test_n13_a_card_that_can_be_played_lacks_nothing() -> None:
    found = fit(board("L H", "I2-LH"), "I2-LH")
    assert found == Fit("I2-LH", ((0, 0), (1, 0)), (), (), 0)


def test_n13_the_missing_tile_is_named_with_its_place() -> None:
    found = fit(board("M L M", "I2-LH"), "I2-LH")
    assert found.lacks == (Lack((1, -1), "house"),) or found.lacks == (Lack((1, 1), "house"),)


def test_n13_any_tile_will_do_under_a_face_down_cell() -> None:
    assert fit(board("L", "I2-L"), "I2-L").lacks[0].landscape is None


def test_n13_cows_that_stand_in_the_way_are_named() -> None:
    found = fit(board("l h", "I2-LH"), "I2-LH")
    assert (found.lacks, found.blocked) == ((), ((0, 0), (1, 0)))


def test_n13_cows_missing_at_home_are_counted() -> None:
    state = board("L H / f f / f m", "I2-LH")
    assert fit(state, "I2-LH").cows == max(0, 2 - state.view(0).seats[0].home)


def test_n13_an_empty_valley_lacks_the_whole_shape() -> None:
    assert len(fit(board("", "V3-M"), "V3-M").lacks) == 3


def test_n13_where_every_tile_contradicts_the_shape_lies_beside_the_valley() -> None:
    assert [lack.landscape for lack in fit(board("F", "I2-LH"), "I2-LH").lacks] == ["lake", "house"]


def test_n12_cards_of_the_row_are_told_too_and_the_audience_is_told_nothing() -> None:
    state = board("F M", "V3-M", card_row=("I2-L", "I3-L"))
    assert [found.card for found in GAME.hints(state.view(0))] == ["V3-M", "I2-L", "I3-L"]
    assert GAME.hints(state.view(None)) == ()


def test_n13_in_a_whole_game_what_lacks_nothing_can_be_played_and_nothing_else() -> None:
    random = Random(13)
    state = GAME.new(NeVachesOptions(), 2)
    played = 0
    while actors := state.to_act():
        actor = actors[0]
        if actor == CHANCE:
            state.apply(CHANCE, state.draw(random))
            continue
        legal = state.legal_actions(actor)
        if state.asked == "action":
            ways = {action.card for action in legal if isinstance(action, PlayCard)}
            own = state.view(actor).seats[actor]
            mine = {*own.hand, own.start_card}
            ready = {
                found.card
                for found in GAME.hints(state.view(actor))
                if found.card in mine and not (found.lacks or found.blocked or found.cows)
            }
            assert ready == ways
            played += len(ways)
        state.apply(actor, random.choice(legal))
    assert played
