"""Breaks the rules in ``engine/`` one at a time and looks whether what cites them notices (``make mutants``).

A *mutant* is the engine with one small change: ``<`` for ``<=``, ``or`` for ``and``, a condition or a statement left
out, a number one higher. It belongs to the rules whose ids stand nearest to the change (:mod:`tests.mutants.rules`).
It is *caught* if a scenario or test that cites one of these rules fails; otherwise it is a *survivor*: somebody could
break the rule this way and nobody would hear of it. Changes that cannot be noticed by anybody are listed with their
reason in ``equivalent.yaml``.

What is only said to people (events, questions, the values of a reason) is no rule and is not changed: other tests look
at the wording. That a reason is given at all, and for which move, is a rule.

Testers like mutmut and cosmic-ray choose tests by coverage or run one command for everything; neither knows which
rule a line decides, takes a seeded sample, or keeps reasons for equivalents, so that the greater part would have to be
written around them. Hence these few files.
"""
