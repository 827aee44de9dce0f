"""From what one viewer knows to a whole table that he could be looking at."""

from random import Random
from typing import Any

from vacherie.core.values import OVER
from vacherie.games.six_qui_prend.actions import PickCard
from vacherie.games.six_qui_prend.ox import ALL_SPECIALS
from vacherie.games.six_qui_prend.parts import Draft, FanCard, Reversers, Team
from vacherie.games.six_qui_prend.position import POSITIONS, TeamPosition
from vacherie.games.six_qui_prend.restore import lay_out, marked
from vacherie.games.six_qui_prend.rules import BaseGame
from vacherie.games.six_qui_prend.view import SixView


def determinize(view: SixView, random: Random) -> BaseGame:
    unseen = unseen_cards(view)
    random.shuffle(unseen)
    hands = [(*hand.cards, *take(unseen, hand.size - len(hand.cards))) for hand in view.hands]
    hidden = imagined_part(view, unseen, random)
    position = POSITIONS[view.options.variant](
        players=view.players,
        options=view.options,
        decision=view.decision,
        asked=view.asked or OVER,
        waiting=view.to_act,
        rows=view.rows,
        hands=tuple(hands),
        queue=view.queue,
        sheet=view.sheet,
        **{"piles": view.piles, **hidden},
    )
    table = lay_out(position)
    imagine_picks(table, view, random)
    return table


def imagined_part(view: SixView, unseen: list[int], random: Random) -> dict[str, Any]:
    """The fields that the variant adds; of the unseen cards the Ox has those that nobody holds."""
    match view.variant:
        case FanCard(marker):
            return {"marker": marker}
        case Reversers(spent):
            return {"spent": marked(list(spent))}
        case Draft(first, cards):
            return {"first": first, "face_up": cards}
        case Team() as team:
            ox_pile = take(unseen, team.ox_pile_size) if team.ox_pile is None else team.ox_pile
            ox_hand = take(unseen, team.ox_cards)
            piles = (*view.piles, tuple(ox_pile))
            return {"piles": piles, "team": imagined_team(team, ox_hand, view, random)}
        case None:
            return {}


def unseen_cards(view: SixView) -> list[int]:
    """The cards that could be in somebody's hand, in the Ox's piles, or out of the round."""
    seen = {played.card for played in view.queue}
    seen.update(*view.rows, *view.piles, *(hand.cards for hand in view.hands))
    match view.variant:
        case Draft(_, cards):
            seen.update(cards)
        case Team(ox_pile=ox_pile) if ox_pile is not None:
            seen.update(ox_pile)
    return [card for card in range(1, view.deck_size + 1) if card not in seen]


def take(cards: list[int], count: int) -> list[int]:
    taken = cards[:count]
    del cards[:count]
    return taken


def imagined_team(team: Team, ox_hand: list[int], view: SixView, random: Random) -> TeamPosition:
    hidden = list(ALL_SPECIALS)
    for special in (*team.used, *team.specials):
        hidden.remove(special)
    return TeamPosition(
        ox_hand=tuple(ox_hand),
        specials=team.specials,
        special_pile=tuple(random.sample(hidden, team.specials_left)),
        used=team.used,
        locked=marked(list(team.locked)),
        sevens=marked(list(team.sevens)),
        named_first=team.named_first,
        taken_back=tuple(
            card for seat, hand in enumerate(view.hands) for card in hand.cards if seat != view.viewer
        ),
        sorting=team.sorting,
        proposal=team.proposal,
        fallen=team.fallen,
    )


def imagine_picks(table: BaseGame, view: SixView, random: Random) -> None:
    """Lets each seat that has chosen have chosen any card of its hand."""
    for seat, has_picked in enumerate(view.picked):
        if seat == view.viewer:
            table.picks[seat] = view.own_pick
        elif has_picked:
            pick = random.choice(table.legal_picks(seat))
            assert isinstance(pick, PickCard)
            table.picks[seat] = pick
