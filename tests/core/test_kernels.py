"""Kernels: one source at two speeds, and a cache that never serves stale code."""

import ast
import importlib
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import craton
from craton.kernel.decorator import INT, INTS, Signature, kernel
from craton.kernel.sources import KERNEL_FOLDERS


@kernel(Signature(INT, INT))
def double(number: int) -> int:
    return 2 * number


@kernel(Signature(INT, INTS))
def sum_of_doubles(numbers: list[int]) -> int:
    """Adds."""
    total = 0
    for at in range(len(numbers)):
        total += double(numbers[at])
    return total


def test_a_kernel_runs_interpreted_on_lists_and_compiled_on_arrays() -> None:
    assert sum_of_doubles([1, 2, 3]) == 12
    assert sum_of_doubles.py_func([1, 2, 3]) == 12
    assert sum_of_doubles.compiled(np.array([1, 2, 3])) == 12


def test_a_compiled_kernel_refuses_other_types_instead_of_compiling_again() -> None:
    with pytest.raises(TypeError):
        sum_of_doubles.compiled(np.array([1.5]))


def test_a_kernel_keeps_its_name_and_doc() -> None:
    assert sum_of_doubles.__name__ == "sum_of_doubles"
    assert sum_of_doubles.__doc__ == "Adds."
    assert "sum_of_doubles" in repr(sum_of_doubles)


CALLEE = """
from craton.kernel.decorator import INT, Signature, kernel

@kernel(Signature(INT, INT))
def callee(number):
    return number + {}
"""
CALLER = """
import sys
from craton.kernel.decorator import INT, Signature, kernel
from package.callee import callee

@kernel(Signature(INT, INT))
def caller(number):
    return callee(number)

print(caller.compiled(1), sum(caller.compiled.stats.cache_hits.values()), callee.compiled(2))
"""


ASKER = """
from pathlib import Path
import numpy as np
from craton.kernel.decorator import INT, Signature, kernel

with np.load(Path(__file__).with_name("numbers.npz")) as found:
    NUMBERS = found["numbers"]

@kernel(Signature(INT, INT))
def asker(at):
    return NUMBERS[at]

print(asker.compiled(1), sum(asker.compiled.stats.cache_hits.values()))
"""


def write_package(folder: Path, **sources: str) -> None:
    package = folder / "package"
    package.mkdir(exist_ok=True)
    for name, source in {"__init__": "", **sources}.items():
        (package / f"{name}.py").write_text(source)


def start(folder: Path, *modules: str) -> subprocess.Popen[str]:
    """A process that imports modules of the package, with a cache in the same folder."""
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(folder / "cache"), "PYTHONPATH": str(folder)}
    command = [sys.executable, "-c", f"import {', '.join(f'package.{name}' for name in modules)}"]
    return subprocess.Popen(command, env=environment, cwd=folder, stdout=subprocess.PIPE, text=True)


def numbers_of(process: subprocess.Popen[str]) -> list[int]:
    printed, _ = process.communicate()
    assert process.returncode == 0
    return [int(word) for word in printed.split()]


def printed_numbers(folder: Path, **sources: str) -> list[int]:
    """What the modules of a package print, imported in a process of their own."""
    write_package(folder, **sources)
    return numbers_of(start(folder, *sources))


@pytest.mark.skipif(os.name != "posix", reason="Windows has no such locks")
def test_processes_that_need_a_kernel_at_once_compile_it_once(tmp_path: Path) -> None:
    write_package(tmp_path, callee=CALLEE.format(10), caller=CALLER)
    both = [start(tmp_path, "caller"), start(tmp_path, "caller")]
    assert sorted(numbers_of(process) for process in both) == [[11, 0, 12], [11, 1, 12]]


@pytest.mark.long
def test_a_changed_callee_in_another_file_is_compiled_again(tmp_path: Path) -> None:
    def run(added: int) -> list[int]:
        return printed_numbers(tmp_path, callee=CALLEE.format(added), caller=CALLER)

    # the callee is compiled without wrappers for its caller, and with them for the call from outside
    assert run(10) == [11, 0, 12]
    assert run(10) == [11, 1, 12], "an unchanged kernel comes from the cache"
    assert run(20) == [21, 0, 22], "a changed callee changes its caller"


def test_changed_numbers_in_a_file_are_compiled_again(tmp_path: Path) -> None:
    (tmp_path / "package").mkdir()

    def run(*numbers: int) -> list[int]:
        np.savez(tmp_path / "package" / "numbers.npz", numbers=np.array(numbers))
        return printed_numbers(tmp_path, asker=ASKER)

    assert run(3, 4) == [4, 0]
    assert run(3, 4) == [4, 1], "the same numbers come from the cache"
    assert run(3, 5) == [5, 0], "other numbers are other machine code"


def test_importing_and_playing_never_imports_numba_or_numpy() -> None:
    code = (
        "import sys, craton\n"
        "for name in craton.list_games():\n"
        "    state = craton.new(name)\n"
        "    state.push(list(state.legal_moves)[0]); str(state); state.to_svg(); state.to_text(); state.undo()\n"
        "print([name for name in ('numba', 'numpy') if name in sys.modules])"
    )
    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert printed.stdout.strip() == "[]"


def test_kernels_take_constants_only_from_sources_that_the_cache_covers() -> None:
    """Otherwise a changed constant would leave stale machine code in the cache."""
    root = Path(craton.__file__).parent
    covered = {path for pattern in KERNEL_FOLDERS for folder in root.glob(pattern) for path in folder.rglob("*.py")}
    assert root / "games" / "faust" / "law" / "rules.py" in covered
    for path in root.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        if "@kernel(" not in source or path == root / "kernel" / "decorator.py":
            continue
        assert path in covered, f"{path} defines kernels"
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.ImportFrom) and node.module is not None and node.module.startswith("craton."):
                module = importlib.import_module(node.module)
                if Path(str(module.__file__)) in covered:
                    continue
                values = [getattr(module, alias.name) for alias in node.names if hasattr(module, alias.name)]
                assert not [value for value in values if isinstance(value, int | float | np.ndarray)], node.module
