## Die Haustür: was im Terminal steht, wenn der Bot oder die Spielwiese startet, je eine Zeile.

front-ready-invite = Bereit als { $name }. Einladung auf einen Server: { $link }
front-no-token-playground = Es gibt kein DISCORD_TOKEN, also öffnet sich die Spielwiese. Sie ist nur von diesem Rechner aus zu erreichen.
front-playground =
    Öffne { $address } für { $owner }, und daneben noch einmal für { $guest }.
    Die erste Nachricht dort ist die Startseite. Mit Strg+C beendest du alles.
front-playground-missing = Die Spielwiese braucht die Pakete aus requirements-playground.txt: pip install -r requirements-playground.txt
front-wrong-token = Discord nimmt das DISCORD_TOKEN nicht an. Kopier es neu aus dem Entwicklerportal, Seite „Bot“.
front-no-intents = Discord lehnt die Verbindung ab (Code { $code }). Bitte sieh dir im Entwicklerportal die Einstellungen des Bots an.
front-settings = Die Einstellung { $setting } stimmt nicht. In .env.example steht, was sie sein darf.
front-language = LANGUAGE steht auf „{ $language }“, aber diese Sprache gibt es nicht. Zur Wahl stehen: { $known }
front-elsewhere = SPIELLEITER_REST_BASE und SPIELLEITER_GATEWAY gehören zusammen: beide setzen oder keine.
front-store = Die Datenbank lässt sich nicht benutzen. { $reason }
front-cards = Eine Kartendatei stimmt nicht. { $fault }
front-cards-more =
    { $count ->
        [one] … und noch ein Fehler.
       *[other] … und noch { $count } Fehler.
    }
front-data = Eine Datendatei lässt sich nicht lesen: { $file }
front-theme-missing = Den Ordner { $folder }, den SPIELLEITER_THEME nennt, gibt es nicht.
front-theme-file = Das Thema hat eine Datei { $file }; im Ordner data gibt es sie nicht.
front-theme-entry = Die Datei { $file } des Themas benennt „{ $entry }“, das es nicht gibt.
