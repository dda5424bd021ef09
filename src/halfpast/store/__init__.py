"""Where tables, their moves and accounts are kept: nothing acknowledged is ever lost.

One face for every database (`Store`), plain SQL behind it.
"""

from halfpast.store.base import Account, Conflict, Document, Part, Store, StoreInUse, StoreUnusable
from halfpast.store.patience import NotWritten, patiently

__all__ = [
    "Account",
    "Conflict",
    "Document",
    "NotWritten",
    "Part",
    "Store",
    "StoreInUse",
    "StoreUnusable",
    "patiently",
]
