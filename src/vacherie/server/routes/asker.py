"""What nearly every route needs: the house, and who asks."""

from litestar.di import NamedDependency

from vacherie.server.node.house import House
from vacherie.server.people.person import Person

Here = NamedDependency[House]
Asker = NamedDependency[Person]
