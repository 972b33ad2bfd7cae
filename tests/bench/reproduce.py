"""The papers' figures, made again: reproduce.py PATH-OF-ARDENT-CLI [options]; --help shows them.

Every module in tables/ has a generator figures(cli, folder, seeds, data) of rows {table, setting, measure, paper, values},
one value a seed. "paper" is what was published, or what is asked. They are written as Markdown; "±" is the population standard
deviation over the seeds.

A file of results has a part for every module: its name as a heading of the second level, its docstring, the
program that was measured, and its tables under headings of the third level. With --out only the parts of the --tables named
are replaced, each as soon as it is done, and everything else in the file stays. So all of them are made by

    reproduce.py build/release/bin/ardent-cli --data FOLDER --out resources/help/results.md

in many hours, and one of them by adding, for example, --tables srff.
"""

import argparse
import importlib
import inspect
import itertools
import json
import pathlib
import re
import statistics
import sys
import tempfile

from cli import ask

HERE = pathlib.Path(__file__).resolve().parent
HEAD = """# Results

What was published, and what this program reaches under the same conditions. Made by `tests/bench/reproduce.py`. "±" is the
population standard deviation over the seeds.
"""


def known_tables():
    return sorted(file.stem for file in (HERE / "tables").glob("*.py"))


def number(value):
    return f"{value:.4g}"


def listed(values):
    """One after the other; what repeats more than three times is counted: "2.5 × 40, 3, 2.5 × 59"."""
    runs = (list(same) for _, same in itertools.groupby(map(number, values)))
    return ", ".join(f"{run[0]} × {len(run)}" if len(run) > 3 else ", ".join(run) for run in runs)


def line(row):
    values = row["values"]
    spread = f" ± {number(statistics.pstdev(values))}" if len(values) > 1 else ""
    return (f"| {row['setting']} | {row['measure']} | {row['paper'] or '–'} | "
            f"{number(statistics.mean(values))}{spread} | {number(statistics.median(values))} | "
            f"{len(values)}: {listed(values)} |")


def table(title, rows):
    head = f"\n### {title}\n\n| setting | measure | paper | mean ± sd | median | seeds: values |\n|---|---|---|---|---|---|\n"
    return head + "\n".join(map(line, rows)) + "\n"


def part(name, about, rows, info):
    """The part of a file of results that one module makes."""
    tables = {}
    for row in rows:
        tables.setdefault(row["table"], []).append(row)
    return (f"## {name}\n\n{about}\n\nMeasured: Ardent {info['version']} ({info['commit']}), {info['isa']}.\n" +
            "".join(table(title, rows) for title, rows in tables.items()))


def replaced(document, name, text):
    """The document with `text` in place of the part of that name, or after the parts that come before it by name."""
    head, *parts = re.split(r"^(?=## )", document or HEAD, flags=re.MULTILINE)
    by_name = {one.split("\n", 1)[0][3:]: one.rstrip("\n") + "\n" for one in parts}
    by_name[name] = text
    return "\n".join([head.rstrip("\n") + "\n", *(by_name[one] for one in sorted(by_name))])


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("cli", type=pathlib.Path, help="path of ardent-cli")
    parser.add_argument("--tables", default=",".join(known_tables()), help="comma-separated (default: %(default)s)")
    parser.add_argument("--seeds", type=int, default=10, help="seeds 1 … N (default: 10)")
    parser.add_argument("--data", type=pathlib.Path, help="folder of the real data sets; without it those are left out")
    parser.add_argument("--out", type=pathlib.Path,
                        help="Markdown file whose parts are replaced (default: standard output)")
    return parser.parse_args()


def main():
    arguments = parse_arguments()
    info = json.loads(ask([arguments.cli, "--version", "--json"]))
    for name in arguments.tables.split(","):
        module = importlib.import_module(f"tables.{name}")
        rows = []
        with tempfile.TemporaryDirectory() as folder:
            for row in module.figures(arguments.cli.resolve(), pathlib.Path(folder),
                                      range(1, arguments.seeds + 1), arguments.data):
                rows.append(row)
                print(line(row), file=sys.stderr, flush=True)
        text = part(name, inspect.cleandoc(module.__doc__), rows, info)
        if arguments.out:
            document = arguments.out.read_text() if arguments.out.exists() else ""
            arguments.out.write_text(replaced(document, name, text))
        else:
            print(text)


if __name__ == "__main__":
    main()
