"""Tests of Spielleiter; the folders mirror the rooms."""
