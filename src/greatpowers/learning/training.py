"""Training: from what was noted of games to a net that expects their results."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from numpy.typing import NDArray

from greatpowers.bots.learned import Net, scaled
from greatpowers.learning.selfplay import Notes

UNITS: Final = 16
"""How many hidden units a net has."""
BATCH: Final = 256
EPOCHS: Final = 40
PATIENCE: Final = 4
"""So many epochs in a row may bring nothing before training ends."""
STEP: Final = 3e-4
DECAY: Final = 0.1
FORGOTTEN: Final = 0.3
"""So much of what a net is told is kept from it while it learns, so that it does not learn games
by heart."""
TRUST: Final = 0.9
"""How much of what a position is worth is taken from later moments of the game, and not from what
the net of the last round expects at the next."""
PARTS: Final = 5
"""Of so many games one is kept to say when to stop, and one to be measured by."""
LEAST_DEVIATION: Final = 0.05
TINY: Final = 1e-6
HALF: Final = np.float32(0.5)
TRUST_AT_FIRST: Final = 0.5
"""How much a net believes of the game's own judgement before it has learned anything."""

Floats = NDArray[np.float32]


class Rows(NamedTuple):
    """Positions: what is known of each, the chance that is to be expected, and who won."""

    numbers: Floats
    chances: Floats
    won: Floats


class Epoch(NamedTuple):
    """How far a net was wrong, in nats a position, on what it learned from and on what is kept."""

    trained: float
    kept: float


@dataclass(frozen=True)
class Lesson:
    """What came of training: a net, its way there, and how it fares on games it never saw.

    ``expected`` are the chances that it tells for their positions, ``won`` whether that came true;
    ``losses`` name how far wrong it is, and how far simpler judgements are.
    """

    net: Net
    epochs: Sequence[Epoch]
    expected: Floats
    won: Floats
    losses: dict[str, float]


def learn(games: Sequence[Notes], seed: int, former: Net | None = None) -> Lesson:
    """Train a net on games of one size; ``former`` is that of the last round."""
    rows = [_rows(notes, former) for notes in games]
    tested, kept = _joined(rows[::PARTS]), _joined(rows[1::PARTS])
    trained = _joined([each for number, each in enumerate(rows) if number % PARTS > 1])
    net, epochs = train(trained, kept, seed, UNITS)
    straight, _ = train(trained, kept, seed, 0)
    by_hand, _ = train(_judged_alone(trained), _judged_alone(kept), seed, 0)
    expected = chances(net, tested.numbers)
    losses = {
        "net": loss(expected, tested.won),
        "linear": loss(chances(straight, tested.numbers), tested.won),
        "hand-written": loss(chances(by_hand, tested.numbers[:, -1:]), tested.won),
        "nothing": loss(np.full_like(tested.won, trained.won.mean()), tested.won),
    }
    return Lesson(net, epochs, expected, tested.won, losses)


def chances(net: Net, numbers: Floats) -> Floats:
    """Return the chances to win that a net tells."""
    return (1 + net.worths(numbers)) * HALF


def loss(expected: Floats, came: Floats) -> float:
    """Return how far chances were wrong, in nats a position."""
    sure = np.clip(expected, TINY, 1 - TINY)
    return float(-np.mean(came * np.log(sure) + (1 - came) * np.log(1 - sure)))


def returns(won: Floats, expected: Floats) -> Floats:
    """Return what a game teaches to expect at each moment: its result, and on the way there what
    was expected at the moments to come (TD(λ))."""
    found = won.copy()
    for moment in range(len(won) - 2, -1, -1):
        found[moment] = TRUST * found[moment + 1] + (1 - TRUST) * expected[moment + 1]
    return found


def _rows(notes: Notes, former: Net | None) -> Rows:
    flat = notes.numbers.reshape(-1, notes.numbers.shape[2])
    won = notes.won.astype(np.float32)
    taught = won if former is None else returns(won, chances(former, flat).reshape(won.shape))
    return Rows(flat, taught.reshape(-1), won.reshape(-1))


def _joined(rows: Sequence[Rows]) -> Rows:
    return Rows(*(np.concatenate(column) for column in zip(*rows, strict=True)))


def _judged_alone(rows: Rows) -> Rows:
    """Return rows that tell only what the game itself judges."""
    return rows._replace(numbers=rows.numbers[:, -1:])


# -- the descent ------------------------------------------------------------------------------


def train(trained: Rows, kept: Rows, seed: int, units: int) -> tuple[Net, list[Epoch]]:
    """Return the net that does best on rows that are kept from it, and its way there."""
    mean = trained.numbers.mean(axis=0)
    deviation = trained.numbers.std(axis=0)
    scale = np.where(deviation > TINY, 1 / np.maximum(deviation, LEAST_DEVIATION), 0.0)
    scale = scale.astype(np.float32)
    inputs = scaled(trained.numbers, mean, scale)
    start, key = jax.random.split(jax.random.PRNGKey(seed))
    weights = _begin(start, len(mean), units)
    memory = TEACHER.init(weights)
    best, worse = _net(mean, scale, weights), 0
    epochs = [Epoch(_loss(best, trained), _loss(best, kept))]
    while len(epochs) <= EPOCHS and worse < PATIENCE:
        luck = jax.random.fold_in(key, len(epochs))
        weights, memory, wrong = _epoch(weights, memory, luck, inputs, trained.chances)
        net = _net(mean, scale, weights)
        epoch = Epoch(float(wrong), _loss(net, kept))
        is_better = epoch.kept < min(each.kept for each in epochs)
        best, worse = (net, 0) if is_better else (best, worse + 1)
        epochs.append(epoch)
    return best, epochs


def _loss(net: Net, rows: Rows) -> float:
    return loss(chances(net, rows.numbers), rows.won)


def _net(mean: Floats, scale: Floats, weights: "Weights") -> Net:
    return Net(mean, scale, *(np.asarray(part, np.float32) for part in weights))


class Weights(NamedTuple):
    """What is learned of a net, as ``Net`` has it."""

    hidden: jax.Array
    hidden_bias: jax.Array
    out: jax.Array
    straight: jax.Array
    bias: jax.Array


TEACHER: Final = optax.adamw(STEP, weight_decay=DECAY)


def _begin(key: jax.Array, size: int, units: int) -> Weights:
    """Return a net that judges as the game itself does."""
    return Weights(
        jax.random.normal(key, (size, units)) / size**0.5,
        jnp.zeros(units),
        jnp.zeros(units),
        jnp.zeros(size).at[-1].set(TRUST_AT_FIRST),
        jnp.zeros(1),
    )


def _logits(weights: Weights, inputs: jax.Array) -> jax.Array:
    units = jax.nn.relu(inputs @ weights.hidden + weights.hidden_bias)
    return 2 * (units @ weights.out + inputs @ weights.straight + weights.bias)


def _wrong(weights: Weights, inputs: jax.Array, expected: jax.Array) -> jax.Array:
    logits = _logits(weights, inputs)
    return jnp.mean(optax.sigmoid_binary_cross_entropy(logits, expected))


@jax.jit
def _epoch(
    weights: Weights,
    memory: optax.OptState,
    key: jax.Array,
    inputs: Floats,
    expected: Floats,
) -> tuple[Weights, optax.OptState, jax.Array]:
    """Learn once from all rows, in an order by chance."""
    order, hidden = jax.random.split(key)
    batch = min(BATCH, len(inputs))
    batches = len(inputs) // batch
    rows = jax.random.permutation(order, len(inputs))[: batches * batch].reshape(batches, batch)
    known, taught = jnp.asarray(inputs), jnp.asarray(expected)

    def step(so_far: Any, work: Any) -> Any:
        weights, memory = so_far
        chosen, luck = work
        told = jax.random.bernoulli(luck, 1 - FORGOTTEN, (batch, known.shape[1]))
        told = known[chosen] * told.at[:, -1].set(True)
        wrong, slope = jax.value_and_grad(_wrong)(weights, told, taught[chosen])
        change, memory = TEACHER.update(slope, memory, weights)
        return (optax.apply_updates(weights, change), memory), wrong

    (weights, memory), wrong = jax.lax.scan(
        step, (weights, memory), (rows, jax.random.split(hidden, batches))
    )
    return weights, memory, wrong.mean()
