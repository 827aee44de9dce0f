"""Three cow games, faithful to their rulebooks: play, learn and study them."""
