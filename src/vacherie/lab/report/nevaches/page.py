"""The page about many games of NéVaches: how they went, beside what is wanted of a deck."""

from collections.abc import Iterator, Mapping, Sequence

from vacherie.games.nevaches.deck import Deck
from vacherie.games.nevaches.options import NeVachesOptions, deck_of
from vacherie.games.nevaches.turn import TREE_POINTS
from vacherie.lab.report.counting import Collector, NamedCounts, Report, mean, share_between
from vacherie.lab.report.nevaches import targets
from vacherie.lab.report.nevaches.collect import WIN, NeVachesCollector
from vacherie.lab.report.page import Page, PageTable, Plot, Section
from vacherie.lab.report.wording import Wording
from vacherie.lab.statistics import counted_quantile
from vacherie.messages.catalogue import Catalogue


class NeVachesReport(Report[NeVachesOptions]):
    def collector(self, options: NeVachesOptions, players: int, counts: NamedCounts) -> Collector:
        return NeVachesCollector(deck_of(options), players, counts)

    def page(
        self, counts: NamedCounts, options: NeVachesOptions, bots: Sequence[str], games: int, words: Catalogue
    ) -> Page:
        return NeVachesPage(counts, deck_of(options), len(bots), games, words).page(options, bots)


class NeVachesPage(Wording):
    def __init__(self, counts: NamedCounts, deck: Deck, players: int, games: int, words: Catalogue) -> None:
        super().__init__(words, "report-nevaches")
        self.counts = counts
        self.cards = list(deck.values())
        self.players = players
        self.games = games
        self.taken = self.shares("taken", "shown")
        self.played = self.shares("used", "held")

    def shares(self, part: str, whole: str) -> dict[int, float]:
        """By card, for those of which there was any."""
        return {
            card: self.counts.count(part, card) / count
            for card, count in self.counts.distribution(whole).items()
        }

    def page(self, options: NeVachesOptions, bots: Sequence[str]) -> Page:
        deck = self.say("own-deck") if options.deck is not None else self.say("shipped-deck")
        intro = self.say("intro", games=self.games, players=self.players, bots=", ".join(bots), deck=deck)
        sections = [self.summary(), self.length(), self.sources(), self.places(), self.card_use()]
        return Page(self.say("title"), intro, sections)

    # What is wanted, and what was found

    def summary(self) -> Section:
        heads = ("figure", "wanted", "found")
        rows = [*self.length_rows(), *self.card_rows(), self.place_row()]
        return Section(
            self.say("summary"), [self.say("summary-text"), PageTable([*map(self.say, heads)], rows, left=3)]
        )

    def length_rows(self) -> Iterator[tuple[str, ...]]:
        turns, tiles = self.counts.distribution("turns"), self.counts.distribution("tiles")
        least, most = targets.TURNS
        most_early = targets.EARLY_SHARES[self.players]
        yield self.say("check-turns"), self.between(*targets.MEAN_TURNS), self.decimal(mean(turns), 2)
        yield (
            self.say("check-length", least=least, most=most),
            self.at_least(targets.TURNS_SHARE),
            self.percent(share_between(turns, least, most)),
        )
        yield self.say("check-tiles"), self.between(*targets.MEAN_TILES), self.decimal(mean(tiles), 2)
        yield (
            self.say("check-early"),
            self.say("less-than", share=self.percent(most_early)),
            self.percent(self.counts.count("early", 1) / self.games, 2),
        )

    def card_rows(self) -> Iterator[tuple[str, ...]]:
        least, most = targets.TAKEN
        yield self.say("check-taken-least"), self.at_least(least), self.least(self.taken)
        yield self.say("check-taken-most"), self.at_most(most), self.most(self.taken)
        yield self.say("check-played"), self.at_least(targets.PLAYED), self.least(self.played)

    def place_row(self) -> tuple[str, ...]:
        place, above = max(self.advantages().items(), key=lambda item: item[1])
        found = self.say("check-place-found", place=place + 1, points=self.signed(above))
        return self.say("check-place"), self.say("at-most", share=self.signed(targets.ADVANTAGE)), found

    def between(self, least: float, most: float) -> str:
        return "–".join(self.decimal(bound, 0 if bound == int(bound) else 1) for bound in (least, most))

    def at_least(self, share: float) -> str:
        return self.say("at-least", share=self.percent(share, 0))

    def at_most(self, share: float) -> str:
        return self.say("at-most", share=self.percent(share, 0))

    def least(self, shares: Mapping[int, float]) -> str:
        return self.card_share(shares, min(shares, key=shares.__getitem__, default=None))

    def most(self, shares: Mapping[int, float]) -> str:
        return self.card_share(shares, max(shares, key=shares.__getitem__, default=None))

    def card_share(self, shares: Mapping[int, float], card: int | None) -> str:
        if card is None:
            return self.say("no-card")
        return self.say("card-share", card=self.cards[card].id, share=self.percent(shares[card]))

    # How long games take

    def length(self) -> Section:
        turns, tiles = self.counts.distribution("turns"), self.counts.distribution("tiles")
        text = self.say(
            "length-text",
            mean=self.decimal(mean(turns)),
            low=counted_quantile(turns, 0.05),
            high=counted_quantile(turns, 0.95),
            tiles=self.decimal(mean(tiles)),
        )
        plots = [self.bars("turns", turns), self.bars("tiles", tiles)]
        return Section(self.say("length"), [text, *plots])

    def bars(self, name: str, counted: Mapping[int, int]) -> Plot:
        """How often players had so many."""
        places = range(min(counted), max(counted) + 1)
        shares = [100 * counted.get(place, 0) / self.games / self.players for place in places]
        title, across = self.say(f"{name}-plot"), self.say(name)
        return Plot(name, title, across, self.say("players-share"), places, [("", shares)], bars=True)

    # Where points come from

    def sources(self) -> Section:
        counted = list(self.points_by_source())
        total = sum(points for _, _, points in counted)
        rows = [
            (
                source,
                "" if times is None else self.decimal(times / self.games / self.players, 2),
                self.decimal(points / self.games / self.players),
                self.percent(points / max(1, total)),
            )
            for source, times, points in counted
        ]
        title, heads = self.say("sources"), ("source", "times", "points", "share")
        means = [points / self.games / self.players for _, _, points in counted]
        names = [source for source, _, _ in counted]
        plot = Plot("points", title, self.say("source"), self.say("points"), names, [("", means)], bars=True)
        return Section(title, [self.say("sources-text"), PageTable([*map(self.say, heads)], rows), plot])

    def points_by_source(self) -> Iterator[tuple[str, int | None, int]]:
        """How often each source was used, where that is counted, and all its points."""
        for cows in sorted({card.cows for card in self.cards}):
            plays, points = (self.counts.count(name, cows) for name in ("plays", "cards"))
            yield self.say("source-cards", cows=cows), plays, points
        trees = self.counts.count("trees", 0)
        yield self.say("source-trees"), trees // TREE_POINTS, trees
        yield self.say("source-goals"), None, self.counts.count("goals", 0)

    # Who wins

    def win_shares(self) -> dict[int, float]:
        wins = self.counts.of("wins")
        return {place: wins.get(place, 0) / WIN / self.games for place in range(self.players)}

    def advantages(self) -> dict[int, float]:
        """By how much each place wins more than its fair share, the fox first."""
        return {place: share - 1 / self.players for place, share in self.win_shares().items()}

    def places(self) -> Section:
        points = self.counts.distributions("points")
        wins, above = self.win_shares(), self.advantages()
        rows = [
            (
                str(place + 1),
                self.percent(wins[place]),
                self.signed(above[place]),
                self.decimal(mean(points[place])),
                *(str(counted_quantile(points[place], share)) for share in (0.1, 0.5, 0.9)),
            )
            for place in range(self.players)
        ]
        heads = ("place", "wins", "above", "mean", "low", "middle", "high")
        shares = [100 * share for share in wins.values()]
        title, names = self.say("places"), [str(place + 1) for place in wins]
        plot = Plot(
            "wins", title, self.say("place"), self.say("wins-share"), names, [("", shares)], bars=True
        )
        return Section(title, [self.say("places-text"), PageTable([*map(self.say, heads)], rows), plot])

    # How each card is used

    def card_use(self) -> Section:
        heads = ("card", "cows", "points", "shown", "taken", "played")
        rows = [
            (
                card.id,
                str(card.cows),
                str(card.points),
                self.decimal(self.counts.count("shown", number) / self.games, 2),
                *(self.percent(share.get(number, 0.0)) for share in (self.taken, self.played)),
            )
            for number, card in enumerate(self.cards)
        ]
        bars = [
            (self.say(name), [100 * share.get(number, 0.0) for number in range(len(self.cards))])
            for name, share in (("taken", self.taken), ("played", self.played))
        ]
        names = [card.id for card in self.cards]
        title = self.say("cards-plot")
        plot = Plot("cards", title, self.say("card"), self.say("times-share"), names, bars, bars=True)
        table = PageTable([*map(self.say, heads)], rows)
        return Section(self.say("cards"), [self.say("cards-text"), table, plot])
