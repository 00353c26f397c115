about-what = Zwei nehmen abwechselnd Steine von einem Haufen.
about-aim = Wer den letzten Stein nimmt, verliert.
about-length = Zwei Minuten.

term-heap = Haufen
term-heap-what = Was von den Steinen noch da ist. Du nimmst einen bis drei davon.
