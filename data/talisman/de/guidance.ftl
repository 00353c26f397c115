## Das nächste Ziel, für Leute, die das Spiel noch nicht kennen

guidance-stage = Etappe { $stage } von 4 zur Krone ({ $stage ->
    [one] über den Fluss
    [2] ein Talisman
    [3] durchs Portal
   *[other] die letzten Schritte
 }). { $goal }{ $last ->
    [0] {""}
   *[other] { $crown ->
        [yes] {" "}Wer zuerst auf der Krone ist, gewinnt; sonst zählen nach Runde { $last }
       *[no] {" "}Nach Runde { $last } zählen
    } die Punkte: je 1 für jeden Zuwachs an Stärke, Talent, Gold und Karten.
 }
guidance-points = { $left ->
    [one] Letzte Runde, dann
   *[other] Noch { $left } Runden, dann
 } zählen die Punkte: { $standing ->
    [ahead] Du führst mit { $score } vor { FORM($rivals, "dative") } mit { $best }
    [level] Du führst mit { $score } zusammen mit { FORM($rivals, "dative") }
   *[behind] Du hast { $score }, die Führung liegt bei { FORM($rivals, "dative") } mit { $best }
 }. Je 1 Punkt bringt, was du dazugewinnst: Stärke, Talent, Gold, Gegenstände, Begleiter und Zaubersprüche.
guidance-crown = Du stehst auf der Krone der Herrschaft{ $others ->
    [0] {""}
   *[other] : Wirke den Herrschaftszauber, bis kein anderer Charakter übrig ist
 }.
guidance-inner = Weiter zur Krone der Herrschaft: erst { FORM($space, "to") }, dann der Rest der { $side ->
    [craft] Talentseite
   *[strength] Stärkeseite
 }.
guidance-inner-on = Weiter, ein Feld je Zug: durch die Prüfungen ins Feuertal, dann zur Krone der Herrschaft.
guidance-inner-without = Ohne Talisman kommst du nicht ins Feuertal: Kehr um.
guidance-heal = { $lives ->
    [one] Das ist dein letztes Leben: Heile dich zuerst
   *[other] Du hast nur noch { $lives } Leben: Heile dich zuerst
 }{ $where ->
    [chapel] , umsonst in der Kapelle
    [village] , bei der Heilerin im Dorf
    [castle] , in der Burg
   *[none] {""}
 }.
guidance-quest = Deine Aufgabe für einen Talisman ist, { FORM($quest, "to") }.
guidance-quest-at = Deine Aufgabe ist, { FORM($quest, "to") }: { $percent ->
    [0] Hol dir { FORM($what, "the-accusative") } { FORM($space, "at") }
   *[other] Besiege { FORM($what, "the-accusative") } { FORM($space, "at") } ({ $percent } %)
 }{ $steps ->
    [0] {""}
    [-1] , jenseits des Flusses
    [one] , 1 Feld entfernt
   *[other] , { $steps } Felder entfernt
 }.
guidance-portal = Du hast einen Talisman: als Nächstes das Portal der Macht ({ $percent } % mit { $attribute ->
    [craft] Talent
   *[strength] Stärke
 }).
guidance-portal-later = Du hast einen Talisman, aber für den Weg hinter dem Portal der Macht { $missing ->
    [one] fehlt dir 1
   *[other] fehlen dir { $missing }
 } { $attribute ->
    [craft] Talent
   *[strength] Stärke
 }: Sammle erst Trophäen und Karten in der mittleren Region.
guidance-talisman = Du brauchst einen Talisman: Geh { FORM($space, "to") } und nimm dort eine Aufgabe an.
guidance-river = { $talisman ->
    [yes] Du hast einen Talisman
   *[no] Du bist stark genug für die mittlere Region
 }: Geh über die Brücke und kämpfe mit dem Wächter (Stärke { $strength }: Du gewinnst mit { $percent } %).
guidance-river-weak = { $way ->
    [raft] Bau in einem Wald ein Floß
    [axe] Kauf im Dorf eine Axt ({ $price } Gold), und bau damit in einem Wald ein Floß
    [ferry] Nimm jetzt die Fähre zum Tempel
    [afloat] Setz jetzt mit dem Floß über
    [gold] Bau ein Floß: Sammle { $price } Gold, kauf im Dorf eine Axt und geh damit in einen Wald. Oder würfle in der Taverne eine 6 für die Fähre
   *[tavern] Gewinne noch { $missing } Stärke, dann kämpfe auf der Brücke mit dem Wächter (Stärke { $strength })
 }.
guidance-grow = Werde erst stärker, denn für die mittlere Region { $strength ->
    [one] fehlt
   *[other] fehlen
 } dir noch { $strength } Stärke oder { $craft } Talent. { $attribute ->
    [craft] Besiege Geister
   *[strength] Besiege Tiere, Monster oder Drachen
 }; noch { $points ->
    [one] 1 Trophäenpunkt bringt
   *[other] { $points } Trophäenpunkte bringen
 } dir 1 { $attribute ->
    [craft] Talent
   *[strength] Stärke
 }.
guidance-talisman-lies = Ein Talisman liegt { FORM($space, "at") }: Hol ihn dir.
guidance-talisman-taken = Der Hexenmeister hat keinen Talisman mehr: { $count ->
    [0] Warte, bis einer auf dem Spielplan liegt
   *[other] Nimm { FORM($owners, "dative") } einen ab
 }.

## Was sich für jemanden geändert hat

vital-lives = Leben { $before } → { $now }
vital-gold = Gold { $before } → { $now }
vital-fate = Schicksal { $before } → { $now }
