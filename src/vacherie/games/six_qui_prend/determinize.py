"""From what one viewer knows to a whole table that he could be looking at."""

from random import Random

from vacherie.core.values import OVER
from vacherie.games.six_qui_prend.actions import PickCard
from vacherie.games.six_qui_prend.cards import CARDS, cards_in_play
from vacherie.games.six_qui_prend.ox import ALL_SPECIALS
from vacherie.games.six_qui_prend.position import SixPosition, TeamPosition
from vacherie.games.six_qui_prend.restore import lay_out, marked
from vacherie.games.six_qui_prend.rules import BaseGame
from vacherie.games.six_qui_prend.view import SixView, Team


def determinize(view: SixView, random: Random) -> BaseGame:
    unseen = unseen_cards(view)
    random.shuffle(unseen)
    hands = [(*hand.cards, *take(unseen, hand.size - len(hand.cards))) for hand in view.hands]
    team = TeamPosition()
    piles = view.piles
    if view.team is not None:
        ox_pile = take(unseen, view.team.ox_pile_size) if view.team.ox_pile is None else view.team.ox_pile
        piles = (*piles, tuple(ox_pile))
        team = imagined_team(view.team, take(unseen, view.team.ox_cards), view, random)
    table = lay_out(
        SixPosition(
            players=view.players,
            options=view.options,
            decision=view.decision,
            asked=view.asked or OVER,
            waiting=view.to_act,
            rows=view.rows,
            hands=tuple(hands),
            piles=piles,
            queue=view.queue,
            sheet=view.sheet,
            marker=view.marker,
            spent=marked(list(view.spent or ())),
            first=view.draft.first if view.draft else None,
            face_up=view.draft.cards if view.draft else (),
            team=team,
        )
    )
    imagine_picks(table, view, random)
    return table


def unseen_cards(view: SixView) -> list[int]:
    """The cards that could be in somebody's hand, in the Ox's piles, or out of the round."""
    deck = range(1, cards_in_play(view.players) + 1) if view.draft else CARDS
    seen = {played.card for played in view.queue}
    seen.update(*view.rows, *view.piles, *(hand.cards for hand in view.hands))
    if view.draft:
        seen.update(view.draft.cards)
    if view.team and view.team.ox_pile:
        seen.update(view.team.ox_pile)
    return [card for card in deck if card not in seen]


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
