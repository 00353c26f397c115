"""The playground in a real browser: the page opens, a slash command is typed, the board appears."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
SECONDS = 90

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium on this machine")


@pytest.fixture
async def address(tmp_path: Path) -> AsyncIterator[str]:
    """Start ``python bot.py`` without a token and return the address it prints."""
    kept = {key: os.environ[key] for key in ("PATH", "HOME", "LANG") if key in os.environ}
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(ROOT / "bot.py"), cwd=tmp_path, env=kept, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    async with asyncio.timeout(SECONDS):
        while not (link := re.search(r"http://127\.0\.0\.1:\d+/\S*", (await process.stdout.readline()).decode())):
            assert process.returncode is None, "the playground ended"
    yield link[0]
    process.send_signal(signal.SIGTERM)
    async with asyncio.timeout(SECONDS):
        await process.communicate()
    assert process.returncode == 0


async def send_command(page: Any, command: str, answer: str) -> None:
    """Send a command until the answer is visible: a page that refreshes meanwhile loses the typed text."""
    from playwright.async_api import TimeoutError as LateError

    box, option = page.locator("#channel-composer-input"), page.get_by_role("option", name=command).first
    for _ in range(6):
        await box.fill("")
        await box.click()
        await page.keyboard.type(f"/{command}")
        try:
            await option.click(timeout=10_000)
            await page.get_by_role("button", name="Send").click()
            await page.get_by_text(answer).last.wait_for(timeout=30_000)
        except LateError:
            continue
        return
    raise AssertionError(f"/{command} is not answered")


async def press_until(button: Any, shown: Any) -> None:
    """Press a button until something is shown.

    A page that is drawn anew loses a press, and refuses it while another window acts.
    """
    from playwright.async_api import TimeoutError as LateError

    for _ in range(6):
        try:
            await button.click(timeout=15_000)
            await shown.wait_for(timeout=15_000)
        except LateError:
            if await shown.is_visible():
                return
            await button.page.get_by_role("button", name="Refresh preview").click()
            continue
        return
    raise AssertionError("the button is not answered")


async def test_a_newcomer_reads_what_to_do_types_a_command_and_the_board_appears(address: str) -> None:
    from playwright.async_api import async_playwright, expect

    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        page = await browser.new_page(viewport={"width": 1000, "height": 900})
        page.set_default_timeout(SECONDS * 1000)
        expect.set_options(timeout=SECONDS * 1000)
        await page.goto(address)
        await expect(page.get_by_text("you cannot break anything").last).to_be_visible()
        aside = await page.get_by_role("link", name="threads and private messages").get_attribute("href")
        add = page.get_by_role("button", name="Add computer").first
        await press_until(page.get_by_role("button", name="Open a table").first, add)
        await press_until(add, page.get_by_role("listitem").filter(has_text="Computer").first)
        move = page.get_by_role("button", name="My move").first
        await press_until(page.get_by_role("button", name="Start").first, move)
        await page.wait_for_function(
            "() => [...document.querySelectorAll('#channel-message-list img')].some(image => image.naturalWidth > 300)"
        )
        await press_until(move, page.get_by_role("button", name=re.compile("More help|What is")).last)
        await expect(page.get_by_text("Only you can see this").last).to_be_visible()
        await send_command(page, "settings show", "Time to think")
        await page.set_viewport_size({"width": 360, "height": 800})
        await send_command(page, "help", "All chance is sealed")
        wide = await page.evaluate(
            "[...document.querySelectorAll('#channel-message-list *')]"
            ".filter(item => item.getBoundingClientRect().right > 360).map(item => item.textContent)"
        )
        assert wide == [], "all of it fits on a phone"
        assert aside is not None
        await page.goto(aside)
        await expect(page.get_by_role("heading", name="Telperinquár: Anna and Computer")).to_be_visible()
        await expect(page.get_by_text("The dice were sealed").first).to_be_visible()
        await browser.close()


@pytest.mark.ci
async def test_two_windows_are_two_people_who_begin_with_three_presses(address: str) -> None:
    from playwright.async_api import async_playwright, expect

    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        expect.set_options(timeout=SECONDS * 1000)
        windows: list[Any] = []
        for person in ("Anna", "Bert"):
            page = await browser.new_page(viewport={"width": 900, "height": 1000})
            page.set_default_timeout(SECONDS * 1000)
            await page.goto(address)
            picked = page.locator("#viewer-picker option:checked")
            await expect(picked).to_have_text(person)
            windows.append(page)
        anna, bert = windows
        join = bert.get_by_role("button", name="Join").first
        await press_until(anna.get_by_role("button", name="Open a table").first, join)
        await press_until(join, anna.get_by_role("listitem").filter(has_text="Bert").first)
        start = anna.get_by_role("button", name="Start").last
        await press_until(start, bert.get_by_role("button", name="My move").first)
        await browser.close()


@pytest.mark.ci
async def test_a_first_game_at_an_own_table_is_played_with_buttons(address: str) -> None:
    from playwright.async_api import async_playwright, expect

    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        page = await browser.new_page(viewport={"width": 1100, "height": 900})
        page.set_default_timeout(SECONDS * 1000)
        expect.set_options(timeout=SECONDS * 1000)
        await page.goto(address)
        await press_until(
            page.get_by_role("button", name="Open a table").first, page.get_by_role("button", name="Join").first
        )
        await page.locator("#viewer-picker").select_option(label="Bert")
        link = page.get_by_role("link", name="Open “Telperinquár: Bert and the computer” with its buttons")
        level = page.get_by_role("button", name="Start: simple").last
        await press_until(page.get_by_role("button", name="Play the computer").first, level)
        await press_until(level, link)
        await page.goto(str(await link.get_attribute("href")))
        await page.locator("#viewer-picker").select_option(label="Bert")
        first = re.compile("level card|What do you do")  # a hand may hold no level card
        await press_until(page.get_by_role("button", name="My move").first, page.get_by_text(first).last)
        back = page.get_by_role("link", name="Back to the channel with its buttons").first
        await page.goto(str(await back.get_attribute("href")))
        await expect(page.get_by_text("you cannot break anything").last).to_be_visible()
        assert page.url == address, "the address stays the same"
        await browser.close()
