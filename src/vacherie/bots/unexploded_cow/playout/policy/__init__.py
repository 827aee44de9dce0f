"""What the players of a playout like to do: rules of thumb that ask the rules, and change nothing."""
