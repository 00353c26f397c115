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
guidance-portal-later = You have a Talisman, but grow first: the Portal opens at { $percent } % with { $attribute ->
    [craft] Craft
   *[strength] Strength
 }.
guidance-talisman = You need a Talisman: go to { FORM($space, "the") } and accept a quest.
guidance-river = { $talisman ->
    [yes] You have a Talisman
   *[no] You are strong enough
 }: cross the river, past the Sentinel (Strength { $strength }: you win with { $percent } %).
guidance-river-weak = The next goal is the middle of the board: with a Raft or the Tavern’s ferry, as the Sentinel (Strength { $strength }) would fall with { $percent } % only. Or grow first.
guidance-grow = Grow first: from { $enough } Strength or Craft on, cross the river (now { $strength } and { $craft }).
