"""The long runs: `make soak` runs all parts, `make soak ARGS=naive` one, `make soak ARGS="naive --again"` anew.

Every part is cut into chunks; what is done is kept in .cache/soak/, so that a run that was stopped goes on.
"""

from __future__ import annotations

import json
import os
import random
import secrets
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from itertools import product
from pathlib import Path

import numpy as np
import pyspiel

import halfpast.envs.openspiel  # noqa: F401  # makes the games known to it
from halfpast.arena.duel import duel
from halfpast.core.scratch import HERE
from halfpast.games import GAMES
from halfpast.games import game as find_game
from halfpast.games.half.rules.cards import CARDS, COPIES, KINDS
from halfpast.games.half.rules.game import GAME
from tests.browser import everywhere
from tests.core.test_rng import card_by_place, fairness, kind_by_place
from tests.games.half.naive import agreement as half_agreement
from tests.games.half.random_games import dealt_states
from tests.games.half.rules.test_legality import play_and_compare
from tests.games.half.views.pairs import HALF_PAIRS
from tests.games.half.views.walk import HALF
from tests.games.level8.naive import agreement as level8_agreement
from tests.games.level8.rules import cuts as level8_cuts
from tests.games.level8.rules import solver as level8_solver
from tests.games.level8.rules import test_legality as test_level8_legality
from tests.games.level8.views.pairs import LEVEL8_PAIRS
from tests.games.level8.views.walk import LEVEL8
from tests.games.views import chance, pairs, rebuilding, resampling, uniform
from tests.golden.make import check_in_mode, golden_games
from tests.server.kills import kill_and_see

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / ".cache/soak"
Figures = Counter[str]


def naive(chunk: int) -> Figures:
    """25,000 random moves, engine and naive referee side by side."""
    return Counter({key: int(number) for key, number in half_agreement.run(25_000, seed=10_000 + chunk).items()})


def naive8(chunk: int) -> Figures:
    """10,000 random moves of Level 8, engine and naive referee side by side."""
    return Counter(level8_agreement.run(10_000, seed=110_000 + chunk))


def solver8(chunk: int) -> Figures:
    """5,000 random hands and levels, the lay solver beside the brute force; 250 lays walked number by number."""
    return level8_solver.run(5_000, seed=120_000 + chunk) + level8_solver.run_walks(250, seed=130_000 + chunk)


def legality(chunk: int) -> Figures:
    """Two million positions where the legal list is held against refuse, move by move."""
    chooser, seen = random.Random(chunk), 0
    while seen < 2_000_000:
        states = dealt_states(GAME, 100, chooser)
        number, wrong = play_and_compare(states, HERE.scratch)
        assert wrong < 0, states[wrong]
        seen += number
    return Counter({"positions": seen})


def legality8(chunk: int) -> Figures:
    """20,000 positions of Level 8 where the legal list is held against refuse, number by number."""
    test_level8_legality.play_and_compare(20_000, seed=190_000 + chunk)
    return Counter({"positions": 20_000})


def shuffle(chunk: int) -> Figures:
    """50,000 shuffles and 50,000 deals with fresh seeds, counted card by place."""
    seeds = secrets.token_bytes
    cards, kinds = card_by_place(50_000, seeds), kind_by_place(50_000, 2 + chunk % 4, seeds)
    found: Figures = Counter({"deals": 50_000})
    found.update({f"card {place} {card}": int(n) for (place, card), n in np.ndenumerate(cards)})
    found.update({f"kind {place} {kind}": int(n) for (place, kind), n in np.ndenumerate(kinds)})
    return found


def shuffle_verdict(found: Figures) -> str:
    """The p-values over all chunks."""
    deals = found["deals"]
    cards = np.array([[found[f"card {place} {card}"] for card in range(CARDS)] for place in range(CARDS)])
    kinds = np.array([[found[f"kind {place} {kind}"] for kind in range(KINDS)] for place in range(CARDS)])
    by_card = fairness(cards, np.full((CARDS, CARDS), deals / CARDS))
    by_kind = fairness(kinds, np.broadcast_to(np.array(COPIES) * deals / CARDS, (CARDS, KINDS)))
    assert min(by_card, by_kind) > 1e-4, (by_card, by_kind)
    return f"{deals:,} deals: card by place p = {by_card:.3f}, kind by place p = {by_kind:.3f} (floor 0.0001)"


def machine(chunk: int) -> Figures:
    """The Hypothesis state machines and the damaged positions and logs, with their long profile."""
    games = [f"tests/games/{game}" for game in ("half", "level8")]
    files = [f"{game}/{part}" for game in games for part in ("test_match_machine.py", "bad_input")]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *files]
    subprocess.run(command, cwd=ROOT, env=os.environ | {"HALFPAST_SOAK": "1"}, check=True)
    return Counter({"runs": 1})


def view_again(chunk: int) -> Figures:
    """5,000 views, each made a match again: the same view."""
    return resampling.run(HALF, 5_000, seed=20_000 + chunk)


def view_again8(chunk: int) -> Figures:
    """2,500 views of Level 8."""
    return resampling.run(LEVEL8, 2_500, seed=140_000 + chunk)


def play_pairs(chunk: int) -> Figures:
    """1,000 pairs of matches that differ in hidden cards, played side by side."""
    return pairs.run(HALF_PAIRS, 1_000, seed=30_000 + chunk)


def play_pairs8(chunk: int) -> Figures:
    """500 pairs of matches of Level 8."""
    return pairs.run(LEVEL8_PAIRS, 500, seed=150_000 + chunk)


def draw_by_chance(chunk: int) -> Figures:
    """5,000 views resampled, held against the truth and a slow sampler."""
    return chance.run(chance.HALF_LAW, 5_000, seed=40_000 + chunk)


def draw_by_chance8(chunk: int) -> Figures:
    """2,500 views of Level 8."""
    return chance.run(chance.LEVEL8_LAW, 2_500, seed=160_000 + chunk)


def draw_every_way(chunk: int) -> Figures:
    """500 views with few hidden cards: every way that they can lie is listed, and drawn as often as it should."""
    return uniform.run(500, seed=60_000 + chunk)


def rebuild_views(chunk: int) -> Figures:
    """60 whole series, followed by their events alone."""
    return rebuilding.run(HALF, 60, seed=50_000 + chunk)


def rebuild_views8(chunk: int) -> Figures:
    """60 matches of Level 8."""
    return rebuilding.run(LEVEL8, 60, seed=170_000 + chunk)


def cuts8(chunk: int) -> Figures:
    """2,000 random matches of one edition and number of seats: how often L26 cuts a round or the match."""
    return level8_cuts.run(*level8_cuts.CASES[chunk], 2_000, seed=180_000 + chunk)


def kills(chunk: int) -> Figures:
    """Ten times kill -9, while people play, take back, make tables, sit down, make accounts and sign in."""
    with tempfile.TemporaryDirectory() as folder:
        return kill_and_see(Path(folder), kills=10, seed=70_000 + chunk)


PAIRS = (("family", "learner"), ("learner", "random"))
DUELS = list(product(PAIRS, ("amigo", "fundex", "express"), (2, 3, 4, 5)))
DUELS8 = list(product(PAIRS, ("master",), (2, 4, 6)))
Case = tuple[tuple[str, str], str, int]


def met(case: Case, game: str, deals: int) -> Figures:
    """One duel over duplicate deals; the differences and their intervals in millionths."""
    (stronger, weaker), edition, seats = case
    found: Figures = Counter()
    for what, more in duel(stronger, weaker, game, edition, seats, deals).more.items():
        low, high = more.interval
        assert low > 0, (case, what, more)
        name = f"{stronger} over {weaker}, {edition}, {seats} seats, {what}"
        found.update(
            {f"{name}: {key}": round(1e6 * x) for key, x in (("mean", more.mean), ("low", low), ("high", high))}
        )
    return found


def duels(chunk: int) -> Figures:
    """10,000 duplicate deals of one duel."""
    return met(DUELS[chunk], "half", 10_000)


def duels8(chunk: int) -> Figures:
    """2,000 duplicate deals of one duel of Level 8."""
    return met(DUELS8[chunk], "level8", 2_000)


def duels_verdict(deals: int, found: Figures) -> str:
    """Every duel with its interval."""
    lines = [f"{deals:,} deals each, 95 % intervals"]
    for name in dict.fromkeys(key.rpartition(": ")[0] for key in found):
        mean, low, high = (found[f"{name}: {what}"] / 1e6 for what in ("mean", "low", "high"))
        lines.append(f"  {name}: {mean:+.3f} ({low:+.3f} to {high:+.3f})")
    return "\n".join(lines) + "\n "


def plain_verdict(found: Figures) -> str:
    """The counts."""
    return ", ".join(f"{number:,} {what}" for what, number in found.items())


SPIELS = [
    (game, edition, seats)
    for game in GAMES
    for edition in find_game(game).editions.printed
    for seats in find_game(game).seat_counts
]


def spiel(chunk: int) -> Figures:
    """OpenSpiel's own test of a game by one edition, with so many seats: whole matches."""
    game, edition, seats = SPIELS[chunk]
    loaded = pyspiel.load_game(f"halfpast_{game}(edition={edition},seats={seats})")
    pyspiel.random_sim_test(loaded, num_sims=2, serialize=game == "half", verbose=False)
    return Counter({"matches": 2, "editions and numbers of seats": 1})


def modes(chunk: int) -> Figures:
    """Golden games of a game, with every index checked and without the compiler."""
    game = list(GAMES)[chunk]
    check_in_mode("NUMBA_BOUNDSCHECK", game)
    check_in_mode("NUMBA_DISABLE_JIT", game)
    return Counter({"golden games the same": len(golden_games([game]))})


PARTS: dict[str, tuple[Callable[[int], Figures], int, Callable[[Figures], str]]] = {
    "naive": (naive, 40, plain_verdict),
    "naive8": (naive8, 30, level8_agreement.verdict),
    "solver8": (solver8, 20, level8_solver.verdict),
    "legality": (legality, 10, plain_verdict),
    "legality8": (legality8, 10, plain_verdict),
    "shuffle": (shuffle, 20, shuffle_verdict),
    "machine": (machine, 10, plain_verdict),
    "views": (view_again, 20, partial(resampling.verdict, HALF)),
    "views8": (view_again8, 40, partial(resampling.verdict, LEVEL8)),
    "pairs": (play_pairs, 100, partial(pairs.verdict, HALF_PAIRS)),
    "pairs8": (play_pairs8, 20, partial(pairs.verdict, LEVEL8_PAIRS)),
    "chance": (draw_by_chance, 20, partial(chance.verdict, chance.HALF_LAW)),
    "chance8": (draw_by_chance8, 10, partial(chance.verdict, chance.LEVEL8_LAW)),
    "uniform": (draw_every_way, 20, uniform.verdict),
    "rebuild": (rebuild_views, 30, partial(rebuilding.verdict, HALF)),
    "rebuild8": (rebuild_views8, 10, partial(rebuilding.verdict, LEVEL8)),
    "cuts8": (cuts8, len(level8_cuts.CASES), level8_cuts.verdict),
    "duels": (duels, len(DUELS), partial(duels_verdict, 10_000)),
    "duels8": (duels8, len(DUELS8), partial(duels_verdict, 2_000)),
    "spiel": (spiel, len(SPIELS), plain_verdict),
    "modes": (modes, len(GAMES), plain_verdict),
    "kills": (kills, 20, plain_verdict),
    "fits": (everywhere.run, len(everywhere.CASES), everywhere.verdict),
}


@dataclass
class Kept:
    """What a part has done so far."""

    done: int
    seconds: float
    figures: dict[str, int]


def run_part(name: str, again: bool) -> None:
    """Run the chunks that are not done yet, then say what came of all."""
    part, chunks, verdict = PARTS[name]
    file = KEPT / f"{name}.json"
    kept = Kept(0, 0, {})
    if file.exists() and not again:
        kept = Kept(**json.loads(file.read_text("utf-8")))
    for chunk in range(kept.done, chunks):
        start = time.monotonic()
        figures = Counter(kept.figures)
        figures.update(part(chunk))
        kept = Kept(chunk + 1, kept.seconds + time.monotonic() - start, dict(figures))
        KEPT.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(asdict(kept)), "utf-8")
        print(f"{name}: {chunk + 1} of {chunks}", file=sys.stderr, flush=True)
    print(f"{name}: {verdict(Counter(kept.figures))} in {kept.seconds:.0f} s", flush=True)


def main(words: list[str]) -> None:
    """Run the parts named, or all."""
    names = [word for word in words if word != "--again"] or list(PARTS)
    strange = [name for name in names if name not in PARTS]
    if strange:
        sys.exit(f"There is no part {strange[0]!r}; there are: {', '.join(PARTS)}.")
    GAME.ready()
    for name in names:
        run_part(name, "--again" in words)


if __name__ == "__main__":
    main(sys.argv[1:])
