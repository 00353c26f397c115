## The next goal, for people who are new to the game

guidance-crown = You are on the Crown of Command{ $others ->
    [0] {""}
   *[other] : cast the Command Spell until no other character is left
 }.
guidance-inner = Go on to the Crown of Command: first { FORM($space, "the") }, then the rest of the { $side ->
    [craft] Craft
   *[strength] Strength
 } side.
guidance-inner-without = Without a Talisman you cannot enter the Valley of Fire: turn back.
guidance-heal = { $lives ->
    [one] You are on your last life: heal first.
   *[other] Only { $lives } lives are left: heal first.
 }
guidance-quest = For a Talisman: { $quest }.
guidance-portal = You have a Talisman: next, the Portal of Power ({ $percent } % with { $attribute ->
    [craft] Craft
   *[strength] Strength
 }).
guidance-portal-later = You have a Talisman, but the way to the Crown is still too hard. Grow first; the Portal of Power opens at { $percent } % with { $attribute ->
    [craft] Craft
   *[strength] Strength
 }.
guidance-talisman = You need a Talisman: go to { FORM($space, "the") } and accept a quest.
guidance-river = { $talisman ->
    [yes] You have a Talisman
   *[no] You are strong enough
 }: cross the river into the Middle Region, past the Sentinel (Strength { $strength }; you win at { $percent } %).
guidance-grow = Grow first: beat weaker Enemies, collect gold and Objects. With { $enough } Strength in battle or { $enough } Craft, cross the river (now { $strength } and { $craft }).
