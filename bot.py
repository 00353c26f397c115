"""The front door: reads the settings and starts the bot, or the playground where there is no DISCORD_TOKEN.

Exit codes: 0 after a stop that was asked for, 1 where Discord ended it, 2 for a setting, token, database or card file
that is not right, each fault told in one line.
"""

from __future__ import annotations

import asyncio
import sys

from pydantic import ValidationError

from cogs.front import Closed, load_languages, open_house
from cogs.log import set_up_logging
from engine.kernel.text import Text
from host.settings import Settings
from render.languages import Languages


def main() -> int:
    """Run until stopped; the exit code."""
    set_up_logging()
    language = "en"
    languages: Languages | None = None
    try:
        languages = load_languages()
        settings = read_settings()
        language = languages.pick(settings.language)
        return asyncio.run(open_house(settings, languages))
    except KeyboardInterrupt:
        return 0
    except Closed as closed:
        for text in closed.texts:
            print(languages.say(text, language) if languages is not None else closed, file=sys.stderr)
        return 2


def read_settings() -> Settings:
    """The settings of the environment and ``.env``. Raises Closed naming the one that is not right."""
    try:
        return Settings()
    except ValidationError as error:
        wrong = error.errors()[0]
        if not wrong["loc"]:
            raise Closed(Text("front-elsewhere")) from None
        raise Closed(Text("front-settings", {"setting": str(wrong["loc"][0])})) from None


if __name__ == "__main__":
    sys.exit(main())
