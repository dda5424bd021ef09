"""Where tables and their moves are kept: nothing acknowledged is ever lost.

One face for every database (`Store`), plain SQL behind it.
"""

from halfpast.store.base import Conflict, Document, Store, StoreInUse, StoreUnusable
from halfpast.store.patience import NotWritten, patiently

__all__ = ["Conflict", "Document", "NotWritten", "Store", "StoreInUse", "StoreUnusable", "patiently"]
