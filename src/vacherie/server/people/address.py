"""From where somebody asks, as far as limits care."""

from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final

REMEMBERED: Final = 20_000


class Addresses:
    """From where each person was heard of last."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str, address: str) -> None:
        self._known[person] = address
        self._known.move_to_end(person)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    def of(self, person: str) -> str:
        """Empty where it is not known."""
        return self._known.get(person, "")


@lru_cache(maxsize=4096)
def network_of(host: str) -> str:
    """One household has a whole /64 of IPv6 addresses, and is one asker."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or f"{int(address) >> 64:x}::/64")
