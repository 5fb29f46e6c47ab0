import { loadMatch, saveMatch, startMatch } from "@riposte/kernel/run";
import { describe, expect, test } from "vitest";
import { at, figure, game, group, setupAt, table } from "./position.js";

const one = group("stormtrooper", { one: "d1" });
/** My trooper moves past their Wookiee, who has the card. */
const passing = {
  mine: [group("stormtrooper", { one: "d1", two: "e1" })],
  theirs: [group("gaarkhan", { gaarkhan: "d2" })],
  against: ["parting-blow"],
  activating: "one",
  points: 4,
  hold: "never",
} as const;
const blow = { set: "order", window: "figure:leaving", key: "cc:parting-blow@gaarkhan" } as const;

describe("hold policies", () => {
  test("a seat that wants to be asked nowhere is asked nowhere, and acts where it must", () => {
    at(passing)
      .choose("go:c1")
      .expect(figure("one", { spaces: ["c1"] }))
      .waits()
      .done();
  });

  test("no policy skips a figure's own time", () => {
    const match = startMatch(game, { setup: setupAt(passing), seed: 1, hold: "never" });
    expect(match.viewFor(0).decision).toMatchObject({ own: true, window: "activation:act" });
    expect(match.setPolicy(0, { set: "hold", hold: "never", window: "activation:act" })).toMatchObject({ ok: false });
  });

  test("a hold is set for one window of one seat", () => {
    at(passing)
      .seat(1)
      .policy({ set: "hold", hold: "auto", window: "figure:leaving" })
      .seat(0)
      .choose("go:c1")
      .asks("kernel:respond", 1)
      .offersExactly(["cc:parting-blow@gaarkhan", "pass"])
      .waits()
      .done();
    at(passing)
      .seat(1)
      .policy({ set: "hold", hold: "auto", window: "figure:entered" })
      .seat(0)
      .choose("go:c1")
      .expect(figure("one", { spaces: ["c1"] }))
      .waits()
      .done();
  });

  test("a hold that is taken back by undo is gone", () => {
    at(passing)
      .seat(1)
      .policy({ set: "hold", hold: "auto", window: "figure:leaving" })
      .seat(0)
      .choose("go:c1")
      .asks("kernel:respond", 1)
      .undo(2)
      .choose("go:c1")
      .expect(figure("one", { spaces: ["c1"] }))
      .waits()
      .done();
  });
});

describe("passing until something happens", () => {
  const watched = (until: "own" | "concerned", dice: readonly number[] = []) =>
    at({ ...passing, hold: "always", dice })
      .seat(1)
      .policy({ set: "pass", until })
      .seat(0);

  test("nobody pauses at the steps of another's move", () => {
    watched("concerned")
      .choose("go:c1")
      .expect(figure("one", { spaces: ["c1"] }))
      .asks("kernel:respond", 0)
      .waits()
      .done();
  });

  test("an attack on one of the own figures ends it, and the seat is asked there", () => {
    watched("concerned").choose("attack:gaarkhan:d2").asks("kernel:respond", 1).waits().done();
    watched("own", [4, 4, 0]).choose("attack:gaarkhan:d2").asks("kernel:respond", 0).waits().done();
  });
});

describe("opting in at the start of a round", () => {
  const round = at({
    mine: [one],
    theirs: [group("gaarkhan", { gaarkhan: "d2" }, { ready: false })],
    against: ["parting-blow"],
    start: "round",
    hold: "never",
  });
  const optIn = { set: "hold", hold: "always", window: "figure:leaving", scope: "round" } as const;

  test("whoever opts in is asked in this round, and in the next no more", () => {
    round
      .seat(1)
      .policy(optIn)
      .seat(0)
      .choose("move")
      .choose("go:c1")
      .asks("kernel:respond", 1)
      .seat(1)
      .pass()
      .seat(0)
      .pass()
      .expect(table({ round: 2, activation: { figure: "gaarkhan" } }))
      .seat(1)
      .pass()
      .seat(0)
      .choose("move")
      .choose("go:d1")
      .expect(figure("one", { spaces: ["d1"] }))
      .waits()
      .done();
  });
});

describe("standing orders", () => {
  test("an order plays the card by itself when what it waits for happens", () => {
    at({ ...passing, dice: [1, 0, 2, 4] })
      .seat(1)
      .policy({ ...blow, act: "play", when: { figure: "one" } })
      .seat(0)
      .choose("go:c1")
      .event("cc:played", { card: "parting-blow" })
      .event("attack:resolved", { attacker: "gaarkhan", defender: "one" })
      .waits()
      .done();
  });

  test("an order waits for what it names, and for nothing else", () => {
    at(passing)
      .seat(1)
      .policy({ ...blow, act: "play", when: { figure: "two" } })
      .seat(0)
      .choose("go:c1")
      .noEvent("cc:played")
      .expect(table({ figures: { one: { spaces: ["c1"] } }, sides: { 1: { hand: ["parting-blow"] } } }))
      .waits()
      .done();
  });

  test("an order to offer asks, only then", () => {
    at(passing)
      .seat(1)
      .policy({ ...blow, act: "offer", when: { figure: ["one", "two"], voluntary: true } })
      .seat(0)
      .choose("go:c1")
      .asks("kernel:respond", 1)
      .offersExactly(["cc:parting-blow@gaarkhan", "pass"])
      .waits()
      .done();
  });

  test("an order to offer asks whatever the seat holds, so that the pause tells nothing", () => {
    at({ ...passing, against: ["blend-in"] })
      .seat(1)
      .policy({ ...blow, act: "offer", when: { figure: "one" } })
      .seat(0)
      .choose("go:c1")
      .asks("kernel:respond", 1)
      .offersExactly(["pass"])
      .waits()
      .done();
  });

  test("the number a condition speaks of lies within bounds", () => {
    const bought = (atLeast: number) =>
      at({
        mine: [one],
        theirs: [group("isb-infiltrator", { spy: "d6" })],
        hand: ["focus"],
        against: ["comm-disruption"],
        activating: "one",
        hold: "never",
      })
        .seat(1)
        .policy({
          set: "order",
          window: "cc:declared",
          key: "cc:comm-disruption",
          act: "play",
          when: { cost: { atLeast } },
        })
        .seat(0)
        .choose("cc:focus@one");
    bought(1).event("cc:cancelled", { card: "focus" }).waits().done();
    bought(2).noEvent("cc:cancelled").waits().done();
  });

  test("an order that is undone does nothing, one that is redone acts", () => {
    at({ ...passing, dice: [1, 0, 2, 4] })
      .seat(1)
      .policy({ ...blow, act: "play", when: { figure: "one" } })
      .undo(1)
      .redo(1)
      .seat(0)
      .choose("go:c1")
      .event("cc:played", { card: "parting-blow" })
      .waits()
      .done();
    at(passing)
      .seat(1)
      .policy({ ...blow, act: "play", when: { figure: "one" } })
      .undo(1)
      .seat(0)
      .choose("go:c1")
      .noEvent("cc:played")
      .waits()
      .done();
  });

  test("an order is saved and loaded, and nobody else ever sees it", () => {
    const match = startMatch(game, { setup: setupAt(passing), seed: 1, hold: "never" });
    const before = [match.viewFor(0), match.viewFor(null), match.logFor(0)];
    const order = { ...blow, act: "play", when: { figure: "one" } } as const;
    const given = match.setPolicy(1, order);
    expect(given.ok && given.events(0)).toEqual([]);
    expect([match.viewFor(0), match.viewFor(null), match.logFor(0)]).toEqual(before);
    const loaded = loadMatch(game, JSON.parse(JSON.stringify(saveMatch(match))));
    expect(loaded.viewFor(1).policy?.orders).toEqual(
      [{ ...blow, act: "play", when: { figure: "one" } }].map(({ set: _, ...rest }) => rest),
    );
    loaded.answer(0, "go:c1");
    match.answer(0, "go:c1");
    expect(loaded.hash()).toBe(match.hash());
  });

  test("an order that could never act is refused, with the nearest name", () => {
    const match = startMatch(game, { setup: setupAt(passing), seed: 1 });
    expect(match.setPolicy(1, { ...blow, act: "play", when: { figur: "one" } })).toMatchObject({
      ok: false,
      code: "POLICY_INVALID",
      reason: expect.stringContaining('Did you mean "figure"?'),
    });
    expect(match.setPolicy(1, { ...blow, act: "play", when: { figure: { more: 1 } } } as never)).toMatchObject({
      ok: false,
      code: "POLICY_INVALID",
    });
  });
});
