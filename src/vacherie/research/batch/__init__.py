"""Thousands of matches of 6 qui prend! stepped at once as arrays, for training.

    batch = SixBatch(4096, players=4, seed=1)
    seen, _ = batch.reset()
    while training:
        seen, rewards, ended, cut, _ = batch.step(policy(seen))

What `step` returns, and in which order, is as in Gymnasium's vector environments, and so is what happens at
the end of a match: the next step begins another, whatever was chosen. Every seat acts, so actions and rewards
have one column for each. The arrays are the batch's own, can only be read, and change with the next step:
copy what you keep.
"""

from vacherie.research.batch.six_qui_prend.batch import Seen, SixBatch

__all__ = ["Seen", "SixBatch"]
