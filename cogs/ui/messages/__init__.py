"""The building blocks of messages: components, embeds, custom ids and buttons."""
