"""What messages are made of: components, embeds, custom ids, buttons."""
