"""The games as OpenSpiel's: importing this registers `halfpast_half` and `halfpast_level8`.

>>> import pyspiel
>>> import halfpast.envs.openspiel
>>> game = pyspiel.load_game("halfpast_half(edition=fundex,seats=3)")
>>> game.num_players(), game.num_distinct_actions()
(3, 223)
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np

try:
    import pyspiel
except ImportError as error:
    raise ImportError('This needs OpenSpiel: pip install "halfpast[openspiel]".') from error

from halfpast.bots import check_bot
from halfpast.core.chance import Chance, Sampler, Unchanging
from halfpast.core.errors import HalfpastError, check_whole
from halfpast.core.package import Setting
from halfpast.core.record import Array, States
from halfpast.envs.terms import Terms, parts_of, read_terms
from halfpast.games import GAMES
from halfpast.games import game as find_game

LONGEST = 2**31 - 1
MOST = 10_000  # moves or rounds


def parameters_of(name: str) -> dict[str, Any]:
    """What a game can be configured with, and the defaults."""
    edition, settings = next(iter(find_game(name).editions.printed)), dict.fromkeys(GAMES[name].settings, "")
    return {"edition": edition, "seats": 3, "reward": "points", **settings, **parts_of(name).SPIEL}


def game_type(name: str) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game."""
    seats = find_game(name).seat_counts
    return pyspiel.GameType(
        short_name=f"halfpast_{name}",
        long_name=GAMES[name].title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(name),
    )


TYPES = {name: game_type(name) for name in GAMES}


def _setting(setting: Setting, said: str) -> object:
    """What a match sets besides parameters: nothing, one value for all seats, or one for each: master-1/master-2."""
    each = [setting.typed(one) for one in said.split("/")] if said else [None]
    return each if len(each) > 1 else each[0]


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """A game of ours, as OpenSpiel sees it. An episode is one game of 8½, or a match of Level 8."""

    def __init__(self, name: str, params: Mapping[str, Any] | None = None) -> None:
        given = {**parameters_of(name), **(params or {})}
        settings = {key: _setting(setting, given[key]) for key, setting in GAMES[name].settings.items()}
        terms = read_terms(name, given["edition"], given["seats"], 1, given["reward"], settings)
        limits = {key: check_whole(given[key], key, 0, MOST) for key in terms.game.limits if key in given}
        self.terms = replace(terms, limits={name: limit for name, limit in limits.items() if limit})
        self.chance = parts_of(name).chance
        self.deal: Chance = self.chance.begin(self.terms, given.get("start", ""))
        least, most = self.terms.bounds()
        info = pyspiel.GameInfo(
            num_distinct_actions=self.terms.game.moves,
            max_chance_outcomes=self.chance.MOST_OUTCOMES,
            num_players=self.terms.seats,
            min_utility=least,
            max_utility=most,
            max_game_length=min(parts_of(name).longest(self.terms.all_limits), LONGEST),
        )
        super().__init__(TYPES[name], info, dict(params or {}))

    def max_chance_nodes_in_history(self) -> int:
        """How often chance can decide, at most."""
        return int(self.chance.MOST_LOTS)

    def new_initial_state(self) -> SpielState:
        """Nothing is dealt yet."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        """What gives a player's information: all it has ever seen (perfect recall), or what it sees now."""
        if params:
            raise HalfpastError(f"An observer takes no parameters, not {', '.join(params)}.")
        return Observer(self.terms, bool(iig_obs_type and iig_obs_type.perfect_recall))


class Moment(Unchanging):
    """A moment of a game, after the deal; a move makes another, which knows the one before."""

    __slots__ = ("before", "digests", "move", "states", "terms")

    def __init__(self, terms: Terms, states: States, before: Moment | None = None, move: int = -1) -> None:
        self.terms, self.states, self.before, self.move = terms, states, before, move
        self.digests: dict[int, bytes] = {}  # of all that a seat has ever seen, if somebody asked

    def __reduce__(self) -> tuple[object, ...]:
        """For another process: without the past, except for what the seats remember of it."""
        seen = {seat: self.digest(seat) for seat in range(self.terms.seats)}
        return arrived, (self.terms, self.states, seen)

    def digest(self, seat: int) -> bytes:
        """A digest of all that a seat has seen and done so far."""
        waiting: list[Moment] = []
        moment: Moment | None = self
        while moment and seat not in moment.digests:
            waiting.append(moment)
            moment = moment.before
        digest = moment.digests[seat] if moment else b""
        for later in reversed(waiting):
            own = later.before is not None and later.before.states["turn"][0] == seat
            seen = self.terms.game.view(later.states, 0, seat).tobytes()
            digest = hashlib.blake2b(digest + b"%d" % (later.move if own else -1) + seen, digest_size=16).digest()
            later.digests[seat] = digest
        return digest


def arrived(terms: Terms, states: States, digests: dict[int, bytes]) -> Moment:
    """A moment of a game from another process."""
    moment = Moment(terms, states)
    moment.digests = digests
    return moment


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of a game, as OpenSpiel sees it. `moment` is None while chance is still dealing."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.terms = game.terms
        self.deal = game.deal
        states = self.deal.state()
        self.moment: Moment | None = None if states is None else Moment(self.terms, states)

    def current_player(self) -> int:
        """The seat to move, chance, or nobody."""
        if self.moment is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL if self.is_terminal() else self.moment.states["turn"][0])

    def is_terminal(self) -> bool:
        """Whether it is over."""
        return self.moment is not None and self.terms.game.is_over(self.moment.states, 0)

    def _legal_actions(self, player: int) -> list[int]:
        """The moves of the seat, in rising order."""
        assert self.moment is not None
        mask = np.zeros(self.terms.game.moves, np.uint8)
        self.terms.game.legal_mask(self.moment.states, 0, mask)
        return np.flatnonzero(mask).tolist()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can be drawn, and how likely each is."""
        return self.deal.lots()

    def _apply_action(self, action: int) -> None:
        """A lot is drawn, or a seat moves."""
        if self.moment is None:
            if action not in dict(self.deal.lots()):
                raise HalfpastError(f"{action} cannot be drawn: chance_outcomes() says what can.")
            self.deal = self.deal.draw(action)
            states = self.deal.state()
            self.moment = None if states is None else Moment(self.terms, states)
            return
        states, move = self.moment.states.copy(), int(action)
        if not 0 <= move < self.terms.game.moves or self.terms.game.refuse(states, 0, move):
            raise self.terms.refuse(states, 0, move)
        self.terms.game.apply(states, 0, move)
        self.moment = Moment(self.terms, states, self.moment, move)

    def _action_to_string(self, player: int, action: int) -> str:
        """A move or a lot in words."""
        if player == pyspiel.PlayerId.CHANCE:
            return self.deal.text(action)
        return str(parts_of(self.terms.game.name).number_text(int(action)))

    def returns(self) -> list[float]:
        """What each seat scored; 0 before the game is over."""
        if self.moment is None or not self.is_terminal():
            return [0.0] * self.terms.seats
        return paid(self.terms, self.moment.states)

    def resample_from_infostate(self, player: int, sampler: Sampler) -> SpielState:
        """Another state that this player cannot tell from this one: the hidden cards are drawn again."""
        drawn = self.clone()
        assert drawn.moment is not None
        assert self.moment is not None
        drawn.moment = Moment(self.terms, self.deal.resampled(self.moment.states, player, sampler))
        drawn.moment.digests[player] = self.moment.digest(player)
        return drawn  # type: ignore[no-any-return]

    def __str__(self) -> str:
        if self.moment is None:
            return f"dealing, after {len(self.history())} lots"
        return f"after {self.history_str()}: {written(self.moment, int(self.moment.states['turn'][0]))}"


class Observer:
    """What a player knows, as OpenSpiel asks for it: a string and a tensor."""

    def __init__(self, terms: Terms, recalls: bool) -> None:
        self.terms, self.recalls = terms, recalls
        self.tensor = np.zeros(terms.size, np.float32)
        self.dict = {name: self.tensor[part.slice] for name, part in terms.parts.items()}

    def set_from(self, state: SpielState, player: int) -> None:
        """The bytes of an observation, as floats."""
        if state.moment is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = seen(state.moment, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """A digest of all that a player has ever seen; or what it sees now, in words."""
        if state.moment is None:
            return f"seat {player}, dealing"
        if self.recalls:
            return f"seat {player}, {state.moment.digest(player).hex()}"
        return written(state.moment, player)


def seen(moment: Moment, seat: int) -> Array:
    """The observation of a seat, from its view."""
    terms, looked = moment.terms, moment.terms.steps(1)
    parts_of(terms.game.name).steps.look(terms.game.view(moment.states, 0, seat), seat, looked)
    return np.asarray(terms.observations(looked)[0])


def written(moment: Moment, seat: int) -> str:
    """The parts of an observation by name, except those that are 0."""
    observed = seen(moment, seat)
    parts = {name: observed[part.slice] for name, part in moment.terms.parts.items()}
    return json.dumps({name: values.tolist() for name, values in parts.items() if values.any()})


def start_text(position: Mapping[str, Any]) -> str:
    """A position as the parameter `start` takes it: OpenSpiel's own texts have no room for brackets and commas.

    >>> hands = [{"hand": "7h"}, {"hand": "8h"}]
    >>> start = start_text({"game": "half", "phase": "play", "turn": 0, "pile": "6", "seats": hands})
    >>> state = pyspiel.load_game(f"halfpast_half(seats=2,start={start})").new_initial_state()
    >>> state.chance_outcomes()
    [(7, 0.25), (8, 0.25), (10, 0.5)]
    """
    return json.dumps(position).encode().hex()


class PlayOuts:
    """What a search asks of a state: the mean of some games played from there to the end by compiled bots.

    >>> game = pyspiel.load_game("halfpast_half(seats=2)")
    >>> state = game.new_initial_state()
    >>> while state.is_chance_node():
    ...     state.apply_action(state.legal_actions()[0])
    >>> PlayOuts(number=4).evaluate(state).shape
    (2,)
    """

    def __init__(self, number: int = 1, bot: str = "random", seed: int = 1) -> None:
        check_bot(bot)
        check_whole(number, "number", 1, MOST)
        self.number, self.bot, self._chance = number, bot, np.random.default_rng(seed)

    def evaluate(self, state: SpielState) -> Array:
        """What each seat scores, on average."""
        if state.is_terminal() or state.moment is None:
            return np.array(state.returns())
        its = GAMES[state.terms.game.name]
        its.thinking.ready()
        bots = its.bot_numbers([self.bot] * state.terms.seats)
        total = np.zeros(state.terms.seats)
        for _ in range(self.number):
            states = state.moment.states.copy()
            its.thinking.play_out(states, bots, int(self._chance.integers(2**31)))
            total += paid(state.terms, states)
        return total / self.number

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """All moves are equally likely."""
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(move, 1 / len(legal)) for move in legal]


def paid(terms: Terms, states: States) -> list[float]:
    """What each seat scored in a game that is over."""
    steps = terms.steps(1)
    parts_of(terms.game.name).steps.pay(states, steps, terms.rewarded)
    return [float(reward) for reward in steps["rewards"][0, : terms.seats]]


def class_of(name: str) -> type[SpielGame]:
    """A game of ours as a class: OpenSpiel keeps it past the end of Python, which a function does not survive."""

    class Ours(SpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(name, params)

    return Ours


for _name in GAMES:
    pyspiel.register_game(TYPES[_name], class_of(_name))
