import type { Scenario } from "@riposte/testing";
import { describe, test } from "vitest";
import { at, group, table } from "./position.js";

const luke = group("luke-skywalker", { luke: "d3" });
const rebel = { affiliation: "rebel" };

/** A figure in its own time, with a card. */
const acting = (id: string, card: string, more: Partial<Parameters<typeof at>[0]> = {}): Scenario<unknown> =>
  at({ mine: [group(id, { me: "d1" })], theirs: [luke], hand: [card], activating: "me", ...more });

describe("restrictions are AND inside a box, OR across boxes; names are names; without a box there is no figure", () => {
  test("every part of one alternative must fit", () => {
    acting("darth-vader", "dark-energy").offers(["cc:dark-energy@me"]).waits().done();
    acting("luke-skywalker", "dark-energy", { me: rebel }).explains("cc:dark-energy", "cc:nobody").waits().done();
    acting("stormtrooper", "dark-energy").explains("cc:dark-energy", "cc:nobody").waits().done();
  });

  test("one alternative is enough", () => {
    acting("stormtrooper", "smoke-grenade").offers(["cc:smoke-grenade@me"]).waits().done();
    acting("saska-teft", "smoke-grenade", { me: rebel }).offers(["cc:smoke-grenade@me"]).waits().done();
    acting("luke-skywalker", "smoke-grenade", { me: rebel }).explains("cc:smoke-grenade", "cc:nobody").waits().done();
  });

  test("an affiliation belongs to its own alternative only", () => {
    const beside = (id: string, dice: readonly number[] = []) =>
      at({
        mine: [group("stormtrooper", { one: "d1" })],
        theirs: [luke, group(id, { they: "e4" })],
        against: ["get-behind-me"],
        activating: "one",
        dice,
      }).choose("attack:luke:d3");
    beside("royal-guard").offers(["cc:get-behind-me@they"]).waits().done();
    beside("diala-passil").offers(["cc:get-behind-me@they"]).waits().done();
    // a Force User of another affiliation
    beside("darth-vader", [4, 4, 0]).event("attack:resolved", { defender: "luke" }).waits().done();
  });

  test("a name is a figure's name, whatever card it is of", () => {
    for (const id of ["luke-skywalker", "luke-skywalker-jedi-knight"])
      at({
        mine: [group("stormtrooper", { one: "a1" })],
        theirs: [group(id, { they: "d3" }, { ready: false }), group("gideon-argus", { gideon: "f6" })],
        against: ["son-of-skywalker"],
        activating: "one",
      })
        .pass()
        .offers(["cc:son-of-skywalker@they"])
        .waits()
        .done();
  });

  test("a card without a box has no figure, one for any figure has", () => {
    at({ mine: [group("stormtrooper", { one: "d1" })], theirs: [luke], hand: ["take-initiative"], start: "round" })
      .offersExactly(["cc:take-initiative", "pass"])
      .choose("cc:take-initiative")
      .event("cc:played", { card: "take-initiative", figure: "" })
      .waits()
      .done();
    acting("stormtrooper", "fleet-footed")
      .choose("cc:fleet-footed@me")
      .event("cc:played", { card: "fleet-footed", figure: "me" })
      .waits()
      .done();
  });
});

describe("a card of one name once per timing instance, also as a copy from a discard pile", () => {
  test("the second copy in a hand waits for the next instance", () => {
    at({
      mine: [group("isb-infiltrator", { spy: "d1" }, { ready: true })],
      theirs: [luke],
      hand: ["collect-intel", "collect-intel", "take-initiative"],
      start: "round",
    })
      .choose("cc:collect-intel")
      .offersExactly(["cc:take-initiative", "pass"])
      .explains("cc:collect-intel", "cc:same-name")
      .waits()
      .done();
  });

  test("both players may play it in the same instance", () => {
    at({
      mine: [group("isb-infiltrator", { spy: "d1" })],
      theirs: [group("isb-infiltrator", { they: "d6" })],
      hand: ["collect-intel"],
      against: ["collect-intel"],
      start: "round",
    })
      .choose("cc:collect-intel")
      .asks("kernel:respond", 1)
      .choose("cc:collect-intel")
      .waits()
      .done();
  });

  test("a copy of it from a discard pile is the same card", () => {
    at({
      mine: [group("ezra-bridger", { ezra: "d2" })],
      theirs: [luke],
      hand: ["i-can-feel-it", "learn-by-example"],
      me: { ...rebel, discard: ["i-can-feel-it"] },
      activating: "ezra",
      dice: [0, 0, 0, 0, 0],
    })
      .choose("attack:luke:d3")
      .offersExactly(["cc:i-can-feel-it@ezra", "cc:learn-by-example/i-can-feel-it@ezra", "pass"])
      .choose("cc:i-can-feel-it@ezra")
      .choose([0])
      .notOffers(["cc:learn-by-example/i-can-feel-it@ezra"])
      .waits()
      .done();
  });

  test("every moment of a figure's own time is an instance of its own", () => {
    at({
      mine: [group("darth-vader", { vader: "d2" })],
      theirs: [luke],
      hand: ["beatdown", "beatdown"],
      activating: "vader",
    })
      .choose("cc:beatdown@vader")
      .choose("cc:beatdown@vader")
      .expect(table({ sides: { 0: { hand: [], discard: ["beatdown", "beatdown"] } } }))
      .waits()
      .done();
  });
});
