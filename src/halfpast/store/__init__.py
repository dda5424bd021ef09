"""Where tables, their moves and accounts are kept: nothing acknowledged is ever lost.

One interface for every database (`Store`), with plain SQL behind it.
"""

from halfpast.store.base import (
    Account,
    Binned,
    Conflict,
    Document,
    Kind,
    Part,
    Store,
    StoreInUse,
    StoreUnusable,
    Trouble,
)
from halfpast.store.patience import NotWritten, patiently

__all__ = [
    "Account",
    "Binned",
    "Conflict",
    "Document",
    "Kind",
    "NotWritten",
    "Part",
    "Store",
    "StoreInUse",
    "StoreUnusable",
    "Trouble",
    "patiently",
]
