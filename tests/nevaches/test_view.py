"""What a view counts out for its viewer: trees that a tile would allow, how near the scoring tiles are."""

from random import Random

from tests.nevaches.board import board, place
from vacherie.core.values import CHANCE
from vacherie.games.nevaches import GAME
from vacherie.games.nevaches.actions import PlaceTile
from vacherie.games.nevaches.goals import GOALS, PAYS, points_for, progress
from vacherie.games.nevaches.options import NeVachesOptions
from vacherie.games.nevaches.rules import NeVachesRules
from vacherie.games.nevaches.values import TreePlace


def test_n9_the_view_says_where_a_tile_of_the_row_would_allow_a_tree() -> None:
    state = board("F M / L .", tiles="L L L H W")
    assert state.view(0).tree_places == (
        TreePlace("house", (1, 1), ((0, 0),)),
        TreePlace("forest", (1, 1), ((0, 0),)),
    )


def test_n9_nothing_of_it_for_those_who_may_not_place_a_tile() -> None:
    state = board("F M / L .", tiles="L L L H W")
    assert state.view(1).tree_places == state.view(None).tree_places == ()
    place(state, "H", 1, 1)
    assert state.view(0).tree_places == ()


def test_n9_no_tree_where_the_tiles_serve_another_one() -> None:
    state = board("F M L / L W .", tiles="H H H F F", trees=((0, 0),))
    assert state.view(0).tree_places == ()


def test_n9_the_view_foretells_every_tree_that_is_offered() -> None:
    random = Random(5)
    state = GAME.new(NeVachesOptions(), 2)
    while actors := state.to_act():
        actor = actors[0]
        view = None if actor == CHANCE else state.view(actor)
        action = state.draw(random) if actor == CHANCE else state.random_action(actor, random)
        state.apply(actor, action)
        if view is not None and isinstance(action, PlaceTile):
            told = {(each.landscape, each.cell): each.squares for each in view.tree_places}
            offered = state.view(None).squares
            assert told.get((action.landscape, action.cell), ()) == offered


def test_n22_progress_agrees_with_the_rules_at_every_moment() -> None:
    random = Random(7)
    state = GAME.new(NeVachesOptions(), 3)
    while actors := state.to_act():
        assert isinstance(state, NeVachesRules)
        points, home = state.points[1], state.home[1]
        for goal in GOALS:
            near = progress(goal, 1, state.areas, points, home)
            paid = points_for(goal, 1, state.areas, points, home)
            assert (near.have >= near.needed) == (paid == PAYS[goal]), (goal, near)
            assert near.pays == PAYS[goal]
        state.apply(
            actors[0], state.draw(random) if actors[0] == CHANCE else state.random_action(actors[0], random)
        )


def test_n26_nobody_sees_how_near_others_are_to_their_scoring_tiles() -> None:
    state = board("F M / L .", tiles="L L L H W")
    assert len(state.view(0).goal_progress) == 2
    assert state.view(None).goal_progress == ()
