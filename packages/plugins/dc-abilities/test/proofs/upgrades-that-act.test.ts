import { describe, test } from "vitest";
import { at, group, table } from "../position.js";
import { prove } from "../proving.js";

const over = { ready: false };

describe("Scavenged Weaponry", () => {
  const weapons = { attachments: ["scavenged-weaponry"] };
  prove([
    {
      proves: "scavenged-weaponry",
      mine: [
        group("probe-droid", { one: { at: "c1", damage: 4 } }, weapons),
        group("sentry-droid", { two: "h1" }),
        group("stormtrooper", { other: "h2" }),
      ],
      theirs: [group("darth-vader", { vader: "d1" })],
      activating: "vader",
      choose: ["dc_special:Darth Vader:1", "one", "two"],
      table: {
        groups: { "0.sentry-droid.1": { attachments: ["scavenged-weaponry"] } },
        sides: { 0: { upgrades: [{ card: "scavenged-weaponry", group: "0.sentry-droid.1", ready: true }] } },
      },
    },
  ]);

  test("is scored each time, and stays behind where its player likes", () => {
    at({
      mine: [group("probe-droid", { one: { at: "c1", damage: 4 } }, weapons), group("sentry-droid", { two: "h1" })],
      theirs: [group("darth-vader", { vader: "d1" })],
      activating: "vader",
    })
      .choose("dc_special:Darth Vader:1")
      .choose("one")
      .choose("none")
      .expect(table({ sides: { 0: { upgrades: [] }, 1: { vp: 4 } } }))
      .waits()
      .done();
  });
});

describe("Channel the Force", () => {
  const ending = {
    mine: [group("darth-vader", { vader: "a1" })],
    theirs: [group("wookiee-warrior-elite", { foe: "h8" }, over)],
    activating: "vader",
  };
  prove([
    {
      ...ending,
      proves: "channel-the-force",
      sides: [{ upgrades: ["channel-the-force"], deck: ["focus", "blitz", "force-rush", "force-push"] }, {}],
      choose: ["pass", "channel-the-force#at0@channel-the-force", "force-push", 0],
      table: {
        figures: { vader: { damage: 1 } },
        sides: { 0: { hand: ["force-push"], upgrades: { 0: { ready: false } } } },
      },
    },
  ]);

  test("a draw of the opponent is left alone", () => {
    at({
      ...ending,
      sides: [{ upgrades: ["channel-the-force"] }, { deck: ["focus", "blitz"] }],
    })
      .choose("pass")
      .expect(table({ round: 2, sides: { 1: { hand: ["focus"] } } }))
      .waits()
      .done();
  });
});

describe("Imperial Citadel", () => {
  const army = (figures: Readonly<Record<string, string | object>>) => ({
    mine: [group("stormtrooper", figures)],
    sides: [{ upgrades: ["imperial-citadel"] }, {}] as const,
  });
  prove([
    // a block token at the start of the round, taken at the start of an activation
    {
      ...army({ me: "a1" }),
      proves: "imperial-citadel",
      theirs: [group("luke-skywalker", { luke: "h8" })],
      start: "round",
      choose: [1, "imperial-citadel#at1@imperial-citadel"],
      held: { me: ["block"] },
    },
    // what the fallen had
    {
      ...army({ one: { at: "c1", damage: 2 }, two: "h1" }),
      proves: "imperial-citadel",
      theirs: [group("darth-vader", { vader: "d1" })],
      tokens: { one: ["surge", "evade"] },
      activating: "vader",
      choose: ["dc_special:Darth Vader:1", "one", "pass", "imperial-citadel#at1@imperial-citadel", "evade"],
      held: { two: ["evade"] },
    },
  ]);
});

describe("Lie in Ambush", () => {
  const spent = ["a1", "b1", "c1"].map((space) => group("imperial-officer", { [space]: space }, over));
  const lying = (round: number, exhausted = spent) => ({
    start: "deployment" as const,
    round,
    mine: [group("stormtrooper", { one: {}, two: {} }, { attachments: ["lie-in-ambush"] }), ...exhausted],
    theirs: [group("luke-skywalker", { luke: "d1" })],
  });
  prove([
    {
      ...lying(2),
      proves: "lie-in-ambush",
      choose: ["pass", "lie-in-ambush#at0@lie-in-ambush", "h8", "h2"],
      table: { figures: { one: { spaces: ["h8"] }, two: { spaces: ["h2"] } } },
      // and it may activate
      also: [{ offersExactly: ["one", "two"] }],
    },
  ]);

  test("the group waits out of play for the second round and three spent groups", () => {
    for (const waiting of [lying(1), lying(2, spent.slice(0, 2))])
      at(waiting)
        .expect(table({ figures: { one: { spaces: [] } }, activation: { figure: "luke" } }))
        .choose("pass")
        .expect(table({ round: waiting.round + 1, figures: { one: { spaces: [] } } }))
        .waits()
        .done();
  });
});

describe("Advanced Com Systems", () => {
  const com = { attachments: ["advanced-com-systems"] };
  const leading = (card: string, more: object = com) => ({
    mine: [group(card, { me: "a1" }, more), group("stormtrooper", { near: "d1", far: "e2" })],
    theirs: [group("luke-skywalker", { luke: "h8" })],
    activating: "me",
  });
  prove([
    {
      ...leading("imperial-officer"),
      proves: "advanced-com-systems",
      choose: ["dc_special:Imperial Officer (Regular):0"],
      also: [
        { asks: "ia:relocate", seat: 0 },
        { choose: "d2" },
        { expect: table({ figures: { near: { spaces: ["d2"] } } }) },
        { choose: "stop" },
      ],
    },
  ]);

  test("what is adjacent reaches three spaces too, and no farther", () => {
    at({ ...leading("general-sorin"), theirs: [group("luke-skywalker", { luke: "g1" })] })
      .choose("dc_special:General Sorin:0")
      .offers(["luke@g1"])
      .waits()
      .done();
    at(leading("general-sorin", {})).notOffers(["dc_special:General Sorin:0"]).waits().done();
  });

  test("who is near counts as printed where nobody is reached", () => {
    at({
      mine: [group("imperial-officer", { me: "a1" }, com), group("stormtrooper", { near: "d1" }, over)],
      theirs: [group("stormtrooper-elite", { foe: "a2" })],
      activating: "foe",
      dice: [0, 0, 0],
    })
      .choose("attack:me:a1")
      .event("attack:rolled")
      .noEvent("attack:rerolled")
      .notOffers(["cower#at0@me"])
      .waits()
      .done();
  });
});
