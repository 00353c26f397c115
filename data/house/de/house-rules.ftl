## Die Einstellungen eines Spiels, wie sie angeboten und erklärt werden; jedes Spiel benennt die eigenen.

house-rule-offered = { $name }: { $value } – { $help }
house-rule = {"**"}{ $name }:** { $value }. { $help }
house-rule-short = { $name }: { $value }
house-rule-true = ja
house-rule-false = nein
house-rule-none = wie üblich
house-rules = Hausregeln dieses Tisches:
board-house-rules = Hausregeln

# Die Option aller Spiele.
option-chances = Chancen
option-chances-help = Hinter *Chancen*: Die Knöpfe sagen, worum es geht, und *Chancen* zeigt die Chancen. Auf den Knöpfen: Dort stehen auch die Chancen.
option-chances-odds = hinter *Chancen*
option-chances-buttons = auf den Knöpfen
option-hints = Tipps
option-hints-help = Erlaubt: **{ button-hint }** (`/tipp`) sagt, was der Computer an deiner Stelle täte, außer wo Menschen gegeneinander spielen. Aus: keine Tipps.
option-hints-allowed = erlaubt
option-hints-off = aus
