import { scenario } from "@riposte/testing";
import { describe, test } from "vitest";
import { field, squad } from "../battle/field.js";
import { sparked } from "../spark.js";

const shooting = { phase: "shooting" };
const GUN = { type: "ranged", range: 24, A: 1, skill: 3, S: 4, AP: 0, D: 1 };
const weapons = ["cannon", "rifle"].map((id) => ({ ...GUN, id }));
const mixed = squad("squad", 0, { carries: ["cannon", "rifle"], weapons });

describe("firing order", () => {
  test("attacks with the same profile are resolved together", () => {
    const models = ["guard", "sergeant"].map((id) => ({
      ...{ id, count: 1, T: 4, Sv: 4, W: 1 },
      weapons: [{ weapon: "rifle" }],
    }));
    field([{ ...squad("squad", 0, { weapons }), models }], [squad("foes", 18)], { ...shooting, dice: [1, 2] })
      .choose("0.squad")
      .choose("1.foes")
      .event("hits:rolled", { faces: [2, 1] })
      .waits()
      .done();
  });

  test("declared attacks are made even if the target leaves range and sight", () => {
    const away = [{ type: "unit:place", unit: "1.foes", place: { along: 40, lane: 0 } }] as never;
    scenario(sparked(away, 7, "targets:declared"), {
      setup: {
        ...{ ...shooting, objectives: [], terrain: [{ lane: 0, from: 20, to: 22 }] },
        armies: [
          { id: "one", army: {}, units: [squad("squad", 0)] },
          { id: "other", army: {}, units: [squad("foes", 18)] },
        ],
      },
      hold: "auto",
      dice: { dice: [1] },
    } as never)
      .choose("0.squad")
      .choose("1.foes")
      .choose("spark")
      .event("hits:rolled", { faces: [1] })
      .waits()
      .done();
  });

  test("the attacker says which profile is resolved next", () => {
    field([mixed], [squad("foes", 18)], { ...shooting, dice: [1, 2] })
      .choose("0.squad")
      .choose("1.foes")
      .choose("1.foes")
      .asks("wh:attack", 0)
      .offersExactly(["0.squad/cannon>1.foes", "0.squad/rifle>1.foes"])
      .choose("0.squad/rifle>1.foes")
      .event("attack:described", { weapon: "rifle" })
      .event("hits:rolled", { faces: [1] })
      .event("attack:described", { weapon: "cannon" })
      .event("hits:rolled", { faces: [2] })
      .waits()
      .done();
  });

  test("attacks measured from another unit stay apart from the unit's own", () => {
    const guns = squad("squad", 0, { models: { count: 3 } });
    const linked = field([guns, squad("ally", 10, { carries: ["gun"] })], [squad("foes", 20, { models: { W: 9 } })], {
      ...{ ...shooting, permits: ["gun linkedFire"] },
      dice: [1, 1, 2],
    })
      .choose("0.squad")
      .choose("split")
      .choose({ "1.foes": 1, "1.foes<0.ally": 2 })
      .offersExactly(["0.squad/gun>1.foes", "0.squad/gun>1.foes<0.ally"]);
    linked
      .choose("0.squad/gun>1.foes<0.ally")
      .event("hits:rolled", { faces: [1, 1] })
      .event("hits:rolled", { faces: [2] })
      .waits()
      .done();
  });

  test("all attacks against one target are resolved before the next target", () => {
    field(
      [squad("squad", 0, { carries: ["cannon", "rifle"], weapons, models: { count: 2 } })],
      [squad("foes", 18), squad("others", 20)],
      { ...shooting, dice: [1, 1, 2, 2] },
    )
      .choose("0.squad")
      .choose("split")
      .choose({ "1.foes": 1, "1.others": 1 })
      .choose("split")
      .choose({ "1.foes": 1, "1.others": 1 })
      .choose("0.squad/rifle>1.others")
      // only one attack is left against this target, then the other target's are chosen from
      .offersExactly(["0.squad/cannon>1.foes", "0.squad/rifle>1.foes"])
      .choose("0.squad/cannon>1.foes")
      .waits()
      .done();
  });
});
