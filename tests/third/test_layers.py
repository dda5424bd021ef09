"""Inside the third game, imports go down as in ours; whoever takes it as a model takes that over, too."""

from __future__ import annotations

import grimp
import pytest

GAME = "high_card"
# Modules in one layer do not import each other.
LAYERS = ({"package"}, {"env", "terminal"}, {"bots"}, {"notation", "words", "trump"}, {"rules"})
MAY_USE = ("halfpast.core", "halfpast.notation")  # what every game shares


@pytest.fixture
def graph() -> grimp.ImportGraph:
    return grimp.build_graph(GAME, "halfpast", include_external_packages=False, cache_dir=None)


def wrong(graph: grimp.ImportGraph) -> list[tuple[str, str]]:
    """Imports that go up, or sideways."""
    layers = [grimp.Layer(*layer, independent=True) for layer in LAYERS]
    found = graph.find_illegal_dependencies_for_layers(layers=layers, containers={GAME})
    return sorted((one.importer, one.imported) for one in found)


def test_its_imports_go_down(graph: grimp.ImportGraph) -> None:
    assert {child.rpartition(".")[2] for child in graph.find_children(GAME)} == set().union(*LAYERS)
    assert wrong(graph) == []
    graph.add_import(importer=f"{GAME}.rules.law", imported=f"{GAME}.bots.choosing")
    graph.add_import(importer=f"{GAME}.env.steps", imported=f"{GAME}.terminal")
    assert wrong(graph) == [(f"{GAME}.env", f"{GAME}.terminal"), (f"{GAME}.rules", f"{GAME}.bots")]


def test_of_halfpast_it_uses_what_every_game_shares(graph: grimp.ImportGraph) -> None:
    own = [GAME, *graph.find_descendants(GAME)]
    used = {used for one in own for used in graph.find_modules_directly_imported_by(one) if used.startswith("halfpast")}
    assert used  # and `halfpast` itself: what anybody may
    assert [one for one in used if one != "halfpast" and not one.startswith(MAY_USE)] == []
