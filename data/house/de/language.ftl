## /language: the language of one person.

command-language-name = sprache
command-language-about = Wähl die Sprache, in der ich dir antworte
button-language-automatic = Automatisch (wie Discord)
language-how = 🌐 Welche Sprache soll ich mit dir sprechen? Sie gilt für alle Antworten, die nur du siehst, und für private Nachrichten, auf jedem Server. Bretter und Threads richten sich nach ihrem Server, und Discord listet meine Befehle in seiner eigenen Sprache auf.
language-gaps = -# Diese Spiele gibt es erst auf Englisch: { $games }.
