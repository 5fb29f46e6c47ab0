import { describe, test } from "vitest";
import { gameOfTricks } from "../attack/tricks.js";
import { conjuring } from "../conjuring.js";
import { at, group, table } from "../position.js";

const luke = group("luke-skywalker", { luke: "a1" });
const defeat = (figure: string) => ({ type: "figure:defeat", figure });
const back = (figure: string, card: string) => ({
  type: "figure:return",
  figure,
  seat: 1,
  card,
  group: "troopers",
  spaces: ["b8"],
});

describe("rules 9: a figure that returns to play", () => {
  const troopers = (more: object = {}) => [
    group("stormtrooper-elite", { one: "a8" }, { id: "troopers", ...more }),
    group("imperial-officer", { officer: "h8" }),
  ];

  test("is worth its points each time it falls", () => {
    at({
      game: conjuring({ fell: [defeat("one")], back: [back("one", "stormtrooper-elite")] }),
      rebels: [luke],
      imperials: troopers(),
      activating: { figure: "luke" },
    })
      .choose("fell")
      .expect(table({ sides: { 0: { vp: 3, vpFromDefeats: 3 } } }))
      .choose("back")
      .event("figure:deployed", { figure: "one", spaces: ["b8"] })
      .expect(table({ sides: { 0: { vp: 3 } }, groups: { troopers: { figures: ["one"], ready: false } } }))
      .choose("fell")
      .expect(table({ sides: { 0: { vp: 6, vpFromDefeats: 6 } } }))
      .waits()
      .done();
  });

  test("enters its spaces, so that it can be answered", () => {
    at({
      game: gameOfTricks([
        { window: "activation:act", key: "back", seat: 1, effects: [back("ghost", "stormtrooper-elite")] as never },
        { window: "figure:entered", key: "answer", seat: 0, effects: [] },
      ]),
      rebels: [luke],
      imperials: troopers(),
      activating: { figure: "one" },
    })
      .choose("back")
      .event("figure:deployed", { figure: "ghost" })
      .asks("kernel:respond", 0)
      .offers(["answer"])
      .waits()
      .done();
  });

  test("comes back without the attachment its group had: that left with the card and was scored", () => {
    at({
      game: conjuring({ fell: [defeat("one")], back: [back("one", "stormtrooper-elite")] }),
      rebels: [luke],
      imperials: troopers({ attachments: ["targeting-computer"] }),
      activating: { figure: "luke" },
    })
      .choose("fell")
      .event("figure:fell", { figure: "one", vp: 4 })
      .expect(table({ sides: { 1: { upgrades: [] } } }))
      .choose("back")
      .expect(table({ groups: { troopers: { attachments: [] } } }))
      .choose("fell")
      .event("figure:fell", { figure: "one", vp: 3 })
      .waits()
      .done();
  });

  test("is no wound any more when a tie is counted, and a squad upgrade's figure that fell is one", () => {
    const even = {
      type: "seats:score",
      scores: [0, 1].map((seat) => ({ seat, vp: 40, by: "test" })),
    };
    const jets = group(
      "jet-trooper-elite",
      { jet: "a8", other: "c8", flame: { at: "d8", card: "flametrooper" } },
      { id: "troopers", attachments: ["flametrooper"] },
    );
    const tied = (spells: Parameters<typeof conjuring>[0]) =>
      at({
        game: conjuring({ even: [even], ...spells }),
        rebels: [group("luke-skywalker", { luke: { at: "a1", damage: 1 } })],
        imperials: [jets],
        sides: [{}, { vpFromDefeats: 5 }],
        activating: { figure: "luke" },
      });
    // both have five points from defeats
    const grown = { type: "seats:score", scores: [{ seat: 1, vp: 5, by: "test" }] };
    tied({ fell: [defeat("flame"), grown] })
      .choose("fell")
      .choose("even")
      .outcome({ winners: [0], vp: [45, 45] })
      .done();
    tied({ fell: [defeat("flame"), grown], back: [back("flame", "flametrooper")] })
      .choose("fell")
      .choose("back")
      .choose("even")
      .outcome({ winners: [1], vp: [45, 45] })
      .done();
  });
});
