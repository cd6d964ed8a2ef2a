"""Environments: every game through the interfaces of researchers, at the speed of the engine.

``aec`` and ``parallel`` are PettingZoo's, ``solo`` is Gymnasium's, ``Batch`` steps many tables into
arrays. OpenSpiel's is in ``greatpowers.envs.openspiel``, as it needs a library of its own.
"""

from greatpowers.envs.batch import Batch
from greatpowers.envs.solo import Solo, register, solo
from greatpowers.envs.zoo import AtOnce, InTurn, aec, parallel

__all__ = ["AtOnce", "Batch", "InTurn", "Solo", "aec", "parallel", "register", "solo"]
