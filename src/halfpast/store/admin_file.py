"""The file beside a database that says where its running server can be asked: a port of this computer, and a token.

Only those who may read the database can read it. The token is new with every start.
"""

from __future__ import annotations

import json
import os
import socket
from contextlib import suppress
from pathlib import Path

from halfpast.store.base import Document

HERE = "127.0.0.1"
PATIENCE = 60.0  # seconds for an answer
LONGEST = 2**20  # bytes of an answer


class NoAnswer(Exception):
    """The server does not answer; it says why, in a sentence for the host."""


def file_of(db: Path) -> Path:
    """Where it is."""
    return db.with_name(db.name + ".admin")


def write(db: Path, port: int, token: str) -> None:
    """Say where the server can be asked: whole or not at all."""
    file = file_of(db)
    part = file.with_name(file.name + ".part")
    with suppress(FileNotFoundError):
        part.unlink()
    handle = os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    with os.fdopen(handle, "w", encoding="utf-8") as opened:
        json.dump({"port": port, "token": token}, opened)
    os.replace(part, file)


def remove(db: Path) -> None:
    """Remove it, because the server can no longer be asked."""
    with suppress(OSError):
        file_of(db).unlink()


def ask(db: Path, what: str, given: Document) -> Document:
    """Ask the running server: what it answers."""
    try:
        where = json.loads(file_of(db).read_text("utf-8"))
        with socket.create_connection((HERE, int(where["port"])), PATIENCE) as line:
            line.sendall(json.dumps({"token": where["token"], "do": what, "given": given}).encode() + b"\n")
            with line.makefile("rb") as answer:
                answered: Document = json.loads(answer.readline(LONGEST))
                return answered
    except PermissionError as error:
        raise NoAnswer(f"{file_of(db)} cannot be read: run this as the user that runs the server.") from error
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise NoAnswer(
            "The server does not answer: it is still starting, or is a different version. Try again, or stop it first."
        ) from error
