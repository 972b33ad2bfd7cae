"""Makes laplace.json: kernel ridge with the product Laplace kernel by its definitions.

Left-out scores by fits without the rows, slopes of the evidence by central differences.
"""

import json
import pathlib

import numpy


def kernel(a, b, scale):
    return numpy.exp(-(numpy.abs(a[:, None, :] - b[None, :, :]) * scale).sum(axis=2))


def weights(x, y, scale, penalty):
    return numpy.linalg.solve(kernel(x, x, scale) + penalty * numpy.eye(len(x)), y)


def evidence(x, y, scale, penalty):
    c = kernel(x, x, scale) + penalty * numpy.eye(len(x))
    variances = (y * numpy.linalg.solve(c, y)).sum(axis=0) / len(x)
    return numpy.log(variances).mean() + numpy.linalg.slogdet(c)[1] / len(x)


def left_out(x, y, scale, penalty, parts):
    scores = numpy.empty_like(y)
    for part in set(parts):
        out = numpy.array(parts) == part
        scores[out] = kernel(x[out], x[~out], scale) @ weights(x[~out], y[~out], scale, penalty)
    return scores


def case(name, seed, rows, columns, outputs, penalty):
    random = numpy.random.default_rng(seed)
    x = random.normal(size=(rows, columns))
    y = numpy.stack([numpy.sin(2 * x[:, 0]) + k * numpy.abs(x[:, 1]) + 0.1 * random.normal(size=rows) for k in range(outputs)], 1)
    y -= y.mean(axis=0)
    scale = random.uniform(0.05, 1.5, size=columns)
    scale[-1] = 0
    parts = [int(part) for part in random.integers(0, 4, size=rows)]
    later = random.normal(size=(5, columns))
    step = 1e-5

    def slope(j):
        up, down = scale.copy(), scale.copy()
        up[j] *= numpy.exp(step)
        down[j] *= numpy.exp(-step)
        return (evidence(x, y, up, penalty) - evidence(x, y, down, penalty)) / (2 * step)

    by_penalty = (evidence(x, y, scale, penalty * numpy.exp(step)) - evidence(x, y, scale, penalty * numpy.exp(-step))) / (2 * step)
    return {"name": name, "seed": seed,
            "inputs": {"X": x.tolist(), "Y": y.tolist(), "scale": scale.tolist(), "lambda_": penalty, "parts": parts,
                       "X_test": later.tolist()},
            "expected": {"weights": weights(x, y, scale, penalty).tolist(), "evidence": evidence(x, y, scale, penalty),
                         "left_out": left_out(x, y, scale, penalty, range(rows)).tolist(),
                         "parts_left_out": left_out(x, y, scale, penalty, parts).tolist(),
                         "by_log_scale": [slope(j) for j in range(columns)], "by_log_lambda": by_penalty,
                         "prediction_test": (kernel(later, x, scale) @ weights(x, y, scale, penalty)).tolist()}}


if __name__ == "__main__":
    text = json.dumps({
        "description": "Kernel ridge with the kernel exp(-sum_j scale_j |x_j - z_j|), (K + lambda I) a = Y, no intercept.",
        "source": "Rasmussen & Williams 2006, sections 2.2 and 5.4; left-out scores by fits without the rows",
        "tolerance": {"abs": 1e-9, "slopes_abs": 1e-7},
        "cases": [case("one output", 71, 30, 4, 1, 0.05), case("three outputs", 72, 40, 3, 3, 0.2)]})
    pathlib.Path(__file__).with_suffix(".json").write_text(text + "\n")
