import { startMatch } from "@riposte/kernel/run";
import { describe, expect, test } from "vitest";
import { type At, at, game, group, setupAt, table } from "../position.js";

const idle = { ready: false };
const map = "corellian-underground";

describe("A, Local Trouble", () => {
  const trouble: At = {
    map,
    rebels: [group("luke-skywalker", { luke: "m14" })],
    imperials: [group("darth-vader", { vader: "q9" }, idle)],
    activating: { figure: "luke" },
  };
  const thug = (id: string, space: string) => ({ id, kind: "thug", space, carrier: null, damage: 0 });

  test("four thugs stand at the start, each a target that is no figure", () => {
    at({ ...trouble, rebels: [group("luke-skywalker", { luke: "n13" })] })
      .expect(table({ objects: { "thug-1": { kind: "thug", space: "o12", damage: 0 }, "thug-4": { space: "x12" } } }))
      .offers(["attack:thug-1:o12", "attack:thug-2:o16"])
      .waits()
      .done();
  });

  test("at the end of the round thugs come nearer, then figures next to one suffer 2, then the Cantina scores 6", () => {
    at({ ...trouble, objects: [thug("north", "o12"), thug("south", "o16")] })
      .pass()
      .asks("ia:token", 0)
      .choose("n13")
      .choose("n15")
      .event("figure:damaged", { figure: "luke", amount: 2, by: "mission" })
      .event("vp:scored", { seat: 0, vp: 6, by: "mission" })
      .waits()
      .done();
  });

  test("the thugs strike before anybody scores", () => {
    at({
      ...trouble,
      rebels: [group("luke-skywalker", { luke: { at: "m14", damage: 9 } })],
      objects: [thug("north", "n13")],
      sides: [{ vp: 34 }, {}],
    })
      .pass()
      .outcome({ winners: [1], by: "no-figures" })
      .done();
  });

  test("a thug is attacked with its black die and leaves the map at four damage", () => {
    // blue 2 hits, green 2 hits, yellow 2 hits; black 1 block
    at({ ...trouble, rebels: [group("luke-skywalker", { luke: "n13" })], dice: [4, 4, 4, 0] })
      .choose("attack:thug-1:o12")
      .event("object:removed", { object: "thug-1", kind: "thug" })
      .waits()
      .done();
  });
});

describe("B, Sabacc Standoff", () => {
  const cards = ["focus", "blitz", "deadeye", "urgency"];
  const standoff: At = {
    map,
    mission: "b",
    rebels: [group("luke-skywalker", { luke: "m13" })],
    imperials: [group("darth-vader", { vader: "q9" }, idle)],
  };
  const heldBy = (stake: number) => ({
    objects: [{ id: "t", kind: "sabacc-table", space: "m14", carrier: null, damage: 0, holds: { stake } }],
  });

  test("at the start of a round as many stakes come as the initiative player holds cards", () => {
    const sides: At["sides"] = [{ hand: cards.slice(0, 3) }, { hand: cards.slice(0, 1) }];
    const start = (initiative: number) =>
      startMatch(game, { seed: 1, setup: setupAt({ ...standoff, sides, start: "round", initiative }) });
    const stakes = (initiative: number) =>
      start(initiative).slices["imperial-assault"].objects["sabacc-table-1"]?.holds?.stake;
    expect([stakes(0), stakes(1)]).toEqual([3, 1]);
  });

  test("whoever controls the table counts as having a point for each stake, until the end of the next round", () => {
    const setup = setupAt({ ...standoff, ...heldBy(2), activating: { figure: "luke" }, round: 2 });
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
    at({
      ...standoff,
      ...heldBy(2),
      activating: { figure: "luke" },
      sides: [{ vp: 38, vpFromDefeats: 38 }, { vp: 39 }],
    })
      .pass()
      .outcome({ winners: [0], by: "points", vp: [40, 39] })
      .done();
  });
});
