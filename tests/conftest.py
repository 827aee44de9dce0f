"""`make test` tries the same cases every time; `make soak` looks for what no test has met yet."""

from hypothesis import settings

from tests.soak import ROUNDS

settings.register_profile("every run", deadline=None, derandomize=ROUNDS == 1)
settings.load_profile("every run")
