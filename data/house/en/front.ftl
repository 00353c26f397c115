## The front door: what stands in the terminal when the bot or the playground starts, one line each.

front-ready-invite = Ready as { $name }. Invite me to a server: { $link }
front-no-token-playground = There is no DISCORD_TOKEN, so the playground opens. It can be reached from this computer only.
front-playground =
    Open { $address }
    { $people } are there; choose at the top of the page who you are. The first message there says what to do. Ctrl+C ends it.
front-playground-missing = The playground needs the packages of requirements-playground.txt: pip install -r requirements-playground.txt
front-wrong-token = Discord does not accept the DISCORD_TOKEN. Copy it anew from the developer portal, page “Bot”.
front-no-intents = Discord refuses the connection (code { $code }). Please look at the settings of the bot in the developer portal.
front-settings = The setting { $setting } is not right. .env.example tells what it may be.
front-language = The setting LANGUAGE is “{ $language }”, and there is no such language. You can choose from: { $known }
front-elsewhere = SPIELLEITER_REST_BASE and SPIELLEITER_GATEWAY belong together: set both or none.
front-store = The database cannot be used. { $reason }
front-cards = A card file is not right. { $fault }
front-cards-more =
    { $count ->
        [one] … and one more fault.
       *[other] … and { $count } more faults.
    }
front-data = A data file cannot be read: { $file }
front-theme-missing = There is no folder { $folder }, which SPIELLEITER_THEME names.
front-theme-file = The theme has a file { $file }; there is no such file in the folder data.
front-theme-entry = The theme's file { $file } words “{ $entry }”, and nothing is called so.
