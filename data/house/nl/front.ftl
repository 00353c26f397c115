## De voordeur: wat er in de terminal staat als de bot of de speeltuin start, telkens één regel.

front-ready-invite = Klaar als { $name }. Nodig me uit op een server: { $link }
front-no-token-playground = Er is geen DISCORD_TOKEN, dus de speeltuin gaat open. Die is alleen vanaf deze computer te bereiken.
front-playground =
    Open { $address } voor { $owner }, en ernaast nog een keer voor { $guest }.
    Het eerste bericht daar is de startpagina. Ctrl+C stopt.
front-playground-missing = De speeltuin heeft de pakketten uit requirements-playground.txt nodig: pip install -r requirements-playground.txt
front-wrong-token = Discord accepteert het DISCORD_TOKEN niet. Kopieer het opnieuw uit het ontwikkelaarsportaal, pagina “Bot”.
front-no-intents = Discord weigert de verbinding (code { $code }). Controleer in het ontwikkelaarsportaal de instellingen van de bot.
front-settings = De instelling { $setting } klopt niet. In .env.example staat wat er mag.
front-language = LANGUAGE staat op “{ $language }”, maar die taal is er niet. Je kunt kiezen uit: { $known }
front-elsewhere = SPIELLEITER_REST_BASE en SPIELLEITER_GATEWAY horen bij elkaar: vul ze allebei in, of geen van beide.
front-store = De database is niet te gebruiken. { $reason }
front-cards = Een kaartbestand klopt niet. { $fault }
front-cards-more =
    { $count ->
        [one] … en nog één fout.
       *[other] … en nog { $count } fouten.
    }
front-data = Een gegevensbestand is niet te lezen: { $file }
front-theme-missing = De map { $folder }, die SPIELLEITER_THEME noemt, bestaat niet.
front-theme-file = Het thema heeft een bestand { $file }; in de map data bestaat dat niet.
front-theme-entry = Het bestand { $file } van het thema benoemt “{ $entry }”, maar dat bestaat niet.
