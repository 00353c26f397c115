## Limits on what one person may do within a period, and people without a seat.

refused-budget =
    { $use ->
        [opening] You have just opened { $most ->
            [one] a table
           *[other] { $most } tables
        }. You can open another one { $until }.
        [request] You have already asked the players here { $most ->
            [one] once
           *[other] { $most } times
        } within a day. You can ask again { $until }.
        [proposal] You have made many proposals at this table in a short time. You can make another one { $until }.
        [mention] You have offered your seat to { $most ->
            [one] one person within a day, who was notified
           *[other] { $most } people within a day, and each of them was notified
        }. You can offer it to somebody else { $until }.
        [call] The others were reminded within the last hour. You can do it again { $until }.
        [game-export] You have just exported { $most ->
            [one] a game
           *[other] { $most } games
        }. You can export another one { $until }.
        [data-export] You can export your data once a day. You can do it again { $until }.
        [data-deletion] You can delete your data once a day. Nothing was deleted this time; you can try again { $until }.
        [review] You have just had { $most ->
            [one] a game
           *[other] { $most } games
        } reviewed. You can have another one reviewed { $until }; reviews that are ready can always be seen.
        [computing] I have calculated a lot for you in the last few minutes. Ask me again { $until }.
       *[other] You cannot do that so often. Try again { $until }.
    }
refused-request-open = { $person } has already asked to play here. You can ask { $until }, or as soon as the players have answered.
event-request-gave-way = 🗳️ Something else is being decided first. { $person } can ask again later.
said-offered-quietly = Offered, but I have not mentioned this person: I already did so at this table, or they do not want to be mentioned. Please let them know yourself. You keep the seat until they use `/game join`; then they see your hand.

board-open-until = If nobody starts the game, the table closes { $until }.
board-closed-expired = Nobody started the game within a day. `/game new` opens another table.

command-game-unseat-name = unseat
command-game-unseat-about = Send somebody away from your open table; they cannot come back
command-game-unseat-person-name = person
command-game-unseat-person-about = Who has to leave
refused-not-owner-unseat = Only the owner of this table can send somebody away.
refused-unseat-self = You cannot send yourself away. **{ button-leave }** below the board frees your seat.
