"""What 6 qui prend! asks a player, and what the answers cost."""

from collections.abc import Sequence

from vacherie.games.six_qui_prend.actions import ChooseRow, LiftStop, PickCard, SixAction
from vacherie.games.six_qui_prend.cards import heads_on
from vacherie.games.six_qui_prend.parts import team_of
from vacherie.games.six_qui_prend.view import SixView
from vacherie.tables.six_qui_prend.cards import heads_counted
from vacherie.tables.six_qui_prend.offers import team_commands
from vacherie.tables.six_qui_prend.spelling import action_text
from vacherie.tables.teller import Teller


def question(view: SixView, legal: Sequence[SixAction], teller: Teller) -> list[str]:
    match view.asked:
        case "card":
            return card_question(legal, teller)
        case "row":
            return row_question(view, legal, teller)
        case "window":
            return window_question(view, legal, teller)
        case "replacement":
            return [teller.text("asked", "replacement", card=view.queue[0].card)]
        case "sort":
            return sort_question(view, legal, teller)
        case "consent":
            return consent_question(view, teller)
        case _:
            return [teller.text("asked", str(view.asked))]


def card_question(legal: Sequence[SixAction], teller: Teller) -> list[str]:
    lines = [teller.text("asked", "card")]
    if any(isinstance(action, PickCard) and action.reversed for action in legal):
        lines.append(teller.text("asked", "card.reversed"))
    lines += team_commands([action for action in legal if isinstance(action, LiftStop)], teller)
    return lines


def row_question(view: SixView, legal: Sequence[SixAction], teller: Teller) -> list[str]:
    costs = [
        teller.text(
            "asked", "row.cost", row=action.row + 1, heads=heads_counted(heads_on(view.rows[action.row]))
        )
        for action in legal
        if isinstance(action, ChooseRow)
    ]
    return [teller.text("asked", "row", card=view.queue[0].card), "   ".join(costs)]


def window_question(view: SixView, legal: Sequence[SixAction], teller: Teller) -> list[str]:
    following = view.queue[0]
    head = teller.text("asked", "window", card=following.card, **teller.who(following.owner))
    return [head, *team_commands(legal, teller)]


def sort_question(view: SixView, legal: Sequence[SixAction], teller: Teller) -> list[str]:
    team = team_of(view)
    assert team is not None
    left = [played.card for played in view.queue if played.card not in team.sorting]
    named = teller.together(team.sorting)
    count = len(team.sorting)
    asked = teller.text("asked", "sort", left=teller.together(left), named=named, count=count)
    return [asked, *team_commands(legal, teller)]


def consent_question(view: SixView, teller: Teller) -> list[str]:
    team = team_of(view)
    assert team is not None
    proposal = team.proposal
    assert proposal is not None
    told = action_text(proposal.action, proposal.order, teller)
    return [teller.text("asked", "consent", action=told, **teller.who(proposal.seat))]
