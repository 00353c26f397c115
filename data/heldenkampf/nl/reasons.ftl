## Waarom een soort zet op dit moment niet kan.

refused-none-draw = Alle stapels zijn leeg.
refused-none-attack = Je hebt geen held en geen monster op de hand om mee aan te vallen.
refused-none-answer = Je hebt geen vechter op de hand om mee te antwoorden.
refused-none-add = Je hebt geen uitrusting op de hand.
refused-none-discard = Je hebt niets op de hand om af te leggen.
refused-none-eat = Je hebt geen voedsel op de hand.
refused-none-forage = Je hebt geen held op de hand om op voedsel uit te sturen.
refused-no-eater = Je hebt voedsel, maar geen held op de hand om het te eten.
