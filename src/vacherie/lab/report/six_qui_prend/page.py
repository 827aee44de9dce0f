"""The page about many games of 6 qui prend!."""

from collections.abc import Iterator, Sequence

from vacherie.games.six_qui_prend.cards import CARDS
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.lab.report.counting import Collector, NamedCounts, Report, mean
from vacherie.lab.report.page import Page, PageTable, Plot, Section
from vacherie.lab.report.six_qui_prend.collect import CAUSES, TEN, SixCollector, ten_of
from vacherie.lab.report.wording import Wording
from vacherie.lab.statistics import counted_quantile
from vacherie.messages.catalogue import Catalogue


class SixReport(Report[SixOptions]):
    def collector(self, options: SixOptions, players: int, counts: NamedCounts) -> Collector:
        return SixCollector(counts)

    def page(
        self, counts: NamedCounts, options: SixOptions, bots: Sequence[str], games: int, words: Catalogue
    ) -> Page:
        return SixPage(counts, len(bots), games, words).page(options, bots)


class SixPage(Wording):
    def __init__(self, counts: NamedCounts, players: int, games: int, words: Catalogue) -> None:
        super().__init__(words, "report-six")
        self.counts = counts
        self.players = players
        self.games = games

    def page(self, options: SixOptions, bots: Sequence[str]) -> Page:
        variant = self.words.text(f"variant-six-{options.variant.replace('_', '-')}")
        intro = self.say(
            "intro", games=self.games, players=self.players, bots=", ".join(bots), variant=variant
        )
        own = [self.against_the_ox()] if options.variant == "coop" else [self.rounds(), self.seats()]
        return Page(self.say("title"), intro, [*own, self.rows(), self.cards()])

    def against_the_ox(self) -> Section:
        faced = self.counts.distributions("faced")
        won = sum(count for team, oxen in faced.items() for ox, count in oxen.items() if team < ox)
        team_mean = mean({team: sum(oxen.values()) for team, oxen in faced.items()})
        ox_mean = sum(ox * count for oxen in faced.values() for ox, count in oxen.items()) / self.games
        text = self.say(
            "ox-text",
            won=self.percent(won / self.games),
            team=self.decimal(team_mean),
            ox=self.decimal(ox_mean),
        )
        return Section(self.say("ox"), [text])

    def rounds(self) -> Section:
        heads = self.counts.distribution("heads")
        text = self.say(
            "rounds-text",
            rounds=self.decimal(mean(self.counts.distribution("rounds"))),
            mean=self.decimal(mean(heads)),
            low=counted_quantile(heads, 0.1),
            high=counted_quantile(heads, 0.9),
        )
        places = range(max(heads) + 1)
        total = sum(heads.values())
        shares = [100 * heads.get(place, 0) / total for place in places]
        title = self.say("rounds")
        plot = Plot("heads", title, self.say("heads"), self.say("share"), places, [("", shares)], bars=True)
        return Section(title, [text, plot])

    def seats(self) -> Section:
        scores = self.counts.distributions("score")
        rows = [
            (
                str(seat + 1),
                self.percent(self.counts.count("wins", seat) / self.games),
                self.decimal(mean(scores[seat])),
                *(str(counted_quantile(scores[seat], share)) for share in (0.1, 0.5, 0.9)),
            )
            for seat in range(self.players)
        ]
        headings = ("seat", "wins", "mean", "low", "middle", "high")
        return Section(
            self.say("seats"), [self.say("seats-text"), PageTable([*map(self.say, headings)], rows)]
        )

    def rows(self) -> Section:
        taken = sum(self.counts.of("rows").values())
        rows = [
            (
                self.say(f"cause-{cause.replace('_', '-')}"),
                self.decimal(count / self.games),
                self.percent(count / taken),
            )
            for number, cause in enumerate(CAUSES)
            if (count := self.counts.count("rows", number))
        ]
        text = self.say("rows-text", heads=self.decimal(mean(self.counts.distribution("row"))))
        return Section(
            self.say("rows"), [text, PageTable([*map(self.say, ("cause", "a-game", "of-all"))], rows)]
        )

    def cards(self) -> Section:
        costs = dict(self.costs())
        names = [self.ten_name(ten) for ten in costs]
        rows = [(name, self.decimal(cost, 2)) for name, cost in zip(names, costs.values(), strict=True)]
        title = self.say("cards")
        plot = Plot(
            "cards", title, self.say("card"), self.say("cost"), names, [("", [*costs.values()])], bars=True
        )
        table = PageTable((self.say("card"), self.say("cost")), rows)
        return Section(title, [self.say("cards-text"), table, plot])

    def costs(self) -> Iterator[tuple[int, float]]:
        """The heads that the turn in which a card is played costs its owner, by ten of card numbers."""
        for ten in range(ten_of(CARDS[-1]) + 1):
            played = self.counts.count("played", ten)
            if played:
                yield ten, self.counts.count("cost", ten) / played

    def ten_name(self, ten: int) -> str:
        return f"{ten * TEN + 1}–{min((ten + 1) * TEN, CARDS[-1])}"
