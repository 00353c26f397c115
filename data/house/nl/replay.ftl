## Spellen in bestanden: /spel exporteren en “python -m engine replay” en “verify”.

command-game-export-name = exporteren
command-game-export-about = Dit spel als bestand: alles als het is afgelopen, en eerder wat jij mag weten

export-over = Het afgelopen spel als bestand: elke zet, elk toevalsgetal, de woorden en het geheim. `python -m engine verify` controleert het, `python -m engine replay` toont het opnieuw.
export-running = Het spel tot nu toe als bestand: alles wat openbaar is, en wat jij mag zien. Verborgen kaarten en het geheim van de toevalsgetallen staan er niet in; is het spel afgelopen, dan kun je alles krijgen.
refused-export-large = Dit spel is te groot voor een bestand hier.
replay-heading = { $game }, verzegeld met { $seal }
replay-person = { $number }. { $name }
replay-computer = { $number }. { $name } (computer)
replay-length = Gespeeld in { $days ->
    [0] { "" }
    [one] { $days } dag,{" "}
   *[other] { $days } dagen,{" "}
}{ $hours } u { $minutes } min.
replay-true = Alles klopt: { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
} opnieuw gespeeld, { $rolls ->
    [one] 1 worp of keer schudden
   *[other] { $rolls } worpen en keren schudden
} opnieuw berekend.
replay-untrue = Dit spel doorstaat de controle niet. { $problem }
replay-other-result = Het spel eindigt niet zoals het bestand zegt.
replay-no-record = Dit bestand is geen geëxporteerd spel.
replay-too-large = Dit bestand is te groot: meer dan { $most } MB.
replay-too-much = Er staat te veel in dit bestand: meer dan { $most } gegevens.
replay-other-version = Dit bestand is in een ander formaat geschreven dan dit programma leest (versie { $version }).
replay-broken = Dit bestand is beschadigd bij “{ $place }”.
replay-running = Dit spel was nog bezig toen het werd geëxporteerd. Het geheim van de toevalsgetallen en de zetten staan pas in het bestand als het is afgelopen; tot dan is het niet te controleren en niet na te spelen. Exporteer het nog eens als het is afgelopen.
checked-heading = { $game }, gecontroleerd zonder de bot
checked-seal = ✓ Zegel: SHA-256 van het geheim { $secret } is { $seal }
checked-words = ✓ Woorden: één voor elke plaats, sinds de start deel van de sleutel
checked-word = { "   " }{ $number }. “{ $word }”
checked-computer = { "   " }{ $number }. geen (de computer voegt geen woord toe)
checked-encoded = { "   " }gecodeerd:{ " " }
checked-key = ✓ Sleutel van de toevalsgetallen: HMAC-SHA256 van de gecodeerde woorden onder het geheim is { $key }
checked-rolls = ✓ { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
} volgens de regels opnieuw gespeeld, { $rolls ->
    [one] { $rolls } worp of keer schudden
   *[other] { $rolls } worpen en keren schudden
} opnieuw uit de sleutel berekend
checked-end = ✓ De eindstand en de uitslag zijn die uit het bestand:
checked-true = Alles wat is gecontroleerd, klopt. Namen, tijden en zinnen in het bestand zijn niet gecontroleerd.
replay-unknown-game = Er is hier geen spel “{ $game }”.
