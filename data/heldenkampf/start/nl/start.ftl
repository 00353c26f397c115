## Wat de startpagina in het Nederlands zegt; het spel zelf is nog niet vertaald.

about-what = Helden tegen heldinnen, met monsters ertussen, en elke kant heeft een kasteel te verliezen.
about-time = 45 min
about-level = makkelijk
