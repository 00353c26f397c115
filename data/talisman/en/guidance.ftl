## The next goal, for people who are new to the game

guidance-stage = Stage { $stage } of 4 to the Crown ({ $stage ->
    [one] across the river
    [2] a Talisman
    [3] the Portal of Power
   *[other] the last steps
 }). { $goal }{ $last ->
    [0] {""}
   *[other] { $crown ->
        [yes] {" "}The first on the Crown wins; otherwise points decide after round { $last }
       *[no] {" "}Points decide after round { $last }
    }: 1 for each Strength, Craft, gold and card gained{ $start ->
        [yes] , also those added at the start
       *[no] {""}
    }.
 }
guidance-points = { $left ->
    [one] Last round, then
   *[other] { $left } more rounds, then
 } points count: { $standing ->
    [ahead] you lead with { $score }, ahead of { $rivals } with { $best }
    [level] you lead with { $score }, level with { $rivals }
   *[behind] you have { $score }, in the lead with { $best }: { $rivals }
 }. Each Strength, Craft, gold, Object, Follower and Spell that you gain is 1 point.
guidance-crown = You are on the Crown of Command{ $others ->
    [0] {""}
   *[other] : cast the Command Spell until no other character is left
 }.
guidance-inner = Go on to the Crown of Command: first { FORM($space, "the") }, then the rest of the { $side ->
    [craft] Craft
   *[strength] Strength
 } side.
guidance-inner-on = Go on, one space a turn: past the trials to the Valley of Fire, then to the Crown of Command.
guidance-inner-without = Without a Talisman you cannot enter the Valley of Fire: turn back.
guidance-heal = { $lives ->
    [one] You are on your last life: heal first
   *[other] Only { $lives } lives are left: heal first
 }{ $where ->
    [chapel] , for free in the Chapel
    [village] , with the Healer in the Village
    [castle] , in the Castle
   *[none] {""}
 }.
guidance-quest = Your quest for a Talisman is to { $quest }.
guidance-quest-at = Your quest is to { $quest }: { $percent ->
    [0] fetch { FORM($what, "the") } from { FORM($space, "the") }
   *[other] beat { FORM($what, "the") } at { FORM($space, "the") } ({ $percent }%)
 }{ $steps ->
    [0] {""}
    [-1] , across the river
    [one] , 1 space away
   *[other] , { $steps } spaces away
 }.
guidance-portal = You have a Talisman: next, the Portal of Power ({ $percent }% with { $attribute ->
    [craft] Craft
   *[strength] Strength
 }).
guidance-portal-later = You have a Talisman, but what lies behind the Portal of Power needs { $missing } more { $attribute ->
    [craft] Craft
   *[strength] Strength
 }: collect trophies and cards in the Middle Region first.
guidance-talisman = You need a Talisman: go to { FORM($space, "the") } and accept a quest.
guidance-river = { $talisman ->
    [yes] You have a Talisman
   *[no] You are strong enough for the Middle Region
 }: go over the bridge { $way ->
    [spell] and pass the Sentinel with a Spell.
   *[fight] and fight the Sentinel (Strength { $strength }: you win with { $percent }%).
 }
guidance-bridge = Go over the bridge now: { $way ->
    [evade] you can evade the Sentinel.
    [spell] a Spell lets you pass the Sentinel.
   *[fight] you win against the Sentinel (Strength { $strength }) with { $percent }%.
 }
guidance-bridge-later = Go over the bridge soon (the Sentinel has Strength { $strength }); now another space is worth more.
guidance-river-weak = { $way ->
    [raft] Build a Raft in some Woods
    [axe] Buy an Axe in the Village ({ $price } gold), then build a Raft in some Woods
    [ferry] Take the ferry to the Temple now
    [afloat] Cross by Raft now
    [gold] Build a Raft: collect { $price } gold, buy an Axe in the Village and take it to some Woods. Or roll a 6 in the Tavern for the ferry
   *[tavern] Win { $missing } more Strength, then fight the Sentinel on the bridge (Strength { $strength })
 }.
guidance-grow = First grow stronger, because for the Middle Region you still lack { $strength } Strength or { $craft } Craft. { $attribute ->
    [craft] Kill Spirits
   *[strength] Kill Animals, Monsters or Dragons
 }; { $points ->
    [one] 1 more point
   *[other] { $points } more points
 } of trophies will give you 1 { $attribute ->
    [craft] Craft
   *[strength] Strength
 }.
guidance-talisman-lies = A Talisman lies at { FORM($space, "the") }: fetch it.
guidance-talisman-taken = The Warlock has no Talisman left: { $count ->
    [0] wait until one lies on the board
   *[other] take one from { FORM($owners, "the") }
 }.
guidance-arrival = { $guidance } ✨ To cast { $spells } when you arrive, press *{ panel-else }* › *{ move-halt }* before you go.

## What has changed for a player

vital-character = 💀 dead, a new character
vital-talismans = Talismans { $before } → { $now }
vital-strength = Strength { $before } → { $now }
vital-craft = Craft { $before } → { $now }
vital-lives = lives { $before } → { $now }
vital-gold = gold { $before } → { $now }
vital-fate = fate { $before } → { $now }

## Reasons of a hint, which only its reader sees: what a move gains, and how it serves the next goal

hint-and-aim = { $why } { $aim }
aim-space = { $way ->
    [there] That is your goal.
    [nearest] From there it is { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    } to your goal ({ $space }).
    [aside] Another way leads nearer to your goal ({ $space }), but this space is worth more now.
    [across] Your goal ({ $space }) is in another region.
   *[away] { $steps ->
        [0] You are at your goal.
        [one] It is 1 space to your goal ({ $space }).
       *[other] It is { $steps } spaces to your goal ({ $space }).
    }
 }
aim-points = { $left ->
    [one] This is the last round
   *[other] There are { $left } more rounds
 }, and each Strength, Craft, gold and card that you gain is 1 point.
aim-gold = An Axe for a Raft costs { $price } gold, and you have { $gold }.
aim-sentinel = For the Sentinel (Strength { $strength }) you still lack { $missing } Strength.
aim-grow = For the Middle Region you still lack { $strength } Strength or { $craft } Craft.
aim-portal-later = For what lies behind the Portal of Power you still lack { $missing } { $attribute ->
    [craft] Craft
   *[strength] Strength
 }.
aim-quest = Your quest is to { $quest }.
hint-wish = { $attribute ->
    [craft] Craft counts in psychic combat and for Spells
   *[strength] Strength counts in every battle
 }, for the rest of the game.
hint-take = { $room ->
    [yes] You carry { $held } of at most { $most } Objects, so there is room for it.
   *[no] You carry { $most } Objects, the most you can, and it is worth more than one of them.
 }
hint-amount = Lives and fate are worth the price; { $left ->
    [0] no gold is left then.
   *[other] { $left } gold is left then.
 }
hint-take-follower = A Follower takes no room among your Objects.
hint-take-gold = Gold buys equipment and healing; you have { $gold }.
hint-drop = You carry { $held } of at most { $most } Objects and need this one least.
hint-keep = The roll is good enough, and your { $fate } fate will be worth more later.
hint-fate = Another roll will probably be better; { $fate ->
    [0] no fate is left then.
   *[other] { $fate } fate is left then.
 }
hint-cast = You hold { $held } of at most { $most } Spells, and casting one makes room for the next.
hint-assassinate = This is won with { $percent }%, since the victim rolls no die.
hint-risk = The roll there harms you with { $percent }%, at worst: { $what }.
hint-explore = { $count ->
    [0] You meet what the space has for you.
    [one] You draw 1 card here.
   *[other] You draw { $count } cards here.
 }
hint-dare = On average this roll gains more than it costs.
hint-decline = On average this would cost more than it gains.
hint-keep-card = Another card would hardly be better.
hint-done = Nothing more here is worth taking.
