import { describe, test } from "vitest";
import { battle, squad } from "./battle.js";

const gun = { id: "rifle", type: "ranged", range: 24, A: "D3", skill: 3, S: 4, AP: 0, D: "D3" };
const gunner = (id: string, along: number, rest: Readonly<Record<string, unknown>> = {}) =>
  squad(id, along, { models: { count: 1, weapons: [{ weapon: "rifle" }] }, weapons: [gun], ...rest });
const beast = (along: number) => gunner("foes", along, { keywords: ["Beast"] });
const again = (face: number) => [`command-re-roll/${face}`, "pass"];

describe("Command Re-roll may be used on", () => {
  test("the number of attacks, hit, wound, save and damage rolls, each by who rolled", () => {
    battle([gunner("squad", 0)], [beast(18)], { phase: "shooting", commandPoints: [1, 1], dice: [2, 3, 4, 1, 5] })
      .choose("0.squad")
      .choose("1.foes")
      .asks("kernel:respond", 0)
      .offersExactly(again(2))
      .pass()
      .offersExactly(again(3))
      .pass()
      .offersExactly(again(4))
      .pass()
      .asks("kernel:respond", 1)
      .offersExactly(again(1))
      .pass()
      .asks("kernel:respond", 0)
      .offersExactly(again(5))
      .waits()
      .done();
  });

  test("an Advance roll", () => {
    battle([gunner("squad", 0)], [beast(40)], { phase: "movement", commandPoints: [1, 0], dice: [2] })
      .choose("0.squad")
      .choose("advance")
      .offersExactly(again(2))
      .waits()
      .done();
  });

  test("a Desperate Escape test", () => {
    battle([gunner("squad", 5)], [beast(6)], { phase: "movement", commandPoints: [1, 0], dice: [1] })
      .choose("0.squad")
      .choose("fallBack")
      .choose("8:0")
      .offersExactly(again(1))
      .waits()
      .done();
  });

  test("a Hazardous test", () => {
    const weapons = [{ ...gun, A: 1, D: 1, abilities: ["Hazardous"] }];
    battle([gunner("squad", 0, { weapons })], [beast(18)], {
      phase: "shooting",
      commandPoints: [1, 0],
      dice: [1, 1],
    })
      .choose("0.squad")
      .choose("1.foes")
      .pass()
      .event("roll:made", { kind: "hazardous" })
      .offersExactly(again(1))
      .waits()
      .done();
  });
});
