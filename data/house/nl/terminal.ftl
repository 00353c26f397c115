## Het eenvoudige spel in een terminal.

terminal-welcome = Een spel tegen de computer. { $dice ->
    [no] Het schudden is
   *[yes] De dobbelstenen zijn
 } verzegeld: SHA-256 { $seal }
terminal-word = Jouw woord voor { $dice ->
    [no] het schudden
   *[yes] de dobbelstenen
 }: { $word }
terminal-seal-open = Het zegel van { $dice ->
    [no] het schudden
   *[yes] de dobbelstenen
 } is open. Startwaarde: { $seed }. Geheim: { $secret }. Sleutel: { $key }.
terminal-you = Speler
terminal-hand = Jouw hand
# The prompt before a choice is typed; ends without a line break.
terminal-choose = {"Je keuze (b: bord, q: stoppen): "}
terminal-inside = {"Je keuze (0: terug, b: bord, q: stoppen): "}
terminal-select = {"De nummers van je keuze, met spaties ertussen (leeg: niets; q: stoppen): "}
terminal-amount = {"Hoeveel (q: stoppen): "}
terminal-not-understood =
    { $count ->
        [one] Typ 1, b of q.
       *[other] Typ een getal van 1 tot en met { $count }, b of q.
    }
terminal-left = Je bent uit het spel gestapt.
