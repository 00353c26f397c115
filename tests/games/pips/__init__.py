"""Pips: a tiny dice game that has everything the kernel must carry."""
