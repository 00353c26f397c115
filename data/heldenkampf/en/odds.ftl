## The fight calculator

odds-word-strength = strength
odds-word-weapon = weapon
odds-word-range = range
odds-word-shield = shield
odds-word-armour = armour
odds-word-life = life
odds-word-waive = no die
odds-word-no-ranges = no ranges
odds-first = the attacker
odds-second = the target
odds-heading = { $first } against { $second }
odds-share = { $share }
odds-wins = { $fighter } wins: { $share }
odds-both-die = Both die: { $share }
odds-strikes = { $whole }.{ $tenth } strikes on average
odds-next = { $fighter } strikes first; the difference is between { SIGNED($low) } and { SIGNED($high) }
odds-left = { $life } ({ $share })
odds-left-each = { $life }–{ $last } ({ $share } each)
odds-remainder = Life points left, { $fighter }: { $parts }
refused-odds-strength = Something is missing: { $side } needs a fighter or a strength.
refused-odds-life = Something is missing: { $side } needs a fighter or life points.
refused-odds-number = Numbers go up to { $most } here, and a fighter has at least 1 life point.
refused-odds-card = { $card } plays no part in a fight.
# On buttons: how likely the fight, or this strike, ends well.
chance-percent = { $edge ->
    [below] less than 1%
    [above] more than 99%
   *[none] { $percent }%
 }
chance-wins = { $further ->
    [0] wins { chance-percent }
   *[other] wins { chance-percent } fully equipped
 }
chance-wins-so-far = { chance-wins } if they ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }) add nothing
chance-strikes = { chance-percent } that only { FORM($foe, "the") } loses life
stake-fight = { $sums }: { $points }
stake-sums = { $shelter ->
    [0] strength {""}
   *[other] { $cover ->
        [0] strength {""}
       *[other] {""}
     }
 }{ sums }
sums = { $own }{ $shelter ->
    [0] { "" }
   *[other] {" "}(defence { $defence })
 } against { $other }{ $cover ->
    [0] { "" }
   *[other] {" "}({ $shelter ->
        [0] defence {""}
       *[other] {""}
     }{ $resistance })
 }
stake-points = { $gain ->
    [0] { $cost ->
        [0] nobody scores
       *[other] only they get { $cost }
    }
    [one] 1 point or they get { $cost ->
        [0] none
       *[other] { $cost }
    }
   *[other] { $gain } points or they get { $cost ->
        [0] none
       *[other] { $cost }
    }
 }
stake-strike = you lose { $own ->
    [0] nothing
   *[other] up to { $own }
 }, they { $other ->
    [0] nothing
   *[other] up to { $other }
 }
picture-strength = Total strength
picture-left = Life points left
