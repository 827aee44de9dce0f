"""The end of the game and its scoring: N19 to N23."""

import pytest

from tests.nevaches.board import board, only, place, seat, take
from vacherie.core.values import Outcome
from vacherie.games.nevaches import GAME
from vacherie.games.nevaches.actions import ChooseGoal
from vacherie.games.nevaches.drawing import LETTER_OF
from vacherie.games.nevaches.events import BonusReached, GoalChosen, GoalsRevealed
from vacherie.games.nevaches.game import NeVachesState
from vacherie.games.nevaches.goals import GOALS, PAYS, Goal
from vacherie.games.nevaches.position import NeVachesPosition, SeatPosition

LINE = "F F F F F F F F F F F F F"
"""Thirteen tiles."""


def last_turn(state: NeVachesState) -> NeVachesState:
    """Seat 0 places a tile and takes a card, which ends its turn."""
    place(state, "W", 0, 1)
    take(state, state.view(None).card_row[0])
    return state


def goal_choice(seats: tuple[SeatPosition, ...]) -> NeVachesState:
    """All are to choose a scoring tile."""
    return GAME.restore(NeVachesPosition(players=len(seats), asked="goal", seats=seats))


def pays(goal: Goal, mine: SeatPosition, *others: SeatPosition) -> int:
    """What the scoring tile pays seat 0."""
    spare = next(each for each in GOALS if each != goal)
    first = SeatPosition(mine.area, mine.corner, mine.trees, mine.points, goals=(goal, spare))
    return goal_choice((first, *(others or (seat(),)))).view(0).goal_points[0]


def test_n19_with_65_points_the_round_is_finished() -> None:
    state = last_turn(board("F", points=65, fox=0))
    assert state.to_act() == (1,)
    assert state.view(None).asked == "action"


def test_n19_the_seat_right_of_the_fox_has_the_last_turn() -> None:
    state = last_turn(board("F", points=65, fox=1))
    assert state.view(None).asked == "goal"


def test_n19_it_does_not_matter_who_has_them() -> None:
    state = last_turn(board("F", others=[seat(points=70)], fox=1))
    assert state.view(None).asked == "goal"


def test_n19_with_64_it_goes_on() -> None:
    assert last_turn(board("F", points=64, fox=1)).view(None).asked == "action"


def test_n19_reaching_65_with_the_first_action_does_not_spare_the_second() -> None:
    state = board("F M / L .", points=61, fox=1, tiles="W F W H H")
    place(state, "W", 1, 1)
    state.apply(0, state.legal_actions(0)[0])
    assert (state.to_act(), state.view(None).actions) == ((0,), 1)


def test_n20_without_five_tiles_the_game_ends_at_once_though_the_round_is_not_finished() -> None:
    state = last_turn(board("F", fox=0, tiles="W F F F F", pile=""))
    assert state.view(None).asked == "goal"
    assert len(state.view(None).card_row) == 3


def test_n20_a_pile_that_just_suffices_lets_it_go_on() -> None:
    state = last_turn(board("F", fox=0, tiles="W F F F F", pile="H"))
    assert state.to_act() == (1,)


@pytest.mark.parametrize(("players", "last"), [(2, 57), (3, 62), (4, 67)])
def test_n20_that_is_the_57th_62nd_or_67th_tile(players: int, last: int) -> None:
    state = all_placed_but(6, players)
    one_tile(state)
    assert (state.view(None).asked, placed(state)) == ("action", last - 1)
    one_tile(state)
    assert (state.view(None).asked, placed(state)) == ("goal", last)


def all_placed_but(left: int, players: int) -> NeVachesState:
    """Five in the row and the rest in the pile; all other tiles lie in line before the seats."""
    counts = {"F": 16, "M": 15, "W": 15, "L": 13, "H": 12}
    rest = "".join(letter * (count - (4 - players) - 1) for letter, count in counts.items())[left - 5 :]
    seats = tuple(seat(" ".join(rest[number::players])) for number in range(players))
    return GAME.restore(NeVachesPosition(players=players, seats=seats))


def one_tile(state: NeVachesState) -> None:
    """The turn of a seat that puts a tile at the end of its line, and takes a card."""
    place(state, LETTER_OF[state.view(None).tile_row[0]], -1, 0)
    take(state, state.view(None).card_row[0])


def placed(state: NeVachesState) -> int:
    return sum(len(player.tiles) for player in state.view(None).seats)


def test_n21_all_choose_at_the_same_time_and_in_secret() -> None:
    state = goal_choice((seat(goals=GOALS[:2]), seat(goals=GOALS[2:4])))
    (told,) = state.apply(0, ChooseGoal("most_fields"))
    assert GAME.seen_by(told, 1) == GoalChosen(0, None)
    assert state.view(1).seats[0].has_chosen
    assert state.to_act() == (1,)


def test_n21_a_choice_may_be_changed_until_the_last_has_chosen() -> None:
    state = goal_choice((seat(goals=GOALS[:2]), seat(goals=GOALS[2:4])))
    state.apply(0, ChooseGoal("most_fields"))
    state.apply(0, ChooseGoal("lakes_at_edge"))
    told = state.apply(1, ChooseGoal("most_meadows"))
    assert only(told, GoalsRevealed)[0].goals == ("lakes_at_edge", "most_meadows")


def test_n21_one_of_the_own_two() -> None:
    state = goal_choice((seat(goals=GOALS[:2]), seat(goals=GOALS[2:4])))
    refusal = state.refusal(0, ChooseGoal("most_meadows"))
    assert refusal is not None
    assert refusal.code == "goal-not-yours"


def test_n21_the_other_is_out_and_stays_secret() -> None:
    state = goal_choice((seat(goals=GOALS[:2]), seat(goals=GOALS[2:4])))
    state.apply(0, ChooseGoal("lakes_at_edge"))
    state.apply(1, ChooseGoal("most_meadows"))
    assert state.view(1).goals == GOALS[2:4]
    assert [player.revealed for player in state.view(1).seats] == ["lakes_at_edge", "most_meadows"]


def test_n21_the_view_marks_what_pays_and_a_player_may_choose_otherwise() -> None:
    state = goal_choice((seat(goals=("lakes_at_edge", "most_fields")), seat(goals=GOALS[2:4])))
    assert state.view(0).goal_points == (0, 4)
    assert ChooseGoal("lakes_at_edge") in state.legal_actions(0)


def test_n21_bonuses_no_longer_work() -> None:
    state = goal_choice((seat(points=14, goals=("most_fields", "most_meadows")), seat()))
    state.apply(0, ChooseGoal("most_fields"))
    told = state.apply(1, state.legal_actions(1)[0])
    assert only(told, BonusReached) == []
    assert (state.view(None).seats[0].points, state.view(None).seats[0].home) == (18, 4)


@pytest.mark.parametrize(
    ("area", "points"), [("L L", 4), ("L F", 0), (". F . / F L F / L F L", 4), (". F . / F L F / . F L", 0)]
)
def test_n22_two_lakes_on_the_edge(area: str, points: int) -> None:
    assert pays("lakes_at_edge", seat(area)) == points


def test_n22_a_hole_is_an_edge_too() -> None:
    around = ". M M M . / F L L L F / F L . L F / F L L L F / . W W W ."
    assert pays("lakes_at_edge", seat(around)) == 4


@pytest.mark.parametrize(
    ("goal", "letter", "points"),
    [("most_fields", "F", 4), ("most_meadows", "M", 5), ("most_forests", "W", 5)],
)
def test_n22_most_or_equal_most(goal: Goal, letter: str, points: int) -> None:
    one, two = seat(letter), seat(f"{letter} {letter}")
    assert pays(goal, two, one) == pays(goal, one, one) == pays(goal, seat("H"), seat("H")) == points
    assert pays(goal, one, two) == pays(goal, one, seat(), two) == 0


def test_n22_65_points_before_any_scoring_tile() -> None:
    assert pays("sixty_five_points", seat(points=65)) == 3
    assert pays("sixty_five_points", seat(points=64)) == 0


def test_n22_three_trees() -> None:
    area = "F M F M / L W L W / F M . . / L W . ."
    assert pays("three_trees", seat(area, trees=((0, 0), (2, 0), (0, 2)))) == 6
    assert pays("three_trees", seat(area, trees=((0, 0), (2, 0)))) == 0


def test_n22_four_cows_at_home() -> None:
    assert pays("four_cows_home", seat("F")) == 4
    assert pays("four_cows_home", seat("f")) == 0


def test_n22_thirteen_tiles() -> None:
    assert pays("thirteen_tiles", seat(LINE)) == 5
    assert pays("thirteen_tiles", seat(LINE[2:])) == 0


def test_n22_a_house_with_tiles_on_all_four_sides() -> None:
    assert pays("house_inside", seat(". F . / F H F / . F .")) == 5
    assert pays("house_inside", seat(". F . / F H F / . . .")) == 0


def test_n22_there_are_nine_and_these_are_their_points() -> None:
    assert sorted(PAYS.values()) == [3, 4, 4, 4, 5, 5, 5, 5, 6]


def outcome(*seats: SeatPosition) -> Outcome | None:
    """When all have revealed a scoring tile that pays nothing."""
    poor: list[tuple[Goal, Goal]] = [("three_trees", "thirteen_tiles"), ("house_inside", "lakes_at_edge")]
    poor.append(("sixty_five_points", "four_cows_home"))
    chosen = tuple(
        SeatPosition(each.area, points=each.points, goals=goals)
        for each, goals in zip(seats, poor, strict=False)
    )
    state = goal_choice(chosen)
    for number, goals in enumerate(poor[: len(seats)]):
        state.apply(number, ChooseGoal(goals[0]))
    return state.outcome()


def test_n23_most_points_win() -> None:
    assert outcome(seat("F", points=20), seat("F", points=30)) == Outcome((20, 30), (2, 1), "points-reached")


def test_n23_then_more_tiles() -> None:
    result = outcome(seat("F F", points=20), seat("F", points=20), seat("F", points=30))
    assert result is not None
    assert result.places == (2, 3, 1)


def test_n23_then_the_place_is_shared() -> None:
    result = outcome(seat("F", points=20), seat("F", points=20), seat("F", points=10))
    assert result is not None
    assert result.winners == (0, 1)
    assert result.places == (1, 1, 3)


def test_n20_the_outcome_says_why() -> None:
    state = last_turn(board("F", fox=0, tiles="W F F F F", pile=""))
    for number in (0, 1):
        state.apply(number, state.legal_actions(number)[0])
    result = state.outcome()
    assert result is not None
    assert result.reason == "tiles-used-up"
