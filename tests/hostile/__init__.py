"""Files that are harmful on purpose, given to the real entry points."""
