## Die Einstellungen eines Tischs.

option-characters = Charaktere
option-characters-help = Ob alle einen Charakter bekommen oder einen von dreien wählen (zu höchstens viert).
option-characters-dealt = zugeteilt
option-characters-choose = einer von dreien
option-first = Wer beginnt
option-first-help = Wer den ersten Zug hat.
option-first-random = zufällig
option-first-1 = der erste Platz
option-first-2 = der zweite Platz
option-first-3 = der dritte Platz
option-first-4 = der vierte Platz
option-first-5 = der fünfte Platz
option-first-6 = der sechste Platz
option-spells = Zaubersprüche
option-spells-help = Offen: Du zauberst, wann du darfst, und niemand wartet darauf. Gefragt: Alle werden jedes Mal gefragt, wenn jemand zaubern könnte.
option-spells-open = offen
option-spells-polled = gefragt
