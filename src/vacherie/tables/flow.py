"""Lines of things that are never broken inside."""

from collections.abc import Iterable

from rich.text import Text


def flow(items: Iterable[Text], width: int, gap: str = " ", indent: int = 0) -> Text:
    """The items side by side, on as many lines as it takes; lines after the first are indented."""
    whole, used = Text(), 0
    for item in items:
        if used == 0:
            whole.append_text(item)
            used = item.cell_len
        elif used + len(gap) + item.cell_len <= width:
            whole.append(gap).append_text(item)
            used += len(gap) + item.cell_len
        else:
            # What stands between two items stays with the first.
            whole.append(f"{gap.rstrip()}\n{' ' * indent}").append_text(item)
            used = indent + item.cell_len
    return whole
