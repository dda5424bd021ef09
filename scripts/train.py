"""An agent that learns 8½ by playing against random bots, and then beats them: `python scripts/train.py`.

Needs PyTorch and `halfpast[envs]`. Proximal policy optimisation, kept small: one network, many games at once,
moves that are not legal masked out. It sees its seat's own view, and nothing else.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from halfpast.envs import vector_env
from halfpast.envs.vector import GamesVectorEnv, Observation

ENVS, STEPS = 1024, 32  # games at once, and moves of each between two updates
EPOCHS, PARTS = 3, 4  # how often, and in how many parts, an update goes over them
DISCOUNT, TRACE, CLIP, SPREAD, RATE = 0.99, 0.95, 0.2, 0.01, 1e-3
SCALE = 8.0  # most bytes of an observation count cards: 0 to 8


class Agent(nn.Module):
    """What each move is worth, and how well the game stands."""

    def __init__(self, size: int, moves: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU())
        self.worth, self.standing = nn.Linear(256, moves), nn.Linear(256, 1)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Categorical, Tensor]:
        """Which move to make, by chance; and what it expects."""
        features = self.body(seen.float() / SCALE)
        worth = self.worth(features).masked_fill(mask == 0, -1e9)
        return Categorical(logits=worth, validate_args=False), self.standing(features).squeeze(-1)


def tensors(seen: Observation) -> tuple[Tensor, Tensor]:
    """What is seen, in memory of its own: the environment's is written anew at the next step."""
    return torch.tensor(seen["observation"]), torch.tensor(seen["action_mask"])


def learn(agent: Agent, envs: GamesVectorEnv, updates: int) -> None:
    """Play, and make what went better than expected likelier."""
    optimiser = torch.optim.Adam(agent.parameters(), RATE, eps=1e-5)
    seen, mask = tensors(envs.reset(seed=1)[0])
    began = time.perf_counter()
    for update in range(1, updates + 1):
        kept: list[tuple[Tensor, ...]] = []
        won = ended = 0.0
        for _ in range(STEPS):
            with torch.no_grad():
                chances, standing = agent(seen, mask)
            move = chances.sample()
            after, reward, is_over, _, _ = envs.step(move.numpy())
            won, ended = won + float((reward > 0).sum()), ended + float(is_over.sum())
            kept.append(
                (seen, mask, move, chances.log_prob(move), standing, torch.tensor(reward), torch.tensor(is_over))
            )
            seen, mask = tensors(after)
        with torch.no_grad():
            following = agent(seen, mask)[1]
        improve(agent, optimiser, kept, following)
        if update % 10 == 0 or update == updates:
            moves, seconds = update * STEPS * ENVS, time.perf_counter() - began
            print(f"{moves:>9,} moves, {seconds:4.0f} s: wins {won / max(1, ended):.1%} of its games")


def improve(agent: Agent, optimiser: torch.optim.Optimizer, kept: list[tuple[Tensor, ...]], following: Tensor) -> None:
    """One update: how much better than expected each move was, then some steps downhill."""
    better, advantages = torch.zeros(ENVS), []
    for *_, standing, reward, is_over in reversed(kept):
        goes_on = (~is_over).float()
        better = reward + DISCOUNT * following * goes_on - standing + DISCOUNT * TRACE * goes_on * better
        advantages.append(better)
        following = standing
    advantage = torch.cat(advantages[::-1])
    seen, mask, move, chance, standing = (torch.cat(part) for part in list(zip(*kept, strict=True))[:5])
    goal = advantage + standing
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(move)).chunk(PARTS):
            chances, expected = agent(seen[part], mask[part])
            ratio = (chances.log_prob(move[part]) - chance[part]).exp()
            gain = torch.min(ratio * advantage[part], ratio.clamp(1 - CLIP, 1 + CLIP) * advantage[part]).mean()
            loss = 0.5 * (expected - goal[part]).square().mean() - gain - SPREAD * chances.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimiser.step()


def share_of_wins(agent: Agent | None, envs: GamesVectorEnv, games: int) -> float:
    """How many of so many games it wins, or a player at random; deals it has never seen, each env's first ones."""
    seen, mask = tensors(envs.reset(seed=2)[0])
    most = -(-games // envs.num_envs)  # of each: who finishes soon would count more often
    played, won = np.zeros(envs.num_envs, int), 0
    while (played < most).any():
        if agent is None:
            move = envs.sample()
        else:
            with torch.no_grad():
                move = agent(seen, mask)[0].probs.argmax(-1).numpy()
        after, reward, is_over, _, _ = envs.step(move)
        counts = is_over & (played < most)
        won += int((reward[counts] > 0).sum())
        played += counts
        seen, mask = tensors(after)
    return won / int(played.sum())


def main() -> None:
    """Learn, then show it."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--updates", type=int, default=60, help="how long it learns")
    options.add_argument("--games", type=int, default=10_000, help="how many games show what it has learnt")
    given = options.parse_args()
    if given.updates < 1 or given.games < 1:
        options.error("--updates and --games are at least 1.")
    torch.manual_seed(1)
    envs = vector_env("half", ENVS, edition="fundex", seats=3, opponents="random", reward="win")
    agent = Agent(envs.terms.size, envs.terms.game.moves)
    learn(agent, envs, given.updates)
    for name, player in (("the agent", agent), ("at random", None)):
        print(f"{name} wins {share_of_wins(player, envs, given.games):.1%} against two random bots")
    family = vector_env("half", ENVS, edition="fundex", seats=3, opponents="family", reward="win")
    print(f"the agent wins {share_of_wins(agent, family, given.games):.1%} against two Family bots")


if __name__ == "__main__":
    main()
