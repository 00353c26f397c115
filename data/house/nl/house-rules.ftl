## De opties van een spel, zoals ze worden aangeboden en uitgelegd; elk spel verwoordt zijn eigen opties.

house-rule-offered = { $name }: { $value } – { $help }
house-rule = {"**"}{ $name }:** { $value }. { $help }
house-rule-short = { $name }: { $value }
house-rule-true = ja
house-rule-false = nee
house-rule-none = zoals gewoonlijk
house-rules = Huisregels van deze tafel:
board-house-rules = Huisregels

# De optie van alle spellen.
option-chances = Kansen
option-chances-help = Achter *Kansen*: de knoppen zeggen wat er op het spel staat, en *Kansen* toont de kansen. Op de knoppen: daar staan ook de kansen.
option-chances-odds = achter *Kansen*
option-chances-buttons = op de knoppen
option-hints = Tips
option-hints-help = Toegestaan: **{ button-hint }** (`/tip`) zegt wat de computer in jouw plaats zou doen, behalve waar mensen tegen elkaar spelen. Uit: geen tips.
option-hints-allowed = toegestaan
option-hints-off = uit
