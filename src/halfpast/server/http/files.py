"""The built page and its files, packed once and kept in memory."""

from __future__ import annotations

import gzip
import hashlib
import re
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

WEB = Path(__file__).resolve().parents[2] / "_web"
NAME = re.compile(r"[\w-]+(\.[\w-]+)*\.\w+", re.ASCII)
FOR_EVER = "public, max-age=31536000, immutable"  # a name with a digest never gets different content
LOOK_AGAIN = "private, no-cache"
TYPES = {
    "css": "text/css",
    "html": "text/html",
    "ico": "image/x-icon",
    "js": "text/javascript",
    "json": "application/json",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
}
PACKED = {"css", "html", "js", "json", "svg", "txt", "webmanifest"}


@dataclass(frozen=True)
class File:
    """What is sent for a file."""

    plain: bytes
    packed: bytes | None
    kind: str
    mark: str  # its ETag


class Files:
    """The files of a folder and its subfolders, by their plain names."""

    def __init__(self, root: Path | None = None) -> None:
        self.root = Path(root or WEB)
        self._kept: dict[Path, tuple[tuple[int, int], File]] = {}

    def find(self, *names: str) -> File | None:
        """A file, as it is on the disk now."""
        path = self.root.joinpath(*names)
        try:
            if not NAME.fullmatch(names[-1]) or not path.is_file():
                return None
            stat = path.stat()
            version = (stat.st_mtime_ns, stat.st_size)
            if path not in self._kept or self._kept[path][0] != version:
                self._kept[path] = (version, _read(path))
        except OSError:  # the name is too long, or the file has just been rebuilt
            return None
        return self._kept[path][1]


def _read(path: Path) -> File:
    return packed(path.read_bytes(), path.suffix[1:])


def packed(plain: bytes, ending: str) -> File:
    """What is sent for these bytes, whose kind is given by a file ending."""
    small = gzip.compress(plain, 9, mtime=0) if ending in PACKED and len(plain) > 500 else None
    kind = TYPES.get(ending, "application/octet-stream")
    return File(plain, small, kind, f'"{hashlib.sha256(plain).hexdigest()[:20]}"')


def send(request: Request, file: File, keep: str) -> Response:
    """Send a file the way the browser wants it: packed, or not at all if it already has it."""
    headers = {"cache-control": keep, "etag": file.mark, "vary": "accept-encoding"}
    if file.mark in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, headers={**headers, "content-encoding": "gzip"}, media_type=file.kind)
    return Response(file.plain, headers=headers, media_type=file.kind)
