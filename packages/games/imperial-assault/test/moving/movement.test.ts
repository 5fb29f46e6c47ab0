import { describe, test } from "vitest";
import { type Conjured, conjuring } from "../conjuring.js";
import { at, group, table } from "../position.js";

const officer = group("imperial-officer", { officer: "h8" });

describe("MP from specials or outside own activation are use-or-lose; a Move action does not move", () => {
  test("a Move action gives movement points, and they can be spent in pieces", () => {
    at({
      rebels: [group("luke-skywalker", { luke: "d1" })],
      imperials: [officer],
      activating: { figure: "luke" },
    })
      .choose("move")
      .expect(table({ figures: { luke: { spaces: ["d1"] } }, activation: { points: 5, actions: 1 } }))
      .choose("go:c1")
      .choose("go:d1")
      .expect(table({ activation: { points: 3, actions: 1 } }))
      .waits()
      .done();
  });

  test("unspent points vanish at the end of the activation", () => {
    at({
      rebels: [group("rebel-trooper", { one: "d1", two: "d2" })],
      imperials: [officer],
      activating: { figure: "one", points: 3 },
    })
      .pass()
      .expect(table({ activation: { figure: "two", points: 0, finished: ["one"] } }))
      .waits()
      .done();
  });

  test("points for a figure that is not active are spent at once, by its player, or lost", () => {
    at({
      game: conjuring({ grant: [{ type: "points:gain", amount: 2, by: "test", figure: "officer" }] }),
      rebels: [group("luke-skywalker", { luke: "d1" })],
      imperials: [officer],
      activating: { figure: "luke" },
    })
      .choose("grant")
      .asks("ia:relocate", 1)
      .choose("h7")
      .asks("kernel:respond", 0)
      .expect(table({ figures: { officer: { spaces: ["h7"] } }, activation: { points: 0 } }))
      .waits()
      .done();
  });

  test("a move that is granted is one decision, or one of each place on a way of one's own", () => {
    const granted = at({
      game: conjuring({ grant: [{ type: "points:gain", amount: 2, by: "test", figure: "officer" }] }),
      rebels: [group("luke-skywalker", { luke: "d1" })],
      imperials: [officer],
      activating: { figure: "luke" },
    }).choose("grant");
    granted
      .choose("way")
      .asks("ia:relocate", 1)
      .notOffers(["way"])
      .choose("h7")
      .asks("ia:relocate", 1)
      .choose("stop")
      .asks("kernel:respond", 0)
      .expect(table({ figures: { officer: { spaces: ["h7"] } } }))
      .waits()
      .done();
  });

  test("points that a special action itself gives are spent at once, others are kept for after it", () => {
    const special = (name: string, ...effects: readonly Conjured[]): readonly Conjured[] => [
      { type: "action:spend", actions: 0, special: name },
      ...effects,
      { type: "action:resolve", kind: "special" },
    ];
    const points = (by: string) => ({ type: "points:gain", amount: 1, by });
    at({
      // a special action inside another one does not end it
      game: conjuring({
        dash: special("outer", ...special("inner"), points("outer"), points("a surge")),
        rest: [points("rest")],
      }),
      rebels: [group("luke-skywalker", { luke: "d1" })],
      imperials: [officer],
      activating: { figure: "luke" },
    })
      .choose("dash")
      .asks("ia:relocate", 0)
      .choose("stop")
      .expect(table({ activation: { points: 1 } }))
      .choose("rest")
      .expect(table({ activation: { points: 2 } }))
      .waits()
      .done();
  });
});
