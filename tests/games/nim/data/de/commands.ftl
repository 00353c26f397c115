## Slash commands that make moves: names are lower-case and at most 32 characters, descriptions at most 100.

command-remove-name = wegnehmen
command-remove-about = Steine vom Haufen nehmen
command-remove-stones-name = steine
command-remove-stones-about = Wie viele Steine du nimmst: 1 bis 3
