"""What nearly every route needs: the node, and who asks."""

from litestar.di import NamedDependency

from vacherie.server.node.node import Node
from vacherie.server.people.person import Person

Here = NamedDependency[Node]
"""The node that was asked."""
Asker = NamedDependency[Person]
