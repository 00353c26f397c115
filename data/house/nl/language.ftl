## /language: the language of one person.

command-language-name = taal
command-language-about = Kies de taal waarin ik je antwoord
button-language-automatic = Automatisch (als Discord)
language-how = 🌐 Welke taal zal ik met je spreken? Ze geldt voor alle antwoorden die alleen jij ziet en voor privéberichten, op elke server. Borden en threads volgen hun server, en Discord toont mijn commando’s in zijn eigen taal.
language-gaps = -# Deze spellen zijn nog in het Engels: { $games }.
