"""Every word that a player reads, as Fluent files: one folder per language, one file per area."""
