"""A game is one record: a NumPy structured dtype, written as a class with one annotated line a field.

>>> class Point:
...     seat: u8
...     cards: Annotated[Array, np.uint8, (2, 3)]
>>> dtype_of(Point)["cards"].shape
(2, 3)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, SupportsInt, TypeAlias, get_type_hints

import numpy as np
from numpy.typing import NDArray

Array: TypeAlias = NDArray[Any]
States: TypeAlias = NDArray[np.void]

# Fields are unsigned; signed only where -1 is needed. Read with signed(…) before subtracting.
u8 = Annotated[int, np.uint8]
i8 = Annotated[int, np.int8]
u16 = Annotated[int, np.uint16]
u32 = Annotated[int, np.uint32]
i64 = Annotated[int, np.int64]


if TYPE_CHECKING:

    def signed(value: SupportsInt) -> int:
        """A field's value as a number that may be subtracted from: in Numba int(…) leaves a uint8 unsigned."""

else:
    signed = np.int64


def plain(value: Any) -> Any:
    """One of NumPy's whole numbers as a Python int; anything else as it is.

    >>> plain(np.int64(3)), plain("three")
    (3, 'three')
    """
    return value.item() if isinstance(value, np.integer) else value


def fields_of(record: type) -> dict[str, tuple[Any, ...]]:
    """Each field's name with what its Annotated[…] says after the type: NumPy type, shape, other marks."""
    hints = get_type_hints(record, include_extras=True)
    return {name: hint.__metadata__ for name, hint in hints.items()}


def dtype_of(record: type) -> np.dtype[np.void]:
    """The structured dtype of an annotated class."""
    columns = []
    for name, (kind, *marks) in fields_of(record).items():
        shape = next((mark for mark in marks if isinstance(mark, int | tuple)), ())
        columns.append((name, kind, shape))
    return np.dtype(columns, align=True)
