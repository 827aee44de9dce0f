"""What is counted in games of Unexploded Cow, and the page about it."""
