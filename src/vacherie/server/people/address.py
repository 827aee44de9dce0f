"""From where somebody asks, as far as limits care."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address


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
