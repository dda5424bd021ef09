"""Where this computer can be reached, and who can open a link."""

from __future__ import annotations

import ipaddress
import socket


def addresses() -> list[str]:
    """This computer's addresses on the local network; none where there is no network."""
    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: it only asks which way it would go
            found.append(probe.getsockname()[0])
        except OSError:
            pass
    return [address for address in found if not ipaddress.ip_address(address).is_loopback]


def reach(host: str, public_url: str | None) -> str:
    """Who can open a link: only this computer (here), those on the same network, or the world.

    >>> reach("127.0.0.1", None), reach("0.0.0.0", None), reach("127.0.0.1", "https://example.org")
    ('here', 'network', 'world')
    """
    if public_url:
        return "world"
    try:
        return "here" if ipaddress.ip_address(host).is_loopback else "network"
    except ValueError:
        return "here" if host == "localhost" else "network"
