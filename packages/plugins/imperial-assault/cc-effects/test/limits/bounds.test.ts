import { describe, test } from "vitest";
import { at, fullGame, group, table } from "../position.js";
import { attacker, luke, shot } from "../staging/shots.js";

test("Beatdown helps two attacks of the group, and no third", () => {
  const attack = "attack:luke:d3";
  at({
    mine: [group("ewok-warrior", { a: "d2", b: "c3", c: "e3" })],
    theirs: [luke],
    hand: ["beatdown"],
    activating: "a",
    // two hits each time, and Luke blocks one
    dice: [2, 1, 0, 2, 1, 0, 2, 1, 0],
  })
    .choose("cc:beatdown@a")
    .choose(attack)
    .event("attack:resolved", { dealt: 2 })
    .pass()
    .choose("b")
    .choose(attack)
    .event("attack:resolved", { dealt: 2 })
    .pass()
    .choose(attack)
    .event("attack:resolved", { dealt: 1 })
    .waits()
    .done();
});

describe("combined deployment cost", () => {
  const following = (card: string, first: string, second: string) =>
    at({
      mine: [group(first, { one: "d1" }), group(second, { two: "e1" })],
      theirs: [group("luke-skywalker", { luke: "d6" })],
      hand: [card],
      activating: "one",
    }).pass();

  test.each([
    ["squad-swarm", 15, "trandoshan-hunter", "trandoshan-hunter-elite", "trandoshan-hunter-elite"],
    ["strength-in-numbers", 12, "stormtrooper", "stormtrooper", "stormtrooper-elite"],
  ])("%s allows %i, and not one more", (card, _cost, first, second, dear) => {
    following(card, first, second)
      .choose(`cc:${card}`)
      .expect(table({ activation: { figure: "two" } }))
      .waits()
      .done();
    const heavier = card === "squad-swarm" ? dear : first;
    following(card, heavier, dear)
      .expect(table({ activation: { figure: "luke" } }))
      .waits()
      .done();
  });
});

test("Honoring the Fallen gives 3 hits at most, however many have fallen", () => {
  const dying = (space: string) => ({ at: space, damage: 2 });
  at({
    game: fullGame,
    mine: [
      group("migs-mayfeld", { one: "a1" }),
      group("stormtrooper", { p: dying("c2"), q: dying("d2"), r: dying("c3"), s: dying("e3") }, { ready: false }),
    ],
    theirs: [group("boba-fett", { boba: "d4" })],
    hand: ["honoring-the-fallen"],
    me: { affiliation: "mercenary" },
    activating: "boba",
    points: 2,
    dice: [4, 4, 2, 0],
  })
    .choose("wrist-flamethrower#at0@boba")
    .choose("d3")
    .pass()
    .choose("attack:boba:d4")
    .choose("cc:honoring-the-fallen@one")
    .event("attack:hit", { attacker: "one", defender: "boba", damage: 6 })
    .waits()
    .done();
});

describe("Lock On", () => {
  // a surge is left, so the attack waits there
  test.each([
    [0, "accuracy", 3],
    [1, "dodge", -1],
    [2, "evade", -1],
  ])("option %i is %s %i", (option, symbol, amount) => {
    shot("lock-on", { mine: attacker("heavy-stormtrooper"), dice: [0, 4, 0] })
      .choose(option)
      .expect(table({ attacks: { 0: { modifiers: { 0: { symbol, amount, by: "cc:lock-on" } } } } }))
      .waits()
      .done();
  });
});

test("Sniper Configuration gives 2 accuracy and Pierce 2", () => {
  at({
    mine: [group("cassian-andor", { one: "d1" })],
    theirs: [luke],
    hand: ["sniper-configuration"],
    me: { affiliation: "rebel" },
    activating: "one",
    dice: [0, 4, 4, 0],
  })
    .choose("cc:sniper-configuration@one")
    .expect(
      table({
        attacks: {
          0: { modifiers: { 0: { symbol: "accuracy", amount: 2 } }, keywords: { pierce: 2 } },
        },
      }),
    )
    .waits()
    .done();
});

describe("Fool Me Once against an empty discard pile", () => {
  const fooling = (card: string) =>
    at({
      mine: [group(card, { me: "d1" })],
      theirs: [luke],
      hand: ["fool-me-once"],
      me: { deck: ["focus", "blitz"] },
      activating: "me",
    });

  test("does nothing for most figures, so they cannot play it", () => {
    fooling("stormtrooper")
      .notOffers(["cc:fool-me-once@me"])
      .explains("cc:fool-me-once", "cc:no-effect")
      .waits()
      .done();
  });

  test("still draws a card for a Spy", () => {
    fooling("isb-infiltrator")
      .choose("cc:fool-me-once@me")
      .choose(0)
      .expect(table({ sides: { 0: { hand: ["focus"] } } }))
      .waits()
      .done();
  });
});
