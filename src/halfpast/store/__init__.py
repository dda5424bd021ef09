"""Where tables and their moves are kept: nothing acknowledged is ever lost.

One face for every database (`Store`), plain SQL behind it.
"""

from halfpast.store.base import Conflict, Store, StoreInUse, StoreUnusable

__all__ = ["Conflict", "Store", "StoreInUse", "StoreUnusable"]
