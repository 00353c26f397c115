## Warum gerade gar kein Zug einer Art geht.

refused-none-draw = Alle Stapel sind leer.
refused-none-attack = Du hast keinen Helden und kein Monster auf der Hand, um anzugreifen.
refused-none-answer = Du hast niemanden auf der Hand, der antworten könnte.
refused-none-add = Du hast keine Ausrüstung auf der Hand.
refused-none-discard = Du hast nichts auf der Hand, was du weglegen könntest.
refused-none-eat = Du hast keine Nahrung auf der Hand.
refused-none-forage = Du hast keinen Helden auf der Hand, der auf Nahrungssuche gehen könnte.
refused-no-eater = Du hast Nahrung auf der Hand, aber keinen Helden, der sie essen könnte.
