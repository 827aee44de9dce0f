"""From sitting down to getting up: begins or takes up a game, plays it, and says how it was left."""

import re
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from vacherie.bots import find_bot
from vacherie.cli.ending import print_ending
from vacherie.cli.invocation import play_command
from vacherie.cli.prompt import Left
from vacherie.cli.saves import Save, new_save
from vacherie.cli.screen import make_console
from vacherie.cli.seating import DEFAULT_LEVEL, bot_levels, bot_names, in_words, seated
from vacherie.cli.session import PERSON, Session, caught_up
from vacherie.cli.speech import Speech
from vacherie.cli.tables import find_terminal
from vacherie.cli.teller import Teller
from vacherie.cli.usage import missing_game
from vacherie.core.errors import InvalidOptions
from vacherie.core.game import AnyGame
from vacherie.core.options import parse_options
from vacherie.core.record import Player, Record, begin_record
from vacherie.core.values import Options
from vacherie.games import find_game
from vacherie.messages.catalogue import Catalogue

INTERRUPTED: Final = 130


def new_session(
    speech: Speech, name: str | None, players: str | None, pairs: Sequence[str], bots: str | None
) -> Session:
    if name is None:
        raise missing_game()
    game = find_game(name)
    options = parse_options(game, pairs)
    count = player_count(game, options, players)
    game.check(options, count)
    for level in () if bots is None else bot_names(bots):
        find_bot(level, game)
    words = speech.words
    seats = seated(bot_levels(bots, count - 1), words)
    session = open_session(words, game, begin_record(game, options, seats), new_save(game.id, words.language))
    session.save.write(session.record)
    session.story += opponents(session.teller)
    return session


def player_count(game: AnyGame, options: Options, text: str | None) -> int:
    """What was asked for, playable or not, or else the usual number."""
    if text is None:
        return find_terminal(game).default_players(options)
    if re.fullmatch(r"-?\d{1,9}", text, re.ASCII) is None:
        counts = game.player_counts(options)
        raise InvalidOptions("players-not-a-number", text=text, least=counts[0], most=counts[-1])
    return int(text)


def open_session(words: Catalogue, game: AnyGame, record: Record, save: Save) -> Session:
    terminal = find_terminal(game)
    teller = Teller(words, game, in_words(record.seats, words), PERSON)
    state, story = caught_up(record, teller, terminal, str(save.path))
    return Session(
        console=make_console(),
        teller=teller,
        terminal=terminal,
        record=record,
        save=save,
        bots={
            seat: find_bot(level_of(player), game)
            for seat, player in enumerate(record.seats)
            if seat != PERSON
        },
        state=state,
        story=story,
    )


def opponents(teller: Teller) -> list[str]:
    """Who else sits here, and that they are bots."""
    bots = [
        teller.words.text("cli-opponents.item", name=player.name, level=player.bot)
        for player in teller.players
        if player.bot is not None
    ]
    return [teller.words.text("cli-opponents", bots=teller.together(bots))] if bots else []


def level_of(player: Player) -> str:
    """A person who sat elsewhere in a record is replaced by a bot."""
    return DEFAULT_LEVEL if player.bot is None else player.bot


def play_out(session: Session, speech: Speech) -> int:
    """Plays until the game is over or the person leaves; the exit code."""
    try:
        session.play()
    except (Left, EOFError):
        return leave(session, speech)
    except KeyboardInterrupt:
        leave(session, speech)
        return INTERRUPTED
    path = session.save.finish()
    print_ending(session, path)
    return 0


def leave(session: Session, speech: Speech) -> int:
    command = play_command(session.teller.game.id, "--resume", *speech.arguments())
    session.console.print()
    session.console.print(Text(session.teller.words.text("cli-left", command=command)), soft_wrap=True)
    return 0
