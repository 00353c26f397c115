## The next goal, for people who are new to the game

guidance-guard = Nothing guards your hero ({ $life } life): play a face-up creature.
guidance-row = Next goal: beat { $guards ->
    [one] the creature that guards
   *[other] the { $guards } creatures that guard
 } { FORM($whose, "possessive") } hero ({ $life } life).
guidance-hero = Nothing guards { FORM($whose, "possessive") } hero ({ $life } life): attack it now.
