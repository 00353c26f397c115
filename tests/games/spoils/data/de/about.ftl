about-what = Jemand teilt die Beute, die andere Seite wählt.
about-aim = Wer mehr bekommt, gewinnt.
about-length = Zwei Minuten.
