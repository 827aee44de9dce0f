"""One game at a terminal: a person at the first seat, bots at the others, every move saved."""

from dataclasses import dataclass, field
from random import Random, SystemRandom
from typing import Final

from rich.console import Console
from rich.text import Text

from vacherie.bots.guard import GuardedBot
from vacherie.cli.play.bot_log import log_path
from vacherie.cli.play.prompt import Prompt
from vacherie.cli.play.saves import Save
from vacherie.cli.play.scene import Scene, begin
from vacherie.cli.play.series import Evening
from vacherie.core.errors import IllegalAction
from vacherie.core.game import AnyState
from vacherie.core.record import Record, replay
from vacherie.core.since import Digest, Since
from vacherie.core.values import CHANCE, Action, Actor, Event
from vacherie.tables import Terminal
from vacherie.tables.story import sentences
from vacherie.tables.teller import Teller

PERSON: Final = 0


@dataclass
class Session:
    console: Console
    teller: Teller
    terminal: Terminal
    record: Record
    save: Save
    bots: dict[int, GuardedBot]
    state: AnyState
    since: Since
    """What happened since the person's last turn."""
    random: Random = field(default_factory=SystemRandom)
    story: list[str] = field(default_factory=list)
    """What happened since the person last decided something."""
    own: int = 0
    """How many lines of the story follow from what the person did, before anybody else acted."""
    planned: list[Action] = field(default_factory=list)
    """What the person has typed ahead."""
    planned_as_wish: bool = False
    evening: Evening | None = None
    """The series to which the game belongs."""

    def play(self) -> None:
        """To the end of the game; what the person did is saved whatever interrupts it."""
        while actors := self.state.to_act():
            actor = PERSON if PERSON in actors else actors[0]
            self.do(actor, self.choice_of(actor))
        self.show_story()

    def choice_of(self, actor: Actor) -> Action:
        if actor == CHANCE:
            return self.drawn()
        return self.answer() if actor == PERSON else self.bot_choice(actor)

    def drawn(self) -> Action:
        action: Action = self.state.draw(self.random)
        return action

    def bot_choice(self, seat: int) -> Action:
        legal = self.state.legal_actions(seat)
        bot = self.bots[seat]
        failures = bot.fallbacks
        chosen: Action = bot.choose(self.state.view(seat), legal, self.random, has_people=True)
        if bot.fallbacks > failures:
            name = self.teller.players[seat].name
            self.story.append(self.teller.words.text("cli-bot-failed", name=name, file=str(log_path())))
        return chosen

    def answer(self) -> Action:
        legal = self.state.legal_actions(PERSON)
        objection = None
        if self.planned:
            objection = self.state.refusal(PERSON, self.planned[0])
            if objection is None:
                return self.planned.pop(0)
            self.planned.clear()
        formality: Action | None = self.terminal.formality(legal)
        if formality is not None:
            return formality
        return self.asked(legal, None if self.planned_as_wish else objection)

    def asked(self, legal: list[Action], objection: IllegalAction | None) -> Action:
        """What the person wants; first told why something else, typed ahead, was not possible."""
        story, view = tuple(self.story), self.state.view(PERSON)
        scene = Scene(self.console, self.teller, self.terminal, story, view, legal, self.own, self.digest())
        prompt = Prompt(scene)
        scene.show()
        if objection is not None:
            prompt.object_to(objection)
        reply = prompt.ask(self.state, PERSON)
        self.story.clear()
        self.own = 0
        self.planned = list(reply.actions[1:])
        self.planned_as_wish = reply.is_wish
        first: Action = reply.actions[0]
        return first

    def do(self, actor: Actor, action: Action) -> None:
        is_own = actor in (PERSON, CHANCE) and self.own == len(self.story)
        events = self.state.apply(actor, action)
        self.record.append(actor, action)
        self.save.write(self.record)
        if actor == PERSON:
            self.since.acted(PERSON)
        self.hear(events)
        if is_own:
            self.own = len(self.story)

    def digest(self) -> Digest | None:
        news = self.since.of(PERSON)
        if news is None:
            return None
        game, options = self.teller.game, self.record.options
        seen = [game.seen_by(event, PERSON) for event in news[1]]
        return game.digester.digest(seen, PERSON, options, len(self.record.seats))

    def hear(self, events: list[Event]) -> None:
        self.since.hear(self.teller.game.digester, events, len(self.record.actions))
        self.story += sentences(events, self.teller, self.terminal)

    def show_story(self) -> None:
        begin(self.console)
        for line in self.story:
            self.console.print(Text(line))


def caught_up(
    record: Record, teller: Teller, terminal: Terminal, file: str
) -> tuple[AnyState, list[str], Since]:
    """The state that a saved game has reached, and what happened since the person's last move and turn."""
    state: AnyState = teller.game.new(record.options, len(record.seats))
    story: list[str] = []
    since = Since(len(record.seats))
    for number, step in enumerate(replay(record, teller.game, file)):
        if step.actor == PERSON:
            since.acted(PERSON)
        since.hear(teller.game.digester, step.events, number)
        if step.actor == PERSON and terminal.formality(state.legal_actions(PERSON)) is None:
            story.clear()
        story += sentences(step.events, teller, terminal)
        state = step.state
    return state, story, since
