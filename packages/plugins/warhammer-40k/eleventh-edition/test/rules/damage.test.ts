import { describe, expect, test } from "vitest";
import { shoot } from "../duel.js";
import { field, squad } from "../field.js";
import { judged, shield } from "../judged.js";

const NERVE = [6, 6];
const halved = shield("Tough", { do: "modStat", stat: "D", op: "subtract", by: 1 });

describe("damage", () => {
  test("mortal wound allocation: a wounded model, then others, CHARACTERS last; they spill", () => {
    const gun = { id: "gun", type: "ranged", range: 24, A: 1, skill: 3, S: 4, AP: 0, D: 1, abilities: ["Hazardous"] };
    const chief = {
      ...{ id: "chief", leads: ["a"], keywords: ["Character", "Vehicle"] },
      models: [{ id: "chief", count: 1, T: 4, Sv: 4, W: 4, lost: 1 }],
    };
    const crew = {
      weapons: [gun],
      keywords: ["Vehicle"],
      models: [{ id: "crew", count: 2, T: 4, Sv: 4, W: 1, weapons: [{ weapon: "gun" }] }],
      leaders: [chief],
    };
    field([squad("a", 10, crew)], [squad("x", 28)], { phase: "shooting", dice: [1, 1, 1, 6] })
      .choose("0.a")
      .choose("1.x")
      .event("mortal:inflicted", { unit: "0.a", wounds: 3 })
      .event("models:slain", { models: "crew" })
      .event("models:slain", { models: "crew" })
      .event("models:wounded", { models: "chief", wounds: 1 })
      .waits()
      .done();
  });

  test("normal and mortal from one pool: its normal damage first, and both before the next pool", () => {
    const spark = { name: "Sparks", mechanics: [{ when: "hits.scored", effects: [{ do: "mortalWounds", count: 1 }] }] };
    shoot({ weapon: { abilities: [spark] }, models: [{ count: 3, W: 2 }], dice: [5, 5, 1] })
      .event("models:wounded", { wounds: 1 })
      .event("mortal:inflicted", { wounds: 1 })
      .event("models:slain", { count: 1 })
      .waits()
      .done();
  });

  test("damage reduction on devastating wounds: counts", () => {
    const { criticalWound, defences } = judged({
      weapon: { D: 3, abilities: ["Devastating Wounds"] },
      target: { abilities: [halved] },
    });
    expect(criticalWound.devastating).toBe(true);
    expect(defences[0]?.damage.changes).toMatchObject([{ op: "subtract", amount: { plus: 1 } }]);
  });

  test("damage set to 0: the save is rolled all the same", () => {
    const none = shield("Untouchable", { do: "modStat", stat: "D", op: "set", by: 0 });
    shoot({ models: [{ count: 2, W: 2 }], target: { abilities: [none] }, dice: [5, 5, 1] })
      .event("save:failed", { face: 1 })
      .event("damage:rolled", { damage: 0 })
      .noEvent("models:wounded")
      .waits()
      .done();
  });

  test("destroyed: what a death brings waits for the end of the attacks", () => {
    const wreck = { abilities: ["Deadly Demise 1"], models: [{ id: "model", count: 2, T: 4, Sv: 7, W: 1 }] };
    const gun = { id: "gun", type: "ranged", range: 24, A: 1, skill: 3, S: 4, AP: 0, D: 1 };
    const armed = {
      weapons: [gun, { ...gun, id: "other", S: 5 }],
      models: [{ id: "model", count: 1, T: 4, Sv: 4, W: 3, weapons: [{ weapon: "gun" }, { weapon: "other" }] }],
    };
    field([squad("a", 10, armed)], [squad("x", 28, wreck)], {
      phase: "shooting",
      dice: [5, 5, 1, 5, 5, 1],
    })
      .choose("0.a")
      .choose("1.x")
      .choose("1.x")
      .choose("0.a/gun>1.x")
      .event("models:slain", { unit: "1.x" })
      .event("models:slain", { unit: "1.x" })
      .event("volley:ended", { unit: "0.a" })
      .event("unit:exploded", { unit: "1.x" })
      .waits()
      .done();
  });

  test("destroyed: who fights on stays until its unit has fought, and nothing is allocated to it", () => {
    const spite = {
      name: "Spite",
      mechanics: [
        {
          ...{ when: "model.destroyed", as: "either", roll: 4, effects: [{ do: "fightOn" }] },
          if: {
            is: "all",
            of: [
              { is: "attack", kind: "melee" },
              { is: "not", of: { is: "state", who: "self", state: "fought" } },
            ],
          },
        },
      ],
    };
    const frail = { id: "model", count: 1, T: 4, Sv: 7, W: 1, weapons: [{ weapon: "blade" }] };
    const idle = { weapons: [], models: [{ id: "model", count: 1, T: 4, Sv: 7, W: 1 }] };
    const fought = (roll: number, ...dice: number[]) =>
      field(
        [squad("a", 10), squad("b", [10, 1], idle)],
        [squad("x", 12, { models: [frail], abilities: [spite] }), squad("z", [12, 1], idle)],
        { phase: "fight", dice: [5, 5, roll, ...dice] },
      ).choose("0.a");
    fought(4, 5, 5, 1)
      .event("models:lingered", { unit: "1.x" })
      .choose("1.x")
      .event("models:wounded", { unit: "0.a", wounds: 1 })
      .event("unit:fought", { unit: "1.x" })
      .waits()
      .done();
    fought(3).noEvent("models:lingered").waits().done();
  });

  test("Deadly Demise: on a 6 every unit within 6 inches suffers, by the model that has it", () => {
    const wreck = { abilities: ["Deadly Demise 2"], models: [{ id: "model", count: 1, T: 4, Sv: 4, W: 1 }] };
    field([squad("a", 10)], [squad("x", 28, wreck), squad("y", [28, 1])], {
      phase: "shooting",
      dice: [5, 5, 1, 6, ...NERVE],
    })
      .choose("0.a")
      .choose("1.x")
      .event("unit:exploded", { unit: "1.x", struck: ["1.y"] })
      .event("mortal:inflicted", { unit: "1.y", wounds: 2 })
      .waits()
      .done();
  });
});
