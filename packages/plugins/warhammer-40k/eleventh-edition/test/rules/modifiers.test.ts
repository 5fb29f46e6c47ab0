import { settle } from "@riposte/warhammer-40k";
import { describe, expect, test } from "vitest";
import { field, squad, unit } from "../field.js";
import { judged, rule, shield } from "../judged.js";

const change = (stat: string, op: string, by: number) => ({ do: "modStat", stat, op, by });
const amount = ({ base, changes }: ReturnType<typeof judged>["attacks"]) =>
  settle(
    base.plus,
    changes,
    changes.map(({ amount: { plus } }) => plus),
  );
const damageOf = (description: ReturnType<typeof judged>) => amount(description.defences[0]?.damage as never);

describe("modifiers", () => {
  test("order of arithmetic: set, multiply, add, divide, subtract, rounded up once", () => {
    const abilities = [
      rule("Minus", change("D", "subtract", 1)),
      rule("Half", change("D", "divide", 2)),
      rule("Plus", change("D", "add", 2)),
      rule("Double", change("D", "multiply", 2)),
      rule("Set", change("D", "set", 3)),
    ];
    // (3 × 2 + 2) / 2 - 1
    expect(damageOf(judged({ weapon: { D: 9, abilities } }))).toBe(3);
  });

  test("order of arithmetic: what is set to 0 stays 0", () => {
    const abilities = [rule("Set", change("D", "set", 0)), rule("Plus", change("D", "add", 2))];
    expect(damageOf(judged({ weapon: { D: 4, abilities } }))).toBe(0);
  });

  test("consequence: Melta comes before half damage", () => {
    const weapon = { D: 3, abilities: ["Melta 2"] };
    const target = { abilities: [shield("Half", change("D", "divide", 2))] };
    expect(damageOf(judged({ weapon, target, situation: { distance: 6 } }))).toBe(3);
  });

  test("consequence: half the Attacks is half of what is rolled, not of the dice of Blast and Rapid Fire", () => {
    const target = {
      models: [{ id: "model", count: 10, T: 4, Sv: 4, W: 1 }],
      abilities: [shield("Half", change("A", "divide", 2)), shield("Less", change("A", "subtract", 9))],
    };
    const attacks = (...abilities: readonly string[]) =>
      amount(judged({ weapon: { A: 6, abilities }, target, situation: { distance: 6 } }).attacks);
    expect([attacks(), attacks("Rapid Fire 2"), attacks("Blast", "Rapid Fire 1")]).toEqual([1, 3, 4]);
  });

  test("hit and wound roll cap: -1 to +1 in all", () => {
    const up = (roll: string) => ({ do: "modRoll", roll, by: 1 });
    const abilities = [rule("One", up("hit"), up("wound")), rule("Two", up("hit"), up("wound"))];
    const { hit, wound } = judged({ weapon: { abilities } });
    expect([hit.modifier, wound.modifier]).toEqual([1, 1]);
  });

  test("save improvement cap: none, unless the switch says one", () => {
    const up = { do: "modRoll", roll: "save", by: 1 };
    const target = { abilities: [shield("One", up), shield("Two", up)] };
    const saveBy = (switches: { saveCap?: number }) => judged({ target, switches }).defences[0]?.save.armour;
    expect(saveBy({})).toBe(2);
    expect(saveBy({ saveCap: 1 })).toBe(3);
  });

  test("characteristic limits: skills 2+ to 6+, saves 2+ at best, A, S, T and D at least 1, AP never above 0", () => {
    const worse = ["A", "S", "D"].map((stat) => change(stat, "subtract", 9));
    const low = judged({
      weapon: {
        skill: 6,
        AP: -1,
        abilities: [rule("Low", ...worse, change("AP", "add", 5), change("skill", "add", 3))],
      },
      target: { abilities: [shield("Weak", change("T", "subtract", 9), change("Sv", "subtract", 9))] },
    });
    expect(low.skill.value).toBe(6);
    expect([amount(low.attacks), low.strength.value, low.toughness.value, damageOf(low)]).toEqual([1, 1, 1, 1]);
    expect(low.armourPenetration.value).toBe(0);
    expect(low.defences[0]?.save.armour).toBe(2);
    expect(judged({ weapon: { skill: 2, abilities: [rule("Up", change("skill", "subtract", 1))] } }).skill.value).toBe(
      2,
    );
  });

  test("characteristic limits: Leadership is 5+ to 8+", () => {
    const steady = (Ld: number, dice: readonly number[]) =>
      field(
        [squad("a", 10, { models: [{ id: "model", count: 1, starting: 3, T: 4, Sv: 4, W: 3, Ld }] })],
        [squad("x", 30)],
        {
          phase: "command",
          dice,
        },
      );
    const shocked = (battleShocked: boolean) => unit("0.a", { combat: { battleShocked } });
    steady(4, [2, 2]).expect(shocked(true)).waits().done();
    steady(9, [4, 4]).expect(shocked(false)).waits().done();
  });

  test("charge roll: never more than 12, whatever is added", () => {
    const swift = { name: "Swift", mechanics: [{ as: "either", effects: [{ do: "modRoll", roll: "charge", by: 3 }] }] };
    field([squad("a", 10, { abilities: [swift] })], [squad("x", 22), squad("y", [19, 1])], {
      phase: "charge",
      dice: [6, 6],
    })
      .choose("0.a")
      // 10 and 13 inches away from engagement
      .offersExactly(["1.x", "stay"])
      .choose("stay")
      .waits()
      .done();
  });

  test("ignoring modifiers: a player may keep those that help", () => {
    const abilities = [
      rule("Sure", { do: "ignore", what: "hitPenalties" }),
      rule("Aimed", { do: "modRoll", roll: "hit", by: 1 }),
      rule("Shaky", { do: "modRoll", roll: "hit", by: -1 }),
    ];
    expect(judged({ weapon: { abilities } }).hit.modifier).toBe(1);
  });

  test("lowered critical threshold: an unmodified 5 hits though the skill is 6+, but not in snap shooting", () => {
    const sharp = rule("Sharp", { do: "critOn", roll: "hit", from: 5 });
    const weapon = { skill: 6, abilities: [sharp] };
    expect(judged({ weapon }).hit).toMatchObject({ critical: 5, onlyFrom: null });
    expect(judged({ weapon, situation: { overwatch: 6 } }).hit).toMatchObject({ onlyFrom: 6, neverCritical: true });
  });

  test("duplicates: the attacker picks one of several forms when targets are chosen", () => {
    const guns = [{ id: "gun", type: "ranged", range: 24, A: 1, skill: 3, S: 4, AP: 0, D: 1 }];
    const abilities = ["Sustained Hits 2", "Sustained Hits D3"];
    field(
      [
        squad("a", 10, {
          weapons: [{ ...guns[0], abilities }],
          models: [{ id: "model", count: 1, T: 4, Sv: 4, W: 3, weapons: [{ weapon: "gun" }] }],
        }),
      ],
      [squad("x", 28)],
      { phase: "shooting", dice: [6, 1, 1, 1] },
    )
      .choose("0.a")
      .choose("1.x")
      .asks("mechanics:instance", 0)
      .choose("Sustained Hits 2")
      .event("hits:added", { count: 2 })
      .waits()
      .done();
  });

  test("duplicates: where one form is for the target, no seat is asked", () => {
    const { wound } = judged({
      weapon: { abilities: ["Anti-Infantry 4+", "Anti-Vehicle 2+"] },
      target: { keywords: ["Infantry"] },
    });
    expect(wound.critical).toBe(4);
  });

  test("a rule without duration: lasts until the phase ends", () => {
    const angry = {
      name: "Anger",
      mechanics: [{ when: "phase.began", effects: [{ do: "mark", who: "self", mark: "angry" }] }],
    };
    field([squad("a", 10, { abilities: [angry] })], [squad("x", 28)], { phase: "shooting" })
      .expect({
        "warhammer-40k": { marks: [{ mark: "angry", owner: 0, on: "0.a", until: [{ until: "endOfPhase" }] }] },
      } as never)
      .waits()
      .done();
  });
});
