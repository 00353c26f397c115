## Slash commands that make moves: names are lower-case and at most 32 characters, descriptions at most 100.

command-take-name = nehmen
command-take-about = Steine vom Haufen nehmen
command-take-stones-name = steine
command-take-stones-about = Wie viele Steine du nimmst: 1 bis 3
