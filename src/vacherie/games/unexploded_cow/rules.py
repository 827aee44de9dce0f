"""The course of the game: what follows an answer, step by step, until somebody is asked again."""

from random import Random
from typing import assert_never

from vacherie.core.errors import IllegalAction
from vacherie.core.values import Actor, Outcome, Seat, Viewer
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
from vacherie.games.unexploded_cow.blast import burn, defuse, explode, hand_on, steal
from vacherie.games.unexploded_cow.choices import choices
from vacherie.games.unexploded_cow.cities import city_cow, leave_city, visit_city
from vacherie.games.unexploded_cow.effects import choose_cow, discard_event, put
from vacherie.games.unexploded_cow.ending import final_outcome
from vacherie.games.unexploded_cow.payout import pay_next, settle
from vacherie.games.unexploded_cow.play import move_cow, play_cow, play_event, play_step
from vacherie.games.unexploded_cow.refusals import ANSWERS, answer_refusal
from vacherie.games.unexploded_cow.roll import (
    bomb_roll,
    choose_roll,
    draw_roll,
    draw_two_rolls,
    end_roll,
    roll,
    roll_twice,
)
from vacherie.games.unexploded_cow.set_up import draw_shuffle, set_up
from vacherie.games.unexploded_cow.state import UnexplodedTable
from vacherie.games.unexploded_cow.sudden_death import begin_sudden_death, end_sudden_turn, reward_last_cow
from vacherie.games.unexploded_cow.turn import begin_turn, draw_cards, draw_reshuffle, next_turn, reshuffle
from vacherie.games.unexploded_cow.values import AutomaticStep
from vacherie.games.unexploded_cow.view import UnexplodedView, view_of


class UnexplodedCow(UnexplodedTable):
    """The table with its rules: what is played, copied and restored.

    Whoever plays calls only what `core.game.State` promises. The functions of the rulebook trust that
    `refusal` was asked. There is no lock: a game belongs to one thread, and who looks ahead takes a `copy()`.
    """

    __slots__ = ()

    answers = ANSWERS

    def legal_actions(self, seat: Seat) -> list[UnexplodedAction]:
        return choices(self, seat)

    def answer_refusal(self, actor: Actor, action: UnexplodedAction) -> IllegalAction | None:
        return answer_refusal(self, action)

    def advance(self, actor: Actor, action: UnexplodedAction) -> None:
        step = answer(self, action)
        while step is not None:
            step = take(self, step)

    def draw(self, random: Random) -> UnexplodedAction:
        match self.asked:
            case "roll":
                return draw_roll(random)
            case "two_rolls":
                return draw_two_rolls(random)
            case "shuffle":
                return draw_shuffle(self, random)
            case "reshuffle":
                return draw_reshuffle(self, random)
        raise AssertionError(self.asked)

    def view(self, viewer: Viewer) -> UnexplodedView:
        return view_of(self, viewer)

    def outcome(self) -> Outcome | None:
        return final_outcome(self)


def answer(table: UnexplodedTable, action: UnexplodedAction) -> AutomaticStep | None:
    """Carries out what somebody has chosen, or chance has brought; gives what follows from it."""
    match action:
        case MoveCow():
            move_cow(table, action)
            return None
        case PlayCow():
            play_cow(table, action)
            return None
        case RollDie():
            return "roll"
        case PlayEvent(card):
            return play_event(table, card)
        case Rolled(pips):
            return roll(table, pips)
        case RolledTwice(first, second):
            return roll_twice(table, first, second)
        case ChooseRoll(pips):
            return choose_roll(table, pips)
        case ChooseCow(card):
            return choose_cow(table, card)
        case PutCow():
            return put(table, action)
        case StealBomb(thief, card):
            return steal(table, thief, card)
        case HandOnBomb(general, card):
            return hand_on(table, general, card)
        case DefuseBomb(mechanic):
            return defuse(table, mechanic)
        case LetBlow():
            return "explode"
        case PayNext(card):
            return pay_next(table, card)
        case Shuffled():
            return set_up(table, action)
        case Reshuffled(main):
            return reshuffle(table, main)
        case _:
            assert_never(action)


def take(table: UnexplodedTable, step: AutomaticStep) -> AutomaticStep | None:
    """What the game does by itself: each step names the next, or `None` where somebody is asked."""
    match step:
        case "play":
            play_step(table)
            return None
        case "roll":
            bomb_roll(table)
            return None
        case "draw":
            return draw_cards(table)
        case "effect_done":
            return discard_event(table) if table.visiting is None else leave_city(table)
        case "blast":
            return burn(table)
        case "explode":
            return explode(table)
        case "settle":
            return settle(table)
        case "city":
            return visit_city(table)
        case "city_cow":
            return city_cow(table)
        case "end_roll":
            return end_roll(table)
        case "next_turn":
            return next_turn(table)
        case "begin_turn":
            return begin_turn(table)
        case "begin_sudden_death":
            return begin_sudden_death(table)
        case "last_cow":
            return reward_last_cow(table)
        case "end_sudden_turn":
            return end_sudden_turn(table)
        case _:
            assert_never(step)
