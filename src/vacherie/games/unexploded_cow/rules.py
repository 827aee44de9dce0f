"""The course of the game: which choice allows what, and what follows an answer until the next choice."""

from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

from vacherie.core.errors import IllegalAction
from vacherie.core.values import Action, Actor, Outcome, Seat, Viewer
from vacherie.games.unexploded_cow.actions import (
    ChooseCow,
    ChooseRoll,
    DefuseBomb,
    HandOnBomb,
    LetBlow,
    MoveCow,
    PayNext,
    PlayCow,
    PlayEvent,
    PutCow,
    Reshuffled,
    RollDie,
    Rolled,
    RolledTwice,
    Shuffled,
    StealBomb,
    UnexplodedAction,
)
from vacherie.games.unexploded_cow.blast import act_in_blast, blast_refusal, burn, explode, legal_in_blast
from vacherie.games.unexploded_cow.cities import city_cow, leave_city, visit_city
from vacherie.games.unexploded_cow.effects import (
    choose_cow,
    cow_choice_refusal,
    discard_event,
    legal_cows,
    legal_spots,
    put,
    spot_refusal,
)
from vacherie.games.unexploded_cow.ending import final_outcome
from vacherie.games.unexploded_cow.payout import legal_payouts, pay_next, payout_refusal, settle
from vacherie.games.unexploded_cow.play import legal_plays, play, play_refusal, play_step
from vacherie.games.unexploded_cow.roll import (
    bomb_roll,
    choose_roll,
    draw_roll,
    draw_two_rolls,
    end_roll,
    legal_rolls,
    roll,
    roll_choice_refusal,
    roll_refusal,
    roll_twice,
)
from vacherie.games.unexploded_cow.set_up import draw_shuffle, set_up, shuffle_refusal
from vacherie.games.unexploded_cow.state import Table
from vacherie.games.unexploded_cow.sudden_death import begin_sudden_death, end_sudden_turn, reward_last_cow
from vacherie.games.unexploded_cow.turn import (
    begin_turn,
    draw_cards,
    draw_reshuffle,
    next_turn,
    reshuffle,
    reshuffle_refusal,
)
from vacherie.games.unexploded_cow.values import Asked, Step
from vacherie.games.unexploded_cow.view import UnexplodedView, view_of


class Choice(NamedTuple):
    """Which actions answer it, why one of these may be forbidden all the same, and what it leads to."""

    kinds: tuple[type[Action], ...]
    refusal: Callable[[Table, Any], IllegalAction | None]
    answer: Callable[[Table, Any], Step | None]


CHOICES: Final[dict[Asked, Choice]] = {
    "shuffle": Choice((Shuffled,), shuffle_refusal, set_up),
    "reshuffle": Choice((Reshuffled,), reshuffle_refusal, reshuffle),
    "play": Choice((PlayCow, PlayEvent, MoveCow, RollDie), play_refusal, play),
    "cow": Choice((ChooseCow,), cow_choice_refusal, choose_cow),
    "place": Choice((PutCow,), spot_refusal, put),
    "roll": Choice((Rolled,), roll_refusal, roll),
    "two_rolls": Choice((RolledTwice,), roll_refusal, roll_twice),
    "which_roll": Choice((ChooseRoll,), roll_choice_refusal, choose_roll),
    "blast": Choice((StealBomb, HandOnBomb, DefuseBomb, LetBlow), blast_refusal, act_in_blast),
    "payout": Choice((PayNext,), payout_refusal, pay_next),
}

LEGAL: Final[dict[Asked, Callable[[Table], list[UnexplodedAction]]]] = {
    "play": legal_plays,
    "cow": legal_cows,
    "place": legal_spots,
    "which_roll": legal_rolls,
    "blast": legal_in_blast,
    "payout": legal_payouts,
}

CHANCES: Final[dict[Asked, Callable[[Table, Random], UnexplodedAction]]] = {
    "shuffle": draw_shuffle,
    "reshuffle": draw_reshuffle,
    "roll": draw_roll,
    "two_rolls": draw_two_rolls,
}


def effect_done(table: Table) -> Step:
    """An event or a city has had its way."""
    return discard_event(table) if table.visiting is None else leave_city(table)


STEPS: Final[dict[Step, Callable[[Table], Step | None]]] = {
    "begin_turn": begin_turn,
    "next_turn": next_turn,
    "draw": draw_cards,
    "play": play_step,
    "effect_done": effect_done,
    "roll": bomb_roll,
    "blast": burn,
    "explode": explode,
    "settle": settle,
    "last_cow": reward_last_cow,
    "city": visit_city,
    "city_cow": city_cow,
    "end_roll": end_roll,
    "begin_sudden_death": begin_sudden_death,
    "end_sudden_turn": end_sudden_turn,
}
"""What the game does by itself; each step names the next, or `None` where somebody is asked."""


class UnexplodedCow(Table):
    __slots__ = ()

    def legal_actions(self, seat: Seat) -> list[UnexplodedAction]:
        if self.asked is None or self.actor != seat:
            return []
        return LEGAL[self.asked](self)

    def refusal(self, actor: Actor, action: UnexplodedAction) -> IllegalAction | None:
        if self.asked is None:
            return IllegalAction("game-over")
        if actor != self.actor:
            return IllegalAction("not-your-turn")
        choice = CHOICES[self.asked]
        if not isinstance(action, choice.kinds):
            return IllegalAction("not-asked", asked=self.asked)
        return choice.refusal(self, action)

    def advance(self, actor: Actor, action: UnexplodedAction) -> None:
        assert self.asked is not None
        step = CHOICES[self.asked].answer(self, action)
        while step is not None:
            step = STEPS[step](self)

    def draw(self, random: Random) -> UnexplodedAction:
        assert self.asked is not None
        return CHANCES[self.asked](self, random)

    def view(self, viewer: Viewer) -> UnexplodedView:
        return view_of(self, viewer)

    def outcome(self) -> Outcome | None:
        return final_outcome(self)
