import { Unit, unitProblems } from "@riposte/warhammer-40k";
import { describe, expect, test } from "vitest";
import { shoot } from "../duel.js";
import { field, squad, unit } from "../field.js";
import { judged } from "../judged.js";

const models = (T: number, rest: object = {}) => ({ id: `t${T}`, count: 1, T, Sv: 4, W: 2, ...rest });
const led = (id: string, rest: object = {}) => ({
  ...{ id, keywords: ["Character"], leads: ["x"] },
  models: [models(3)],
  ...rest,
});
const problems = (...leaders: readonly object[]) => unitProblems(Unit.parse({ id: "x", models: [models(4)], leaders }));

describe("attached units", () => {
  test("who joins: one Leader and one Support", () => {
    const support = (id: string) => led(id, { leads: undefined, supports: ["x"] });
    expect(problems(led("captain"), support("medic"))).toEqual([]);
    expect(problems(led("captain"), led("other"))).toMatchObject([expect.stringContaining("both lead")]);
    expect(problems(support("medic"), support("smith"))).toMatchObject([expect.stringContaining("both support")]);
    expect(problems(led("medic", { leads: undefined, supports: ["y"] }))).toMatchObject([
      expect.stringContaining('cannot support "x"'),
    ]);
  });

  test("who joins: a Support by itself is refused, and says what to do", () => {
    const medic = squad("medic", 10, { supports: ["x"] });
    expect(() =>
      field([medic], [squad("x", 30)], { phase: "shooting" })
        .waits()
        .done(),
    ).toThrow('"medic" is a Support: attach it to a unit');
  });

  test("declared: leaders are attached in the army, before the battle", () => {
    const captain = led("captain", { leads: ["a"] });
    field([squad("a", 10, { leaders: [captain] })], [squad("x", 30)], { phase: "movement" })
      .offersExactly(["0.a", "done"])
      .waits()
      .done();
  });

  test("toughness: the highest of living bodyguards, the leaders' when none live, no majority", () => {
    const of = (target: object) => judged({ target }).toughness.value;
    expect(of({ models: [models(4, { count: 5 }), models(5)] })).toBe(5);
    expect(of({ models: [models(4, { count: 5 }), models(5, { count: 0, starting: 1 })] })).toBe(4);
    expect(of({ models: [models(4)], leaders: [led("captain")] })).toBe(4);
    expect(of({ models: [models(4, { count: 0, starting: 3 })], leaders: [led("captain")] })).toBe(3);
  });

  test("splitting: what is left stays one unit with its joint starting strength", () => {
    shoot({
      weapon: { A: 2, S: 8, skill: 2 },
      models: [{ count: 2 }],
      leader: { W: 4 },
      dice: [5, 5, 5, 5, 1, 1, 6, 6],
    })
      .noEvent("unit:split")
      .noEvent("unit:destroyed")
      .event("battle-shock:tested", { unit: "1.targets", passed: true })
      .expect(unit("1.targets", { combat: { battleShocked: false } }))
      .waits()
      .done();
  });

  test("leader abilities: a leader keeps what he has while leading after the bodyguard fell", () => {
    const aura = {
      name: "Sure aim",
      mechanics: [{ if: { is: "leading" }, effects: [{ do: "modRoll", roll: "hit", by: 1 }] }],
    };
    const gun = { id: "gun", type: "ranged", range: 24, A: 1, skill: 3, S: 4, AP: 0, D: 1 };
    const captain = {
      ...{ id: "captain", leads: ["a"], abilities: [aura], weapons: [gun] },
      models: [{ ...models(4), weapons: [{ weapon: "gun" }] }],
    };
    const alone = { models: [models(4, { count: 0, starting: 3 })], leaders: [captain] };
    expect(judged({ attacker: alone, part: "captain" }).hit.modifier).toBe(1);
  });

  test("abilities of one model: stay with that model", () => {
    const medic = led("medic", { abilities: ["Feel No Pain 4+"] });
    const { defences } = judged({ target: { models: [models(4)], leaders: [medic] } });
    expect(defences.map(({ part, feelNoPain }) => [part, feelNoPain])).toEqual([
      ["x", null],
      ["medic", 4],
    ]);
  });

  test("keywords: a union of living models", () => {
    const captain = (count: number) =>
      led("captain", { keywords: ["Psyker"], models: [models(4, { count, starting: 1 })] });
    const critical = (count: number) =>
      judged({
        weapon: { abilities: ["Anti-Psyker 2+"] },
        target: { models: [models(4)], leaders: [captain(count)] },
      }).wound.critical;
    expect(critical(1)).toBe(2);
    expect(critical(0)).toBe(6);
  });
});
