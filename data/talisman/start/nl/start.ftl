## Wat de startpagina in het Nederlands zegt; het spel zelf is nog niet vertaald.

about-what = Een race door drie gebieden vol kaarten en gevaren naar de Kroon midden op het bord.
about-time = 1 tot 2 uur, het hele spel 2 tot 4 uur
about-level = gemiddeld
about-evening = Avond
about-full = Heel spel
