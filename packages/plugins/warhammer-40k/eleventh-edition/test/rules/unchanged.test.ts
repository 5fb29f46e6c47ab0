import { woundNeeded } from "@riposte/warhammer-40k";
import { describe, expect, test } from "vitest";
import { shoot } from "../duel.js";
import { field, squad } from "../field.js";
import { judged, rule, shield } from "../judged.js";

describe("what both editions share", () => {
  test("wound table: 2+ at twice the Toughness, 3+ above, 4+ equal, 5+ below, 6+ at half", () => {
    expect([8, 5, 4, 3, 2].map((S) => woundNeeded(S, 4))).toEqual([2, 3, 4, 5, 6]);
    expect(judged({ weapon: { S: 8 } }).wound.needed).toBe(2);
  });

  test("re-roll rules: once per die, before modifiers", () => {
    const weapon = { A: 2, abilities: [rule("Again", { do: "reroll", roll: "hit", dice: "ones" })] };
    shoot({ weapon, models: [{ count: 5 }], dice: [1, 1, 1, 1] })
      .event("hits:rolled", { faces: [1, 1], hits: 0 })
      .waits()
      .done();
  });

  test("random values: Attacks for each weapon, Damage for each attack", () => {
    shoot({
      guns: 2,
      weapon: { A: "D3", D: "D3", skill: 2, S: 8 },
      models: [{ count: 5, W: 3, Sv: 7 }],
      dice: [1, 2, 5, 1, 5, 6],
    })
      .event("attacks:rolled", { attacks: 2 })
      .event("damage:rolled", { damage: 3 })
      .waits()
      .done();
  });

  test("automatic hits and wounds are never critical, and extra hits are ordinary", () => {
    shoot({ weapon: { abilities: ["Torrent", "Sustained Hits 1"] }, models: [{ count: 5 }], dice: [1] })
      .event("hits:rolled", { faces: [], hits: 1, criticals: 0 })
      .waits()
      .done();
    shoot({
      weapon: { abilities: ["Sustained Hits 1", "Devastating Wounds"] },
      models: [{ count: 5 }],
      dice: [6, 1, 1],
    })
      .event("hits:added", { count: 1 })
      .event("wounds:rolled", { faces: [1, 1], wounds: 0 })
      .waits()
      .done();
  });

  test("order of the five phases, and a command point each per Command phase", () => {
    field([squad("a", 10)], [squad("x", 40)], { phase: "command", commandPoints: [0, 0] })
      .expect({ "warhammer-40k": { phase: "movement" } } as never)
      .choose("done")
      .expect({ "warhammer-40k": { round: 1, turn: 1, phase: "movement" } } as never)
      .waits()
      .done();
  });

  test("2D6 against Leadership", () => {
    const few = (dice: readonly number[], battleShocked: boolean) =>
      field(
        [squad("a", 10, { models: [{ id: "model", count: 1, starting: 2, T: 4, Sv: 4, W: 1, Ld: 7 }], weapons: [] })],
        [squad("x", 40)],
        { phase: "command", dice },
      )
        .expect({ "warhammer-40k": { units: { "0.a": { combat: { battleShocked } } } } } as never)
        .waits()
        .done();
    few([3, 3], true);
    few([3, 4], false);
  });

  test("an aura counts once, and the psychic tag is read by others", () => {
    const target = { abilities: ["Feel No Pain 4+ against Psychic Attacks"] };
    expect(judged({ target, weapon: { abilities: ["Psychic"] } }).defences[0]?.feelNoPain).toBe(4);
    expect(judged({ target }).defences[0]?.feelNoPain).toBeNull();
    const twice = { abilities: [shield("Ward", { do: "modRoll", roll: "hit", by: -1 })] };
    expect(judged({ target: twice }).hit.because).toHaveLength(1);
  });
});
