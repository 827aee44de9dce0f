"""Writes the files of the checkout that are made from others: `python -m tools.generate [--check]`."""

import argparse
import sys

from tools.generate.files import ROOT, stale, write


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.generate", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a file is stale")
    if not parser.parse_args(arguments).check:
        write(ROOT)
        return 0
    outdated = stale(ROOT)
    for name in outdated:
        print(f"{name} is stale: run make generate")
    return 1 if outdated else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
