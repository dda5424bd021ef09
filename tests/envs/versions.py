"""What the environments do, as a digest for each version: `python -m tests.envs.versions` says those of today."""

from __future__ import annotations

import hashlib

from halfpast.envs import vector_env
from halfpast.games import GAMES, game

STEPS = {"half": 400, "level8": 600}
# Once published, a digest stays: what changes gets the next number (VERSION in envs/<game>/observe.py).
PUBLISHED = {
    "half_v1": "2a99faf6821991b5b8a2ba35",
    "level8_v1": "528aa134a242b0b139a9f69e",
}


def digest(name: str) -> str:
    """All that comes out of games at random, by every edition, with every number of seats."""
    found = hashlib.blake2b(digest_size=12)
    for edition in game(name).editions.printed:
        for seats in game(name).seat_counts:
            envs = vector_env(name, num_envs=8, edition=edition, seats=seats, games=2 if name == "half" else 1)
            seen, infos = envs.reset(seed=8)
            for _ in range(STEPS[name]):
                for part in (*seen.values(), infos["seat"], infos["rewards"]):
                    found.update(part.tobytes())
                seen, _, ended, _, infos = envs.step(envs.sample())
                found.update(ended.tobytes())
    return found.hexdigest()


if __name__ == "__main__":
    for name in GAMES:
        print(f'    "{vector_env(name).terms.name}": "{digest(name)}",')
