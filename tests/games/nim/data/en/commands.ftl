## Slash commands that make moves: names are lower-case and at most 32 characters, descriptions at most 100.

command-remove-name = remove
command-remove-about = Take stones from the heap
command-remove-stones-name = stones
command-remove-stones-about = How many stones you take: 1 to 3
