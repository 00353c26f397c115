"""The cache keeps the latest pictures within a limit of bytes."""

from __future__ import annotations

from host.publishing.latest_pictures import LatestPictures, NamedPicture


def test_the_newest_picture_of_the_first_key_that_has_one_is_found() -> None:
    latest = LatestPictures()
    latest.keep("board", "board-1.png", b"1")
    latest.keep("own", "own-1.png", b"2")
    latest.keep("own", "own-2.png", b"3")
    assert latest.find("own", "board") == NamedPicture("own-2.png", b"3")
    assert latest.find("other", "board") == NamedPicture("board-1.png", b"1")
    assert latest.find("other") is None


def test_pictures_that_were_not_used_for_the_longest_time_make_room() -> None:
    latest = LatestPictures(most_bytes=10)
    latest.keep("a", "a.png", b"aaaa")
    latest.keep("b", "b.png", b"bbbb")
    assert latest.find("a") is not None
    latest.keep("c", "c.png", b"cccc")
    assert latest.find("b") is None
    assert latest.find("a") is not None
    latest.keep("d", "d.png", b"d" * 11)
    assert latest.find("a", "c", "d") is None
