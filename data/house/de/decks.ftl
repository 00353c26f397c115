## Eigene Decks: was das Haus dazu sagt.

decks-title = Decks
decks-own = Deine Decks ({ $count } von { $most })
decks-ready = Fertige Decks
decks-none = Noch keins. Mit `/deck neu` baust du eins.
decks-line = { $state ->
        [playable] ✅
       *[draft] ✏️
    } **{ $deck }** · { $first }
deck-title = { $name }
deck-unnamed = Deck { $number }
deck-playable = ✅ Dieses Deck darf gespielt werden.
deck-draft = ✏️ Dieses Deck darf noch nicht gespielt werden.
deck-fault = ❌ Zeile { $line }: { $reason }
deck-faults-more =
    { $count ->
        [one] ❌ … und noch eine Zeile
       *[other] ❌ … und noch { $count } Zeilen
    }
deck-finding = { $mark ->
        [good] ✅
        [note] ℹ️
       *[bad] ❌
    } { $text } (`/regeln { $rule }`)
deck-choose = Welches Deck spielst du? Vor Spielbeginn sieht niemand sonst deine Wahl.
deck-any = Mir ein fertiges Deck zuteilen
deck-form-title = Ein Deck bauen
deck-form-name = Name
deck-form-list = Karten
deck-form-how = Eine Karte je Zeile, vorn die Anzahl. Namen in jeder Sprache.
deck-form-file = Oder eine Textdatei
deck-form-file-how = Sie ersetzt die Liste oben. Ohne Namen gilt ihre erste Zeile nach einem #.

button-deck = Deck
button-deck-build = Ein Deck bauen
button-deck-edit = Ändern
button-deck-copy = Als Vorlage nehmen

said-deck-kept = „{ $deck }“ ist gespeichert.
said-deck-export = Hier ist „{ $deck }“ als Liste; `/deck importieren` liest sie wieder ein.
said-deck-deleted = „{ $deck }“ ist gelöscht. Hier ist die Liste ein letztes Mal; `/deck importieren` liest sie wieder ein.
said-deck-brought = Du spielst „{ $deck }“, so wie es jetzt ist. Vor Spielbeginn sieht das niemand sonst.
said-deck-any = Du spielst mit dem fertigen Deck, das dir zugeteilt wird.

refused-game-without-decks = In diesem Spiel gibt es keine eigenen Decks.
refused-no-such-deck = Du hast kein Deck namens „{ $deck }“.
refused-deck-gone = Dieses Deck gibt es nicht mehr. Mit `/deck neu` beginnst du ein anderes.
refused-deck-name = Ein Deck braucht einen Namen mit höchstens { $most } Zeichen.
refused-deck-name-taken = Ein Deck namens „{ $deck }“ gibt es schon.
refused-deck-blank = Die Liste ist leer.
refused-deck-long = Die Liste ist zu lang: Höchstens { $most } Zeichen sind möglich.
refused-deck-file = Das ist keine Textdatei.
refused-decks-many = Du hast schon { $most } Decks, mehr gehen nicht. Mit `/deck löschen` schaffst du Platz.
refused-deck-not-playable = „{ $deck }“ darf noch nicht gespielt werden. `/deck prüfen` erklärt, warum.
refused-seat-deck = Das Deck, das { $seat } gewählt hat, darf nicht mehr gespielt werden, weil sich die Karten geändert haben. Ein anderes muss her.
refused-pack-missing =
    { $count ->
        [one] In dieser Partie ist eine Karte, die es hier nicht gibt: { $cards }. Das Paket, aus dem sie stammt, fehlt.
       *[other] In dieser Partie sind Karten, die es hier nicht gibt: { $cards }. Das Paket, aus dem sie stammen, fehlt.
    } Die Partie bleibt gespeichert und geht weiter, sobald das Paket wieder da ist. Wer mitspielt, kann sie auch mit `/spiel neu` beiseitelegen.
