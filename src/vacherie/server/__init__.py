"""The table server: people, tables and bots over plain HTTP."""
