import { startMatch } from "@riposte/kernel/run";
import { describe, expect, test } from "vitest";
import { type At, at, game, group, setupAt, table } from "../position.js";

const idle = { ready: false };
const hands = (first: number, second: number): At["sides"] => [
  { hand: ["focus", "blitz", "deadeye", "urgency"].slice(0, first) },
  { hand: ["focus", "blitz", "deadeye", "urgency"].slice(0, second) },
];

describe("Corellian Underground A: thugs in the Cantina", () => {
  const underground: At = {
    map: "corellian-underground",
    rebels: [group("luke-skywalker", { luke: "m14" })],
    imperials: [group("darth-vader", { vader: "q9" }, idle)],
    activating: { figure: "luke" },
  };

  test("four thugs stand at the start, each a target that is no figure", () => {
    at({ ...underground, rebels: [group("luke-skywalker", { luke: "n13" })] })
      .expect(table({ objects: { "thug-1": { kind: "thug", space: "o12", damage: 0 }, "thug-4": { space: "x12" } } }))
      .offers(["attack:thug-1:o12", "attack:thug-2:o16"])
      .waits()
      .done();
  });

  test("at the end of the round thugs come nearer, figures next to one suffer 2, the Cantina's controller scores 6", () => {
    const thug = (id: string, space: string) => ({ id, kind: "thug", space, carrier: null, damage: 0 });
    at({ ...underground, objects: [thug("north", "o12"), thug("south", "o16")] })
      .pass()
      .asks("ia:mission-order", 0)
      .choose([0, 2])
      .asks("ia:token", 0)
      .choose("n13")
      .choose("n15")
      .event("figure:damaged", { figure: "luke", amount: 2, by: "mission" })
      .event("vp:scored", { seat: 0, vp: 6, by: "mission" })
      .waits()
      .done();
  });

  test("the player with the initiative orders the mission rules of a moment: points before the thugs strike", () => {
    const thug = { id: "north", kind: "thug", space: "n13", carrier: null, damage: 0 };
    at({
      ...underground,
      rebels: [group("luke-skywalker", { luke: { at: "m14", damage: 9 } })],
      initiative: 0,
      objects: [thug],
      sides: [{ vp: 34 }, {}],
    })
      .pass()
      .asks("ia:mission-order", 0)
      .choose([2, 0])
      .outcome({ winners: [0], by: "points", vp: [40, 0] })
      .done();
  });

  test("a thug is attacked with its black die and leaves the map at four damage", () => {
    // blue 2 hits, green 2 hits, yellow 2 hits; black 1 block
    at({ ...underground, rebels: [group("luke-skywalker", { luke: "n13" })], dice: [4, 4, 4, 0] })
      .choose("attack:thug-1:o12")
      .event("object:removed", { object: "thug-1", kind: "thug" })
      .waits()
      .done();
  });
});

describe("Corellian Underground B: high stakes", () => {
  const table14: At = {
    map: "corellian-underground",
    mission: "b",
    rebels: [group("luke-skywalker", { luke: "m13" })],
    imperials: [group("darth-vader", { vader: "q9" }, idle)],
    sides: hands(3, 1),
  };

  test("at the start of a round as many stakes come as the initiative player holds cards", () => {
    const { slices } = startMatch(game, { seed: 1, setup: setupAt({ ...table14, start: "round", initiative: 0 }) });
    const lying = Object.values(slices["imperial-assault"].objects).map(({ kind, space }) => `${kind} ${space}`);
    expect(lying).toEqual(["stake m14", "stake m14", "stake m14"]);
  });

  test("whoever controls the table counts as having a point for each stake, until the end of the next round", () => {
    const stakes = ["one", "two"].map((id) => ({ id, kind: "stake", space: "m14", carrier: null, damage: 0 }));
    const setup = setupAt({
      ...table14,
      sides: hands(0, 0),
      objects: stakes,
      activating: { figure: "luke" },
      round: 2,
    });
    const match = startMatch(game, { seed: 1, setup, hold: "auto" });
    const pass = () => match.answer(match.decision?.seat ?? 0, "pass");
    const counted = () => match.slices["imperial-assault"].sides.map((side) => side.counted);
    pass();
    expect(match.slices["imperial-assault"].round).toBe(3);
    expect(counted()).toEqual([[{ token: "stake", each: 1, until: 3 }], []]);
    // Vader activates first now; then Luke leaves the table, so nobody controls it
    pass();
    match.answer(0, "move");
    match.answer(0, "go:l16");
    pass();
    expect(match.slices["imperial-assault"].round).toBe(4);
    expect(counted()).toEqual([[], []]);
  });

  test("points that are counted as had end the match like scored ones", () => {
    const stakes = ["one", "two"].map((id) => ({ id, kind: "stake", space: "m14", carrier: null, damage: 0 }));
    at({
      ...table14,
      objects: stakes,
      activating: { figure: "luke" },
      sides: [{ vp: 38, vpFromDefeats: 38 }, { vp: 39 }],
    })
      .pass()
      .outcome({ winners: [0], by: "points", vp: [40, 39] })
      .done();
  });
});

describe("our own missions", () => {
  test("Training Yard A: the controller of the yard scores 5 at the end of the round", () => {
    at({
      rebels: [group("luke-skywalker", { luke: "d4" })],
      imperials: [group("darth-vader", { vader: "a8" }, idle)],
      activating: { figure: "luke" },
    })
      .pass()
      .event("vp:scored", { seat: 0, vp: 5, by: "mission" })
      .waits()
      .done();
  });

  test("nobody controls what both have a figure at", () => {
    at({
      rebels: [group("luke-skywalker", { luke: "d4" })],
      imperials: [group("darth-vader", { vader: "d3" }, idle)],
      activating: { figure: "luke" },
    })
      .pass()
      .noEvent("vp:scored")
      .waits()
      .done();
  });

  test("Canyon Depot B: fuel comes at the start of the round and counts only until its end", () => {
    at({
      map: "canyon-depot",
      mission: "b",
      start: "round",
      rebels: [group("luke-skywalker", { luke: "g8" })],
      imperials: [group("darth-vader", { vader: "a4" })],
    })
      .expect(table({ activation: { figure: "luke" } }))
      .pass()
      .pass()
      .expect(table({ round: 2, objects: { "tank-1": { space: "f7" } } }))
      .waits()
      .done();
  });
});
