about-what = Ein Weg durch die Wüste, den ihr zusammen gewinnt oder verliert: Das Wasser wird knapp, Stürme ziehen auf, und alle wählen den Weg.
about-aim = Wer auf die andere Seite kommt, solange noch Wasser da ist, hat gewonnen; ohne Wasser haben alle verloren.
about-length = Eine Viertelstunde.
