"""A link as a QR code, for the page and for a terminal."""

from __future__ import annotations

import io
from functools import lru_cache

import segno

LONGEST = 800  # characters of a link: a phone can still read the code off another screen


@lru_cache(maxsize=200)
def as_svg(link: str) -> bytes:
    """A picture."""
    out = io.BytesIO()
    error = "m" if len(link) <= 300 else "l"  # a long one is dense enough
    segno.make_qr(link, error=error).save(out, kind="svg", scale=6, border=3, xmldecl=False, svgns=True)
    return out.getvalue()


def as_text(link: str) -> str:
    """Lines for a terminal, two rows of dots in each."""
    rows = [[bool(dot) for dot in row] for row in segno.make_qr(link).matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append([False] * len(rows[0]))
    signs = {(False, False): "█", (True, False): "▄", (False, True): "▀", (True, True): " "}
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return "\n".join("".join(signs[up, down] for up, down in zip(*pair, strict=True)) for pair in pairs)
