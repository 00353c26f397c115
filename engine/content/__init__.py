"""What games are made of besides their rules: content in files, and what it is called."""
