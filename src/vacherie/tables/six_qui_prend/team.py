"""The cooperative table: the team, the Ox and the special cards."""

from collections.abc import Iterator

from rich.text import Text

from vacherie.games.six_qui_prend.ox import team_factor
from vacherie.games.six_qui_prend.parts import Team
from vacherie.games.six_qui_prend.view import SixView
from vacherie.tables.flow import flow
from vacherie.tables.six_qui_prend.cards import heads_counted
from vacherie.tables.six_qui_prend.seats import HAS_PICKED, WAITED_FOR, seat_name
from vacherie.tables.teller import Teller


def draw_sides(view: SixView, team: Team, teller: Teller) -> Text:
    """The team with its common pile, and what can be seen of the Ox, below one another."""
    heading = Text(teller.text("table", "team"), "bold underline")
    return Text("\n").join(
        [
            heading,
            *(member(view, seat, teller) for seat in range(view.players)),
            Text(team_pile(view, teller)),
            Text(),
            *map(Text, ox_texts(team, teller)),
        ]
    )


def draw_small_sides(view: SixView, team: Team, teller: Teller, width: int) -> Text:
    """The same in two lines, if the screen is wide enough."""
    heading = Text(teller.text("table", "team"), "bold")
    members = flow([heading, *(member(view, seat, teller) for seat in range(view.players))], width)
    facts = [team_pile(view, teller), " ".join(ox_texts(team, teller))]
    return Text("\n").join([members, flow(map(Text, facts), width, " · ")])


def member(view: SixView, seat: int, teller: Teller) -> Text:
    sign = HAS_PICKED if view.picked[seat] else WAITED_FOR if seat in view.to_act else " "
    return Text.assemble(sign, (seat_name(seat, teller), "bold" if seat == view.viewer else ""))


def team_pile(view: SixView, teller: Teller) -> str:
    return teller.text("table", "team-pile", heads=heads_counted(view.pile_heads[0]), doubled=doubled(view))


def ox_texts(team: Team, teller: Teller) -> list[str]:
    texts = [
        teller.text("table", "ox-cards", count=team.ox_cards),
        teller.text("table", "ox-pile", count=team.ox_pile_size),
    ]
    return texts if team.ox_heads is None else [*texts, heads_counted(team.ox_heads)]


def doubled(view: SixView) -> str:  # B6
    return "yes" if team_factor(view.players) > 1 else "no"


def special_lines(team: Team, teller: Teller, is_small: bool) -> Iterator[Text]:
    """The special cards that can be used now, with what each does where there is room for it."""
    names = special_names(team, teller)
    if is_small and names:
        listed = ", ".join(names.values())
        yield Text(teller.text("table", "specials", specials=listed, left=team.specials_left))
        return
    for special, name in names.items():
        line = Text.assemble((name, "bold"), " – ")
        yield line.append(teller.text("special", f"{special}.effect"))
    if team.specials or team.specials_left:
        yield Text(teller.text("table", "specials-left", count=team.specials_left), "dim")


def special_names(team: Team, teller: Teller) -> dict[str, str]:
    """Each kind once, and how many of it are open."""
    return {
        special: teller.text("special", special) + (" ×2" if team.specials.count(special) > 1 else "")
        for special in team.specials
    }
