## Wie man gefragt wird, wenn man auf andere reagieren darf.

command-preferences-name = vorlieben
command-preferences-about = Deine Daueranweisungen, und wann du gefragt wirst: bis Zugende passen, immer fragen bei …
option-passing-name = passen
option-passing-about = True: bis zum Ende dieses Zuges für mich passen; False: mich wieder fragen
option-always-name = immer
option-always-about = Danach immer fragen: eine Art von Aktion oder eine Karte
option-forget-name = vergessen
option-forget-about = Danach nicht mehr immer fragen
option-goal-name = ziel
option-goal-about = True: Zeig über meinen Zügen mein nächstes Ziel, in jedem Spiel; False: nie

button-pass-turn = Passen bis Zugende

preferences-passing = Bis zum Ende dieses Zuges passe ich für dich. `/vorlieben passen:False` nimmt das zurück.
preferences-asked = Du wirst immer gefragt, wenn du reagieren darfst.
preferences-always = Ich frage dich immer bei: { $words }.
preferences-everything = alles
preferences-guided = Über deinen Zügen steht dein nächstes Ziel. `/vorlieben ziel:False` blendet es aus.
preferences-unguided = Dein nächstes Ziel ist ausgeblendet. `/vorlieben ziel:True` zeigt es, in jedem Spiel.
preferences-elsewhere = Daueranweisungen beantworten für dich, was in einer Partie immer wieder gefragt wird: Gib `/vorlieben` im Kanal einer laufenden Partie ein. Ob du über deinen Zügen dein nächstes Ziel siehst, wählst du überall, mit `/vorlieben ziel:True` oder `ziel:False`.
button-unguided = Ziel ausblenden

refused-reaction-word = „{ $word }“ ist weder eine Art von Aktion noch eine Karte; wähle aus der Liste.
refused-reaction-words = Mehr kann ich mir nicht merken (höchstens { $count }). Entferne zuerst einige.
refused-no-reactions = In diesem Spiel gibt es keine Reaktionen, nach denen ich fragen könnte.
