## Wie Aufzählungen und Personen überall heißen.
## In jeder Nachricht gibt SIGNED($number) eine Zahl mit Vorzeichen: +3, −1, ±0.

list-join = { $first }, { $second }
list-end = { $first } und { $last }
list-empty = nichts
# Ein Platz, dessen Person keinen zeigbaren Namen hat; $number zählt ab 1.
seat-number = Spieler { $number }
# Wie heißt, wer hier liest, wo ein Satz danach fragt; sonst steht der Name da.
seat-own = { $name }
    .person = second
    .accusative = dich
    .dative = dir
    .von = von dir
    .genitive = von dir
# „von“ mit einem Namen: „von Anna“, „vom Computer“.
form-von = von { $name }
# Wem etwas gehört: „die Burg von Anna“, „die Burg des Computers“.
form-genitive = von { $name }

odds-chance = { $edge ->
    [below] unter 1 %
    [above] über 99 %
   *[none] { $percent } %
 }
