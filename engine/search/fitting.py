"""Logistic regression for the weights of an evaluation; only ``python -m engine fit`` needs it."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

RIDGE = 2.0
"""How much large weights cost, so that rare features stay near 0."""
STEPS = 12
"""The most steps of Newton's method."""


def fit(differences: Sequence[Sequence[float]]) -> list[float]:
    """Return the weights under which winners are most likely to win.

    Each row holds the features of a winner minus those of a loser, as in a Bradley-Terry model; there is at least one.
    """
    size = len(differences[0])
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [-RIDGE * weight for weight in weights]
        curve = [[RIDGE if row == column else 0.0 for column in range(size)] for row in range(size)]
        for numbers in differences:
            loss = 1 / (1 + exp(min(50.0, sum(map(float.__mul__, weights, numbers)))))
            spread = loss * (1 - loss)
            for row, number in enumerate(numbers):
                if number:
                    slope[row] += loss * number
                    line, factor = curve[row], spread * number
                    for column in range(row + 1):
                        line[column] += factor * numbers[column]
        for row in range(size):
            for column in range(row):
                curve[column][row] = curve[row][column]
        step = solve(curve, slope)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max(map(abs, step)) < 1e-6:
            break
    return weights


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Return the solution of linear equations with a positive definite matrix, by Gaussian elimination."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for place in range(size):
        pivot = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        for row in range(place + 1, size):
            factor = rows[row][place] / rows[place][place]
            for column in range(place, size + 1):
                rows[row][column] -= factor * rows[place][column]
    solution = [0.0] * size
    for place in reversed(range(size)):
        known = sum(rows[place][column] * solution[column] for column in range(place + 1, size))
        solution[place] = (rows[place][size] - known) / rows[place][place]
    return solution
