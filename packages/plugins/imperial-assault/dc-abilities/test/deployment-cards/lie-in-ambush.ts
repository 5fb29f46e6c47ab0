import { describe, test } from "vitest";
import { at, group, table } from "../position.js";
import { prove } from "../proving.js";
import { over } from "../staging/figures.js";

describe("Lie in Ambush", () => {
  const spent = ["a1", "b1", "c1"].map((space) => group("imperial-officer", { [space]: space }, over));
  const lying = (round: number, exhausted = spent) => ({
    start: "deployment" as const,
    round,
    mine: [group("stormtrooper", { one: {}, two: {} }, { attachments: ["lie-in-ambush"] }), ...exhausted],
    theirs: [group("luke-skywalker", { luke: "d1" })],
  });
  prove([
    {
      ...lying(2),
      proves: "lie-in-ambush",
      choose: ["pass", "lie-in-ambush#at0@lie-in-ambush", "h8", "h2"],
      table: { figures: { one: { spaces: ["h8"] }, two: { spaces: ["h2"] } } },
      // and it may activate
      also: [{ offersExactly: ["one", "two"] }],
    },
  ]);

  test("the group waits out of play for the second round and three spent groups", () => {
    for (const waiting of [lying(1), lying(2, spent.slice(0, 2))])
      at(waiting)
        .expect(table({ figures: { one: { spaces: [] } }, activation: { figure: "luke" } }))
        .choose("pass")
        .expect(table({ round: waiting.round + 1, figures: { one: { spaces: [] } } }))
        .waits()
        .done();
  });
});
