"""Small games made up for tests of the house."""
