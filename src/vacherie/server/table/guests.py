"""Whoever the host has played with can be given a chair, as in a rematch; they find it on their home page."""

from vacherie.server.errors import Conflict
from vacherie.server.people.person import Person
from vacherie.server.table.entries import Arranged
from vacherie.server.table.fold import Table
from vacherie.server.table.lobby import expect_host, expect_open, sit


def invite(table: Table, host: Person, guest: Person) -> Arranged:
    expect_open(table)
    expect_host(table, host)
    if table.seat_of(guest.id) is not None:
        raise Conflict("guest-seated", name=guest.name)
    return sit(table, guest, None)
