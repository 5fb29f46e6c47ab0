import { Unit } from "@riposte/warhammer-40k";
import { describe, expect, test } from "vitest";
import { activeAbility, hasActiveAbility } from "../src/index.js";
import { described, library } from "./library.js";

const aura = (to: string, effects: readonly object[], rest: object = {}) => ({
  name: "Beacon",
  mechanics: [{ as: "either", aura: { within: 6, to }, effects, ...rest }],
});
const bearer = (seat: number, abilities: readonly object[]) =>
  Unit.parse({ id: "bearer", seat, abilities, models: [{ id: "one", count: 1, T: 4, Sv: 3, W: 4 }] });
const near = (seat: number, distance: number, ability: object) => [{ unit: bearer(seat, [ability]), distance }];

describe("an aura", () => {
  const sure = aura("friendly", [{ do: "reroll", roll: "hit", dice: "ones" }]);
  const reroll = (seat: number, distance: number) =>
    described({ situation: { nearby: { attacker: near(seat, distance, sure) } } }).hit.reroll;

  test("reaches friendly units within its distance, and nobody else", () => {
    expect([reroll(0, 6), reroll(0, 7), reroll(1, 6)]).toEqual(["ones", "none", "none"]);
  });

  test("reaches the unit that has it", () => {
    expect(described({ attacker: { abilities: [sure] } }).hit.reroll).toBe("ones");
  });

  test("on enemies does not reach friends or its own unit", () => {
    const dread = aura("enemy", [{ do: "modRoll", roll: "hit", by: -1 }]);
    const modifier = (seat: number) =>
      described({ situation: { nearby: { attacker: near(seat, 3, dread) } } }).hit.modifier;
    expect([modifier(1), modifier(0)]).toEqual([-1, 0]);
    expect(described({ attacker: { abilities: [dread] } }).hit.modifier).toBe(0);
  });

  test("of two bearers counts once", () => {
    const nearby = { attacker: [...near(0, 3, sure), ...near(0, 4, sure)] };
    expect(described({ situation: { nearby } }).hit.because).toHaveLength(1);
  });

  test("may want a keyword of whom it reaches", () => {
    const some = aura("friendly", [{ do: "permit", action: "advanceAndCharge" }], {
      if: { is: "keyword", who: "self", any: ["Beast"] },
    });
    const pack = (keywords: readonly string[]) =>
      Unit.parse({ id: "pack", keywords, models: [{ id: "dog", count: 3, T: 4, Sv: 6, W: 1 }] });
    const has = (keywords: readonly string[]) =>
      hasActiveAbility(pack(keywords), { library, nearby: near(0, 3, some) }, "advanceAndCharge");
    expect([has(["Beast"]), has([])]).toEqual([true, false]);
  });

  test("gives abilities to every model of the unit", () => {
    const gloom = aura("friendly", [{ do: "grantAbility", ability: "Stealth" }]);
    const context = { library, nearby: near(0, 3, gloom) };
    const squad = Unit.parse({ id: "squad", models: [{ id: "dog", count: 3, T: 4, Sv: 6, W: 1 }] });
    expect(activeAbility(squad, context, "Stealth").because).toMatchObject([{ by: "Beacon", from: "unit" }]);
    expect(described({ situation: { nearby: { target: near(1, 3, gloom) } } }).hit.modifier).toBe(-1);
  });
});
