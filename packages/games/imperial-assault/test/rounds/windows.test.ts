import { declarePlugin, definePlugin, needs, type Owns } from "@riposte/kernel";
import { startMatch } from "@riposte/kernel/run";
import { describe, expect, test } from "vitest";
import { type ImperialAssault, imperialAssaultDeclared } from "../../src/index.js";
import { type At, at, gameWith, group, setupAt } from "../position.js";

const declared = declarePlugin({
  name: "witness",
  version: "1.0.0",
  requires: [needs<ImperialAssault>(imperialAssaultDeclared, "*")],
});
interface Witness extends Owns<typeof declared> {}

/** Both seats may draw a card at the start and the end of the round. */
const draws = (_subject: unknown, seat: number, match: { offer: (offer: never) => never }) => [
  match.offer({ key: "draw", effects: [{ type: "seat:draw", seat, cards: 1 }] } as never),
];
const game = gameWith(
  definePlugin<Witness>(declared, {
    effects: {},
    offer: { "round:start": draws as never, "round:end": draws as never, "status:start": draws as never },
  }),
);

const ending: At = {
  map: "training-yard",
  initiative: 1,
  rebels: [group("luke-skywalker", { luke: "d4" })],
  imperials: [group("darth-vader", { vader: "a8" }, { ready: false })],
  sides: [{ deck: ["focus", "blitz", "deadeye"] }, { deck: ["focus", "blitz", "deadeye"] }],
  activating: { figure: "luke" },
};

describe("the windows of a round", () => {
  test("mission rules come first, then the initiative player, then the other, each once", () => {
    const match = startMatch(game, { seed: 1, setup: setupAt(ending), hold: "auto" });
    const asked: string[] = [];
    const vp = () => match.slices["imperial-assault"].sides[0]?.vp;
    match.answer(0, "pass");
    for (let window = 0; window < 6; window++) {
      const { seat } = match.decision ?? { seat: -1 };
      asked.push(`seat ${seat}, ${vp()} points, ${match.slices["imperial-assault"].round}`);
      match.answer(seat, "pass");
    }
    expect(asked).toEqual([
      // status phase begins, in the order of initiative
      "seat 1, 0 points, 1",
      "seat 0, 0 points, 1",
      // end of the round: the yard has been scored
      "seat 1, 5 points, 1",
      "seat 0, 5 points, 1",
      // start of the next, with the token passed
      "seat 0, 5 points, 2",
      "seat 1, 5 points, 2",
    ]);
  });

  test("a response is used once in an instance", () => {
    const match = startMatch(game, { seed: 1, setup: setupAt(ending), hold: "auto" });
    match.answer(0, "pass");
    match.answer(1, "draw");
    expect(match.decision?.seat).toBe(0);
    expect(match.slices["imperial-assault"].sides.map(({ hand }) => hand.length)).toEqual([0, 1]);
  });
});

describe("rules 12: what must be so at the start of an activation is looked at when the effect's turn comes", () => {
  const checked = declarePlugin({ ...declared, name: "checked" });
  interface Checked extends Owns<typeof checked> {}
  /** Seat 0 makes its opponent draw or discard; seat 1 may do something while it holds two cards at most. */
  const poor = gameWith(
    definePlugin<Checked>(checked, {
      effects: {},
      offer: {
        "activation:start": (_subject, seat, match) => {
          const { hand = [] } = match.slices["imperial-assault"].sides[1] ?? {};
          if (seat === 1) return hand.length > 2 ? [] : [match.offer({ key: "poor", effects: [] })];
          return [
            match.offer({ key: "rob", effects: [{ type: "seat:discard", seat: 1, card: "focus" }] }),
            match.offer({ key: "give", effects: [{ type: "seat:draw", seat: 1, cards: 1 }] }),
          ];
        },
      },
    }),
  );
  const begun = (hand: readonly string[]) =>
    at({
      game: poor,
      rebels: [group("luke-skywalker", { luke: "d4" }, { ready: false })],
      imperials: [group("darth-vader", { vader: "a8" })],
      sides: [{}, { hand: [...hand], deck: ["deadeye"] }],
    });

  test("three cards of which one is lost before are few enough", () => {
    begun(["focus", "blitz", "parry"]).choose("rob").pass().asks("kernel:respond", 1).offers(["poor"]).waits().done();
  });

  test("two cards to which one comes before are too many", () => {
    begun(["focus", "blitz"])
      .choose("give")
      .pass()
      .asks("kernel:respond", 1)
      .offers(["go:a7"])
      .notOffers(["poor"])
      .waits()
      .done();
  });
});
