## Das nächste Ziel, für Leute, die das Spiel noch nicht kennen

guidance-turn = { $lead ->
    [ahead] Du führst { $own } zu { $other }.
    [behind] Du liegst { $own } zu { $other } zurück.
   *[even] Es steht { $own } zu { $other }.
 } { $tip ->
    [call] Du hast keinen Helden, darfst aber nach dieser Karte einen ziehen; Ausrüstung ist also eine gute Wahl.
    [weapon] Dir fehlt noch eine Waffe, und bei gleichen Lebenspunkten (LP) gewinnt 1 mehr an Stärke über acht von zehn Kämpfen.
    [monster] Ein Monster schwächt ihre Helden, ohne dass du einen eigenen riskierst.
    [strength] Bei gleichen Lebenspunkten (LP) gewinnt 1 mehr an Stärke über acht von zehn Kämpfen, und Waffen zählen mit.
    [score] Wen deine Helden besiegen, der zählt so viel wie seine aufgedruckten LP; siegt dein Monster, gibt es keine Punkte.
    [castle] Die Gegenseite hat { $heroes ->
        [0] keinen Helden mehr
        [one] noch 1 Helden
       *[other] noch { $heroes } Helden
    }. Kann dort niemand antworten, triffst du die Burg ({ $castle } LP, bringt { $worth }).
    [end] Die Partie endet, wenn eine Burg fällt oder beide zweimal hintereinander passen.
   *[none] Punkte bringen dir nur Kämpfe.
 }

## Was sich für jemanden geändert hat

vital-points = Punkte { $before } → { $now }
vital-castle = Burg { $before } → { $now }
