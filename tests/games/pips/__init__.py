"""Pips: a tiny dice game that uses most features of the kernel."""
