## Wat de startpagina in het Nederlands zegt; het spel zelf is nog niet vertaald.

about-what = Een veldslag met 52 speelkaarten waarin iedereen op elk moment iets kan doen.
about-time = 30 min
about-level = makkelijk
