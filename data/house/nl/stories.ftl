## Het verhaal van één speler, en iedereen naast elkaar

story-title = Het verhaal van { FORM($who, "object") }
story-empty = Hier is nog niets gebeurd.
refused-no-story = Zo heet hier niemand. Kies een van de suggesties.
who-title = Naast elkaar
