"""`SixBatch`: the arrays in which the matches are played, as they are shown and stepped."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from vacherie.bots.six_qui_prend.playout import layout
from vacherie.bots.six_qui_prend.tabling import VARIANTS
from vacherie.core.errors import InvalidOptions
from vacherie.core.extras import told_what_to_install
from vacherie.games.six_qui_prend import GAME
from vacherie.games.six_qui_prend.cards import (
    CARDS,
    DECK_SIZE,
    HAND_SIZE,
    HEADS,
    REVERSIBLE,
    ROW_COUNT,
    ROW_SIZE,
    reversed_value,
)
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.games.six_qui_prend.scoring import last_total
from vacherie.research.asking import DEFAULT_PLAYERS, AskedOptions, asked_number, asked_options, whole_number
from vacherie.research.batch.six_qui_prend import matches, stepping
from vacherie.research.encoding.six_qui_prend.actions import ACTIONS

with told_what_to_install():
    import numpy as np
    from numpy.typing import NDArray

NEVER: Final = 1 << 14
"""More heads, and more rounds, than any match has."""
WINDOWS: Final = frozenset(("_seen", "_rewards", "_cut_off"))
"""What `SixBatch._open_windows` makes."""


class Seen(NamedTuple):
    """What the matches show: one line for each match.

    The hands of all seats are here: a seat may know its own line of `hands` and `mask`, and all the rest, but
    the other hands only in the pro variant with `draft_memory`. Cards are 1 to 104, 0 is none.
    """

    mask: NDArray[np.bool_]
    """[match, seat, action]: what each seat may choose; nothing if it is not asked.

    Actions 0–103 are the cards 1–104, 104–193 the cards 10–99 with their digits reversed, 194–197 the rows.
    In memory the seats of one action lie side by side.
    """
    hands: NDArray[np.int16]
    """[match, seat, place]: the cards in no order, 0 for none."""
    rows: NDArray[np.int16]
    """[match, row, place]: the card that lies there, 0 for none; out of date while cards are drafted."""
    seen: NDArray[np.bool_]
    """[match, card − 1]: the cards of this round that lie open or have been taken."""
    draft: NDArray[np.bool_]
    """[match, card − 1]: the cards that can be drafted, in the pro variant."""
    asked: NDArray[np.int16]
    """[match]: 0 all seats for a card, 1 one for a row, 2 one for a card to draft, 3 nobody: it is over."""
    actor: NDArray[np.int16]
    """[match]: the seat that is asked alone; −1 if all are, or nobody."""
    played: NDArray[np.int16]
    """[match, seat]: the card that each revealed last."""
    values: NDArray[np.int16]
    """[match, seat]: what it counts as; the lowest is placed first."""
    placed: NDArray[np.int16]
    """[match]: how many of these lie in their rows."""
    heads: NDArray[np.int16]
    """[match, seat]: taken in this round."""
    totals: NDArray[np.int16]
    """[match, seat]: taken in the rounds before."""
    rounds: NDArray[np.int16]
    """[match]: how many are finished."""
    marker: NDArray[np.int16]
    """[match, row or side]: where the fan card lies, −1 for nowhere; 0 even, 1 odd; or −1 up, 1 down next."""
    spent: NDArray[np.int16]
    """[match, seat]: 1 where the Reversed digits card has been used in this round."""


class SixBatch:
    """Any variant but the cooperative one, which is talk more than play."""

    def __init__(
        self,
        games: int,
        players: int = DEFAULT_PLAYERS,
        options: AskedOptions = None,
        *,
        seed: int | None = None,
    ) -> None:
        asked = asked_options(GAME, options)
        assert isinstance(asked, SixOptions), asked
        self.options = asked
        if self.options.variant == "coop":
            raise InvalidOptions("batch-variant", variant=self.options.variant)
        players = whole_number("players", players)
        GAME.check(self.options, players)
        if whole_number("games", games) < 1:
            raise ValueError(f"a batch has at least one match, not {games}")
        self.num_envs = games
        self.players = players
        self._chairs = tuple(range(players))
        self._variant = VARIANTS[self.options.variant]
        self._seeds = np.random.SeedSequence(asked_number("seed", seed, least=0))
        (self._deals,) = self._seeds.spawn(1)
        self._has_begun = False
        self._lines = np.zeros((games, matches.HAND + players * HAND_SIZE), np.int16)
        self._flags = np.zeros((games, matches.MASK + players * matches.CHOICES), np.uint8)
        self._facts = facts_of(self.options)
        self._deck = np.array(CARDS, np.int16)
        self._dice = np.zeros(games, np.int64)
        self._actions = np.zeros((games, players), np.int16)
        self._open_windows()
        self._deal()

    def _open_windows(self) -> None:
        """What is handed out: the memory of the matches, to be read only."""
        self._seen = Seen(*map(read_only, seen_of(self._lines, self._flags, self.players)))
        self._rewards = read_only(self._lines[:, matches.REWARD : matches.REWARD + self.players])
        self._cut_off = read_only(np.zeros(self.num_envs, np.bool_))

    def action_name(self, number: int) -> str:
        """What the number stands for in the action table, in words: "card 17", "row 2"."""
        return ACTIONS.name(whole_number("an action", number))

    def __getstate__(self) -> dict[str, Any]:
        """Without the windows: those of a copy look into its own memory."""
        return {name: value for name, value in vars(self).items() if name not in WINDOWS}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._open_windows()

    def reset(self, *, seed: int | None = None) -> tuple[Seen, dict[str, Any]]:
        """All matches begin anew; the first time, if none has been played yet, with what was dealt for it."""
        if seed is not None:
            self._seeds = np.random.SeedSequence(asked_number("seed", seed, least=0))
        if seed is not None or self._has_begun:
            (self._deals,) = self._seeds.spawn(1)
        self._has_begun = True
        self._deal()
        return self._seen, {}

    def _deal(self) -> None:
        self._flags[:] = 0
        self._lines[:] = 0
        self._lines[:, layout.VARIANT] = self._variant
        self._deck[:] = CARDS
        self._dice[:] = self._deals.generate_state(self.num_envs, np.uint64).view(np.int64)
        self._dice[self._dice == 0] = 1  # Xorshift never leaves zero.
        stepping.begin_all(self._lines, self._flags, self._facts, self._deck, self._dice, self._chairs)

    def step(
        self, actions: NDArray[np.integer[Any]] | Sequence[Sequence[int]]
    ) -> tuple[Seen, NDArray[np.int16], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """What is seen then, heads taken as minus points, which matches ended, which were cut off (none), {}.

        Of a seat that is not asked any number is taken. If one choice is not allowed, nothing happens at all.
        """
        chosen = np.asarray(actions)
        if chosen.shape != self._actions.shape:
            raise ValueError(f"actions have the shape {self._actions.shape}, not {chosen.shape}")
        take_numbers(self._actions, chosen)
        illegal = stepping.first_illegal(self._lines, self._flags, self._actions, self._chairs)
        if illegal >= 0:
            game, seat = divmod(illegal, self.players)
            allowed = np.flatnonzero(self._seen.mask[game, seat]).tolist()
            wrong = f"match {game}, seat {seat}: action {chosen[game, seat]} is not allowed"
            raise ValueError(f"{wrong}; allowed are {allowed}")
        self._has_begun = True
        stepping.step_all(
            self._lines,
            self._flags,
            self._facts,
            self._deck,
            self._dice,
            self._actions,
            self._chairs,
            self._variant,
        )
        return self._seen, self._rewards, self._seen.asked == matches.OVER, self._cut_off, {}

    def random_actions(self) -> NDArray[np.int16]:
        """A legal choice at random for every seat that is asked, 0 for the others; a new array every time."""
        actions = np.zeros(self._actions.shape, np.int16)
        stepping.choose_any(self._lines, self._flags, self._dice, actions, self._chairs, self._variant)
        return actions


def take_numbers(actions: NDArray[np.int16], chosen: NDArray[Any]) -> None:
    """What is too large for an `int16` becomes another number that is no action, and is refused as such."""
    if chosen.dtype.kind not in "iu":
        raise TypeError(f"actions are whole numbers, not {chosen.dtype}")
    actions[:] = chosen
    if chosen.dtype != actions.dtype and (actions != chosen).any():
        actions[:] = np.where(actions == chosen, actions, matches.CHOICES)


def facts_of(options: SixOptions) -> NDArray[np.int16]:
    facts = np.zeros(matches.FACTS_SIZE, np.int16)
    facts[layout.HEADS_ON : layout.HEADS_ON + len(HEADS)] = HEADS
    for card in REVERSIBLE:
        facts[layout.BACKWARDS + card] = reversed_value(card)
    facts[matches.LAST_TOTAL] = last_total(options) or NEVER
    facts[matches.MOST_ROUNDS] = options.max_rounds or NEVER
    facts[matches.IS_DRAFTED] = options.variant == "pro"
    return facts


def read_only(window: NDArray[Any]) -> NDArray[Any]:
    window.flags.writeable = False
    return window


def seen_of(lines: NDArray[np.int16], flags: NDArray[np.uint8], players: int) -> Seen:
    """Windows into the lines of the matches: nothing is copied."""

    def numbers(start: int, count: int) -> NDArray[np.int16]:
        return lines[:, start : start + count]

    def flagged(start: int, count: int) -> NDArray[np.bool_]:
        return flags[:, start : start + count].view(np.bool_)

    rows = numbers(layout.CARD, ROW_COUNT * layout.ROW_SPACE).reshape(-1, ROW_COUNT, layout.ROW_SPACE)
    hands = numbers(matches.HAND, players * HAND_SIZE).reshape(-1, players, HAND_SIZE)
    choices = flagged(matches.MASK, players * matches.CHOICES).reshape(-1, matches.CHOICES, players)
    return Seen(
        mask=choices.transpose(0, 2, 1),
        hands=hands,
        rows=rows[:, :, :ROW_SIZE],
        seen=flagged(matches.SEEN, DECK_SIZE),
        draft=flagged(matches.OPEN, DECK_SIZE),
        asked=lines[:, matches.ASKED],
        actor=lines[:, matches.ACTOR],
        played=numbers(matches.PICKED, players),
        values=numbers(matches.PICKED_VALUE, players),
        placed=lines[:, matches.PLACED],
        heads=numbers(layout.TAKEN, players),
        totals=numbers(matches.TOTAL, players),
        rounds=lines[:, matches.ROUNDS],
        marker=numbers(layout.MARKED, 2),
        spent=numbers(matches.SPENT, players),
    )
