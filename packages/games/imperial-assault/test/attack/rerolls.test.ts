import { describe, test } from "vitest";
import { type At, at, group } from "../position.js";
import { gameOfTricks, type Trick } from "./tricks.js";

/** A scout trooper, Professional with blue and red, next to its target. */
const scouting: At = {
  rebels: [group("stormtrooper-elite", { target: "e1" }), group("stormtrooper-elite", { other: "h8" })],
  imperials: [group("scout-trooper", { scout: "d1" })],
  initiative: 1,
  activating: { figure: "scout", actions: 1 },
};
const rerollBy = (seat: number, die: number) =>
  ({
    window: "attack:rerolls",
    key: `again-${die}`,
    seat,
    effects: [{ type: "attack:reroll", die, by: "trick" }],
  }) as const;

describe("rerolls", () => {
  test("Professional rerolls one attack die, never a defense die, and only one", () => {
    at({ ...scouting, dice: [0, 0, 0, 5] })
      .choose("attack:target:e1")
      .offersExactly(["professional:0", "professional:1", "pass"])
      .choose("professional:1")
      .event("attack:rerolled", { die: "red", from: 0, to: 5, by: "professional" })
      .event("attack:hit", { attacker: "scout", defender: "target", damage: 2 })
      .waits()
      .done();
  });

  test("Professional may be declined", () => {
    at({ ...scouting, dice: [1, 0, 0] })
      .choose("attack:target:e1")
      .pass()
      .noEvent("attack:rerolled")
      .event("attack:hit", { attacker: "scout", defender: "target", damage: 1 })
      .waits()
      .done();
  });

  test("each die is rerolled once per attack, whichever player rerolls it", () => {
    at({ ...scouting, game: gameOfTricks([rerollBy(0, 1)]), dice: [1, 0, 0, 4] })
      .choose("attack:target:e1")
      .choose("professional:1")
      .asks("kernel:respond", 0)
      .choose("again-1")
      .noEvent("attack:rerolled")
      .event("attack:hit", { attacker: "scout", defender: "target", damage: 3 })
      .waits()
      .done();
  });

  test("a die that was rerolled or cancelled before is not offered to Professional", () => {
    const before = (key: string, effect: Trick["effects"][number]): Trick => ({
      ...{ window: "attack:rolled", seat: 1, key },
      effects: [effect],
    });
    const again = before("again", { type: "attack:reroll", die: 0, by: "trick" });
    const cancel = before("cancel", { type: "attack:cancel-die", die: 1, by: "trick" });
    at({ ...scouting, game: gameOfTricks([again]), dice: [0, 0, 0, 1] })
      .choose("attack:target:e1")
      .choose("again")
      .offersExactly(["professional:1", "pass"])
      .waits()
      .done();
    at({ ...scouting, game: gameOfTricks([cancel]), dice: [0, 0, 0] })
      .choose("attack:target:e1")
      .choose("cancel")
      .offersExactly(["professional:0", "pass"])
      .waits()
      .done();
  });

  test("an effect makes a figure Professional, and takes it away", () => {
    const professional = (add: number) =>
      gameOfTricks([], {
        modify: { "figure:professional": (_subject, match) => match.contribute("add", add, "trick") },
      });
    const storm = [group("stormtrooper-elite", { scout: "d1" })];
    at({ ...scouting, imperials: storm, game: professional(1), dice: [0, 0, 0] })
      .choose("attack:target:e1")
      .offersExactly(["professional:0", "professional:1", "pass"])
      .waits()
      .done();
    at({ ...scouting, game: professional(-1), dice: [1, 0, 0] })
      .choose("attack:target:e1")
      .event("attack:resolved", { attacker: "scout", defender: "target" })
      .waits()
      .done();
  });

  test("turning a die is not rerolling it", () => {
    at({
      ...scouting,
      game: gameOfTricks([
        {
          window: "attack:rolled",
          key: "turn",
          seat: 1,
          effects: [{ type: "attack:turn", die: 1, face: 4, by: "trick" }],
        },
      ]),
      dice: [1, 0, 0, 5],
    })
      .choose("attack:target:e1")
      .choose("turn")
      .choose("professional:1")
      .event("attack:rerolled", { die: "red", from: 4, to: 5, by: "professional" })
      .waits()
      .done();
  });

  test("cancelling a die takes its symbols and nothing else", () => {
    at({
      ...scouting,
      game: gameOfTricks([
        {
          window: "attack:modifiers",
          key: "cancel",
          seat: 0,
          effects: [{ type: "attack:cancel-die", die: 1, by: "trick" }],
        },
      ]),
      // blue 2 accuracy 1 hit, red 3 hits; black 1 block
      dice: [1, 4, 0],
    })
      .choose("attack:target:e1")
      .pass()
      .choose("cancel")
      .event("attack:hit", { attacker: "scout", defender: "target", damage: 0 })
      .waits()
      .done();
  });
});
