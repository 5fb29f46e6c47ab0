import { describe, test } from "vitest";
import { battle, squad, unit } from "./battle.js";

const shooting = { phase: "shooting" };
const gunners = (id: string, along: number, models: object = {}) =>
  squad(id, along, { models: { weapons: [{ weapon: "rifle" }], ...models } });
const shot = (count: number) => squad("squad", 0, { models: { count } });

describe("core stratagems", () => {
  test("Command Re-roll rolls one die of a batch again, and costs a point", () => {
    battle([shot(2)], [squad("foes", 18)], { ...shooting, commandPoints: [1, 0], dice: [6, 1, 5, 1, 1] })
      .proves("command-re-roll")
      .choose("0.squad")
      .choose("1.foes")
      .offersExactly(["command-re-roll/1", "command-re-roll/6", "pass"])
      .choose("command-re-roll/1")
      .event("roll:rerolled", { from: 1, to: 5, by: "Command Re-roll" })
      .event("command:spent", { seat: 0, amount: 1 })
      .event("hits:rolled", { hits: 2 })
      .waits()
      .done();
  });

  test("a stratagem is used once per phase, and a die is rolled again once", () => {
    battle([shot(2)], [squad("foes", 18)], { ...shooting, commandPoints: [2, 0], dice: [6, 1, 5, 1, 1] })
      .choose("0.squad")
      .choose("1.foes")
      .choose("command-re-roll/1")
      // the wound roll is made, and nobody is asked again
      .event("wounds:rolled", { wounds: 0 })
      .waits()
      .done();
  });

  test("Command Re-roll rolls a charge again whole", () => {
    battle([gunners("squad", 0)], [gunners("foes", 10)], { phase: "charge", commandPoints: [1, 0], dice: [1, 2, 5, 4] })
      .proves("command-re-roll")
      .choose("0.squad")
      .choose("command-re-roll/2")
      .event("unit:charged", { unit: "0.squad", inches: 9 })
      .waits()
      .done();
  });

  test("Fire Overwatch shoots at a unit that moves, and only unmodified 6s hit", () => {
    battle([squad("squad", 0)], [squad("foes", 20, { models: { count: 2 } })], {
      phase: "movement",
      commandPoints: [0, 1],
      dice: [6, 5, 1],
    })
      .proves("fire-overwatch")
      .choose("0.squad")
      .choose("normal")
      .seat(1)
      .choose("fire-overwatch/1.foes/0.squad")
      .choose("0.squad")
      .event("hits:rolled", { hits: 1, criticals: 1 })
      .waits()
      .done();
  });

  test("Fire Overwatch is used once per turn, and not from farther than 24 inches", () => {
    battle([squad("squad", 0)], [squad("foes", 25)], { phase: "movement", commandPoints: [0, 1] })
      .choose("0.squad")
      .choose("normal")
      .seat(0)
      .asks("wh:destination")
      .waits()
      .done();
  });

  test("Go to Ground gives INFANTRY cover and a 6+ invulnerable save until the end of the phase", () => {
    const cannon = { id: "rifle", type: "ranged", range: 24, A: 1, skill: 3, S: 8, AP: -5, D: 1 };
    battle([{ ...gunners("squad", 0, { count: 1 }), weapons: [cannon] }], [squad("foes", 18)], {
      ...shooting,
      commandPoints: [0, 1],
      dice: [3, 3, 6],
    })
      .proves("go-to-ground")
      .choose("0.squad")
      .choose("1.foes")
      .seat(1)
      .choose("go-to-ground/1.foes")
      .event("attack:saved", { face: 6, needed: 6 })
      .waits()
      .done();
  });

  test("Smokescreen gives a SMOKE unit cover and Stealth", () => {
    battle([shot(1)], [squad("foes", 18, { keywords: ["Vehicle", "Smoke"] })], {
      ...shooting,
      commandPoints: [0, 1],
      dice: [3],
    })
      .proves("smokescreen")
      .choose("0.squad")
      .choose("1.foes")
      .seat(1)
      .offersExactly(["smokescreen/1.foes", "pass"])
      .choose("smokescreen/1.foes")
      .event("hits:rolled", { hits: 0 })
      .waits()
      .done();
  });

  test("Grenade is thrown instead of shooting: six dice, a mortal wound for each 4+", () => {
    battle([squad("squad", 0, { keywords: ["Infantry", "Grenades"] })], [squad("foes", 8)], {
      ...shooting,
      commandPoints: [1, 0],
      dice: [4, 5, 6, 3, 2, 1],
    })
      .proves("grenade")
      .choose("0.squad")
      .choose("grenade/0.squad/1.foes")
      .event("mortal:inflicted", { unit: "1.foes", wounds: 3 })
      .expect(unit("0.squad", { combat: { shot: true } }) as never)
      .waits()
      .done();
  });

  test("Grenade is for those who neither advanced nor are engaged, within 8 inches", () => {
    const thrower = (rest: Readonly<Record<string, unknown>>) =>
      squad("squad", 0, { keywords: ["Infantry", "Grenades"], ...rest });
    for (const [one, along] of [
      [thrower({}), 9],
      [thrower({ combat: { moved: "advance" } }), 6],
    ] as const)
      battle([one], [squad("foes", along)], { ...shooting, commandPoints: [1, 0] })
        .notOffers(["grenade/0.squad/1.foes"])
        .waits()
        .done();
  });

  test("Tank Shock rolls a die for each point of Toughness", () => {
    battle([{ ...gunners("tank", 0, { count: 1, T: 3, W: 9 }), keywords: ["Vehicle"] }], [gunners("foes", 6)], {
      phase: "charge",
      commandPoints: [1, 0],
      dice: [3, 3, 5, 6, 4],
    })
      .proves("tank-shock")
      .choose("0.tank")
      .pass()
      .choose("tank-shock/0.tank/1.foes")
      .event("mortal:inflicted", { unit: "1.foes", wounds: 2 })
      .waits()
      .done();
  });

  test("Heroic Intervention charges the charger, without fighting first", () => {
    const near = gunners("heroes", 14);
    battle([gunners("squad", 4)], [gunners("foes", 10), near], {
      phase: "charge",
      commandPoints: [0, 1],
      dice: [3, 3, 2, 2],
    })
      .proves("heroic-intervention")
      .choose("0.squad")
      .pass()
      .choose("heroic-intervention/1.heroes/0.squad")
      .event("unit:charged", { unit: "1.heroes" })
      .expect(unit("1.heroes", { combat: { custom: { heroic: true } } }) as never)
      .waits()
      .done();
  });

  test("Insane Bravery passes a Battle-shock test, once per battle", () => {
    battle([squad("squad", 0, { models: { count: 2, starting: 5 } })], [squad("foes", 40)], {
      phase: "command",
      commandPoints: [0, 0],
    })
      .proves("insane-bravery")
      .choose("insane-bravery/0.squad")
      .event("battle-shock:tested", { unit: "0.squad", faces: [], passed: true })
      .expect(unit("0.squad", { combat: { battleShocked: false } }) as never)
      .waits()
      .done();
  });

  test("Rapid Ingress brings a unit from Reserves at the end of the opponent's Movement phase", () => {
    battle([squad("squad", 0)], [squad("foes", 30), { ...squad("late", 0), place: null }], {
      reserve: ["late"],
      phase: "movement",
      round: 2,
      commandPoints: [0, 1],
    })
      .proves("rapid-ingress")
      .choose("done")
      .seat(1)
      .choose("rapid-ingress/1.late")
      .choose("41:0")
      .event("unit:set-up", { unit: "1.late", along: 41, lane: 0 })
      .waits()
      .done();
  });

  test("Epic Challenge gives a CHARACTER's melee attacks Precision", () => {
    const hero = { ...squad("hero", 0, { keywords: ["Character"], models: { count: 1 } }), leads: ["foes"] };
    const champion = squad("champion", 10, { keywords: ["Character"], models: { count: 1 } });
    battle([champion], [{ ...squad("foes", 11), leaders: [hero] }], {
      phase: "fight",
      commandPoints: [1, 0],
      dice: [1, 1, 1, 1, 1, 1, 3, 4, 1],
    })
      .proves("epic-challenge")
      .choose("1.foes/blade>0.champion")
      .choose("epic-challenge/0.champion")
      .asks("wh:precision", 0)
      .choose("1.hero/trooper")
      .event("models:wounded", { models: "trooper", wounds: 1 })
      .waits()
      .done();
  });

  test("Counter-offensive lets a unit fight next, before others that fight first", () => {
    const one = (id: string, along: number, rest: Readonly<Record<string, unknown>> = {}) =>
      squad(id, along, { models: { count: 1 }, ...rest });
    const charged = { combat: { charged: true } };
    battle([one("squad", 10, charged), one("guards", 10, charged)], [one("foes", 11)], {
      phase: "fight",
      commandPoints: [0, 2],
      dice: [1],
    })
      .proves("counter-offensive")
      .choose("0.squad")
      .seat(1)
      .choose("counter-offensive/1.foes")
      .asks("wh:strike", 1)
      .waits()
      .done();
  });

  test("no player uses stratagems on a Battle-shocked unit of his own", () => {
    battle([shot(1)], [squad("foes", 18, { combat: { battleShocked: true } })], {
      ...shooting,
      commandPoints: [0, 1],
      dice: [1],
    })
      .choose("0.squad")
      .choose("1.foes")
      .event("hits:rolled", { hits: 0 })
      .waits()
      .done();
  });
});
