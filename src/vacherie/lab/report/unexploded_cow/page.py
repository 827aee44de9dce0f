"""The page about many games of Unexploded Cow, and what a deck should show there."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from vacherie.games.unexploded_cow.options import UnexplodedOptions, deck_of, name_key
from vacherie.lab.report.counting import Collector, NamedCounts, Report, mean, share_between
from vacherie.lab.report.page import Page, PageTable, Plot, Section
from vacherie.lab.report.unexploded_cow.collect import UnexplodedCollector
from vacherie.lab.report.wording import Wording
from vacherie.lab.statistics import counted_quantile
from vacherie.messages.catalogue import Catalogue

TURNS: Final = (13, 30)
"""Nine games in ten should take so many turns."""
SHOWN_SHARE: Final = 0.1
"""The pot is drawn as long as so large a share of the games lasts."""


class UnexplodedReport(Report[UnexplodedOptions]):
    def collector(self, options: UnexplodedOptions, players: int, counts: NamedCounts) -> Collector:
        return UnexplodedCollector(players, counts)

    def page(
        self,
        counts: NamedCounts,
        options: UnexplodedOptions,
        bots: Sequence[str],
        games: int,
        words: Catalogue,
    ) -> Page:
        return UnexplodedPage(counts, options, len(bots), games, words).page(bots)


class UnexplodedPage(Wording):
    def __init__(
        self, counts: NamedCounts, options: UnexplodedOptions, players: int, games: int, words: Catalogue
    ) -> None:
        super().__init__(words, "report-unexploded")
        self.counts = counts
        self.options = options
        self.deck = deck_of(options)
        self.players = players
        self.games = games

    def page(self, bots: Sequence[str]) -> Page:
        deck = self.say("own-deck") if self.options.deck is not None else self.say("shipped-deck")
        return Page(
            self.say("title"),
            self.say(
                "intro",
                games=self.games,
                players=self.players,
                edition=self.options.edition,
                bots=", ".join(bots),
                deck=deck,
            ),
            [self.summary(), self.length(), self.pot(), self.money(), self.cards(), self.cities()],
        )

    def summary(self) -> Section:
        turns = self.counts.distribution("turns")
        least, most = TURNS
        place, above = max(self.advantages().items(), key=lambda item: item[1])
        card, played = min(self.played_shares().items(), key=lambda item: item[1])
        rows = [
            (
                self.say("check-place"),
                self.say("check-place-found", place=place + 1, points=self.signed(above)),
            ),
            (
                self.say("check-turns", least=least, most=most),
                self.percent(share_between(turns, least, most)),
            ),
            (self.say("check-dry"), self.percent(self.dry_share())),
            (
                self.say("check-card"),
                self.words.text("labelled", label=self.card_name(card), text=self.percent(played)),
            ),
        ]
        return Section(
            self.say("summary"), [PageTable((self.say("figure"), self.say("found")), rows, left=2)]
        )

    # How long games take, and what is in the pot

    def length(self) -> Section:
        turns = self.counts.distribution("turns")
        rolls = mean(self.counts.distribution("sudden"))
        text = self.say(
            "length-text",
            mean=self.decimal(mean(turns)),
            low=counted_quantile(turns, 0.05),
            high=counted_quantile(turns, 0.95),
            rolls=self.decimal(rolls),
        )
        places = range(min(turns), max(turns) + 1)
        shares = [100 * turns.get(place, 0) / self.games for place in places]
        title = self.say("length")
        plot = Plot(
            "turns", title, self.say("turns"), self.say("games-share"), places, [("", shares)], bars=True
        )
        return Section(title, [text, plot])

    def dry_share(self) -> float:
        dry = self.counts.distribution("dry")
        return dry.get(1, 0) / sum(dry.values())

    def pot(self) -> Section:
        pots = self.counts.distributions("pot")
        enough = SHOWN_SHARE * self.games
        shown = {turn: pot for turn, pot in pots.items() if sum(pot.values()) >= enough}
        lines = [
            (self.say("high"), [100.0 * counted_quantile(pot, 0.9) for pot in shown.values()]),
            (self.say("mean"), [100 * mean(pot) for pot in shown.values()]),
            (self.say("low"), [100.0 * counted_quantile(pot, 0.1) for pot in shown.values()]),
        ]
        title = self.say("pot")
        plot = Plot("pot", title, self.say("turn"), self.say("money"), list(shown), lines)
        return Section(title, [self.say("pot-text", share=self.percent(self.dry_share())), plot])

    # Who wins

    def win_shares(self) -> dict[int, float]:
        return {place: self.counts.count("wins", place) / self.games for place in range(self.players)}

    def advantages(self) -> dict[int, float]:
        """By how much each place wins more than its fair share, the one who begins first."""
        shares = self.win_shares()
        fair = sum(shares.values()) / self.players
        return {place: share - fair for place, share in shares.items()}

    def money(self) -> Section:
        money = self.counts.distributions("money")
        wins, above = self.win_shares(), self.advantages()
        rows = [
            (
                str(place + 1),
                self.percent(wins[place]),
                self.signed(above[place]),
                self.decimal(mean(money[place]), 0),
                *(str(counted_quantile(money[place], share)) for share in (0.1, 0.5, 0.9)),
            )
            for place in range(self.players)
        ]
        heads = ("place", "wins", "above", "mean", "low", "middle", "high")
        bars = [
            (self.say(name), [float(counted_quantile(money[place], share)) for place in range(self.players)])
            for name, share in (("low", 0.1), ("middle", 0.5), ("high", 0.9))
        ]
        title = self.say("final-money")
        places = [str(place + 1) for place in range(self.players)]
        plot = Plot("money", title, self.say("place"), self.say("money"), places, bars, bars=True)
        return Section(title, [self.say("money-text"), PageTable([*map(self.say, heads)], rows), plot])

    # Cards and cities

    def card_name(self, card: int) -> str:
        key = name_key(card, self.options)
        return self.deck.names[card] if key is None else self.words.text(key)

    def played_shares(self) -> dict[int, float]:
        """Of the games in which each card was drawn, those in which it was played."""
        drawn = self.counts.of("drawn")
        return {
            card: self.counts.count("played", card) / drawn[card]
            for card in range(self.deck.main_count)
            if drawn.get(card)
        }

    def cards(self) -> Section:
        cows = range(self.deck.cow_count)
        events: dict[str, list[int]] = {}
        for card in range(self.deck.cow_count, self.deck.main_count):
            events.setdefault(self.card_name(card), []).append(card)
        heads = ("cow", "kind", "price", "value", "drawn", "played", "explodes", "pays")
        cow_table = PageTable([*map(self.say, heads)], [self.cow_row(card) for card in cows], left=2)
        event_heads = ("event", "copies", "price", "drawn", "played")
        event_rows = [self.event_row(name, copies) for name, copies in events.items()]
        event_table = PageTable([*map(self.say, event_heads)], event_rows)
        return Section(
            self.say("cards"), [self.say("cards-text"), cow_table, event_table, *self.card_plots(events)]
        )

    def cow_row(self, card: int) -> tuple[str, ...]:
        payments = self.counts.count("payments", card)
        pays = self.counts.count("paid", card) / payments if payments else 0.0
        return (
            self.deck.names[card],
            self.say(f"kind-{self.deck.kinds[card]}"),
            str(self.deck.prices[card]),
            str(self.deck.values[card]),
            *self.shares([card]),
            self.decimal(self.counts.count("explosions", card) / self.games, 2),
            self.decimal(pays, 0),
        )

    def event_row(self, name: str, copies: Sequence[int]) -> tuple[str, ...]:
        return (name, str(len(copies)), str(self.deck.prices[copies[0]]), *self.shares(copies))

    def shares(self, copies: Sequence[int]) -> Iterator[str]:
        """Of the games in which a copy is drawn, and of those, in which it is played."""
        drawn = sum(self.counts.count("drawn", card) for card in copies)
        played = sum(self.counts.count("played", card) for card in copies)
        yield self.percent(drawn / self.games / len(copies))
        yield self.percent(played / max(1, drawn))

    def card_plots(self, events: Mapping[str, Sequence[int]]) -> Iterator[Plot]:
        games, say = self.games, self.say
        cows = range(self.deck.cow_count)
        names = [self.deck.names[card] for card in cows]
        bars = [
            (say(name), [self.counts.count(counted, card) / games for card in cows])
            for name, counted in (("played", "plays"), ("explodes", "explosions"))
        ]
        yield Plot("cows", say("cows-plot"), say("cow"), say("a-game"), names, bars, bars=True)
        plays = [
            sum(self.counts.count("plays", card) for card in copies) / games for copies in events.values()
        ]
        yield Plot(
            "events", say("events-plot"), say("event"), say("a-game"), [*events], [("", plays)], bars=True
        )

    def cities(self) -> Section:
        rows, open_turns = [], []
        for number, city in enumerate(self.deck.cities):
            taken, lost = (self.counts.count(name, number) for name in ("taken", "lost"))
            open_turns.append(self.counts.count("open", number) / max(1, taken))
            shares = (self.percent(count / self.games) for count in (taken, lost))
            rows.append((city.name, str(city.points), *shares, self.decimal(open_turns[-1])))
        title, heads = self.say("cities"), ("city", "points", "taken", "lost", "open")
        names = [city.name for city in self.deck.cities]
        plot = Plot("cities", title, self.say("city"), self.say("open"), names, [("", open_turns)], bars=True)
        return Section(title, [PageTable([*map(self.say, heads)], rows), plot])
