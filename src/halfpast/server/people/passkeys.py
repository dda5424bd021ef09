"""Passkeys (WebAuthn): what a browser is asked, and whether what it answers is true."""

from __future__ import annotations

import base64
import secrets
import time
from dataclasses import dataclass
from typing import Any

import webauthn
from webauthn.helpers import bytes_to_base64url, options_to_json_dict
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from halfpast.server.tables.errors import Denied
from halfpast.store import Document

TITLE = "Half Past Eight"
PATIENCE = 300.0  # seconds for a question
MOST_ASKED = 10_000  # questions that wait for an answer
KEEPS_THEM = AuthenticatorSelectionCriteria(
    resident_key=ResidentKeyRequirement.REQUIRED,  # so that nobody has to say who they are
    user_verification=UserVerificationRequirement.PREFERRED,
)
NO = "This passkey does not fit, or it took too long: try again."


@dataclass
class Asked:
    """A question to a device, good for one answer."""

    challenge: bytes
    until: float
    account: str | None  # whose passkey is to be made; None: any is to be shown


class Passkeys:
    """The questions waiting for an answer, by the device that was asked; none of this is stored."""

    def __init__(self) -> None:
        self._asked: dict[str, Asked] = {}

    def ask_to_make(self, device: str, site: str, account: str, called: str, has: list[str]) -> Document:
        """Ask for a new passkey for an account, on a device that does not have one yet."""
        options = webauthn.generate_registration_options(
            rp_id=site,
            rp_name=TITLE,
            user_name=called or TITLE,
            user_id=account.encode(),
            challenge=self._ask(device, account),
            authenticator_selection=KEEPS_THEM,
            exclude_credentials=[PublicKeyCredentialDescriptor(webauthn.base64url_to_bytes(one)) for one in has],
        )
        return dict(options_to_json_dict(options))

    def made(self, device: str, origin: str, site: str, credential: Any) -> tuple[str, str, Document]:
        """The account for which a passkey was asked, the passkey's id, and what is kept of it."""
        asked = self._answer(device)
        if asked.account is None:
            raise Denied(NO)
        try:
            verified = webauthn.verify_registration_response(
                credential=credential, expected_challenge=asked.challenge, expected_rp_id=site, expected_origin=origin
            )
        except Exception as error:  # whatever was sent, it is not what was asked for
            raise Denied(NO) from error
        key = base64.b64encode(verified.credential_public_key).decode()
        return asked.account, bytes_to_base64url(verified.credential_id), {"key": key, "count": verified.sign_count}

    def ask_to_show(self, device: str, site: str) -> Document:
        """Ask for any passkey of this site."""
        options = webauthn.generate_authentication_options(rp_id=site, challenge=self._ask(device, None))
        return dict(options_to_json_dict(options))

    def shown(self, device: str, origin: str, site: str, credential: Any, kept: Document | None) -> int:
        """How often the passkey has been used by now; Denied if it is not the one we know, for this site."""
        asked = self._answer(device)
        if asked.account is not None or kept is None or kept["site"] != site:
            raise Denied(NO)
        try:
            verified = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=asked.challenge,
                expected_rp_id=site,
                expected_origin=origin,
                credential_public_key=base64.b64decode(kept["key"]),
                credential_current_sign_count=kept["count"],
            )
        except Exception as error:
            raise Denied(NO) from error
        return verified.new_sign_count

    def _ask(self, device: str, account: str | None) -> bytes:
        if len(self._asked) >= MOST_ASKED:
            self._asked = dict(list(self._asked.items())[MOST_ASKED // 2 :])
        self._asked[device] = Asked(secrets.token_bytes(32), time.monotonic() + PATIENCE, account)
        return self._asked[device].challenge

    def _answer(self, device: str) -> Asked:
        asked = self._asked.pop(device, None)
        if asked is None or asked.until < time.monotonic():
            raise Denied(NO)
        return asked
