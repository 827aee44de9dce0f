"""Who asks: guests with a secret in a cookie, bots with a token, and what they may do how often."""
