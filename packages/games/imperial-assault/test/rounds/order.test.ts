import { describe, test } from "vitest";
import { gameOfTricks, type Trick } from "../attack/tricks.js";
import { type At, at, group, table } from "../position.js";

const trick = (window: Trick["window"], key: string, seat = 0, effects: Trick["effects"] = []): Trick => ({
  window,
  key,
  seat,
  effects,
});
const shooting = (tricks: readonly Trick[], dice: readonly number[]): At => ({
  rebels: [group("rebel-trooper", { one: "a1" }), group("luke-skywalker", { luke: "h1" })],
  imperials: [group("stormtrooper-elite", { storm: "c1", other: "h8" })],
  activating: { figure: "one", actions: 1 },
  dice,
  game: gameOfTricks(tricks),
});

describe("rules 5: around one action", () => {
  test("what follows the attack is done before what follows the action", () => {
    at(shooting([trick("action:resolved", "then"), trick("attack:after", "first", 1)], [1, 2, 0]))
      .choose("attack:storm:c1")
      .offersExactly(["first", "pass"])
      .choose("first")
      .offersExactly(["then", "pass"])
      .waits()
      .done();
  });
});

describe("rules 8.1: rerolls", () => {
  test("the attacker's come before the defender's", () => {
    at(shooting([trick("attack:rerolls", "mine", 0), trick("attack:rerolls", "theirs", 1)], [1, 2, 0]))
      .choose("attack:storm:c1")
      .offersExactly(["mine", "pass"])
      .pass()
      .offersExactly(["theirs", "pass"])
      .waits()
      .done();
  });
});

describe("rules 4: the end of the round", () => {
  test("a card exhausted then is exhausted in the next round", () => {
    const done = { ready: false };
    at({
      rebels: [group("luke-skywalker", { luke: "a1" }, done), group("rebel-trooper", { one: "b1" }, done)],
      imperials: [group("stormtrooper-elite", { storm: "h8" }, done)],
      game: gameOfTricks([trick("round:end", "tire", 0, [{ type: "group:exhaust", group: "0.luke-skywalker.0" }])]),
    })
      .choose("tire")
      .expect(
        table({ round: 2, groups: { "0.luke-skywalker.0": { ready: false }, "0.rebel-trooper.1": { ready: true } } }),
      )
      .waits()
      .done();
  });
});

describe("rules 2: the figure of a squad upgrade", () => {
  test("activates with the group, and attacks with its own dice", () => {
    at({
      rebels: [group("luke-skywalker", { luke: "c1" })],
      imperials: [
        {
          card: "heavy-stormtrooper",
          attachments: ["flametrooper"],
          figures: [
            { id: "storm", at: "h8" },
            { id: "flame", at: "a1", card: "flametrooper" },
          ],
        },
      ],
      turn: 1,
      dice: [0, 0, 0],
    })
      .asks("ia:figure", 1)
      .offersExactly(["storm", "flame"])
      .choose("flame")
      .choose("attack:luke:c1")
      .event("attack:rolled", {
        dice: [
          { die: "red", face: 0 },
          { die: "green", face: 0 },
          { die: "white", face: 0 },
        ],
      })
      .waits()
      .done();
  });
});
