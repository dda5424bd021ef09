"""Where this computer can be reached, and who can open a link."""

from __future__ import annotations

import ipaddress
import re
import socket
from urllib.parse import urlsplit

import ifaddr

LABEL = r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?"
HOST = re.compile(rf"({LABEL}\.)*(?![0-9]+$){LABEL}")  # anything that ends in a number is an IP address, or invalid
BRIDGES = ("br-", "bridge", "cni", "docker", "flannel", "lxc", "podman", "vboxnet", "veth", "virbr", "vmnet")


def addresses() -> list[str]:
    """This computer's IPv4 addresses on local networks, the likeliest first; none if there is no network."""
    interfaces = _by_interface() or [("", address) for address in _by_name()]
    way_out = _way_out()
    useful = [(name, address) for name, address in [*interfaces, ("", way_out)] if _is_useful(address)]
    useful.sort(key=lambda one: (one[1] != way_out, one[0].startswith(BRIDGES)))
    return list(dict.fromkeys(address for _, address in useful))


def _by_interface() -> list[tuple[str, str]]:
    """The addresses of every network interface; none if the system cannot be asked."""
    try:
        return [(each.nice_name, str(one.ip)) for each in ifaddr.get_adapters() for one in each.ips if one.is_IPv4]
    except OSError:
        return []


def _by_name() -> list[str]:
    """The addresses that the computer's own name stands for."""
    try:
        return socket.gethostbyname_ex(socket.gethostname())[2]
    except OSError:
        return []


def _way_out() -> str:
    """The address from which this computer would reach the world."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("203.0.113.1", 9))  # nothing is sent: this only asks which way it would go
            return str(probe.getsockname()[0])
        except OSError:
            return ""


def _is_useful(address: str) -> bool:
    """Whether another computer could use it."""
    if not address:
        return False
    read = ipaddress.ip_address(address)
    return not (read.is_loopback or read.is_link_local or read.is_unspecified)


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


def _is_host(name: str) -> bool:
    """Whether a name can be a host's, or is an IP address."""
    try:
        return "%" not in str(ipaddress.ip_address(name))  # no browser writes the network's name after it
    except ValueError:
        return bool(HOST.fullmatch(name)) and len(name) < 254


def read_public_url(text: str) -> str:
    """The address that people use, as browsers write origins; ValueError says what is wrong with it.

    >>> read_public_url("https://Play.example.org/")
    'https://play.example.org'
    """
    try:
        parts = urlsplit(text.strip())
        port = f":{parts.port}" if parts.port is not None else ""
    except ValueError:
        raise ValueError(f"--public-url {text}: this is not an address like https://play.example.org") from None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
        raise ValueError(f"--public-url {text}: write it with http or https, like https://play.example.org")
    if not _is_host(parts.hostname):
        raise ValueError(f"--public-url {text}: a name is letters, digits, dots and hyphens, like play.example.org")
    if parts.path.strip("/") or parts.query or parts.fragment:
        raise ValueError(f"--public-url {text}: the page needs a name of its own, without a path behind it.")
    usual = {"http": ":80", "https": ":443"}[parts.scheme]
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}{'' if port == usual else port}"


def read_proxy(text: str) -> str:
    """The address of a proxy, or the network it is in; ValueError says what is wrong with it.

    >>> read_proxy("10.0.0.7"), read_proxy("172.16.0.0/12")
    ('10.0.0.7', '172.16.0.0/12')
    """
    try:
        network = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        raise ValueError(f"--proxy {text}: write an address, like 10.0.0.7, or a network: 172.16.0.0/12.") from None
    if network.prefixlen == 0:
        raise ValueError(f"--proxy {text}: with the whole world trusted, everybody could choose their own address.")
    return str(network.network_address) if network.num_addresses == 1 else str(network)
