"""What is counted in games of NéVaches."""
