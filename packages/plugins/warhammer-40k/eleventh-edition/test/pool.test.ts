import { describe, test } from "vitest";
import { shoot } from "./duel.js";

const SIX = { weapon: { A: 6, skill: 2, S: 8, AP: -1 } };
const ONE = { weapon: { ...SIX.weapon, A: 1 } };
const HITS = [5, 5, 5, 5, 5, 5];
/** Two bodyguards of 4+, and a leader of 2+ with a 4+ invulnerable save. */
const GUARDED = { models: [{ count: 2 }], leader: { W: 4, Sv: 2, invulnerable: 4 } };
/** Who is at half strength keeps its nerve. */
const NERVE = [6, 6];

describe("a pool", () => {
  test("rolls one save for each wound, and compares them from the lowest die up", () => {
    // 1 and 2 slay the bodyguards; 3, 3, 5 and 6 meet the leader's 3+
    shoot({ ...SIX, ...GUARDED, dice: [...HITS, ...HITS, 6, 3, 1, 5, 2, 3, ...NERVE] })
      .event("saves:rolled", { faces: [1, 2, 3, 3, 5, 6] })
      .event("save:failed", { face: 1, needed: 5 })
      .event("models:slain", { unit: "1.targets", models: "group-0", count: 1 })
      .event("save:failed", { face: 2, needed: 5 })
      .event("models:slain", { unit: "1.targets", models: "group-0", count: 1 })
      .event("attack:saved", { face: 3, needed: 3 })
      .event("attack:saved", { face: 3, needed: 3 })
      .event("attack:saved", { face: 5, needed: 3 })
      .event("attack:saved", { face: 6, needed: 3 })
      .waits()
      .done();
  });

  test("shows later groups the dice that are left, which are the highest", () => {
    shoot({ ...SIX, ...GUARDED, dice: [...HITS, ...HITS, 2, 2, 1, 6, 1, 1, ...NERVE] })
      .event("models:slain", { unit: "1.targets", models: "group-0", count: 1 })
      .event("models:slain", { unit: "1.targets", models: "group-0", count: 1 })
      .event("models:wounded", { unit: "1.targets", models: "captain", wounds: 1 })
      .event("attack:saved", { face: 6, needed: 3 })
      .waits()
      .done();
  });

  test("strikes models of the same Wounds and saves as one group, and the defender says which", () => {
    shoot({ ...ONE, models: [{ count: 4 }, { count: 1 }], dice: [5, 5, 1] })
      .choose("1.targets/group-1")
      .event("models:slain", { unit: "1.targets", models: "group-1", count: 1 })
      .waits()
      .done();
  });

  test("strikes groups in the defender's order, who is asked where it matters", () => {
    shoot({ ...ONE, models: [{ count: 3, W: 2 }, { Sv: 2 }], dice: [5, 5, 1] })
      .asks("11e:order", 1)
      .choose(["W1 2+", "W2 4+"])
      .event("models:slain", { unit: "1.targets", models: "group-1", count: 1 })
      .waits()
      .done();
  });

  test("strikes a group with a wounded model first", () => {
    shoot({
      ...ONE,
      models: [
        { count: 3, W: 2 },
        { W: 3, lost: 1 },
      ],
      dice: [5, 5, 1],
    })
      .event("models:wounded", { unit: "1.targets", models: "group-1", wounds: 1 })
      .waits()
      .done();
  });
});
