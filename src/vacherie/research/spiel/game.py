"""The games as OpenSpiel knows them.

Chance is explicit, card by card. Seats that choose at the same time do so one after the other, and none sees
what those before it chose: the nodes are sequential, the information is the same.
"""

from typing import Any, ClassVar, Final

import pyspiel
from msgspec.structs import fields

from vacherie.core.game import AnyGame
from vacherie.core.options import literals
from vacherie.core.values import CHANCE
from vacherie.games import GAMES
from vacherie.research.arrays import listed
from vacherie.research.asking import DEFAULT_PLAYERS, check_word
from vacherie.research.encoding import encoding_of
from vacherie.research.encoding.base import Encoding
from vacherie.research.rewards import REWARDS, Reward, final_rewards
from vacherie.research.spiel.node import Node
from vacherie.research.spiel.observer import Observer
from vacherie.research.spiel.parameters import options_of, parameters_of

PREFIX: Final = "vacherie_"
DEFAULT_REWARD: Final[Reward] = "place"
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
CHANCE_PLAYER: Final = int(pyspiel.PlayerId.CHANCE)


class SpielGame(pyspiel.Game):
    """Loaded with `players`, the game's options and `reward` ("place", "margin" or "score") as parameters."""

    rulebook: ClassVar[AnyGame]

    def __init__(self, parameters: dict[str, Any]) -> None:
        game = self.rulebook
        check_word("reward", parameters["reward"], REWARDS)
        self.reward: Reward = parameters["reward"]
        self.encoding = encoding_of(game.id, options_of(game, parameters), parameters["players"])
        kind = game_type(game, utility_of(self.encoding, self.reward))
        super().__init__(kind, game_info(self.encoding, self.reward), parameters)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.encoding.most_draws()

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.encoding, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


# OpenSpiel keeps what makes a game until after Python's end: a class outlives it, a function would not.
SPIEL_GAMES: Final[tuple[type[SpielGame], ...]] = tuple(
    type(f"Spiel_{game.id}", (SpielGame,), {"rulebook": game}) for game in GAMES.values()
)


class SpielState(pyspiel.State):
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.node = Node(game.encoding)
        self.player = player_of(self.node)

    # What is asked several times a step is answered here, and not in C++, which would only ask back.

    def current_player(self) -> int:
        return self.player

    def is_terminal(self) -> bool:
        return self.player == TERMINAL

    def is_chance_node(self) -> bool:
        return self.player == CHANCE_PLAYER

    def is_player_node(self) -> bool:
        return self.player >= 0

    def is_simultaneous_node(self) -> bool:
        return False

    def legal_actions(self, *player: int) -> list[int]:
        """Of whoever is to act, or of the player that is named."""
        is_acting = not player or player[0] == self.player
        if is_acting and self.player >= 0:
            return sorted(self.node.playing.legal())
        legal: list[int] = super().legal_actions(*player)
        return legal

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.node.playing.legal())

    def observation_tensor(self, *player: int) -> list[float]:
        """Of whoever is to act, or of the player that is named."""
        playing = self.node.playing
        seat = player[0] if player else self.player
        if seat in range(playing.encoding.players):
            return listed(playing.observe(seat))
        tensor: list[float] = super().observation_tensor(*player)
        return tensor

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.node.outcomes()

    def _apply_action(self, action: int) -> None:
        node = self.node
        if self.player == CHANCE_PLAYER:
            if not node.draw(action):
                return
        else:
            node.choose(action)
        self.player = player_of(node)

    def _action_to_string(self, player: int, action: int) -> str:
        encoding = self.node.playing.encoding
        return (encoding.outcomes if player == CHANCE_PLAYER else encoding.actions).name(action)

    def returns(self) -> list[float]:
        encoding = self.node.playing.encoding
        outcome = self.node.playing.state.outcome()
        if outcome is None:
            return [0.0] * encoding.players
        return final_rewards(encoding, outcome, self.get_game().reward)

    def __str__(self) -> str:
        """The whole truth, hidden parts included, and what is under way."""
        node = self.node
        position = node.playing.encoding.game.position(node.playing.state)
        return repr((position, node.drawn, node.playing.word))


def player_of(node: Node) -> int:
    actor = node.playing.actor
    if actor is None:
        return TERMINAL
    return CHANCE_PLAYER if actor == CHANCE else actor


def utility_of(encoding: Encoding, reward: Reward) -> Any:
    if encoding.game.is_played_together(encoding.options):
        return pyspiel.GameType.Utility.IDENTICAL
    if reward == "score":
        return pyspiel.GameType.Utility.GENERAL_SUM
    return pyspiel.GameType.Utility.ZERO_SUM


def game_type(game: AnyGame, utility: Any) -> Any:
    counts = [count for options in every_player_count(game) for count in options]
    return pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=f"Vacherie: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "players": DEFAULT_PLAYERS,
            "reward": DEFAULT_REWARD,
            **parameters_of(game),
        },
    )


def every_player_count(game: AnyGame) -> list[range]:
    """With each word of the option that makes another game of it."""
    name = game.variant_option
    default = game.options_type()
    if name is None:
        return [game.player_counts(default)]
    [words] = (literals(field.type) for field in fields(game.options_type) if field.name == name)
    return [game.player_counts(game.options_type(**{name: word})) for word in words]


def game_info(encoding: Encoding, reward: Reward) -> Any:
    utility = utility_of(encoding, reward)
    bound = 1.0 if reward == "place" or utility == pyspiel.GameType.Utility.IDENTICAL else 0.0
    if reward != "place":
        bound = max(bound, 2 * encoding.score_bound())
    is_zero_sum = utility == pyspiel.GameType.Utility.ZERO_SUM
    return pyspiel.GameInfo(
        num_distinct_actions=encoding.actions.size,
        max_chance_outcomes=encoding.outcomes.size,
        num_players=encoding.players,
        min_utility=-bound,
        max_utility=bound,
        utility_sum=0.0 if is_zero_sum else None,
        max_game_length=encoding.longest(),
    )


def register_games() -> list[str]:
    """Makes every game known to OpenSpiel, once; gives the names they are loaded by."""
    known = set(pyspiel.registered_names())
    for spiel_game in SPIEL_GAMES:
        if PREFIX + spiel_game.rulebook.id not in known:
            kind = game_type(spiel_game.rulebook, pyspiel.GameType.Utility.ZERO_SUM)
            pyspiel.register_game(kind, spiel_game)
    return [PREFIX + spiel_game.rulebook.id for spiel_game in SPIEL_GAMES]
