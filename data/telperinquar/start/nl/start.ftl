## Wat de startpagina in het Nederlands zegt; het spel zelf is nog niet vertaald.

about-what = Een ruilkaartenduel: ieder leidt een held, speelt wezens, wapens en spreuken, en valt aan.
about-time = 60 min
about-level = veeleisend
