## Warum gerade gar kein Zug einer Art geht.

refused-all-busy = Alle deine Angreifer liegen bis zur Abrechnung in Stichen.
refused-all-spent = Du hast in diesem Beutezug alle deine Angreifer benutzt.
refused-none-choose = Im Moment gibt es nichts auszuwählen.
refused-none-decline = Kein Stich wartet auf deine Antwort.
refused-none-offer = Es ist niemand mehr da, mit dem du tauschen könntest.
refused-none-take = Im Moment hast du keinen Stich, aus dem du Karten nehmen könntest.
refused-none-exchange = Du hast keine Karte gewonnen, die du eintauschen könntest.
refused-none-attack = Keiner deiner Angreifer erreicht gerade eine Karte.
refused-none-raid = In der Mitte liegt nichts mehr, was du angreifen könntest.
refused-none-buff = Du hast keinen Helfer.
refused-none-defend = Du hast keinen Helfer.
refused-none-redirect = Kein Stich wartet auf deine Antwort.
refused-none-sort = Du hast keine Karten zu sortieren.
