## Was auf Knöpfen, in Fenstern und privaten Antworten steht. Knöpfe: höchstens 80 Zeichen, besser 20.

button-join = Mitspielen
button-leave = Verlassen
button-computer = Computer dazu
button-start = Starten
button-move = Mein Zug
button-hand = Meine Hand
button-large = Vergrößern
button-word = Mein Wort ändern
button-help = Hilfe

panel-refresh = Aktualisieren
panel-back = Zurück
panel-else = Etwas anderes
panel-more-help = Mehr Hilfe
panel-earlier = Vorige
panel-later = Weitere
panel-choose =
    { $count ->
        [one] Eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }
panel-amount = Eine Zahl von { $least } bis { $most }
panel-pick-exactly =
    { $most ->
        [one] Wähle eines
       *[other] Wähle { $most } von { $count }
    }
panel-pick-up-to =
    { $most ->
        [one] Wähle eines oder nichts
       *[other] Wähle bis zu { $most } von { $count }
    }
panel-pick-between = Wähle { $least } bis { $most } von { $count }
panel-order = Was ist Nummer { $number } von { $count }?
panel-form = Alles auf einmal wählen
panel-take =
    { $count ->
        [0] Nichts davon
        [one] Dieses
       *[other] Diese { $count }
    }
# Eine Auswahl auf einem Knopf oder in einer Liste mit der Chance ihres Wurfs, etwa „trifft 62 %“.
label-chance = { $label }, { $chance }

lines-before =
    { $count ->
        [one] … nach einem früheren Ereignis
       *[other] … nach { $count } früheren Ereignissen
    }
panel-asleep = Dieses Fenster aktualisiert sich jetzt nicht mehr von selbst: Discord erlaubt das nur eine Viertelstunde lang. **{ panel-refresh }** zeigt den jetzigen Stand.
panel-undo = Schritt zurück
panel-waiting = Die Partie wartet auf { FORM($seats, "accusative") }.
panel-usually = -# { $seat } braucht für eine Antwort meist höchstens { $time }.
button-next-table = Nächster Tisch ({ $count })
panel-changed = Das geht nicht mehr, denn inzwischen ist etwas geschehen:
panel-since =
    { $more ->
        [0] Seit deinem letzten Blick:
       *[other] Seit deinem letzten Blick ({ $more } mehr im Thread):
    }
panel-change = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 }: { $values }
panel-story = 📜 **Alles der Reihe nach**
panel-after = 📜 **Was vor dieser Frage noch geschah:**
panel-also = 📜 **Was sonst noch geschah**, das Älteste zuerst:
panel-stale = Diese Frage ist schon beantwortet. Das ist der jetzige Stand.

refused-with-rule = { $reason } (`/regeln { $rule }`)
refused-no-table = In diesem Kanal steht kein Tisch. Mit `/spiel neu` kannst du einen aufmachen.
refused-option-shape = „{ $option }“ ist keine Hausregel. Schreib sie wie `reactions=fast`, durch Leerzeichen getrennt.
typed-command = `/{ $command }`
refused-no-such-command = Diesen Befehl gibt es in { $game } nicht. „{ button-move }“ unter dem Spielplan zeigt dir alle deine Züge.{ $count ->
    [0] {""}
   *[other] {" "}Befehle, die jetzt gehen: { $commands }.
 }
refused-no-such-rule = Keine Regel hat diese Nummer oder spricht von „{ $words }“.
refused-odds-word = In einem Kampf von { $game } heißt nichts „{ $word }“. Nenne Karten, und Zahlen mit einem dieser Wörter: { $words }.
refused-odds-no-fight = Hier wird gerade nicht gekämpft. Beschreibe beide Seiten: Karten, und Zahlen mit einem Wort, wie „{ $example }“.
refused-odds-no-dice = In einem Kampf von { $game } wird nicht gewürfelt: Die höhere Summe gewinnt. Das Brett und **{ button-move }** zeigen die jetzigen Summen.
refused-odds-later = Im Moment gibt es keinen Kampf zu berechnen. Frag wieder, wenn etwas zu entscheiden ist.
button-odds = Chancen
button-hint = Tipp
odds-choices = Was du tun kannst
odds-choice = • { $move }
odds-step = { $first } › { $then }
refused-no-such-card = Keine Karte heißt „{ $words }“.
refused-card-alike = Keine Karte heißt „{ $words }“. Meinst du { $cards }?
refused-need-manage-server = Das kann nur festlegen, wer diesen Server verwalten darf.
refused-only-in-servers = Das geht nur in einem Kanal eines Servers.

sorry-move-made = Dein Zug ist gemacht, nur meine Antwort darauf ist misslungen. Das ist geschehen:
sorry-done = Das ist geschehen, nur meine Antwort darauf ist misslungen. Du musst es nicht noch einmal tun.
sorry-not-known = Bei mir ist etwas schiefgegangen, und ich weiß nicht, ob es noch geschehen ist. Bitte sieh nach, bevor du es noch einmal versuchst.
said-done-already = Genau das hast du um { $when } schon getan, nur meine Antwort darauf ging verloren. Das ist damals geschehen:
ask-once-more = Möchtest du es noch einmal tun?
button-once-more = Noch einmal: { $move }
sorry-nothing-changed = Bei mir ist etwas schiefgegangen. Es hat sich nichts geändert; bitte versuch es noch einmal.

said-table-open = Der Tisch für { $game } ist offen, und du sitzt daran. Die anderen kommen mit einem Knopf darunter dazu. Hier kannst du dem Computer einen Platz geben und starten, sobald ihr genug seid.
said-joined = Du sitzt jetzt am Tisch.
said-word = 🗝️ Dein Wort für { $dice ->
    [no] das Mischen
   *[yes] die Würfel
 }: **{ $word }**. Es ist zufällig gewählt, wenn du es nicht selbst bestimmt hast. Mit einem eigenen Wort ist sicher, dass niemand { $dice ->
    [no] das Mischen
   *[yes] die Würfe
 } festgelegt hat. Bis die Partie beginnt, siehst nur du es.
said-word-chosen = Das ist ab jetzt dein Wort. Du kannst es ändern, bis die Partie beginnt.
said-left = Du hast den Tisch verlassen.
said-closed = Du hast den Tisch verlassen, und er ist geschlossen, denn niemand sitzt mehr daran.
said-computer-joined = Der Computer nimmt Platz.
said-seated = **Am Tisch:** { $players }
said-started = Die Partie beginnt. Viel Glück!
button-askresign = Aufgeben …
button-resign-won =
    Aufgeben: { FORM($winners, "the") } { $count ->
        [one] gewinnt
       *[other] gewinnen
    }
button-resign-nobody = Aufgeben: Niemand gewinnt
button-resign-on = Aufgeben: Die anderen spielen weiter
said-resign-sure = Aufgeben lässt sich nicht rückgängig machen und zählt als Niederlage.
said-resigned = Du hast die Partie aufgegeben.
said-language = Öffentliche Nachrichten auf diesem Server sind ab jetzt auf { $language }.
said-nothing-new = Erledigt.

word-form-title = Dein Geheimwort
word-form-word = Ein eigenes Wort
word-form-how = Ein Wort oder eine Zahl, die niemand errät; ab Spielbeginn sehen alle sie

language-name = Deutsch

status-open = **{ $game }**: Der Tisch ist offen, { $people } { $count ->
        [one] sitzt
       *[other] sitzen
    } daran.
status-running = **{ $game }**: Am Tisch { FEATURE($people, "number") ->
    [plural] sitzen
   *[one] sitzt
 } { $people }; gewartet wird auf { FORM($waiting, "accusative") }.
status-over = **{ $game }**: Die Partie { FORM($people, "von") } ist zu Ende.
status-nobody = niemand
status-board = Das Brett: { $board }
status-thread = Was geschieht, liest du in { $thread }.
status-trouble = Hinweis: { $trouble }


rules-section = **{ $section }** { $first }–{ $last }
rules-how = `/regeln regel:{ $rule }` zeigt eine Regel; du kannst auch Wörter eintippen, nach denen gesucht wird.
rules-ruling = Das Regelheft lässt das offen; so gilt es hier.
rules-question = ❔ **{ $question }**
    🎲 { $die } – **{ question-answer }**
    -# 1 bis 3 heißt ja, 4 bis 6 nein. Dass der Würfel ehrlich ist, zeigt `/prüfen`.
question-answer = { $answer ->
    [yes] ja
   *[no] nein
}

verify-so-far = Bisher stimmt alles: { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
} und { $dice ->
    [no] { $rolls ->
        [one] 1 Zufallszahl fürs Mischen
       *[other] { $rolls } Zufallszahlen fürs Mischen
    }
   *[yes] { $rolls ->
        [one] 1 Wurf oder Mischvorgang
       *[other] { $rolls } Würfe und Mischvorgänge
    }
}, neu berechnet. Das Geheimnis und die Liste { $dice ->
    [no] dieser Zahlen
   *[yes] aller Würfe
} kommen, wenn die Partie zu Ende ist.
verify-good = Alles stimmt. Noch einmal gespielt: { $moves ->
    [one] 1 Zug
   *[other] alle { $moves } Züge
}. Aus dem Schlüssel dieser Partie neu berechnet: { $dice ->
    [no] { $rolls ->
        [one] 1 Zufallszahl fürs Mischen
       *[other] alle { $rolls } Zufallszahlen fürs Mischen
    }
   *[yes] { $rolls ->
        [one] 1 Wurf oder Mischvorgang
       *[other] alle { $rolls } Würfe und Mischvorgänge
    }
}.
verify-seal = 🔒 Versiegelt vor der Partie: SHA-256 des Geheimnisses ist `{ $seal }`.
verify-words = 🗝️ Wörter für { $dice ->
    [no] das Mischen
   *[yes] die Würfel
 }: { $words }.
verify-words-why = -# Hast du ein eigenes Wort gewählt, weißt du, dass niemand { $dice ->
    [no] das Mischen
   *[yes] die Würfe
 } festgelegt hat. Computer geben keines dazu.
verify-secret = 🔓 Das Geheimnis: `{ $secret }`. Der Schlüssel { $dice ->
    [no] für das Mischen
   *[yes] der Würfel
 }: `{ $key }`.
verify-file = { $dice ->
    [no] Jede Zufallszahl steht in der angehängten Datei: Eintrag der Aufzeichnung, Zähler, höchste mögliche Zahl, Zahl
   *[yes] Jeder Wurf steht in der angehängten Datei: Eintrag der Aufzeichnung, Zähler, Seitenzahl, Augen
 }. `/spiel export` und `python -m engine verify` prüfen alles ohne mich.
verify-bad = Diese Partie besteht die Prüfung nicht. { $problem } Sag das bitte der Person, die diesen Bot betreibt.

help-text =
    Ich bin Spielleiter: Ich kenne die Regeln, halte die Karten geheim und würfle.

    {"**"}Anfangen** `/spiel neu` zeigt alle Spiele: Lern eines, spiel gegen den Computer oder mach in diesem Kanal einen Tisch auf. Mit `/spiel mitspielen` nimmst du Platz, `/spiel computer` gibt dem Computer einen Platz, `/spiel starten` beginnt.
    {"**"}Mit dem Daumen spielen** Drück unter dem Brett auf **{ button-move }**. Ein Fenster, das nur du siehst, bietet Schritt für Schritt alles an, was du jetzt tun darfst.
    {"**"}Oder tippen** Alle Züge gibt es auch als Befehle; wo ein Spiel läuft, stehen seine Befehle hier unten. Jedes Feld schlägt vor, was erlaubt ist, mit den Kosten. Geht etwas nicht, sage ich, warum.
    {"**"}Ein eigenes Deck mitbringen** `/deck neu` baut eins, `/deck importieren` liest eine Liste ein, **{ button-deck }** unter dem offenen Tisch wählt es aus.
    {"**"}Zeit haben** `/spiel bedenkzeit` legt fest, wie lange alle überlegen dürfen, `/erinnerungen`, wie ich dich erinnere; nach `/spiel verlassen` spielt der Computer für dich weiter.
    {"**"}Einen Schritt zurück** `/zurücknehmen` macht deine letzte Entscheidung rückgängig, wenn dadurch nichts Geheimes bekannt geworden ist: meist sofort, sonst mit Zustimmung der anderen.
    {"**"}Wie du es magst** `/sprache` wählt, in welcher Sprache ich dir antworte, `/vorlieben` legt fest, was du gefragt wirst, `/datenschutz` zeigt und löscht, was über dich gespeichert ist.
    {"**"}Nachsehen** `/hand` deine Karten, `/brett` der Tisch, `/karte` jede Karte, `/regeln` die Regeln, `/chancen` deine Aussichten, `/tipp` ein guter Zug, `/prüfen` die Würfe.
    {"**"}Üben** `/lernen` bringt dir ein Spiel in kurzen Lektionen bei, `/rätsel` zeigt Stellungen, in denen ein Zug viel besser ist als alle anderen.
    {"**"}Zurückblicken** `/nachspielen` zeigt eine beendete Partie Schritt für Schritt, `/auswertung`, was sie entschieden hat, `/partien beendete` alle, `/partien meine` die, die du gerade spielst, `/statistik` und `/rangliste`, wer wie gut spielt.
    {"**"}Für den Server** Die Verwaltung entscheidet mit `/einstellungen`; die Moderation kann mit `/aufsicht` jeden Tisch anhalten, beenden oder freigeben.
help-commands = Züge zum Tippen in { $game }
help-command = `/{ $command }`: { $about }
help-dice =
    SHA-256 `{ $seal }`
    `/prüfen` rechnet { $dice ->
        [no] jedes Mischen
       *[yes] jeden Wurf
    } nach.
help-invite = Mich auf einen anderen Server einladen

## /hint

hint-first = -# 💡 Der Computer würde den ersten Knopf drücken.
hint-reason = -# 💭 { $reason }
hint-others = { $count ->
    [one] -# Auch einen Blick wert: { $second }
   *[other] -# Auch einen Blick wert: { $second } · { $third }
 }
refused-hints-off = An diesem Tisch gibt es keine Tipps. Beim nächsten kann man sie mit der Option *Tipps* erlauben.
refused-hints-rated = Wo Menschen gegeneinander spielen, gibt es keine Tipps. Frag in einer Partie gegen den Computer, oder probier die Lektionen mit `/lernen`.
refused-hint-nothing-asked = Du wirst gerade nichts gefragt. Frag noch einmal, wenn du am Zug bist.
