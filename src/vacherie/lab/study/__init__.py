"""A study: many games of one kind after another, described in a file, and what they show."""
