"""What can go wrong because of somebody outside the program, as a tree of exceptions.

    GameError                 a code, its parameters; the words are in the message catalogues
      InvalidAction           the text or JSON is no action of this game
      IllegalAction           a real action, forbidden now
      InvalidOptions          a rule choice that does not exist or cannot be combined
      InvalidPosition         data that describes no state of the game: the field and the reason
      InvalidFile             a scenario, deck or record that cannot be used: file, line and field
      UnknownName             a game, bot, language … that does not exist; lists what does

Our own mistakes are not in this tree: they are assertions.
"""

Param = str | int


class GameError(Exception):
    """Somebody asked for what cannot be; `code` is a key of the catalogues, `params` fill its sentence."""

    def __init__(self, code: str, **params: Param) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    def __reduce__(self) -> tuple[object, ...]:
        # Errors cross from worker processes, and keyword arguments do not survive the usual way.
        return _restored, (type(self), self.args, self.__dict__)

    def __str__(self) -> str:
        if not self.params:
            return self.code
        return self.code + " " + " ".join(f"{name}={value}" for name, value in self.params.items())


def _restored(kind: type[GameError], args: tuple[object, ...], attributes: dict[str, object]) -> GameError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(attributes)
    return error


class InvalidAction(GameError):
    """The input cannot be read as an action."""


class IllegalAction(GameError):
    """The action exists, and the rules forbid it to this actor now."""


class InvalidOptions(GameError):
    """The rule choices do not exist or do not go together."""


class InvalidPosition(GameError):
    """A position that the game cannot be in; `path` names the field."""

    def __init__(self, code: str, *, path: tuple[str | int, ...], **params: Param) -> None:
        super().__init__(code, **params)
        self.path = path


class UnknownName(GameError):
    """A name that stands for nothing; the parameter `known` lists those that do."""


class InvalidFile(GameError):
    """A file that cannot be used; says where (`line`, `field`) and why (`code`, `params`)."""

    def __init__(
        self, code: str, *, file: str, line: int | None = None, field: str = "", **params: Param
    ) -> None:
        super().__init__(code, **params)
        self.file = file
        self.line = line
        self.field = field

    def __str__(self) -> str:
        where = self.file if self.line is None else f"{self.file}:{self.line}"
        return ": ".join(part for part in (where, self.field, super().__str__()) if part)
