"""OpenSpiel: every game as a Python game of its own, registered as ``greatpowers_<game>``.

All luck of a game follows from its seed, by a keyed hash. So there is one chance node, at the root,
which chooses one of ``deals`` seeds; what is drawn later is drawn within answers. The outcomes of a
shuffle could not be listed. Whoever searches must not read the luck off the tree, nor the hands of
others: ``resample_from_infostate`` deals all that the player cannot see anew, what is to come too.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from greatpowers.envs.sitting import Sitting
from greatpowers.envs.stepping import rewards_of
from greatpowers.kernel.game import Game
from greatpowers.kernel.record import Record
from greatpowers.kernel.table import Table
from greatpowers.registry import game_ids, get_game

PREFIX: Final = "greatpowers_"
DEALS: Final = 1000
LONGEST: Final = 100_000
"""No game takes so many answers."""


class Held:
    """The table of a state: forked where OpenSpiel copies the state, a record where it stores it.

    A table that was dealt anew has no record and cannot be stored.
    """

    def __init__(self, table: Table[Any] | None = None) -> None:
        self.table = table

    def __deepcopy__(self, _memo: object) -> "Held":
        return Held(None if self.table is None else self.table.fork())

    def __reduce__(self) -> tuple[Callable[[str], "Held"], tuple[str]]:
        return _held, ("" if self.table is None else self.table.record().to_json(),)


def _held(text: str) -> Held:
    """Return what was stored."""
    if not text:
        return Held()
    record = Record.from_json(text)
    return Held(Table.replay(get_game(record.game), record))


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options, as OpenSpiel knows games.

    ``answers``: after so many a game is cut off and nobody has won; 0 lets it go on to its end.
    Each game is a class of its own, as OpenSpiel makes them by class.
    """

    game_id: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**_parameters(get_game(self.game_id)), **(params or {})}
        self.deals = int(chosen.pop("deals"))
        self.most = int(chosen.pop("answers")) or LONGEST
        options = {name: str(value) for name, value in chosen.items()}
        self.sitting = Sitting(self.game_id, options=options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.sitting.actions,
            max_chance_outcomes=self.deals,
            num_players=len(self.sitting.names),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.most,
        )
        super().__init__(_game_type(self.game_id), info, dict(params or {}))

    def new_initial_state(self) -> "SpielState":
        """Return the state before the cards are dealt."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Return what looks at states for a player."""
        if params:
            raise ValueError(f"an observer has no parameters, but there are {params}")
        return Observer(self.sitting, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game; those who are asked at once answer one after another.

    ``answers`` are those given so far, by player and action.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held()
        self.answers: list[tuple[int, int]] = []

    @property
    def sitting(self) -> Sitting:
        """The game with this state's table; good until another state is looked at."""
        found: Sitting = self.get_game().sitting
        found.table = self.held.table
        return found

    def current_player(self) -> int:
        """Return who is to answer."""
        if self.held.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        player = None if self.is_terminal() else self.sitting.player()
        return int(pyspiel.PlayerId.TERMINAL) if player is None else player

    def is_terminal(self) -> bool:
        """Say whether the game is over, or cut off."""
        table = self.held.table
        return table is not None and (not table.asks() or len(self.answers) >= self.get_game().most)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the deals, each equally likely."""
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        sitting = self.sitting
        return sitting.ask().codes().copy() if sitting.player() == player else []

    def _apply_action(self, action: int) -> None:
        sitting = self.sitting
        if self.held.table is None:
            self.held = Held(Table.open(sitting.game, sitting.options, action))
        else:
            player = sitting.player()
            assert player is not None
            sitting.answer(action)
            self.answers.append((player, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        sitting = self.sitting
        return f"{sitting.names[player]} {sitting.option(action)}"

    def returns(self) -> list[float]:
        """Return what the game has brought each player: nothing before its end."""
        if self.held.table is None:
            return rewards_of(None, self.num_players())
        return self.sitting.rewards()

    def resample_from_infostate(
        self, player: int, probability_sampler: Callable[[], float]
    ) -> "SpielState":
        """Return a state that looks the same to a player, with all else dealt anew."""
        other = SpielState(self.get_game())
        table = self.held.table
        if table is not None:
            seat = self.sitting.seat_of(player)
            other.held = Held(table.fork(redeal_for=seat, seed=f"{probability_sampler():.17f}"))
            other.answers = self.answers.copy()
        return other

    def __str__(self) -> str:
        table = self.held.table
        return "to be dealt" if table is None else f"position {table.position}"


class Observer:
    """What a player knows, as named numbers and as text.

    With perfect recall the text also has the player's own answers; what others did openly shows in
    what lies on the table.
    """

    def __init__(self, sitting: Sitting, perfect_recall: bool) -> None:
        self._recalls = perfect_recall
        self.tensor: NDArray[np.float32] = np.zeros(sitting.size, np.float32)
        self.dict = {field.name: self.tensor[field.start : field.stop] for field in sitting.fields}

    def set_from(self, state: SpielState, player: int) -> None:
        """Look at a state for a player."""
        if state.held.table is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.sitting.features(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a player knows, as text."""
        table = state.held.table
        if table is None:
            return ""
        seat = state.sitting.seat_of(player)
        view = table.view(seat)
        del view["seed_hash"]
        if self._recalls:
            view["answers"] = [code for by, code in state.answers if by == player]
        return json.dumps(view, sort_keys=True)


def _parameters(game: Game[Any]) -> dict[str, Any]:
    """Return the parameters of a game: its options, how many deals, and how long."""
    options = {option.id: option.values[0] for option in game.options}
    values = {name: int(value) if value.isdigit() else value for name, value in options.items()}
    return {**values, "deals": DEALS, "answers": 0}


def _game_type(game_id: str) -> pyspiel.GameType:
    game = get_game(game_id)
    numbers = [
        len(game.seats(game.settle({option.id: value})))
        for option in game.options
        for value in option.values
    ]
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game_id}",
        long_name=f"Great Powers: {game_id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(numbers),
        min_num_players=min(numbers),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


for _game_id in game_ids():
    if f"{PREFIX}{_game_id}" not in pyspiel.registered_names():
        _class = type(_game_id, (SpielGame,), {"game_id": _game_id})
        pyspiel.register_game(_game_type(_game_id), _class)
