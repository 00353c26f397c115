## Das nächste Ziel, für Leute, die das Spiel noch nicht kennen

guidance-crown = Du stehst auf der Krone der Herrschaft{ $others ->
    [0] {""}
   *[other] : Wirke den Herrschaftszauber, bis kein anderer Charakter übrig ist
 }.
guidance-inner = Weiter zur Krone der Herrschaft: erst { FORM($space, "to") }, dann der Rest der { $side ->
    [craft] Talentseite
   *[strength] Stärkeseite
 }.
guidance-inner-without = Ohne Talisman kommst du nicht ins Tal des Feuers: Kehr um.
guidance-heal = { $lives ->
    [one] Das ist dein letztes Leben: Heile dich zuerst.
   *[other] Du hast nur noch { $lives } Leben: Heile dich zuerst.
 }
guidance-quest = Für einen Talisman: { $quest }.
guidance-portal = Du hast einen Talisman: als Nächstes das Portal der Macht ({ $percent } % mit { $attribute ->
    [craft] Talent
   *[strength] Stärke
 }).
guidance-portal-later = Du hast einen Talisman, aber werde erst stärker: Das Portal öffnet sich zu { $percent } % mit { $attribute ->
    [craft] Talent
   *[strength] Stärke
 }.
guidance-talisman = Du brauchst einen Talisman: Geh { FORM($space, "to") } und nimm dort eine Aufgabe an.
guidance-river = { $talisman ->
    [yes] Du hast einen Talisman
   *[no] Du bist stark genug
 }: Geh über den Fluss, am Wächter vorbei (Stärke { $strength }: Du gewinnst mit { $percent } %).
guidance-river-weak = Als Nächstes geht es in die mittlere Region: mit einem Floß oder der Fähre der Taverne, denn den Wächter (Stärke { $strength }) besiegst du nur mit { $percent } %. Oder werde erst stärker.
guidance-grow = Werde erst stärker: Ab { $enough } Stärke oder Talent geh über den Fluss (jetzt { $strength } und { $craft }).
