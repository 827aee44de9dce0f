"""Development tools: they work on the checkout and are not part of the package that people install."""
