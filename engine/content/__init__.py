"""What games are made of besides their rules: content in files, what it does, and what it is called."""
