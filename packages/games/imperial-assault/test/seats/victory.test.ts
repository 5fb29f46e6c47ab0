import type { Snapshot } from "@riposte/kernel/run";
import { describe, expect, test } from "vitest";
import type { Table } from "../../src/index.js";
import { conjuring } from "../conjuring.js";
import { at, group, table } from "../position.js";

const pointsIn = ({ slices }: Snapshot) => (slices["imperial-assault"] as Table).sides.map(({ vp }) => vp);
const idle = { ready: false };
const damage = (figure: string, amount = 30) => ({ type: "figure:damage", figure, amount, by: "test" });

describe("VP per figure uses figure cost; attachments on the last figure, squad upgrades on their own", () => {
  test("worked example 8: three elite Stormtroopers score 9", () => {
    const state = at({
      game: conjuring({ boom: ["one", "two", "three"].map((id) => damage(id)) }),
      rebels: [group("luke-skywalker", { luke: "a1" })],
      imperials: [
        group("stormtrooper-elite", { one: "a8", two: "b8", three: "c8" }),
        group("imperial-officer", { officer: "h8" }),
      ],
      activating: { figure: "luke" },
    })
      .choose("boom")
      .event("figure:fell", { figure: "three", vp: 3 })
      .expect(table({ groups: { "1.imperial-officer.1": { ready: true } } }))
      .waits()
      .done();
    expect(pointsIn(state)).toEqual([9, 0]);
  });

  test("an attachment scores with the group's last figure, and a negative cost subtracts", () => {
    const state = at({
      game: conjuring({ strike: [damage("vader")] }),
      rebels: [group("luke-skywalker", { luke: "a1" })],
      imperials: [
        group("darth-vader", { vader: "a8" }, { attachments: ["driven-by-hatred"] }),
        group("imperial-officer", { officer: "h8" }),
      ],
      activating: { figure: "luke" },
    })
      .choose("strike")
      .waits()
      .done();
    expect(pointsIn(state)).toEqual([13, 0]);
  });

  test("a squad upgrade's figure scores its own cost when it falls, the group's others theirs", () => {
    const state = at({
      game: conjuring({ strike: [damage("flame"), damage("jet")] }),
      rebels: [group("luke-skywalker", { luke: "a1" })],
      imperials: [
        group(
          "jet-trooper-elite",
          { jet: "a8", other: "b8", flame: { at: "c8", card: "flametrooper" } },
          { attachments: ["flametrooper"] },
        ),
      ],
      activating: { figure: "luke" },
    })
      .choose("strike")
      .event("figure:fell", { figure: "flame", card: "flametrooper", vp: 5 })
      .event("figure:fell", { figure: "jet", vp: 4 })
      .waits()
      .done();
    expect(pointsIn(state)).toEqual([9, 0]);
  });

  test("a companion scores nothing", () => {
    const state = at({
      game: conjuring({ strike: [damage("dio")] }),
      rebels: [group("luke-skywalker", { luke: "a1" })],
      imperials: [
        group("imperial-officer", { officer: "h8" }, { id: "officers" }),
        group("dio", { dio: "g8" }, { companionOf: "officers" }),
      ],
      activating: { figure: "luke" },
    })
      .choose("strike")
      .event("figure:fell", { figure: "dio", vp: 0 })
      .waits()
      .done();
    expect(pointsIn(state)).toEqual([0, 0]);
  });
});

describe("the end", () => {
  const score = (...scores: readonly [number, number][]) => [
    { type: "seats:score", scores: scores.map(([seat, vp]) => ({ seat, vp, by: "test" })) },
  ];
  const playing = {
    rebels: [group("luke-skywalker", { luke: "a1" })],
    imperials: [group("darth-vader", { vader: "h8" }, idle)],
    activating: { figure: "luke" },
  };

  test("40 points end the match at once", () => {
    at({ ...playing, game: conjuring({ win: score([0, 40]) }) })
      .choose("win")
      .outcome({ winners: [0], by: "points", vp: [40, 0] })
      .done();
  });

  test("a player without figures loses, whatever the points", () => {
    at({ ...playing, game: conjuring({ strike: [damage("luke")] }), sides: [{ vp: 39 }, {}] })
      .choose("strike")
      .outcome({ winners: [1], by: "no-figures" })
      .done();
  });

  test("points that come together are counted together: most points win", () => {
    at({ ...playing, game: conjuring({ both: score([0, 40], [1, 41]) }) })
      .choose("both")
      .outcome({ winners: [1], vp: [40, 41] })
      .done();
  });

  test("a tie goes to more points from defeats, then to fewer losses, then to a blue die", () => {
    const both = conjuring({ both: score([0, 1], [1, 1]) });
    at({
      ...playing,
      game: both,
      sides: [
        { vp: 39, vpFromDefeats: 10 },
        { vp: 39, vpFromDefeats: 12 },
      ],
    })
      .choose("both")
      .outcome({ winners: [1] })
      .done();
    at({
      ...playing,
      game: both,
      imperials: [group("darth-vader", { vader: { at: "h8", damage: 1 } }, idle)],
      sides: [{ vp: 39 }, { vp: 39 }],
    })
      .choose("both")
      .outcome({ winners: [0] })
      .done();
    // blue: accuracy 2 against 5
    at({ ...playing, game: both, sides: [{ vp: 39 }, { vp: 39 }], dice: [0, 2] })
      .choose("both")
      .outcome({ winners: [1] })
      .done();
  });

  test("points never fall below zero", () => {
    const state = at({ ...playing, game: conjuring({ pay: score([0, -7]) }), sides: [{ vp: 3 }, {}] })
      .choose("pay")
      .waits()
      .done();
    expect(pointsIn(state)).toEqual([0, 0]);
  });
});
