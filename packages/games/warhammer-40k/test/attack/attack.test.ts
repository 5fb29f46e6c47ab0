import { describe, test } from "vitest";
import type { AttackFact } from "../../src/index.js";
import { shoot, targets } from "../position.js";
import { speaking } from "../speaking.js";

describe("the attack sequence", () => {
  test("a hit that wounds and is not saved slays a model of one wound", () => {
    const duel = { models: [{ count: 2 }] };
    shoot({ ...duel, dice: [3, 4, 3] })
      .event("hits:rolled", { faces: [3], hits: 1, criticals: 0 })
      .event("save:failed", { face: 3, needed: 4 })
      .event("models:slain")
      .expect(targets(duel, { count: 1 }))
      .waits()
      .done();
  });

  test("a save made ends the attack", () => {
    const duel = { models: [{ count: 2 }] };
    shoot({ ...duel, dice: [3, 4, 4] })
      .event("attack:saved", { face: 4, needed: 4 })
      .expect(targets(duel, {}))
      .waits()
      .done();
  });

  test("damage beyond the model's wounds is lost", () => {
    const duel = { weapon: { D: 3 }, models: [{ count: 2, W: 2 }] };
    shoot({ ...duel, dice: [3, 4, 1] })
      .expect(targets(duel, { count: 1 }))
      .waits()
      .done();
  });

  test("wounds go to the model that lost wounds, then to one the defender chooses", () => {
    const duel = { guns: 2, weapon: { D: 2 }, models: [{ W: 3 }, { count: 2, W: 3, lost: 1 }] };
    shoot({ ...duel, dice: [3, 3, 4, 4, 1, 1] })
      .seat(1)
      .offersExactly(["1.targets/group-0", "1.targets/group-1"])
      .choose("1.targets/group-0")
      .expect(targets(duel, { lost: 2 }, { count: 1, lost: 0 }))
      .waits()
      .done();
  });

  test("Feel No Pain is rolled for each point of damage", () => {
    const tough: AttackFact = { fact: "feelNoPain", by: "Tough", from: "unit", on: 5, against: "all" };
    const duel = { weapon: { D: 2 }, models: [{ count: 2, W: 2 }], game: speaking([tough]) };
    shoot({ ...duel, dice: [3, 4, 1, 5, 4] })
      .event("damage:ignored", { points: 1, faces: [5, 4] })
      .expect(targets(duel, { lost: 1 }))
      .waits()
      .done();
  });

  test("a roll of several dice is rolled again whole, where it came low", () => {
    const again: AttackFact = { fact: "reroll", by: "Aim", from: "unit", roll: "damage", dice: "any" };
    const duel = { weapon: { D: "2D6" }, models: [{ W: 20 }], game: speaking([again]) };
    shoot({ ...duel, dice: [3, 4, 1, 1, 5, 4, 4] })
      .event("damage:rolled", { damage: 8 })
      .waits()
      .done();
  });

  test("a destroyed unit absorbs nothing more, and an army without units has lost", () => {
    shoot({ guns: 3, dice: [3, 3, 3, 4, 4, 4, 1] })
      .event("unit:destroyed")
      .outcome({ winners: [0] })
      .done();
  });

  test("random attacks are rolled for each weapon, random damage for each attack", () => {
    const duel = { guns: 2, weapon: { A: "D3", D: "D6" }, models: [{ W: 20 }] };
    shoot({ ...duel, dice: [1, 4, 3, 3, 1, 4, 4, 1, 2, 1, 5] })
      .event("attacks:rolled", { attacks: 3 })
      .expect(targets(duel, { lost: 7 }))
      .waits()
      .done();
  });
});
