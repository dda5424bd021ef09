"""The faces that people choose from: an animal on a colour. The page draws them; bots have animals of their own."""

from __future__ import annotations

from halfpast.core.errors import HalfpastError, shown
from halfpast.store import Document

ANIMALS = ("cat", "dog", "bear", "mouse", "frog", "duck", "deer", "pig", "penguin", "sheep")
COLOURS = ("amber", "coral", "rose", "violet", "blue", "teal", "green", "sand")


def read_face(face: object) -> Document | None:
    """A face as somebody chose it; None: nobody did, and the page finds one by the name.

    >>> read_face({"animal": "duck", "colour": "blue"})
    {'animal': 'duck', 'colour': 'blue'}
    """
    if face is None:
        return None
    if not isinstance(face, dict) or set(face) != {"animal", "colour"}:
        raise HalfpastError(f'A face is {{"animal": …, "colour": …}}, not {shown(face)}.')
    for what, known in (("animal", ANIMALS), ("colour", COLOURS)):
        if face[what] not in known:
            raise HalfpastError(f"The {what} of a face is one of {', '.join(known)}, not {shown(face[what])}.")
    return {"animal": face["animal"], "colour": face["colour"]}
