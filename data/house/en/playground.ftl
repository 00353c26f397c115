## The playground: the first message of the page, and the second page beside it. The message has to be short, so that
## what is answered can be seen below it.

playground-welcome =
    {"**"}Try the bot: you cannot break anything.** You are { $owner }; [a second window]({ $window }) is { $guest }. Put them side by side and play.
    -# A simulation: no notices, no clock, nothing is saved; [threads and private messages]({ $aside }) have a page of their own. “Action was not completed”? Press Refresh at the top.
playground-reads = -# {"**"}{ $people }** { $count ->
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
