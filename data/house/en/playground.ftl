## The playground: the first message of the page, and the second page beside it. The message has to be short, so that
## what is answered can be seen below it.

playground-title = Try the bot: you cannot break anything
playground-welcome =
    {"**"}1.** Type `/game new` below and send it. **2.** Press **{ button-computer }**, then **{ button-start }**. **3.** Press **{ button-move }**; **{ button-help }** says what you can do.
    Choose who you are at the top of the page: { $people }. **{ $owner }** owns the server (`/settings`, `/moderate`).
    This is a simulation: [threads and private messages]({ $aside }) are on a separate page, where you can open a thread with its buttons; type a letter to see an option’s choices; nobody is notified, no time passes, and nothing is saved. If a press says “Action was not completed”, the page is out of date: refresh it with the button at its top, then press again.
playground-reads = {"**"}{ $people }** { $count ->
        [one] reads
       *[other] read
    } English.
playground-aside = Threads and private messages of the playground
playground-private = Private messages to { $person }
playground-nothing = Nothing yet.
playground-channel = Back to the channel with its buttons
playground-thread = Open this thread with its buttons
playground-opened = [Open “{ $thread }” with its buttons]({ $address })
playground-back = [{ playground-channel }]({ $address })
