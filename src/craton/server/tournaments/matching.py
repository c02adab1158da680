"""Maximum matching in a graph, by Edmonds' blossom algorithm."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

FREE = -1


def largest_matching(neighbours: Sequence[Sequence[int]]) -> list[int]:
    """The partner of each node in a maximum matching; FREE for nodes without one."""
    partner = [FREE] * len(neighbours)
    for node, near in enumerate(neighbours):  # a greedy start leaves little to improve
        if partner[node] == FREE:
            for other in near:
                if partner[other] == FREE:
                    partner[node], partner[other] = other, node
                    break
    for node in range(len(neighbours)):
        if partner[node] == FREE:
            _augment(neighbours, partner, node)
    return partner


def is_matchable(neighbours: Sequence[Sequence[int]]) -> bool:
    """Whether there is a perfect matching."""
    return len(neighbours) % 2 == 0 and FREE not in largest_matching(neighbours)


def _augment(neighbours: Sequence[Sequence[int]], partner: list[int], root: int) -> None:
    """Find an augmenting path from a free node and flip it; `partner` is modified in place."""
    count = len(neighbours)
    parent = [FREE] * count
    base = list(range(count))
    outer = [False] * count
    outer[root] = True
    waiting = deque([root])

    def meeting(one: int, other: int) -> int:
        """The base at which the paths of two nodes to the root meet."""
        passed = set()
        while True:
            one = base[one]
            passed.add(one)
            if partner[one] == FREE:
                break
            one = parent[partner[one]]
        while base[other] not in passed:
            other = parent[partner[base[other]]]
        return base[other]

    def mark(node: int, top: int, child: int, blossom: set[int]) -> None:
        while base[node] != top:
            blossom |= {base[node], base[partner[node]]}
            parent[node] = child
            child = partner[node]
            node = parent[child]

    while waiting:
        node = waiting.popleft()
        for other in neighbours[node]:
            if base[node] == base[other] or partner[node] == other:
                continue
            if other == root or (partner[other] != FREE and parent[partner[other]] != FREE):
                top = meeting(node, other)
                blossom: set[int] = set()
                mark(node, top, other, blossom)
                mark(other, top, node, blossom)
                for inside in range(count):
                    if base[inside] in blossom:
                        base[inside] = top
                        if not outer[inside]:
                            outer[inside] = True
                            waiting.append(inside)
            elif parent[other] == FREE:
                parent[other] = node
                if partner[other] == FREE:
                    while other != FREE:
                        before = parent[other]
                        following = partner[before]
                        partner[other], partner[before] = before, other
                        other = following
                    return
                outer[partner[other]] = True
                waiting.append(partner[other])
