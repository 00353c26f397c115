## The playground: the first message of the page, and the second page beside it. The message has to be short, so that
## what is answered can be seen below it.

playground-title = Try the bot: nothing can be broken
playground-welcome =
    {"**"}1.** Type `/game new` below and send it. **2.** Press **{ button-computer }**, then **{ button-start }**. **3.** Press **{ button-move }**; **{ button-help }** says what you can do.
    You are chosen at the top of the page: { $people }. **{ $owner }** owns the server (`/settings`, `/moderate`).
    Only simulated: [threads and private messages]({ $aside }) are on a second page, where a thread can be opened with its buttons, an option’s list comes with the first letter, nobody is notified, no time passes, nothing is kept. Where a press says “Action was not completed”, the page is behind: the button at its top brings it up to date; then press again.
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
