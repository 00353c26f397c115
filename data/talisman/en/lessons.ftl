## The lessons of /learn (data/talisman/lessons): what to try, why a press was not right, and in the end what was right.
## At most 120 words for a lesson's task and end together.

lesson-aim = The aim, and a first turn
lesson-aim-1 = In the middle of the board lies the **Crown of Command**: whoever is alone there takes the lives of all others. First you have to grow. You are an Elf with Strength 3. *{ move-roll }*!
lesson-aim-2 = A 4: exactly four spaces, left or right. A Wolf (Strength 2) waits on one side, a Dragon (Strength 7) on the other, and over the bridge the Sentinel. Where to?
lesson-aim-dragon = 3 and a die against 7 and a die: that costs a life, and the turn.
lesson-aim-sentinel = The Sentinel has Strength 9: far too strong yet.
lesson-aim-3 = The Wolf attacks. Your die is added to your Strength, another one to the Wolf’s. *{ move-strike }*!
lesson-aim-done = Higher: the Wolf is your **trophy**. Lower would have cost a life. The turn is over by itself.

lesson-fate = Fate
lesson-fate-1 = You have 2 lives left. A Bear (Strength 3) attacks, and your Strength is 3 too. *{ move-strike }*!
lesson-fate-2 = Your 1 against the Bear’s 4: lost, if it stays that way. For one **fate** you roll your own die again, once a roll. *{ move-fate }*?
lesson-fate-keep = A life is gone, and the turn is over. Fate comes back more easily than lives.
lesson-fate-done = A 6: the Bear is beaten. You are asked only where another roll could change something; *{ move-no-fate }* spares you the question for the rest of the turn.

lesson-grow = Grow stronger
lesson-grow-1 = In the Village you visit one of three: the Blacksmith sells Weapons and Armour, the Healer heals, the Mystic is a gamble. You are unhurt and have 2 gold.
lesson-grow-1-wrong = Unhurt and with 2 gold, the Blacksmith helps you most: what you buy helps in every battle.
lesson-grow-2 = A *Sword* adds 1 Strength in each battle. A Helmet saves a life now and then.
lesson-grow-2-wrong = The Sword helps in every single battle.
lesson-grow-done = In battle you have Strength 4 now. What stays for good are counters: at the end of a turn 7 points of **trophies** become a Strength, those of Spirits a Craft.

lesson-portal = Through the Portal of Power
lesson-portal-1 = You have a Talisman and Strength 8; your Craft is 4. Your way leads past the **Portal of Power**: there you roll two dice, and with no more than your Strength, or your Craft, you get to the Inner Region. *{ move-open }*, with what?
lesson-portal-1-wrong = That way you walk past it. With Strength 8 you are ready for the Portal.
lesson-portal-craft = Two dice are seldom 4 or less. Whoever fails loses a counter and stays.
lesson-portal-done = 7 with Strength 8: the Portal opens. From here you go one space a turn, past trials to the Valley of Fire, and with your Talisman to the Crown.
