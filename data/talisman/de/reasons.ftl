## Warum ein Zug nicht geht, und was stattdessen geht.

refused-turn = Am Zug ist { FORM($player, "the") }.
refused-out = Du bist ausgeschieden. Du kannst zusehen, wie es ausgeht.
refused-dead = Dein Charakter ist tot. Mit deinem nächsten Zug kommt ein neuer.
refused-wait = Erst müssen andere etwas entscheiden; dann geht es bei dir weiter.
refused-others-choose = Dein Charakter ist gewählt; es wählen noch: { $players }
refused-choose = Beantworte zuerst das: { $question }
refused-not-asked = Danach wirst du gerade nicht gefragt.
refused-no-market = Du kaufst, wo jemand verkauft: wenn du das Dorf erkundest, auf einem Markt oder am Markttag. Dann wirst du gefragt.
refused-no-visit = Du besuchst jemanden, wenn du das Dorf, die Stadt, die Kapelle oder den Friedhof erkundest. Zieh zuerst dorthin.
refused-no-quest = Der Hexenmeister gibt Aufgaben, wenn du in seiner Höhle landest und sie erkundest.
refused-character-chosen = Die Charaktere sind gewählt.
refused-moved = Du bist in diesem Zug schon gegangen. Jetzt kommt, was dir hier begegnet.
refused-not-rolled = Das geht nur zwischen dem Wurf und der Bewegung.
refused-roll-first = Würfle zuerst für die Bewegung.
refused-rolled = Du hast gewürfelt. Wähle zuerst, wohin du gehst.
refused-meet-roll = Würfle zuerst für die Bewegung. Jemandem begegnen kannst du nur dort, wo du landest, bevor du das Feld erkundest.
refused-meet-move = Wähle zuerst, wohin du gehst. Jemandem begegnen kannst du nur dort, wo du landest, bevor du das Feld erkundest.
refused-take-roll = Würfle zuerst für die Bewegung. Etwas aufnehmen kannst du nach allem anderen auf dem Feld, auf dem du landest.
refused-take-move = Wähle zuerst, wohin du gehst. Etwas aufnehmen kannst du nach allem anderen auf dem Feld, auf dem du landest.
refused-take-explore = Erkunde zuerst das Feld. Etwas aufnehmen kannst du nach allem anderen, was dort geschieht.
refused-end-roll = Würfle zuerst für die Bewegung. Dein Zug endet von selbst, wenn du auf dem Feld alles hinter dir hast.
refused-end-move = Wähle zuerst, wohin du gehst. Dein Zug endet von selbst, wenn du auf dem Feld alles hinter dir hast.
refused-end-explore = Erkunde zuerst das Feld. Dann endet dein Zug von selbst.
refused-end-fight = Zuerst wird der Kampf entschieden: Schlag zu, oder weich aus, wenn du kannst.
refused-nobody-to-meet = Jemandem begegnen kannst du nur dort, wo du landest, bevor du das Feld erkundest.
refused-no-fight = Du bist in keinem Kampf.
refused-nothing-to-take = Etwas aufnehmen kannst du erst nach allem anderen auf dem Feld.
refused-no-moment = Das geht am Beginn deines Zugs oder wenn du etwas aufnimmst.
refused-no-trade = Trophäen tauschst du am Ende deines Zugs ein, sobald die Punkte für eine Marke reichen.
refused-nothing-to-end = Gerade gibt es nichts zu beenden.
refused-too-far = { $steps ->
    [one] Mit einem Zug über 1 Feld
   *[other] Mit einem Zug über { $steps } Felder
 } nicht zu erreichen: { $space }. Du kannst hierhin: { $targets }
refused-portal-quest = Wer eine Aufgabe des Hexenmeisters hat, kommt nicht durch das Portal der Macht. Erfülle sie zuerst.
refused-portal-far = Dein Weg führt jetzt nicht zum Portal der Macht.
refused-held = Du wirst im Tempel festgehalten. Würfle zuerst: Mit einer 4, 5 oder 6 bist du frei und darfst gehen.
refused-no-walk = Nur der Elf geht von Wäldern zu Wäldern, am Beginn des Zugs.
refused-no-journey = Diese Reise hat dir niemand angeboten. Das geschieht in der Taverne.
refused-no-raft = Zum Übersetzen brauchst du ein Floß, das du am Beginn deines Zugs schon hattest.
refused-not-opposite = Ein Floß landet genau gegenüber: { $spaces }
refused-no-raft-here = Ein Floß baust du mit einer Axt, in Wäldern oder im Tiefen Wald, solange noch eines da ist.
refused-regenerate = So heilt nur der Troll, mit einer 6 beim Bewegungswurf.
refused-turn-back = Umkehren kannst du in der Inneren Region, jenseits der Todesebene.
refused-nothing-to-face = Hier ist nichts mehr zu überwinden.
refused-no-roll = Du gehst ein Feld weit, ohne zu würfeln. Wähle das Feld.
refused-rerolled = Jeden Wurf kannst du nur einmal neu werfen.
refused-no-fate = Du hast kein Schicksal für diesen Wurf.
refused-needs-talisman = Durch das Feuertal kommt nur, wer einen Talisman hat.
refused-still-busy = Was dich hier angreift, musst du zuerst überwinden, oder du kehrst um.
refused-lure = Hier ist kein Begleiter, den du nehmen kannst. Holde Maid, Einhorn und Prinzessin bleiben, wo sie sind, wenn kein Barde sie befreit.
refused-no-ability = Das kann dein Charakter nicht.
refused-not-here = Begegnen kannst du nur Charakteren, die dort stehen, wo du gelandet bist.
refused-no-psychic = Dein Charakter kann nicht im Psychischen Kampf angreifen. Greif im Kampf an.
refused-nothing-to-rob = { FORM($player, "the-first") } hat nichts, was du nehmen könntest.
refused-evade-inner = In der Inneren Region und auf der Krone der Herrschaft kannst du keiner Kreatur ausweichen.
refused-evade-attacker = Du greifst selbst an. Ausweichen kann nur, wer angegriffen wird.
refused-evade-late = Ausweichen musst du, bevor du etwas anderes für den Kampf tust.
refused-no-evading = Hier kannst du nicht ausweichen: Dazu brauchst du einen Zauberspruch oder eine Fähigkeit für diese Art von Feld.
refused-no-spirit = Vernichten können nur Kreuz und Priester, und nur Geister.
refused-no-assassin = Das kann nur der Assassine, einmal, in einem Kampf, den er selbst beginnt.
refused-no-mercenary = Du hast keinen Söldner zu bezahlen.
refused-hire-once = Der Söldner wird nur einmal im Zug bezahlt.
refused-no-gold = Dafür hast du kein Gold.
refused-no-helper = Dir folgt niemand, der in diesem Kampf helfen kann, oder es hilft schon jemand.
refused-no-weapon = Diese Waffe kannst du jetzt nicht benutzen, oder du benutzt sie schon.
refused-no-spell = { $count ->
    [0] { $most ->
        [0] Du hast keinen Zauberspruch, und dein Talent reicht auch für keinen.
       *[other] Du hast keinen Zauberspruch.
     }
   *[other] Diesen Zauberspruch hast du nicht: { $spell }
 }
refused-spell-moment = { $spell } geht jetzt nicht. { $when }
refused-no-target = Gerade gibt es nichts, worauf dieser Zauberspruch wirken könnte: { $spell }
refused-toad-magic = Kröten zaubern nicht.
refused-glade = Auf der Verwunschenen Lichtung zauberst du nicht.
refused-amulet = Dein Amulett hindert dich daran, zu zaubern.
refused-no-magic = Gerade ist alle Magie zerstört.
refused-cast-enough = In diesem Zug darfst du keine Zaubersprüche mehr wirken.
refused-not-yours = Das hast du nicht: { $card }
refused-no-potion = Das kann man nicht trinken: { $card }
refused-fettered = Das kannst du nicht liegen lassen: { $card }
refused-toad = Kröten tragen nichts.
refused-no-gold-here = Hier ist kein Gold, das du nehmen könntest.
refused-not-lying = Das liegt hier nicht: { $card }
refused-left-before = Das hast du in diesem Zug hier liegen lassen und darfst es noch nicht wieder aufnehmen: { $card }
refused-too-dear = Das kostet { $price } Gold, und du hast { $gold }: { $card }
refused-hag = Solange der Fluch der Hexe auf dir liegt, folgt dir sonst niemand. Besuch die Mystikerin im Dorf.
refused-banned = Das ist nichts für dich, denn du bist { $alignment ->
    [good] gut
    [evil] böse
   *[neutral] neutral
 }: { $card }
refused-carry = { $most ->
    [one] Du kannst 1 Gegenstand tragen. Lass erst etwas liegen, um das zu nehmen: { $card }
   *[other] Du kannst { $most } Gegenstände tragen. Lass erst einen liegen, um das zu nehmen: { $card }
 }
refused-not-taken = Das ist nichts zum Mitnehmen: { $card }
refused-sold-out = Davon ist nichts mehr da: { $card }
refused-cannot-buy = Das kannst du hier mit { $gold } Gold nicht kaufen: { $card }

## Warum gerade kein Zug einer Art möglich ist.

refused-none-character = Dein Charakter ist gewählt.
refused-none-order = Daueranweisungen kannst du ändern, solange du Zaubersprüche hast und gerade keine Frage offen ist; wo alle gefragt werden, gibt es keine.
refused-none-move = Gerade geht es nirgendwohin.
refused-none-walk = Nur der Elf geht von Wäldern zu Wäldern, am Beginn des Zugs.
refused-none-journey = Gerade hat dir niemand eine Reise angeboten.
refused-none-cross = Du hast kein Floß zum Übersetzen.
refused-none-open = Dein Weg führt gerade nicht durch das Portal der Macht.
refused-none-attack = Hier steht niemand, den du angreifen könntest.
refused-none-combat = Hier steht niemand, den du im Psychischen Kampf angreifen könntest.
refused-none-rob = Hier steht niemand, dem du etwas wegnehmen könntest.
refused-none-beguile = Hier steht niemand, den du betören könntest.
refused-none-lure = Hier hat niemand einen Begleiter, den du nehmen könntest.
refused-none-take = Hier liegt nichts, was du aufnehmen könntest.
refused-none-drop = Du hast nichts, was du hier liegen lassen könntest.
refused-none-drink = Du hast nichts zu trinken.
refused-none-trade = Die Punkte deiner Trophäen reichen noch nicht für eine Marke.
refused-none-cast = Du hast keinen Zauberspruch, der jetzt ginge.
refused-none-evade = Gerade gibt es nichts, dem du ausweichen könntest.
refused-none-destroy = Hier ist kein Geist, den du vernichten könntest.
refused-none-call = Du hast niemanden, den du zu Hilfe rufen könntest.
refused-none-wield = Du hast keine andere Waffe.
refused-none-seize = Gerade gibt es niemanden, dem du etwas wegnehmen könntest.
refused-none-plunder = Gerade gibt es von keinem toten Charakter etwas zu nehmen.
refused-none-keep-trophy = Gerade ist über keine Trophäe zu entscheiden.
refused-none-raise = Gerade gibt es nichts zu erwecken.
refused-none-fate = Gerade gibt es keinen Wurf, den Schicksal ändern könnte.
refused-none-visit = Gerade gibt es niemanden zu besuchen.
refused-none-number = Gerade wirst du nach keiner Zahl gefragt.
refused-none-to = Gerade fragt dich niemand, wohin.
refused-none-wish = Gerade hast du keinen Wunsch frei.
refused-none-buy = Gerade gibt es nichts zu kaufen.
refused-none-help-yourself = Gerade gibt es nichts umsonst.
refused-none-exchange = Gerade gibt es nichts einzutauschen.
refused-none-give = Gerade will niemand etwas von dir.
refused-none-pick = Gerade lässt dich niemand Karten aussuchen.
refused-none-replace = Gerade ist keine Karte zu ersetzen.
refused-none-discard = Gerade musst du keinen Zauberspruch abwerfen.
refused-none-align = Deine Gesinnung kannst du jetzt nicht wechseln.
refused-none-sell = Du hast keinen Alchimisten oder nichts, was zu Gold werden könnte.
refused-align = Nach Belieben wechselt nur der Druide die Gesinnung, einmal je Zug und zu einer anderen.
refused-no-alchemist = Du hast keinen Alchimisten oder nichts, was zu Gold werden könnte.
refused-halt = Du musst nicht anhalten: Du hast nichts, was bei der Ankunft zu tun wäre.
refused-all-dice = Hier gibt es nicht zu wählen, mit wie vielen Würfeln du würfelst.
refused-no-points = Wo du jetzt hinkommst, liegt kein Ort mit Punkten.
refused-nothing-renounced = So etwas, worauf du verzichten könntest, hast du in diesem Kampf nicht.
refused-stay = Du musst gehen.
