## The lessons of /learn (data/talisman/lessons): the task, why a press was wrong, and at the end what was right.
## At most 120 words for the task and the end of a lesson together.

lesson-aim = The aim, and a first turn
lesson-aim-1 = The aim is to reach the **Crown of Command** in the middle before everybody else. First grow stronger. You are an Elf with Strength 3. Press *{ move-roll }*.
lesson-aim-2 = A 4: you move exactly four spaces, left or right. A Wolf (Strength 2) waits on one side, a Dragon (Strength 7) on the other, and the Sentinel at the bridge.
lesson-aim-dragon = 3 plus a die against 7 plus a die: that costs a life and the turn.
lesson-aim-sentinel = The Sentinel has Strength 9, which is still far too strong for you.
lesson-aim-3 = The Wolf attacks. You add a die to your Strength, and the Wolf adds one to its own. Press *{ move-strike }*.
lesson-aim-4 = Yours is higher: the Wolf is your **trophy**; a lower total costs a life. Take the Magic Belt that it guarded.
lesson-aim-4-wrong = What you leave, others may take.
lesson-aim-done = The Belt makes your Strength 4. Take nearly everything you find.

lesson-fate = Fate
lesson-fate-1 = You have 2 lives left. A Bear (Strength 3) attacks, and your Strength is 3 too. Press *{ move-strike }*.
lesson-fate-2 = Your 1 against the Bear’s 4: you lose unless you change it. For 1 **fate** you roll your own die again, once per roll. Try *{ move-fate }*.
lesson-fate-keep = A life is gone, and the turn is over. It is easier to get fate back than lives.
lesson-fate-done = A 6: the Bear is beaten. I ask you only when another roll could change something; *{ move-no-fate }* spares you the question for the rest of the turn.

lesson-grow = Growing stronger
lesson-grow-1 = In the Village you visit one of three people: the Blacksmith sells Weapons and Armour, the Healer heals, the Mystic is a gamble. You are unhurt and have 2 gold. Who do you visit?
lesson-grow-1-wrong = Unhurt and with 2 gold, the Blacksmith helps you most: what you buy helps in every battle.
lesson-grow-2 = A *Sword* adds 1 Strength in every battle. A Helmet saves a life now and then.
lesson-grow-2-wrong = The Sword helps in every single battle.
lesson-grow-done = You now have Strength 4 in battle. At the end of a turn 7 points of **trophies** (5 in an evening game) become 1 Strength for good. You fight Spirits with **Craft**, and their trophies become Craft. More Craft also lets you hold more **Spells**.

lesson-portal = Through the Portal of Power
lesson-portal-1 = You have a **Talisman** (the Warlock beyond the river gives one for a quest), Strength 8 and Craft 4. Your way leads past the **Portal of Power**: there you roll two dice, and if the total is no more than your Strength, or your Craft, you enter the Inner Region. Try it: by Strength or by Craft?
lesson-portal-craft = Two dice seldom total 4 or less. If you fail, you lose a counter and stay outside.
lesson-portal-done = 7 against Strength 8: the Portal opens. From here you move one space a turn, past trials to the Valley of Fire, and with your Talisman to the Crown. If nobody gets there in an evening, the most points win.
