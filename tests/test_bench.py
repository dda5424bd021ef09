"""`make bench` does what its pages say."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGES = [*ROOT.glob("docs/**/*.md"), *ROOT.glob("bench/*.py"), ROOT / "CONTRIBUTING.md"]
SAID = {found for page in PAGES for found in re.findall(r"make bench ARGS=(\"[^\"]+\"|\w+)", page.read_text("utf-8"))}


def test_every_form_that_is_written_down_is_understood() -> None:
    script = (  # nothing is measured here
        "import shlex, sys; from bench import __main__ as bench, beside, load\n"
        "bench.PARTS = dict.fromkeys(bench.PARTS, lambda: ['understood'])\n"
        "load.sources = beside.sources = lambda commit: load.ROOT\n"
        "beside.measured = lambda folder: {'understood': 1.0}\n"
        "async def part(servers, folder, rounds): load.tell('understood')\n"
        "load.PARTS = dict.fromkeys(load.PARTS, part)\n"
        "for words in sys.argv[1:]: bench.main(shlex.split(words))\n"
    )
    forms = [shlex.split(words)[0] for words in SAID]
    done = subprocess.run([sys.executable, "-c", script, *forms], cwd=ROOT, capture_output=True, encoding="utf-8")
    assert (done.returncode, done.stdout.count("understood") >= len(forms) > 5) == (0, True), done.stderr
