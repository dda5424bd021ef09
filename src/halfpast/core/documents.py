"""Objects as JSON has them: positions, views, logs, rows. What they hold is checked by whoever reads them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]
ReadJson: TypeAlias = Mapping[str, Any]  # one that is only read from
