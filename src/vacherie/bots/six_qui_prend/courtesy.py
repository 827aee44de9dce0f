"""What bots leave to the people at their table."""

from collections.abc import Sequence

from vacherie.games.six_qui_prend.actions import Agree, GoOn, SixAction


def leave_the_special_cards(legal: Sequence[SixAction]) -> SixAction | None:
    """B17: bots never object, and leave the special cards to the people.

    Among bots alone nobody else would ever use the special cards, so there the bots decide about them: a
    team of bots plays otherwise than one with a person in it.
    """
    return next((action for action in legal if isinstance(action, Agree | GoOn)), None)
