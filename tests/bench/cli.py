"""Calls of ardent-cli that the tables share."""

import csv
import gzip
import json
import random
import statistics
import subprocess
import sys


def ask(command):
    run = subprocess.run([str(part) for part in command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if run.returncode != 0:
        sys.exit(f"{' '.join(str(part) for part in command)}\n{run.stderr}")
    return run.stdout


def write_synthetic(cli, name, seed, learning_rows, test_rows, folder):
    """One stream of rows, cut in two: the first to learn from, the rest to test."""
    rows = str(learning_rows + test_rows)
    lines = ask([cli, "synth", name, "--rows", rows, "--seed", seed]).splitlines(True)
    learning, test = folder / "learning.csv", folder / "test.csv"
    learning.write_text("".join(lines[: 1 + learning_rows]))
    test.write_text("".join(lines[:1] + lines[1 + learning_rows:]))
    return learning, test


def write_sample(file, target, seed, folder):
    """8,000 random rows: 7,000 to learn from, 1,000 to test. The files and the target's standard deviation."""
    opener = gzip.open if file.suffix == ".gz" else open
    with opener(file, "rt", newline="") as stream:
        header, *lines = list(csv.reader(stream))
    chosen = random.Random(seed).sample(lines, 8_000)
    learning, test = folder / "learning.csv", folder / "test.csv"
    for path, part in ((learning, chosen[:7_000]), (test, chosen[7_000:])):
        with open(path, "w", newline="") as stream:
            csv.writer(stream).writerows([header, *part])
    position = header.index(target)
    return learning, test, statistics.pstdev(float(line[position]) for line in lines)


def train(cli, file, target, method, seed, options=(), extra=()):
    """options: "name=value" of the method; extra: further arguments. The JSON result."""
    command = [cli, "train", file, "--target", target, "--method", method, "--seed", seed, "--json", *extra]
    for option in options:
        command += ["--set", option]
    return json.loads(ask(command))


def relevant_variables(cli):
    """Names of the true variables of every synthetic set."""
    return {entry["name"]: {f"x{j}" for j in entry["relevant"]}
            for entry in json.loads(ask([cli, "synth", "--json"]))["sets"]}


def share_of_true(run, relevant):
    ranked = sorted(run["relevance"], key=lambda entry: -entry["value"])
    top = [entry["name"] for entry in ranked[: len(relevant)]]
    return sum(name in relevant for name in top) / len(relevant)
