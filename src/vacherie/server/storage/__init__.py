"""What outlives the process: people, tables and their logs, results and ratings."""
