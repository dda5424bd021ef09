"""The server with other constants: python -m tests.server.changed '{"halfpast.server.driver.GRACE": 1}' serve …"""

from __future__ import annotations

import json
import sys
from importlib import import_module

from halfpast.cli import run

if __name__ == "__main__":
    for name, value in json.loads(sys.argv.pop(1)).items():
        home, _, constant = name.rpartition(".")
        module = import_module(home)
        if isinstance(value, dict):
            getattr(module, constant).update(value)
        else:
            setattr(module, constant, value)
    run()
