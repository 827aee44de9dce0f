"""What a study shows: scores, seats, length and what each option changes, in the words of one language."""

from collections.abc import Callable, Iterator, Sequence
from itertools import chain

from vacherie.bots.estimates import mean_by_deal
from vacherie.bots.strength import Estimate
from vacherie.lab.report.page import PageTable
from vacherie.lab.statistics import ENOUGH_DEALS, counted_quantile
from vacherie.lab.study.charts import forest, leaves_out_zero, limits_of, ridges
from vacherie.lab.study.figures import QUANTITIES, CellFigures, changes, varied_axes
from vacherie.lab.study.grid import Study
from vacherie.lab.study.html import Figure, HtmlPage, Part, Quote, Section
from vacherie.lab.study.results import Header
from vacherie.lab.study.wording import StudyWording, in_percent, plain_name
from vacherie.messages.catalogue import Catalogue


class StudyPage(StudyWording):
    def __init__(self, study: Study, figures: Sequence[CellFigures], words: Catalogue) -> None:
        super().__init__(study, words)
        self.figures = figures
        self.deals = len(figures[0].by_deal["score"])

    def page(self, header: Header) -> HtmlPage:
        sections = (
            self.overview(),
            self.scores(),
            *self.seats(),
            self.length(),
            *map(self.changes, varied_axes(self.study)),
            *self.skipped(),
            self.origin(header),
        )
        return HtmlPage(
            self.words.language, self.study.title, list(self.intro()), sections, self.say("table")
        )

    def intro(self) -> Iterator[str]:
        yield from self.study.about.strip().split("\n\n")
        games = sum(each.games for each in self.figures)
        bots = "; ".join(self.study.lineups)
        yield self.say("facts", games=games, deals=self.deals, cells=len(self.figures), bots=bots)
        if self.deals < ENOUGH_DEALS:
            yield self.words.text("arena-few-deals", least=ENOUGH_DEALS)
        failures = sum(each.failures for each in self.figures)
        if failures:
            yield self.say("failures", failures=failures)

    def overview(self) -> Section:
        return Section(self.say("overview"), [self.say("overview-text"), self.overview_table(self.interval)])

    def overview_table(self, write: Callable[[Estimate], str]) -> PageTable:
        """A line for each combination."""
        headings = [self.say("combination"), self.say("games"), *(self.quantity(name) for name in QUANTITIES)]
        rows = [
            [
                self.label(each.setting),
                str(each.games),
                *(write(each.mean(name)) for name in QUANTITIES),
            ]
            for each in self.figures
        ]
        return PageTable(headings, rows)

    def scores(self) -> Section:
        rows = [(self.label(each.setting), each.scores) for each in self.figures]
        chart = ridges(rows, self.say("scores"), self.score, self.plain)
        text = self.say("scores-text", sense="fewest" if self.study.game.fewest_wins else "most")
        return Section(self.say("scores"), [text, Figure([("", chart)], self.quantiles(rows))])

    def length(self) -> Section:
        rows = [(self.label(each.setting), each.lengths) for each in self.figures]
        chart = ridges(rows, self.say("length"), self.say("decisions"), self.plain)
        return Section(
            self.say("length"), [self.say("length-text"), Figure([("", chart)], self.quantiles(rows))]
        )

    def quantiles(self, rows: Sequence[tuple[str, dict[float, int]]]) -> PageTable:
        shares = (0.05, 0.25, 0.5, 0.75, 0.95)
        headings = [self.say("combination"), *(self.percent(share, 0) for share in shares)]
        return PageTable(
            headings,
            [
                [label, *(self.plain(counted_quantile(counts, share)) for share in shares)]
                for label, counts in rows
            ],
        )

    def seats(self) -> Iterator[Section]:
        """Nothing where nobody plays against another, or alone."""
        figures = [each for each in self.figures if not each.cell.is_together and each.setting.players > 1]
        if not figures:
            return
        shares = [[in_percent(mean_by_deal(seat)) for seat in each.seat_shares] for each in figures]
        every = list(chain(*shares))
        limits = limits_of(every)
        charts = []
        rows = []
        for each, seats in zip(figures, shares, strict=True):
            label = self.label(each.setting)
            named = [(self.say("seat", seat=number), seat) for number, seat in enumerate(seats, start=1)]
            charts.append((label, forest(named, label, self.say("points"), self.signed_number, limits)))
            for (name, share), scores in zip(named, each.seat_scores, strict=True):
                rows.append(
                    [label, name, self.interval(share, True), self.interval(mean_by_deal(scores), True)]
                )
        clear, expected = self.clear(every)
        text = self.say("seats-text", clear=clear, seats=len(every), expected=expected)
        headings = [self.say(name) for name in ("combination", "seat-column", "seats-across")]
        table = PageTable([*headings, self.say("seats-score", score=self.score)], rows, left=2)
        yield Section(self.say("seats"), [text, self.say("seats-more"), Figure(charts, table)])

    def clear(self, marks: Sequence[Estimate]) -> tuple[int, str]:
        """How many leave out zero, and how many would by chance alone."""
        return sum(map(leaves_out_zero, marks)), self.decimal(0.05 * len(marks))

    def changes(self, axis: str) -> Section:
        first, found = changes(axis, self.figures)
        names = {name: self.quantity(name) for name in QUANTITIES}
        charts = [
            (
                name,
                forest(
                    [(self.change_label(each, axis), each.by_quantity[quantity]) for each in found],
                    name,
                    self.say("changes-across", first=plain_name(first)),
                    self.signed_number,
                ),
            )
            for quantity, name in names.items()
        ]
        rows = [
            [
                self.change_label(each, axis),
                *(self.interval(each.by_quantity[name], True) for name in QUANTITIES),
            ]
            for each in found
        ]
        headings = [self.say("combination"), *names.values()]
        marks = [each.by_quantity[name] for each in found for name in QUANTITIES]
        clear, expected = self.clear(marks)
        text = self.say(
            "changes-text", first=plain_name(first), clear=clear, marks=len(marks), expected=expected
        )
        parts: list[Part] = [text]
        if found:
            parts.append(Figure(charts, PageTable(headings, rows)))
        return Section(self.say("changes", option=plain_name(axis)), parts)

    def skipped(self) -> Iterator[Section]:
        if not self.study.skipped:
            return
        rows = [
            [self.label(each.setting), self.words.text(f"error-{each.reason.code}", **each.reason.params)]
            for each in self.study.skipped
        ]
        table = PageTable([self.say("combination"), self.say("reason")], rows, left=2)
        yield Section(self.say("skipped"), [self.say("skipped-text"), table])

    def origin(self, header: Header) -> Section:
        facts = {
            "version": header.version,
            "commit": header.commit or self.say("no-commit"),
            "code": header.code,
            "rules": f"{header.game} {header.rules_version}",
            "seed": str(header.seed),
            "playouts": str(header.budget.playouts),
            "packages": ", ".join(header.packages),
        }
        rows = [[self.say(f"origin-{name}"), fact] for name, fact in facts.items() if fact]
        table = PageTable([self.say("origin-what"), self.say("origin-which")], rows, left=2)
        return Section(self.say("origin"), [self.say("origin-text"), table, Quote(self.study.text)])
