import { scenario } from "@riposte/testing";
import { describe, test } from "vitest";
import { sparked } from "../spark.js";

const again = (die: number) => sparked([{ type: "attack:reroll", die, by: "spark" }] as never, 7, "roll:made");

/** Guns at a target, with something that rolls one die on the table again. */
function firing(weapon: object, guns: number, die: number, dice: readonly number[]) {
  const gun = { id: "gun", type: "ranged", range: 24, A: 1, skill: 3, S: 4, AP: 0, D: 1, ...weapon };
  const group = { count: 1, T: 4, Sv: 4, W: 20 };
  const unit = (id: string, along: number, rest: object) => ({ id, place: { along, lane: 0 }, ...rest });
  const shooters = { models: [{ ...group, id: "shooter", count: guns, weapons: [{ weapon: "gun" }] }], weapons: [gun] };
  return scenario(again(die), {
    setup: {
      phase: "shooting",
      armies: [
        { id: "one", army: {}, units: [unit("shooters", 0, shooters)] },
        { id: "other", army: {}, units: [unit("targets", 18, { models: [{ ...group, id: "target" }] })] },
      ],
    },
    hold: "auto",
    dice: { dice: [...dice] },
  } as never)
    .choose("0.shooters")
    .choose("1.targets");
}

describe("a die rolled again", () => {
  test("takes all dice of its own weapon's attacks with it, and no other weapon's", () => {
    // 2 and 3, then 1 and 2: the second weapon's two dice become 6 and 6
    firing({ A: "2D3" }, 2, 3, [3, 6, 1, 4, 6, 6, ...Array(11).fill(1)])
      .choose("spark")
      .event("roll:rerolled", { from: 1, to: 6 })
      .event("roll:rerolled", { from: 4, to: 6 })
      .pass()
      .event("hits:rolled", { hits: 0, faces: Array(11).fill(1) })
      .waits()
      .done();
  });

  test("leaves the dice of the weapons after its own", () => {
    // 3 and 2, then 1 and 2: the first weapon's two dice become 1 and 1
    firing({ A: "2D3" }, 2, 0, [6, 3, 1, 4, 1, 1, ...Array(5).fill(1)])
      .choose("spark")
      .event("roll:rerolled", { from: 6, to: 1 })
      .event("roll:rerolled", { from: 3, to: 1 })
      .pass()
      .event("hits:rolled", { hits: 0, faces: Array(5).fill(1) })
      .waits()
      .done();
  });

  test("is one alone among hit rolls", () => {
    firing({}, 3, 1, [5, 2, 1, 6, 1, 1])
      .pass()
      .choose("spark")
      .event("roll:rerolled", { from: 2, to: 6 })
      .event("hits:rolled", { hits: 2, faces: [5, 6, 1] })
      .pass()
      .waits()
      .done();
  });

  test("takes all dice of the damage with it", () => {
    // the last two are the battle-shock test of what is left
    firing({ D: "2D6" }, 1, 0, [3, 4, 1, 1, 2, 5, 6, 6, 6])
      .pass()
      .pass()
      .pass()
      .pass()
      .choose("spark")
      .event("roll:rerolled", { from: 1, to: 5 })
      .event("roll:rerolled", { from: 2, to: 6 })
      .event("models:wounded", { wounds: 11 })
      .waits()
      .done();
  });
});
