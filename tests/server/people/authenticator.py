"""A passkey without a device: it signs what a browser would sign, or something else."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

HERE_AND_KNOWN, WITH_KEY = 0x05, 0x40  # flags: user present and verified; a new key is in it


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Passkey:
    """A key of one site."""

    def __init__(self, origin: str, site: str) -> None:
        self.origin, self.site = origin, site
        self.id, self.count = secrets.token_bytes(16), 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, flags: int, more: bytes = b"") -> bytes:
        site = hashlib.sha256(self.site.encode()).digest()
        return site + bytes([flags]) + self.count.to_bytes(4, "big") + more

    def made(self, options: dict[str, Any]) -> dict[str, Any]:
        """What a browser answers when it has made this passkey."""
        numbers = self._key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        told = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(key)
        data = self._data(HERE_AND_KNOWN | WITH_KEY, told)
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"])
        return self._credential({"clientDataJSON": b64(client), "attestationObject": b64(attested)})

    def shown(self, options: dict[str, Any]) -> dict[str, Any]:
        """What a browser answers when this passkey is shown."""
        self.count += 1
        data, client = self._data(HERE_AND_KNOWN), self._client("webauthn.get", options["challenge"])
        signature = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        parts = {"clientDataJSON": client, "authenticatorData": data, "signature": signature}
        return self._credential({name: b64(part) for name, part in parts.items()})

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        return {"id": b64(self.id), "rawId": b64(self.id), "type": "public-key", "response": response}
