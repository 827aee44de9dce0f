"""`make review-check`: is what a review says right?"""
