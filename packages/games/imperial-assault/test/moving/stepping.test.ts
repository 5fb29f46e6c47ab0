import { describe, test } from "vitest";
import { gameOfTricks, type Trick } from "../attack/tricks.js";
import { type At, at, group, table } from "../position.js";

type Effects = Trick["effects"];
type Step = Extract<Effects[number], { type: "figure:step" }>;

/** Luke beside blocking terrain in the Training Yard: c4 and, two steps on, impassable c5. */
const beside = (more: Partial<At>): At => ({
  rebels: [group("luke-skywalker", { luke: "d4" }), group("rebel-trooper", { friend: "h1" })],
  imperials: [group("imperial-officer", { officer: "h8" })],
  activating: { figure: "luke", points: 3, actions: 1 },
  ...more,
});
const step = (to: string, how: Partial<Step> = {}): Step => ({
  ...{ type: "figure:step", figure: "luke", to: [to], cost: 0, voluntary: true },
  ...how,
});
const stepped = (...effects: Effects) =>
  at(beside({ game: gameOfTricks([{ window: "activation:act", key: "step", seat: 0, effects }]) })).choose("step");
const tread = { blocking: 0, impassable: 0, besideWalls: 0, along: 0 };
const luke = (space: string, passing: readonly string[], points = 3) =>
  table({ figures: { luke: { spaces: [space] } }, passing, activation: { points } });

describe("a step that an effect takes", () => {
  test("onto ground that is closed to the figure does not happen", () => {
    stepped(step("c4")).expect(luke("d4", [])).waits().done();
    stepped(step("c4", { tread })).expect(luke("d4", [])).waits().done();
    stepped(step("c4", { tread: { ...tread, impassable: 1 } }))
      .expect(luke("d4", []))
      .waits()
      .done();
  });

  test("as if Mobile, or over ground open to it for once, leaves it on its way", () => {
    stepped(step("c4", { mobile: true }))
      .expect(luke("c4", ["luke"]))
      .waits()
      .done();
    stepped(step("c4", { tread: { ...tread, blocking: 1 } }))
      .expect(luke("c4", ["luke"]))
      .waits()
      .done();
  });

  test("and another one: it is on its way once", () => {
    stepped(step("c4", { mobile: true }), step("c5", { mobile: true }))
      .expect(luke("c5", ["luke"]))
      .waits()
      .done();
  });

  test("on open ground is over at once", () => {
    stepped(step("d3")).expect(luke("d3", [])).waits().done();
    stepped(step("d3", { mobile: false }))
      .expect(luke("d3", []))
      .waits()
      .done();
  });

  test("from where the figure no longer stands does not happen", () => {
    stepped(step("d3", { from: ["d5"] }))
      .expect(luke("d4", []))
      .waits()
      .done();
    stepped(step("d3", { from: ["d4"] }))
      .expect(luke("d3", []))
      .waits()
      .done();
  });

  test("costs what it says, and no more than there is", () => {
    stepped(step("d3", { cost: 2 }))
      .expect(luke("d3", [], 1))
      .waits()
      .done();
    stepped(step("d3", { cost: 9 }))
      .expect(luke("d3", [], 0))
      .waits()
      .done();
  });
});

describe("stunned while it leaves", () => {
  const stun: Trick = {
    ...{ window: "figure:leaving", key: "stun", seat: 1 },
    effects: [{ type: "figure:gain", figure: "luke", condition: "stun", by: "trick" }],
  };

  test("a figure that moves by choice stays, and has paid", () => {
    at(beside({ game: gameOfTricks([stun]) }))
      .choose("go:d3")
      .choose("stun")
      .expect(luke("d4", [], 2))
      .waits()
      .done();
  });

  test("a figure that is pushed goes all the same", () => {
    const shove: Trick = {
      ...{ window: "activation:act", key: "shove", seat: 0 },
      effects: [{ type: "figure:push", figure: "luke", spaces: 1, seat: 0 }],
    };
    at(beside({ game: gameOfTricks([stun, shove]) }))
      .choose("shove")
      .choose("d3")
      .choose("stun")
      .expect(luke("d3", []))
      .waits()
      .done();
  });
});

describe("ground that is open to a figure", () => {
  const on = (given: Partial<typeof tread>) =>
    at(
      beside({
        game: gameOfTricks([], {
          modify: {
            "figure:tread": (_subject, match) =>
              Object.entries(given).flatMap(([field, amount]) => match.contribute("add", amount, "trick", field)),
          },
        }),
      }),
    );

  test("is offered where it may stop, not where it may only pass", () => {
    on({}).notOffers(["go:c4", "go:c5"]).waits().done();
    on({ blocking: 1 }).notOffers(["go:c4", "go:c5"]).waits().done();
    on({ blocking: 1, impassable: 1 }).notOffers(["go:c4", "go:c5"]).waits().done();
    on({ blocking: 2 }).offers(["go:c4"]).notOffers(["go:c5"]).waits().done();
    on({ impassable: 2 }).offers(["go:c5"]).notOffers(["go:c4"]).waits().done();
    on({ blocking: 3, impassable: 2 }).offers(["go:c5"]).notOffers(["go:c4"]).waits().done();
  });

  test("is stepped on, and stood on", () => {
    on({ blocking: 2 })
      .choose("go:c4")
      .expect(luke("c4", [], 2))
      .waits()
      .done();
  });
});
