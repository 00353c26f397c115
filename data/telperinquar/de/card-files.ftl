# Fehler in Kartendateien, für alle, die Karten schreiben, und warum ein Deck nicht gespielt werden darf.

fault-folder = Diesen Ordner gibt es nicht.
fault-name-twice = { $card } heißt schon so.
fault-name-of-nothing = Es gibt keine Karte, keinen Helden und kein Deck mit dieser Kennung.
fault-needed = Eine Karte der Art { $type } braucht das.
fault-not-for-type = Eine Karte der Art { $type } kann das nicht haben.
fault-creature-only = Das haben nur Wesen, nicht eine Karte der Art { $type }; passive Werte gehören unter „passive“.
fault-fighters-only = Das haben nur Wesen und Waffen, nicht eine Karte der Art { $type }; ein Angriff dieser Karte gehört unter „abilities“.
fault-listed-twice = Hier steht etwas doppelt.
fault-immune-and-doubled = Ein Wesen kann nicht zugleich immun gegen { FORM($source, "accusative") } sein und doppelten Schaden dadurch erleiden.
fault-keyword = { $keyword } ist für eine Karte der Art { $type } nicht möglich. Erlaubt: { $allowed }.
fault-keyword-attack = { $keyword } nützt nur einem Wesen mit einem Angriff.
fault-keyword-both = dual-wield und sweep lassen sich nicht kombinieren.
fault-without-attack = Das nützt nur zusammen mit „attack“.
fault-second-range = Der zweite Angriff muss die andere Reichweite haben.
fault-creature-exhausts = Jeder Angriff setzt ein Wesen in Aktion; diese Angabe entfällt.
fault-free = Eine wiederholbare Anwendung muss mindestens 1 Aktion kosten, die Karte in Aktion setzen oder Ladungen aufbrauchen.
fault-endless = Bringt so viele Aktionen, wie die Anwendung kostet ({ $cost }); sie muss die Karte in Aktion setzen oder Ladungen aufbrauchen.
fault-no-purpose = Die Karte tut nichts: Sie braucht Fähigkeiten (abilities) oder passive Werte (passive).
fault-nothing-to-use = An dieser Karte gibt es nichts anzuwenden.
fault-trap = Eine Falle hat genau eine Fähigkeit, mit „reaction: true“.
fault-trap-cost = Eine Falle wird kostenlos aufgedeckt: cost, exhausts und defensive entfallen hier.
fault-reaction-not-defensive = Eine Reaktion braucht auch „defensive: true“.
fault-reaction-nothing = Eine Reaktion muss von der Aktion handeln: mit dem Ziel attacker oder attacked oder den Wirkungen cancel, redirect oder parry.
fault-reaction-only = { $word } ist nur in einer Reaktion möglich („reaction: true“).
fault-not-on-hit = { $effect } ist hier nicht möglich.
fault-area = Um das Ziel { $target } gibt es keine Fläche.
fault-zero = 0 würde nichts ändern.
fault-over-time = Anzugeben ist entweder damage oder heal.
fault-check = Anzugeben ist success, failure oder beides.
fault-target = { $effect } passt nicht zum Ziel { $target }.
fault-range = Muss wie die Reichweite der Fähigkeit { $range } sein.

refused-deck-no-hero = Das Deck hat keinen Helden.
refused-deck-hero = Einen Helden „{ $hero }“ gibt es nicht. Es gibt: { $allowed }.
refused-deck-levels = Ein Deck braucht mindestens eine Stufenkarte.
refused-deck-levels-of = { $hero } braucht mindestens eine Stufenkarte.
refused-deck-same-class = { $first } und { $second } gehören derselben Klasse an; die zwei Helden eines Decks müssen sich darin unterscheiden.
refused-deck-card = Eine Karte „{ $card }“ gibt es nicht.
refused-deck-copies = { $card } ist { $number }-mal im Deck; erlaubt sind höchstens { $allowed }.
refused-deck-number = { $card } braucht eine Anzahl von mindestens 1.
refused-deck-size = { $missing ->
        [one] Eine Karte fehlt
       *[other] { $missing } Karten fehlen
    }: Das Deck hat { $size } von mindestens { $least }, Helden- und Stufenkarten mitgezählt.
