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
    } die Punkte: je 1 für jeden Zuwachs an Stärke, Talent, Gold und Karten{ $start ->
        [yes] , auch den am Anfang
       *[no] {""}
    }.
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
 }: Geh über die Brücke und { $way ->
    [spell] mit einem Zauber am Wächter vorbei.
   *[fight] kämpfe mit dem Wächter (Stärke { $strength }: Du gewinnst mit { $percent } %).
 }
guidance-bridge = Geh jetzt über die Brücke: { $way ->
    [evade] Dem Wächter kannst du ausweichen.
    [spell] Ein Zauber bringt dich am Wächter vorbei.
   *[fight] Gegen den Wächter (Stärke { $strength }) gewinnst du mit { $percent } %.
 }
guidance-bridge-later = Geh bald über die Brücke (der Wächter hat Stärke { $strength }); jetzt ist ein anderes Feld mehr wert.
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
guidance-arrival = { $guidance } ✨ Willst du nach dem Zug zaubern ({ $spells }), drück vor dem Gehen *{ panel-else }* › *{ move-halt }*.

## Was sich für jemanden geändert hat

vital-character = 💀 gestorben, ein neuer Charakter
vital-talismans = Talismane { $before } → { $now }
vital-strength = Stärke { $before } → { $now }
vital-craft = Talent { $before } → { $now }
vital-lives = Leben { $before } → { $now }
vital-gold = Gold { $before } → { $now }
vital-fate = Schicksal { $before } → { $now }

## Gründe eines Tipps, die nur liest, wer ihn bekommt: was ein Zug bringt und wie er dem nächsten Ziel dient

hint-and-aim = { $why } { $aim }
aim-space = { $way ->
    [there] Das ist dein Ziel.
    [nearest] Von dort { $steps ->
        [one] ist es 1 Feld
       *[other] sind es { $steps } Felder
    } bis zu deinem Ziel ({ $space }).
    [aside] Ein anderer Weg käme deinem Ziel ({ $space }) näher, aber dieses Feld bringt jetzt mehr.
    [across] Dein Ziel ({ $space }) liegt in einer anderen Region.
   *[away] { $steps ->
        [0] Du bist an deinem Ziel.
        [one] Bis zu deinem Ziel ({ $space }) ist es 1 Feld.
       *[other] Bis zu deinem Ziel ({ $space }) sind es { $steps } Felder.
    }
 }
aim-points = { $left ->
    [one] Das ist die letzte Runde
   *[other] Es bleiben { $left } Runden
 }, und was du an Stärke, Talent, Gold und Karten gewinnst, zählt je 1 Punkt.
aim-gold = Eine Axt für ein Floß kostet { $price } Gold, und du hast { $gold }.
aim-sentinel = Für den Wächter (Stärke { $strength }) { $missing ->
    [one] fehlt
   *[other] fehlen
 } dir noch { $missing } Stärke.
aim-grow = Für die mittlere Region { $strength ->
    [one] fehlt
   *[other] fehlen
 } dir noch { $strength } Stärke oder { $craft } Talent.
aim-portal-later = Für das, was hinter dem Portal der Macht liegt, { $missing ->
    [one] fehlt
   *[other] fehlen
 } dir noch { $missing } { $attribute ->
    [craft] Talent
   *[strength] Stärke
 }.
aim-quest = Deine Aufgabe: { $quest }.
hint-wish = { $attribute ->
    [craft] Talent zählt im psychischen Kampf und für Zaubersprüche
   *[strength] Stärke zählt in jedem Kampf
 }, bis zum Ende der Partie.
hint-take = { $room ->
    [yes] Du trägst { $held } von höchstens { $most } Gegenständen, also ist Platz dafür.
   *[no] Du trägst schon { $most } Gegenstände, mehr geht nicht, und das hier ist mehr wert als einer davon.
 }
hint-amount = Leben und Schicksal sind den Preis wert; { $left ->
    [0] danach bleibt kein Gold.
   *[other] danach bleibt { $left } Gold.
 }
hint-take-follower = Begleiter brauchen keinen Platz unter deinen Gegenständen.
hint-take-gold = Für Gold gibt es Ausrüstung und Heilung; du hast { $gold }.
hint-drop = Du trägst { $held } von höchstens { $most } Gegenständen, und diesen brauchst du am wenigsten.
hint-keep = Der Wurf ist gut genug, und dein Schicksal ({ $fate }) ist später mehr wert.
hint-fate = Ein neuer Wurf ist wahrscheinlich besser; { $fate ->
    [0] danach bleibt kein Schicksal.
   *[other] danach bleibt { $fate } Schicksal.
 }
hint-cast = Du hast { $held } von höchstens { $most } Zaubersprüchen, und wer einen wirkt, hat Platz für den nächsten.
hint-assassinate = Das gelingt mit { $percent } %, denn das Opfer würfelt nicht.
hint-risk = Der Wurf dort schadet dir zu { $percent } %, im schlimmsten Fall: { $what }.
hint-explore = { $count ->
    [0] Hier wartet, was das Feld für dich hat.
    [one] Hier ziehst du 1 Karte.
   *[other] Hier ziehst du { $count } Karten.
 }
hint-dare = Im Schnitt bringt dieser Wurf mehr, als er kostet.
hint-decline = Im Schnitt würde das mehr kosten, als es bringt.
hint-keep-card = Eine andere Karte wäre kaum besser.
hint-done = Sonst lohnt hier nichts mehr.
