"""Commands that make moves: their options suggest legal values, and refusals give the reason."""

from __future__ import annotations

from simcord.actors import MemberActor

from tests.cogs.world import World, labels, pressable, reply_text, texts


async def to_main_phase(world: World) -> MemberActor:
    """Begin a game, and let the first player play a level card."""
    await world.begin()
    who = world.asked_person()
    assert "level 2" in await reply_text(await who.slash(world.channel, "levelup"))
    return who


async def values(
    world: World, who: MemberActor, command: str, option: str, typed: str = "", **filled: str
) -> list[str]:
    return [choice["value"] for choice in await who.autocomplete(world.channel, command, option, typed, **filled)]


async def names(world: World, who: MemberActor, command: str, option: str, typed: str = "", **filled: str) -> list[str]:
    return [choice["name"] for choice in await who.autocomplete(world.channel, command, option, typed, **filled)]


async def test_levelup_and_pass_answer_the_question_of_the_entry_phase(world: World) -> None:
    await world.begin()
    who = world.asked_person()
    assert "You rise to level 2" in await reply_text(await who.slash(world.channel, "levelup"))
    refused = await reply_text(await who.slash(world.channel, "levelup"))
    assert "/rules T-" in refused, "a refusal names its rule"
    assert "/rules T-" in await reply_text(await who.slash(world.channel, "pass"))


async def test_an_option_offers_what_is_allowed_now_with_its_cost(world: World) -> None:
    who = await to_main_phase(world)
    offered = await names(world, who, "play", "card")
    assert offered
    assert all("⚡" in name for name in offered)
    first = offered[0].partition(" ⚡")[0]
    assert await names(world, who, "play", "card", first[:4].lower()) == [
        name for name in offered if first[:4].lower() in name.lower()
    ]
    assert await names(world, who, "play", "card", "no such card") == []
    assert await names(world, who, "attack", "attacker") == ["In the first round nobody may attack or aim at others."]
    other = world.bert if who is world.anna else world.anna
    assert await names(world, other, "play", "card") == ["It is Bert’s turn."]
    assert await names(world, world.clara, "play", "card") == []


async def test_later_options_follow_from_the_ones_before(world: World) -> None:
    who = await to_main_phase(world)
    card = (await values(world, who, "equip", "card"))[0]
    bearers = await values(world, who, "equip", "bearer", card=card)
    assert bearers
    assert await values(world, who, "equip", "bearer", card="nonsense") == []


async def test_a_card_is_played_by_its_suggested_value_or_by_its_name(world: World) -> None:
    who = await to_main_phase(world)
    before = world.moves()
    name = (await names(world, who, "equip", "card"))[0].partition(" ⚡")[0]
    reply = await reply_text(await who.slash(world.channel, "equip", card=name.lower(), bearer="Silja"))
    assert name in reply
    assert world.moves() == before + 1


async def test_a_card_that_costs_too_much_is_refused_with_the_reason_and_its_rule(world: World) -> None:
    who = await to_main_phase(world)
    before = world.moves()
    allowed = [*await names(world, who, "play", "card"), *await names(world, who, "equip", "card")]
    known = {name.partition(" ⚡")[0] for name in allowed}
    hand = [world.bot.languages.say(text, "en") for text in world.table().view(who.id).hand]
    dear = next(card.partition(" (")[0] for card in hand if card.partition(" (")[0] not in known and "(" in card)
    reply = await reply_text(await who.slash(world.channel, "play", card=dear))
    assert "/rules T-" in reply
    assert dear in reply or "action" in reply
    assert world.moves() == before


async def test_missing_options_are_asked_in_a_panel(world: World) -> None:
    who = await to_main_phase(world)
    before = world.moves()
    result = await who.slash(world.channel, "play")
    assert result.response is not None
    assert "Play" in await reply_text(result)
    assert any(custom_id.startswith(("s:", "c:", "m:")) for custom_id in pressable(result.response))
    assert world.moves() == before
    await who.click(result.response, label="Back")
    assert "What do you do" in texts(result.response)


async def test_end_leaves_the_phase_and_the_turn(world: World) -> None:
    who = await to_main_phase(world)
    asked = await who.slash(world.channel, "end")
    assert asked.response is not None
    assert "End the turn: 3 actions unused" in labels(asked.response), "the button names the loss"
    assert world.asked_person() is who
    await world.confirm(who, asked.response)
    assert world.asked_person() is not who


async def test_nobody_plays_out_of_turn_or_without_a_seat_or_without_a_table(world: World) -> None:
    commands = ("attack", "levelup", "play", "use", "equip", "arrange", "react", "pass", "end")
    without_start_page = [command for command in commands if command != "play"]
    for command in without_start_page:
        assert "no table" in await reply_text(await world.anna.slash(world.channel, command))
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    for command in without_start_page:
        assert "not started" in await reply_text(await world.anna.slash(world.channel, command))
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    who = world.asked_person()
    other = world.bert if who is world.anna else world.anna
    before = world.moves()
    for command in commands:
        assert "nicht mit" in await reply_text(await world.clara.slash(world.channel, command)), command
        assert await reply_text(await other.slash(world.channel, command)), command
    assert world.moves() == before
    await world.resign(world.anna)
    for command in without_start_page:
        assert "over" in await reply_text(await other.slash(world.channel, command)), command


async def test_every_command_refuses_the_wrong_phase_in_the_readers_language(world: World) -> None:
    world.locales[world.anna.id] = world.locales[world.bert.id] = "de"
    await world.begin()
    who = world.asked_person()
    before = world.moves()
    for command, options in (
        ("attack", {"attacker": "Silja"}),
        ("play", {"card": "Dusk Hawk"}),
        ("play", {"card": "Dämmerhabicht"}),
        ("use", {"card": "Silja"}),
        ("equip", {"card": "Throwing Knives"}),
        ("arrange", {}),
        ("end", {}),
        ("react", {"answer": "Silja"}),
    ):
        reply = await reply_text(await who.slash(world.channel, command, **options))
        assert reply, command
        assert "/rules" not in reply, "the rule is named with the German command"
    assert world.moves() == before


async def test_a_game_is_played_from_its_thread_too(world: World) -> None:
    await world.begin()
    who = world.asked_person()
    thread = world.channel.threads[0]
    before = world.moves()
    assert await reply_text(await who.slash(thread, "pass"))
    assert world.moves() > before


async def test_a_command_without_legal_moves_says_why(world: World) -> None:
    who = await to_main_phase(world)
    reply = await reply_text(await who.slash(world.channel, "attack"))
    assert "first round" in reply
    assert "list" not in reply
    offered = await who.autocomplete(world.channel, "attack", "attacker", "")
    assert [choice["name"] for choice in offered] == ["In the first round nobody may attack or aim at others."]
    chosen = await reply_text(await who.slash(world.channel, "attack", attacker=offered[0]["value"]))
    assert "first round" in chosen, "choosing the reason from the list shows it in full"


async def test_imperators_pass_in_the_raid_is_a_button_and_a_command(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="imperator", options="battle=ordered")
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    table = world.table()
    people = {person.id: person for person in (world.anna, world.bert)}
    while table.match.state.phase != "raid":
        seat, ask = next((seat, ask) for seat, ask in table.asks().items() if not ask.menu.optional)
        move = ask.menu.default
        person = table.assignments[seat].person
        await world.play(person, move, ask.id)
    seat = next(iter(table.asks()))
    who = people[table.assignments[seat].person.id]
    panel = await world.open(who)
    assert any(":pass" in custom_id for custom_id in pressable(panel))
    before = world.moves()
    assert "pass" in (await reply_text(await who.slash(world.channel, "pass"))).casefold()
    assert world.moves() > before
