"""What outlives the process: people, tables with their logs, results, ratings."""
