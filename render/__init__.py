"""From views and texts to what people see: languages, pages, pictures."""
