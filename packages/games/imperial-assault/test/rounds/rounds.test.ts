import { startMatch } from "@riposte/kernel/run";
import { describe, expect, test } from "vitest";
import { type At, at, game, group, setupAt, table } from "../position.js";

const rest = ["focus", "blitz", "deadeye"];
/** Everybody has activated but Luke; rebels stand next to a terminal. */
const lastActivation: At = {
  rebels: [group("luke-skywalker", { luke: "a4" }, { id: "luke" })],
  imperials: [group("darth-vader", { vader: "e1" }, { id: "vader", ready: false })],
  sides: [{ deck: rest }, { deck: rest }],
  activating: { figure: "luke" },
  round: 3,
};

describe("end-of-round effects come after ready and draw; initiative passes every round", () => {
  test("cards are readied, then drawn with one for each terminal, then the mission scores, then the token passes", () => {
    const match = startMatch(game, { seed: 1, setup: setupAt(lastActivation), hold: "auto" });
    const step = match.answer(0, "pass");
    if (!step.ok) throw new Error(step.reason);
    const told = step.recorded.map(({ type }) => type);
    const order = ["cards:readied", "cards:drawn", "round:ended", "round:began"].map((type) => told.indexOf(type));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
    const { sides, round, initiative, groups } = match.slices["imperial-assault"];
    expect(sides.map(({ hand }) => hand.length)).toEqual([2, 1]);
    expect({ round, initiative }).toEqual({ round: 4, initiative: 1 });
    expect(groups.vader?.ready).toBe(true);
  });

  test("the mission scores after the draw", () => {
    at({
      ...lastActivation,
      imperials: [group("darth-vader", { vader: "d4" }, { id: "vader", ready: false })],
    })
      .pass()
      .event("vp:scored", { seat: 1, vp: 5, by: "mission" })
      .expect(table({ round: 4 }))
      .waits()
      .done();
  });

  test("initiative claimed in the middle of a round passes to the other player all the same", () => {
    at({ ...lastActivation, initiative: 1 })
      .pass()
      .expect(table({ initiative: 0, round: 4 }))
      .waits()
      .done();
  });

  test("nothing is drawn from an empty deck", () => {
    const match = startMatch(game, { seed: 1, setup: setupAt({ ...lastActivation, sides: [{}, {}] }), hold: "auto" });
    match.answer(0, "pass");
    expect(match.slices["imperial-assault"].sides.map(({ hand }) => hand.length)).toEqual([0, 0]);
  });
});

describe("who may see what", () => {
  test("hands are secret, decks unseen", () => {
    const match = startMatch(game, {
      seed: 1,
      setup: setupAt({ ...lastActivation, sides: [{ hand: ["focus"], deck: rest }, {}] }),
    });
    expect(JSON.stringify(match.viewFor(1))).not.toContain("blitz");
    expect(JSON.stringify(match.viewFor(1))).not.toContain('"focus"');
    expect(JSON.stringify(match.viewFor(0))).toContain('"focus"');
  });
});
