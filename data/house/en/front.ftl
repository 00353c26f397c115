## Lines in the terminal when the bot or the playground starts, one line each.

front-ready-invite = Ready as { $name }. Invite me to a server: { $link }
front-no-token-playground = There is no DISCORD_TOKEN, so the playground opens. Only this computer can reach it.
front-playground =
    Open { $address } for { $owner }, and once more beside it for { $guest }.
    The first message there is the start page. Press Ctrl+C to stop.
front-playground-missing = The playground needs the packages of requirements-playground.txt: pip install -r requirements-playground.txt
front-wrong-token = Discord does not accept the DISCORD_TOKEN. Copy it again from the developer portal, page “Bot”.
front-no-intents = Discord refuses the connection (code { $code }). Please check the settings of the bot in the developer portal.
front-settings = The setting { $setting } is not valid. .env.example shows what it may be.
front-language = LANGUAGE is set to “{ $language }”, but there is no such language. You can choose from: { $known }
front-elsewhere = SPIELLEITER_REST_BASE and SPIELLEITER_GATEWAY belong together: set both or neither.
front-store = The database cannot be used. { $reason }
front-cards = A card file has a mistake. { $fault }
front-cards-more =
    { $count ->
        [one] … and one more mistake.
       *[other] … and { $count } more mistakes.
    }
front-data = A data file cannot be read: { $file }
front-theme-missing = SPIELLEITER_THEME names the folder { $folder }, which does not exist.
front-theme-file = The theme has a file { $file } that does not exist in the folder data.
front-theme-entry = The theme's file { $file } has a text for “{ $entry }”, which does not exist.
