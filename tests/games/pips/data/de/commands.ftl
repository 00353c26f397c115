## Slash commands that make moves: names are lower-case and at most 32 characters, descriptions at most 100.

command-play-name = auslegen
command-play-about = Würfeln, eine Karte ziehen oder zum Duell rufen
command-react-name = reagieren
command-react-about = Auf das reagieren, was jemand anderes tut, oder eine Frage beantworten
command-react-answer-name = antwort
command-react-answer-about = Die Karte, die du legst
command-pass-name = passen
command-pass-about = Auf das verzichten, wonach man gerade gefragt wird
