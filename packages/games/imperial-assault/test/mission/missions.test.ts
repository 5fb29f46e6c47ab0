import { describe, test } from "vitest";
import { at, group, table } from "../position.js";

const idle = { ready: false };

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

  test("the player with the initiative orders the mission rules of a moment", () => {
    at({
      mission: "b",
      rebels: [group("luke-skywalker", { luke: "b3" })],
      imperials: [group("darth-vader", { vader: "a8" }, idle)],
      activating: { figure: "luke" },
      sides: [{ vp: 38 }, {}],
    })
      .pass()
      .asks("ia:mission-order", 0)
      .choose([1, 0])
      .outcome({ winners: [0], by: "points", vp: [40, 0] })
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
