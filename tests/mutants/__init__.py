"""Break rules of ``engine/`` one at a time and check that the tests citing them fail (``make mutants``).

A *mutant* is the engine with one small change: ``<`` for ``<=``, ``or`` for ``and``, a condition or a statement left
out, a number increased by 1. It belongs to the rules whose ids are nearest to the change (:mod:`tests.mutants.rules`).
It is *caught* if a scenario or test that cites one of these rules fails; otherwise it is a *survivor*: a mistake of
this kind would pass all tests. Changes that cannot make a difference are *equivalent*; ``equivalent.yaml`` lists them
with their reasons.

Text for people (events, questions, values of a refusal) is no rule and is not changed, since other tests cover the
wording. A refusal itself, and the move that it belongs to, is a rule.

mutmut and cosmic-ray choose tests by coverage or run one command for everything. They do not know which rule a line
decides, take no seeded sample, and keep no reasons for equivalents, so most of this code would be needed around them.
"""
