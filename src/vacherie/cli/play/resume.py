"""Takes up a game that was left."""

from vacherie.cli.explain import sentence
from vacherie.cli.invocation import play_command
from vacherie.cli.play.evening import open_session
from vacherie.cli.play.saves import Save, named_save, unfinished_folder, unfinished_saves
from vacherie.cli.play.series import kept_evening
from vacherie.cli.play.session import Session
from vacherie.cli.record_file import read_record
from vacherie.cli.speech import Speech
from vacherie.core.errors import InvalidFile, UnknownName
from vacherie.games import find_game
from vacherie.messages.catalogue import Catalogue


def resumed_session(speech: Speech, name: str | None, file: str | None) -> Session:
    """The game in the file, or else the last one that can be read, of this kind if one is named."""
    if file is not None:
        return taken_up(speech, named_save(file))
    saves = unfinished_saves(None if name is None else find_game(name).id)
    damaged: list[InvalidFile] = []
    for number, save in enumerate(saves, start=1):
        try:
            session = taken_up(speech, save)
        except InvalidFile as error:
            damaged.append(error)
        else:
            session.story[1:1] = notes(session, damaged, len(saves) - number)
            return session
    raise damaged[0]


def taken_up(speech: Speech, save: Save) -> Session:
    """Goes on in the language of the game, unless another is asked for."""
    words = speech.unless_asked(save.language)
    try:
        record = read_record(save.path)
        game = find_game(record.game)
        session = open_session(words, game, record, save, kept_evening(game, record, save))
    except InvalidFile as error:
        raise InvalidFile("save-damaged", file=error.file, line=error.line, field=error.field) from error
    except UnknownName as error:
        raise InvalidFile("save-damaged", file=str(save.path), field="seats") from error
    session.story.insert(0, words.text("cli-welcome-back"))
    return session


def notes(session: Session, damaged: list[InvalidFile], older: int) -> list[str]:
    """Which games were passed over, and that others wait."""
    words: Catalogue = session.teller.words
    lines = [
        words.text("cli-save-passed-over", path=error.file, reason=reason(error, words)) for error in damaged
    ]
    if older:
        command = play_command(session.teller.game.id, "--resume", words.text("cli-metavar-save"))
        folder = str(unfinished_folder())
        lines.append(words.text("cli-others-wait", count=older, folder=folder, command=command))
    return lines


def reason(error: InvalidFile, words: Catalogue) -> str:
    """Why the file could not be read, without what to do about it."""
    cause = error.__cause__
    assert isinstance(cause, InvalidFile | UnknownName), error
    return sentence(cause, words)
