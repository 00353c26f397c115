"""Playing by slash commands: options are filled in from the suggestions while typing, as a person does."""

from __future__ import annotations

from random import Random

from tests.e2e.people import Answer, Person, controls

PLAYED = ("levelup", "attack", "play", "use", "equip", "react", "pass", "end")
"""Commands in the order in which they are tried; ``/end`` is last, so that a turn is used."""


async def type_a_command(person: Person, channel_id: int, command: str, random: Random) -> Answer:
    """Type a command, taking one of the suggestions for each option until there are none."""
    filled: dict[str, str] = {}
    for option in _options(person, command):
        offered = (await person.autocomplete(channel_id, command, option, **filled)).choices
        if not offered:
            break
        filled[option] = random.choice(offered)["value"]
    answer = await person.slash(channel_id, command, **filled)
    if command == "end" and answer.message is not None:
        sure = next((button for button in controls(answer.message) if button["custom_id"].startswith("m:")), None)
        if sure is not None:  # the button names what will be lost
            await person.press(answer.message, sure["custom_id"])
    return answer


def _options(person: Person, command: str) -> list[str]:
    root = person.server.backend.find_command(command, person.guild_id)
    assert root is not None, f"the bot has no command /{command}"
    return [option["name"] for option in root["options"] if option.get("autocomplete")]
