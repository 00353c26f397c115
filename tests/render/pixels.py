"""The pixels of a picture."""

from __future__ import annotations

import struct
import zlib


def pixels_of(png: bytes) -> list[list[bytes]]:
    """Return the pixels of each line of a PNG with four bytes for a pixel."""
    width, height, depth, colours = struct.unpack(">IIBB", png[16:26])
    assert (depth, colours) == (8, 6)
    packed, at = b"", 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        packed += png[at + 8 : at + 8 + length] if png[at + 4 : at + 8] == b"IDAT" else b""
        at += length + 12
    data, size = zlib.decompress(packed), width * 4
    above, lines = bytearray(size), list[list[bytes]]()
    for y in range(height):
        kind, line = data[y * (size + 1)], bytearray(data[y * (size + 1) + 1 : (y + 1) * (size + 1)])
        for x in range(size):
            left, up, corner = (line[x - 4], above[x], above[x - 4]) if x >= 4 else (0, above[x], 0)
            nearest = min((left, up, corner), key=lambda value: abs(left + up - corner - value))
            line[x] = (line[x] + (0, left, up, (left + up) // 2, nearest)[kind]) % 256
        lines.append([bytes(line[x : x + 4]) for x in range(0, size, 4)])
        above = line
    return lines
