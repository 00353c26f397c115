## /language: the language of one person.

command-language-name = language
command-language-about = Choose the language in which I answer you
button-language-automatic = Automatic (as in Discord)
language-how = 🌐 Which language shall I use for you? It applies to all answers only you see and to private messages, on every server. Boards and threads use the language of their server, and Discord lists my commands in its own.
language-gaps = -# These games are still in English: { $games }.
