import { describe, expect, test } from "vitest";
import { at, context, type GroupAt, group, table } from "./position.js";

/** Vader walks past Luke, who may hold a card: by row 2 next to him, by row 3 not. */
const past = (against: readonly string[]) =>
  at({
    mine: [group("darth-vader", { vader: "a2" })],
    theirs: [group("luke-skywalker", { luke: "c1" })],
    against,
    activating: "vader",
  }).choose("go:e2");

const ANSWERING = Object.values(context.facts.command)
  .filter(({ timing }) => timing === "HENT" || timing === "HEXT")
  .map(({ id }) => id)
  .sort();

describe("a figure whose player may hold a card watches the steps next to it", () => {
  test("the cards that answer a step are known", () => {
    expect(ANSWERING).toEqual(["dirty-trick", "disengage", "parting-blow", "self-defense", "slippery-target"]);
  });

  test.each([...ANSWERING, "take-initiative"])(
    "by no more than that it holds one: the way is the same with %s",
    (held) => {
      past([held])
        .event("figure:moved", { to: ["b3"] })
        .event("figure:moved", { to: ["c3"] })
        .event("figure:moved", { to: ["d3"] })
        .expect(table({ figures: { vader: { spaces: ["e2"] } } }))
        .waits()
        .done();
    },
  );

  test("with an empty hand nothing answers, and the way is as ever", () => {
    past([])
      .event("figure:moved", { to: ["c2"] })
      .waits()
      .done();
  });
});

describe("only a figure that could play such a card watches", () => {
  const watches = (theirs: readonly GroupAt[], window: string, expected: Readonly<Record<string, number>>) =>
    at({ mine: [group("darth-vader", { vader: "a2" })], theirs, against: ["ambush"], activating: "vader" })
      .value("step:answers", { figure: "vader", window }, {}, expected)
      .waits()
      .done();

  test("any figure answers that one comes next to it, Brawlers alone that one leaves", () => {
    const luke = [group("luke-skywalker", { luke: "c1" })];
    watches(luke, "figure:entered", { luke: 1 });
    watches(luke, "figure:leaving", {});
    watches([group("wookiee-warrior", { wookiee: "c1" })], "figure:leaving", { wookiee: 1 });
  });

  test("Disengage answers three spaces away, by the figure it names", () => {
    const both = [group("mak-eshkarey", { mak: "e1" }), group("luke-skywalker", { luke: "c1" })];
    watches(both, "figure:entered", { luke: 1, mak: 3 });
    watches(both, "figure:leaving", {});
  });
});
