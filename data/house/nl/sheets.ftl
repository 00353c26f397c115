## Titels van wat iemand voor zichzelf leest.

sheet-hand = Jouw hand
