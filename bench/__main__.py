"""`make bench`: every speed claim, one thread, beside its peers in the same run.

Machines are noisy: ours and the peer's are measured in turns, several rounds, and the best of each counts. `load` and
`beside` run only where they are named, and take the words after them for their own.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from bench import beside, envs, half, level8, load, many, page, startup

PARTS: dict[str, Callable[[], list[str]]] = {
    "half": half.report,
    "level8": level8.report,
    "envs": envs.report,
    "many": many.report,
    "startup": startup.report,
    "page": page.report,
}
WITH_WORDS: dict[str, Callable[[Sequence[str]], None]] = {"load": load.report, "beside": beside.report}


def main(words: Sequence[str]) -> None:
    """Measure the parts named, or all that need no more words, and print each as it is done."""
    names = list(words) or list(PARTS)
    if report := WITH_WORDS.get(names[0]):
        report(names[1:])
        return
    if strange := [name for name in names if name not in PARTS]:
        sys.exit(f"There is no part {strange[0]!r}; there are: {', '.join((*PARTS, *WITH_WORDS))}.")
    for name in names:
        print("\n".join(PARTS[name]()), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
