"""`make bench`: every speed claim, one thread, beside its peers in the same run.

Machines are noisy: ours and the peer's are measured in turns, several rounds, and the best of each counts.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from bench import envs, half, level8, many, page, startup

PARTS: dict[str, Callable[[], list[str]]] = {
    "half": half.report,
    "level8": level8.report,
    "envs": envs.report,
    "many": many.report,
    "startup": startup.report,
    "page": page.report,
}

if __name__ == "__main__":
    names = sys.argv[1:] or list(PARTS)
    if strange := [name for name in names if name not in PARTS]:
        sys.exit(f"There is no part {strange[0]!r}; there are: {', '.join(PARTS)}.")
    for name in names:
        print("\n".join(PARTS[name]()), flush=True)
