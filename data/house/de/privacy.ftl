## /datenschutz: die Daten einer Person.

command-privacy-name = datenschutz
command-privacy-about = Was über dich gespeichert ist
command-privacy-export-name = export
command-privacy-export-about = Alles, was über dich gespeichert ist, als Datei
command-privacy-delete-name = löschen
command-privacy-delete-about = Alles löschen, was über dich gespeichert ist
privacy-exported = Das ist alles, was über dich gespeichert ist.
privacy-warning =
    Gelöscht werden dein Name, deine Einstellungen, deine Decks ({ $decks }), deine Antworten auf Rätsel, deine Wertungen und deine Statistik. In beendeten Partien ({ $finished }) hat dann eine „gelöschte Person“ auf deinem Platz gesessen; deine Züge und dein Wort für die Würfel bleiben, sonst könnte niemand die Partie nachprüfen. Das lässt sich nicht zurücknehmen. Was in Kanälen geschrieben steht, bleibt dort, bis es in Discord gelöscht wird. Ohne deinen Namen merke ich mir einen Tag lang, dass du das getan hast. Bis laufende Partien enden, merke ich mir auch, ob du dort entfernt wurdest und welche Hände du gesehen hast.
privacy-warning-active =
    { $count ->
        [one] Du nimmst an einer Partie teil: Du gibst sie damit auf.
       *[other] Du nimmst an { $count } Partien teil: Du gibst sie damit alle auf.
    }
privacy-deleted = Alles, was über dich gespeichert war, ist gelöscht.
button-forget = Endgültig löschen
refused-privacy-other = Dieser Knopf gehört jemand anderem.
refused-privacy-active = Es wurde nichts gelöscht, weil sich eine deiner Partien gerade nicht verlassen lässt. { $reason }
