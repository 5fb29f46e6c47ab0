import { describe, test } from "vitest";
import { shoot } from "../duel.js";
import { field, squad } from "../field.js";

const gun = (id: string, rest: object = {}) => ({
  ...{ id, type: "ranged", range: 24, A: 1, skill: 3, S: 4, AP: 0, D: 1 },
  ...rest,
});
const armed = (...weapons: readonly { readonly id: string }[]) => ({
  weapons,
  models: [{ id: "model", count: 1, T: 4, Sv: 4, W: 3, weapons: weapons.map(({ id }) => ({ weapon: id })) }],
});
const one = (rest: object = {}) => ({ models: [{ id: "model", count: 1, T: 4, Sv: 4, W: 1, ...rest }] });

describe("the attack sequence", () => {
  test("unit of resolution: a pool runs to its end before the next, in the attacker's order", () => {
    field([squad("a", 10, armed(gun("rifle"), gun("cannon", { D: 2 })))], [squad("x", 28, one({ W: 6 }))], {
      phase: "shooting",
      dice: [5, 5, 1, 5, 5, 1, 6, 6],
    })
      .choose("0.a")
      .choose("1.x")
      .choose("1.x")
      .choose("0.a/cannon>1.x")
      .event("models:wounded", { unit: "1.x", wounds: 2 })
      .event("attack:ended", { weapon: "cannon" })
      .event("models:wounded", { unit: "1.x", wounds: 1 })
      .waits()
      .done();
  });

  test("unit of resolution: identical attacks of different weapons are one pool", () => {
    const long = { range: 30, A: 2 };
    field([squad("a", 10, armed(gun("rifle"), gun("carbine", long)))], [squad("x", 28, one({ W: 6 }))], {
      phase: "shooting",
      dice: [5, 5, 5, 5, 5, 1, 1, 1],
    })
      .choose("0.a")
      .choose("1.x")
      .choose("1.x")
      .event("hits:rolled", { faces: [5, 5, 5], hits: 3 })
      .event("attack:ended", { weapon: "rifle" })
      .event("attack:ended", { weapon: "carbine" })
      .waits()
      .done();
  });

  test("unit of resolution: attacks that a rule tells apart are pools of their own", () => {
    const melta = { abilities: ["Melta 2"] };
    const guns = armed(gun("rifle", melta), gun("carbine", { ...melta, range: 40 }));
    field([squad("a", 10, guns)], [squad("x", 28, one({ W: 9 }))], { phase: "shooting", dice: [5, 5, 1, 5, 5, 1] })
      .choose("0.a")
      .choose("1.x")
      .choose("1.x")
      .event("models:wounded", { unit: "1.x", wounds: 1 })
      .event("attack:ended", { weapon: "rifle" })
      .event("models:wounded", { unit: "1.x", wounds: 3 })
      .event("attack:ended", { weapon: "carbine" })
      .waits()
      .done();
  });

  test("pool split: critical wounds that change their attack are a pool of their own, and the attacker orders both", () => {
    const sharp = {
      name: "Sharp",
      mechanics: [{ effects: [{ do: "critStat", stat: "AP", op: "subtract", by: 2 }] }],
    };
    const split = (first: string, dice: readonly number[]) =>
      shoot({ weapon: { A: 2, abilities: [sharp] }, models: [{ count: 3, Sv: 4 }], dice: [5, 5, 4, 6, ...dice] })
        .event("wounds:rolled", { faces: [6, 4], wounds: 2, criticals: 1 })
        .asks("11e:sub-pool", 0)
        .choose(first);
    split("others", [4, 5])
      .event("attack:saved", { face: 4, needed: 4 })
      .event("save:failed", { face: 5, needed: 6 })
      .waits()
      .done();
    split("criticals", [5, 4])
      .event("save:failed", { face: 5, needed: 6 })
      .event("attack:saved", { face: 4, needed: 4 })
      .waits()
      .done();
  });

  test("pool split: where all wounds are critical no seat is asked", () => {
    const sharp = { name: "Sharp", mechanics: [{ effects: [{ do: "critStat", stat: "D", op: "add", by: 1 }] }] };
    shoot({ weapon: { abilities: [sharp] }, models: [{ count: 1, W: 5 }], dice: [5, 6, 1] })
      .event("models:wounded", { wounds: 2 })
      .waits()
      .done();
  });

  test("retargeting: attacks whose target is gone may be made at another unit", () => {
    field(
      [squad("a", 10, armed(gun("rifle"), gun("cannon", { S: 5 })))],
      [squad("x", 28, one()), squad("y", [28, 1], one({ W: 4 }))],
      { phase: "shooting", dice: [5, 5, 1, 5, 5, 1] },
    )
      .choose("0.a")
      .choose("1.x")
      .choose("1.x")
      .choose("0.a/rifle>1.x")
      .asks("11e:retarget", 0)
      .offersExactly(["1.y", "none"])
      .choose("1.y")
      .event("models:wounded", { unit: "1.y", wounds: 1 })
      .waits()
      .done();
  });

  test("melee targets: models of a unit strike at several units they are engaged with", () => {
    const mob = {
      models: [{ id: "model", count: 2, T: 4, Sv: 4, W: 3, weapons: [{ weapon: "blade" }] }],
    };
    field([squad("a", 10, mob)], [squad("x", 12), squad("y", 8)], { phase: "fight" })
      .offers(["split"])
      .choose("split")
      .offers([{ "1.x": 1, "1.y": 1 }])
      .waits()
      .done();
  });

  test("melee targets: the attacks of one weapon are made at several units, at least one each", () => {
    const blade = (abilities: readonly string[]) => ({
      weapons: [{ id: "blade", type: "melee", A: 4, skill: 3, S: 4, AP: 0, D: 1, abilities }],
      models: [{ id: "model", count: 1, T: 4, Sv: 4, W: 3, weapons: [{ weapon: "blade" }] }],
    });
    const mob = { models: [{ id: "model", count: 5, T: 4, Sv: 4, W: 1 }], weapons: [] };
    const fought = (abilities: readonly string[], dice: readonly number[]) =>
      field([squad("a", 10, blade(abilities))], [squad("x", 12, mob), squad("y", 8, mob)], { phase: "fight", dice })
        .choose("split")
        .choose({ "1.x": 3, "1.y": 1 } as never)
        .choose("0.a/blade>1.x");
    // nobody wounds: three dice at the one, one at the other
    fought([], [1, 1, 1, 1])
      .event("attacks:rolled", { attacks: 3 })
      .event("attacks:rolled", { attacks: 1 })
      .waits()
      .done();
    // Cleave counts where all attacks go to one unit
    fought(["Cleave 1"], [1, 1, 1, 1]).event("attacks:rolled", { attacks: 3 }).waits().done();
    field([squad("a", 10, blade(["Cleave 1"]))], [squad("x", 12, mob), squad("y", 8, mob)], {
      ...{ phase: "fight", dice: [1, 1, 1, 1, 1] },
    })
      .choose("1.x")
      .event("attacks:rolled", { attacks: 5 })
      .waits()
      .done();
  });

  test("hit and wound: a 1 fails, a 6 is critical", () => {
    shoot({ weapon: { A: 2, skill: 2, S: 8 }, models: [{ count: 5 }], dice: [1, 6, 1] })
      .event("hits:rolled", { faces: [6, 1], hits: 1, criticals: 1 })
      .event("wounds:rolled", { faces: [1], wounds: 0 })
      .waits()
      .done();
  });

  test("save step: all saves of a pool are rolled at once and compared from the lowest up", () => {
    shoot({ weapon: { A: 3, skill: 2, S: 8 }, models: [{ count: 9 }], dice: [5, 5, 5, 5, 5, 5, 6, 1, 4] })
      .event("saves:rolled", { faces: [1, 4, 6] })
      .event("models:slain", { count: 1 })
      .waits()
      .done();
  });

  test("save test: one die, an invulnerable save reached or else the armour after AP", () => {
    const models = [{ count: 9, Sv: 3, invulnerable: 5 }];
    shoot({ weapon: { A: 2, skill: 2, S: 8, AP: -3 }, models, dice: [5, 5, 5, 5, 4, 5] })
      .event("save:failed", { face: 4, needed: 5 })
      .event("attack:saved", { face: 5, needed: 5 })
      .waits()
      .done();
  });

  test("excess: damage beyond a model's wounds is lost", () => {
    shoot({ weapon: { D: 6 }, models: [{ count: 5, W: 2 }], dice: [5, 5, 1] })
      .event("models:wounded", { wounds: 2 })
      .event("models:slain", { count: 1 })
      .waits()
      .done();
  });

  test("Feel No Pain: for each point of damage, after its roll", () => {
    const target = { abilities: ["Feel No Pain 5+"] };
    shoot({ weapon: { D: "D3" }, models: [{ count: 5, W: 3 }], target, dice: [5, 5, 1, 4, 5, 1] })
      .event("damage:rolled", { damage: 2 })
      .event("damage:ignored", { points: 1, faces: [5, 1] })
      .event("models:wounded", { wounds: 1 })
      .waits()
      .done();
  });
});
