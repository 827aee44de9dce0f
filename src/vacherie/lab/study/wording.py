"""How the report of a study names its combinations, and writes its numbers."""

from vacherie.bots.strength import Estimate
from vacherie.lab.report.wording import Wording
from vacherie.lab.study.figures import BOTS, Change
from vacherie.lab.study.grid import Setting, Study
from vacherie.messages.catalogue import Catalogue


class StudyWording(Wording):
    def __init__(self, study: Study, words: Catalogue) -> None:
        super().__init__(words, "lab")
        self.study = study
        self.score = words.text(f"table-{study.game.rulebook.prefix}-score")

    def quantity(self, name: str) -> str:
        return self.score if name == "score" else self.say(f"quantity-{name}")

    def label(self, setting: Setting) -> str:
        """What tells this combination from the others."""
        return ", ".join([*self.choices(setting), self.say("players", players=setting.players)])

    def change_label(self, change: Change, axis: str) -> str:
        """In few letters, with the number of players alone."""
        if change.setting is None:
            return f"{plain_name(change.value)}, {self.say('all')}"
        others = self.choices(change.setting, besides=axis)
        return ", ".join([plain_name(change.value), *others, str(change.setting.players)])

    def choices(self, setting: Setting, besides: str = "") -> list[str]:
        """What else the study varies; options with their names if there are several of them."""
        varied = self.study.varied()
        named = "{name} {value}" if len(varied) > 1 else "{value}"
        return [
            *(
                named.format(name=plain_name(name), value=plain_name(setting.options[name]))
                for name in varied
                if name != besides
            ),
            *([setting.bots] if len(self.study.lineups) > 1 and besides != BOTS else []),
        ]

    def interval(self, estimate: Estimate, signed: bool = False) -> str:
        """All three with as many digits as the largest has."""
        numbers = (estimate.mean, estimate.low, estimate.high)
        digits = digits_for(max(map(abs, numbers)))
        texts = [self.decimal(abs(number) if signed else number, digits) for number in numbers]
        if signed:
            texts = list(map(with_sign, numbers, texts))
        mean, low, high = texts
        return self.words.text("arena-interval", mean=mean, low=low, high=high)

    def figure(self, number: float) -> str:
        return self.decimal(number, digits_for(abs(number)))

    def signed_number(self, number: float) -> str:
        return with_sign(number, self.plain(abs(number)))

    def plain(self, number: float) -> str:
        """As short as it can be written."""
        text = self.figure(number)
        mark = self.words.text("simulate-decimal-mark")
        return text.rstrip("0").rstrip(mark) if mark in text else text


def in_percent(estimate: Estimate) -> Estimate:
    return Estimate(100 * estimate.mean, 100 * estimate.low, 100 * estimate.high)


def plain_name(name: str) -> str:
    """Of an option or its value, as one would say it."""
    return name.replace("_", " ")


def digits_for(size: float) -> int:
    """As many as tell something: none for hundreds of money, two for a few heads."""
    return 0 if size >= 100 else 1 if size >= 10 else 2


def with_sign(number: float, text: str) -> str:
    """What is written as zero has none."""
    if not any(figure in "123456789" for figure in text):
        return text
    return ("+" if number > 0 else "−") + text
