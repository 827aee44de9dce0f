"""Bots that know NéVaches."""
