"""From sitting down to getting up: begins or takes up a game, plays it, and says how it was left."""

import re
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from vacherie.bots.guard import guarded_bot
from vacherie.cli.invocation import play_command
from vacherie.cli.play.bot_log import bot_log
from vacherie.cli.play.ending import print_ending
from vacherie.cli.play.prompt import Left, wait_for_enter
from vacherie.cli.play.saves import Save, new_save
from vacherie.cli.play.seating import DEFAULT_LEVEL, bot_levels, in_words, seated
from vacherie.cli.play.series import Evening, forget, keep, new_evening, standing
from vacherie.cli.play.session import PERSON, Session, caught_up
from vacherie.cli.speech import Speech
from vacherie.cli.usage import missing_game
from vacherie.core.errors import InvalidOptions
from vacherie.core.game import AnyGame
from vacherie.core.options import parse_options
from vacherie.core.record import Player, Record, begin_record
from vacherie.core.values import Options
from vacherie.games import find_game
from vacherie.lab.seating import bot_names
from vacherie.messages.catalogue import Catalogue
from vacherie.tables import find_terminal
from vacherie.tables.screen import make_console
from vacherie.tables.teller import Teller

INTERRUPTED: Final = 130


def new_session(
    speech: Speech,
    name: str | None,
    players: str | None,
    pairs: Sequence[str],
    bots: str | None,
    series: str | None = None,
) -> Session:
    if name is None:
        raise missing_game()
    game = find_game(name)
    options = parse_options(game, pairs)
    count = player_count(game, options, players)
    game.check(options, count)
    evening = new_evening(game, options, series)
    words = speech.words
    with make_console().status(words.text("cli-bots-sit-down")):
        for level in () if bots is None else bot_names(bots):
            guarded_bot(level, game)
    seats = seated(bot_levels(bots, count - 1), words)
    return begin(words, game, begin_record(game, options, seats), evening)


def begin(words: Catalogue, game: AnyGame, record: Record, evening: Evening | None) -> Session:
    """A game that is on disk before its first move."""
    session = open_session(words, game, record, new_save(game.id, words.language), evening)
    keep(evening, session.save)
    session.save.write(session.record)
    if evening is not None:
        session.story.append(words.text("cli-series-game", number=evening.number, games=evening.games))
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


def open_session(
    words: Catalogue, game: AnyGame, record: Record, save: Save, evening: Evening | None
) -> Session:
    terminal = find_terminal(game)
    teller = Teller(words, game, in_words(record.seats, words), PERSON, record.options)
    state, story, since = caught_up(record, teller, terminal, str(save.path))
    return Session(
        console=make_console(),
        teller=teller,
        terminal=terminal,
        record=record,
        save=save,
        bots={
            seat: guarded_bot(level_of(player), game)
            for seat, player in enumerate(record.seats)
            if seat != PERSON
        },
        state=state,
        story=story,
        since=since,
        evening=evening,
    )


def opponents(teller: Teller) -> list[str]:
    """Who else sits here, and that they are bots."""
    bots = [
        teller.words.text("cli-opponents.item", name=player.name, level=level_name(player.bot, teller))
        for player in teller.players
        if player.bot is not None
    ]
    return [teller.words.text("cli-opponents", bots=teller.together(bots))] if bots else []


def level_name(bot: str, teller: Teller) -> str:
    """Our own levels have names in every language; others are called as they were asked for."""
    key = f"web-level-{bot}"
    return teller.words.text(key).lower() if teller.words.has(key) else bot


def level_of(player: Player) -> str:
    """A person who sat elsewhere in a record is replaced by a bot."""
    return DEFAULT_LEVEL if player.bot is None else player.bot


def play_out(session: Session, speech: Speech) -> int:
    """Plays until the game, or the last of a series, is over or the person leaves; the exit code."""
    try:
        with bot_log():
            session.play()
            while (following := finish(session)) is not None:
                session = following
                wait(session)
                session.play()
    except (Left, EOFError):
        return leave(session, speech)
    except KeyboardInterrupt:
        leave(session, speech)
        return INTERRUPTED
    return 0


def finish(session: Session) -> Session | None:
    """Puts the game away; of a series, the next game, which is on disk before this one leaves its place."""
    outcome = session.state.outcome()
    assert outcome is not None
    evening = None if session.evening is None else session.evening.after(outcome)
    following = None if evening is None or evening.is_over() else next_game(session, evening)
    path = session.save.finish()
    forget(session.save)
    print_ending(session, path)
    if evening is not None:
        session.console.print(standing(evening, session.teller, session.terminal))
    return following


def next_game(session: Session, evening: Evening) -> Session:
    game = session.teller.game
    record = begin_record(game, evening.so_far.options, session.record.seats)
    return begin(session.teller.words, game, record, evening)


def wait(session: Session) -> None:
    """The next game comes when the person has seen how the last one ended."""
    assert session.evening is not None
    hint = session.teller.words.text(
        "cli-series-next", number=session.evening.number, games=session.evening.games
    )
    wait_for_enter(session.console, session.teller.words, hint)


def leave(session: Session, speech: Speech) -> int:
    command = play_command(session.teller.game.id, "--resume", *speech.arguments())
    session.console.print()
    session.console.print(Text(session.teller.words.text("cli-left", command=command)), soft_wrap=True)
    return 0
