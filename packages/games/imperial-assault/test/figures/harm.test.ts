import { effectsOf } from "@riposte/kernel";
import { describe, test } from "vitest";
import { gameOfTricks, type Trick, type Tricks } from "../attack/tricks.js";
import { type At, at, group, table } from "../position.js";

const act = (key: string, ...effects: Trick["effects"]): Trick => ({ window: "activation:act", key, seat: 0, effects });
const damage = (figure: string, amount: number) => ({ type: "figure:damage", figure, amount, by: "trick" }) as const;

/** Luke is active; three elite stormtroopers and Vader stand far away. */
const active = (tricks: readonly Trick[], more: Partial<At> = {}): At => ({
  rebels: [group("luke-skywalker", { luke: "a1" }), group("rebel-trooper", { trooper: "h1" })],
  imperials: [
    group("stormtrooper-elite", { one: "a8", two: "b8", three: "c8" }),
    group("darth-vader", { vader: "h8" }),
  ],
  activating: { figure: "luke" },
  game: gameOfTricks(tricks),
  ...more,
});
const DECK = ["planning", "element-of-surprise"];

describe("strain", () => {
  const strain = (amount: number) => act("strain", { type: "figure:strain", figure: "luke", amount, by: "trick" });

  test("each point is damage or the top card of the deck, as its player likes", () => {
    at(active([strain(2)], { sides: [{ deck: DECK }, {}] }))
      .choose("strain")
      .asks("ia:strain", 0)
      .choose(1)
      .event("cards:milled", { seat: 0, card: "planning" })
      .expect(table({ figures: { luke: { damage: 1 } } }))
      .waits()
      .done();
  });

  test("example 12: with one card in the deck, two strain stop at one card", () => {
    at(active([strain(2)], { sides: [{ deck: ["planning"] }, {}] }))
      .choose("strain")
      .refuses(2, "NOT_AN_OPTION")
      .choose(1)
      .expect(table({ figures: { luke: { damage: 1 } } }))
      .waits()
      .done();
    at(active([strain(2)], { sides: [{ deck: ["planning"] }, {}] }))
      .choose("strain")
      .choose(0)
      .expect(table({ figures: { luke: { damage: 2 } } }))
      .waits()
      .done();
  });

  test("with an empty deck strain is damage", () => {
    at(active([strain(2)]))
      .choose("strain")
      .expect(table({ figures: { luke: { damage: 2 } } }))
      .waits()
      .done();
  });
});

describe("recovery", () => {
  test("recovering takes off no more damage than there is", () => {
    at(
      active([act("heal", { type: "figure:recover", figure: "luke", amount: 5, by: "trick" })], {
        rebels: [group("luke-skywalker", { luke: { at: "a1", damage: 3 } })],
      }),
    )
      .choose("heal")
      .event("figure:recovered", { figure: "luke", amount: 3, by: "trick" })
      .expect(table({ figures: { luke: { damage: 0 } } }))
      .waits()
      .done();
  });
});

describe("defeat", () => {
  const save: Trick = {
    window: "figure:dying",
    key: "save",
    seat: 1,
    effects: [{ type: "figure:recover", figure: "vader", amount: 3, by: "trick" }],
  };

  test("the lethal window lies before the defeat, and a figure saved there lives", () => {
    at(active([act("kill", damage("vader", 20)), save]))
      .choose("kill")
      .asks("kernel:respond", 1)
      .expect(table({ figures: { vader: { damage: 16 } } }))
      .choose("save")
      .noEvent("figure:fell")
      .expect(table({ figures: { vader: { damage: 13 } } }))
      .waits()
      .done();
  });

  test("a figure that was saved is not dying any more: nothing else may be done about its death", () => {
    const lunge: Trick = { window: "figure:dying", key: "lunge", effects: [damage("luke", 1)] };
    const dying = (...tricks: readonly Trick[]) =>
      at(active([act("kill", damage("vader", 20)), ...tricks])).choose("kill");
    dying(save, lunge)
      .asks("kernel:respond", 0)
      .pass()
      .asks("kernel:respond", 1)
      .choose("save")
      .notOffers(["lunge"])
      .waits()
      .done();
    dying(save, lunge)
      .pass()
      .choose("lunge")
      .choose("save")
      .expect(table({ figures: { vader: { damage: 13 }, luke: { damage: 1 } } }))
      .waits()
      .done();
    dying({ ...save, seat: 0 }, lunge)
      .choose("save")
      .asks("kernel:respond", 0)
      .notOffers(["lunge"])
      .expect(table({ figures: { vader: { damage: 13 }, luke: { damage: 0 } } }))
      .waits()
      .done();
  });

  test("a dying figure that is hit once more dies once", () => {
    const hit: Trick = { window: "figure:dying", key: "hit", seat: 0, effects: [damage("vader", 1)] };
    at(active([act("kill", damage("vader", 20)), hit]))
      .choose("kill")
      .choose("hit")
      .event("figure:fell", { figure: "vader", vp: 18 })
      .event("vp:scored", { seat: 0, vp: 18, by: "defeat" })
      .asks("kernel:respond", 0)
      .notOffers(["hit"])
      .waits()
      .done();
    at(active([act("kill", damage("vader", 20)), hit, { ...save, seat: 0 }]))
      .choose("kill")
      .choose("hit")
      .asks("kernel:respond", 0)
      .notOffers(["hit"])
      .expect(table({ figures: { vader: { damage: 16 } } }))
      .choose("save")
      .expect(table({ figures: { vader: { damage: 13 } } }))
      .noEvent("figure:fell")
      .waits()
      .done();
  });

  test("a figure that was saved and is killed again may be saved again", () => {
    at(active([act("kill", damage("vader", 20)), act("again", damage("vader", 20)), save]))
      .choose("kill")
      .choose("save")
      .choose("again")
      .asks("kernel:respond", 1)
      .choose("save")
      .expect(table({ figures: { vader: { damage: 13 } } }))
      .waits()
      .done();
  });

  test("a figure nobody saves is defeated", () => {
    at(active([act("kill", damage("vader", 20)), save]))
      .choose("kill")
      .pass()
      .event("figure:fell", { figure: "vader", vp: 18 })
      .event("vp:scored", { seat: 0, vp: 18, by: "defeat" })
      .waits()
      .done();
  });

  test("what says that a figure is defeated skips the lethal window", () => {
    at(active([act("sacrifice", { type: "figure:defeat", figure: "vader" }), save]))
      .choose("sacrifice")
      .event("figure:fell", { figure: "vader" })
      .asks("kernel:respond", 0)
      .waits()
      .done();
  });

  test("example 8: three elite stormtroopers of cost 7 are worth 9 points", () => {
    at(active([act("kill", damage("one", 9), damage("two", 9), damage("three", 9))]))
      .choose("kill")
      .expect(table({ figures: { vader: { damage: 0 } } }))
      .event("vp:scored", { seat: 0, vp: 3, by: "defeat" })
      .outcome(null)
      .value("figure:defeat-vp", { figure: "vader" }, 18, 18, [])
      .waits()
      .done();
  });

  test("example 9: the last figure of a group scores its attachment, and a negative cost lowers the score", () => {
    const hero = group("han-solo", { han: "h8" }, { attachments: ["rogue-smuggler"] });
    at(active([act("kill", damage("han", 20))], { imperials: [hero, group("stormtrooper-elite", { one: "a8" })] }))
      .value("figure:defeat-vp", { figure: "han" }, 12, 10, ["rogue-smuggler"])
      .choose("kill")
      .event("vp:scored", { seat: 0, vp: 10, by: "defeat" })
      .waits()
      .done();
  });

  // the elite Heavy Stormtrooper makes what is attached to it cheaper by 1
  test.each([
    [
      "an upgrade of printed 1 scores nothing",
      "heavy-stormtrooper-elite",
      { one: "a8" },
      ["cross-training"],
      "one",
      4,
      4,
    ],
    ["on another group it scores what it prints", "stormtrooper-elite", { one: "a8" }, ["cross-training"], "one", 3, 4],
    [
      "a squad upgrade's figure of printed 5 scores 4",
      "heavy-stormtrooper-elite",
      { one: "a8", flame: { at: "b8", card: "flametrooper" } },
      ["flametrooper"],
      "flame",
      4,
      4,
    ],
    [
      "and 5 elsewhere",
      "stormtrooper-elite",
      { one: "a8", flame: { at: "b8", card: "flametrooper" } },
      ["flametrooper"],
      "flame",
      5,
      5,
    ],
  ] as const)(
    "rules 12.1: a changed cost is the cost for the whole game: %s",
    (_title, card, figures, attachments, id, base, vp) => {
      const host = group(card, figures, { attachments });
      at(active([act("kill", damage(id, 20))], { imperials: [host, group("darth-vader", { vader: "h8" })] }))
        .value("figure:defeat-vp", { figure: id }, base, vp, id === "one" ? attachments : [])
        .choose("kill")
        .event("vp:scored", { seat: 0, vp, by: "defeat" })
        .waits()
        .done();
    },
  );

  test("an attachment is not scored while its group has figures", () => {
    const group_ = group("stormtrooper-elite", { one: "a8", two: "b8" }, { attachments: ["driven-by-hatred"] });
    at(active([], { imperials: [group_] }))
      .value("figure:defeat-vp", { figure: "one" }, 3, 3, [])
      .waits()
      .done();
  });

  test("damage tokens never exceed Health, also when Health is reduced", () => {
    const curse = gameOfTricks(
      [act("curse", effectsOf<Tricks>().last("tricks:curse", {}), { type: "figure:check", figure: "vader" }), save],
      {
        modify: {
          "figure:health": ({ figure }, match) =>
            figure === "vader" && match.lasting("tricks:curse").length > 0 ? match.set(6, "curse") : undefined,
        },
      },
    );
    const imperials = [
      group("darth-vader", { vader: { at: "h8", damage: 9 } }),
      group("nexu", { nexu: "a7+b7+a8+b8" }),
    ];
    at(active([], { game: curse, imperials }))
      .choose("curse")
      .expect(table({ figures: { vader: { damage: 6 } } }))
      .choose("save")
      .expect(table({ figures: { vader: { damage: 3 } } }))
      .waits()
      .done();
  });

  test("a figure that is defeated leaves its group, and the last one takes the card out of play", () => {
    at(active([act("kill", damage("one", 9))]))
      .choose("kill")
      .expect(table({ groups: { "1.stormtrooper-elite.0": { figures: ["two", "three"] } } }))
      .waits()
      .done();
  });
});
