import { startMatch } from "@riposte/kernel";
import { nonInterference } from "@riposte/testing";
import { expect, test } from "vitest";
import { getCcPlayContext } from "../src/index.js";
import { game, group, setupAt } from "./position.js";

const setup = setupAt({
  mine: [group("stormtrooper", { one: "d1" })],
  theirs: [group("gaarkhan", { gaarkhan: "d2" })],
  against: ["parting-blow", "blitz"],
  activating: "one",
  points: 4,
});

/** The same state with other cards in the second player's hand. */
const withHand = (hand: readonly string[]) => (snapshot: { readonly slices: unknown }) => {
  const copy = structuredClone(snapshot) as { slices: { "imperial-assault": { sides: { hand: string[] }[] } } };
  const side = copy.slices["imperial-assault"].sides[1];
  if (side !== undefined) side.hand = [...hand];
  return copy as never;
};

test("under always a seat with a useless card is asked all the same", () => {
  const useless = {
    ...setup,
    position: {
      ...setup.position,
      seats: [setup.position.seats[0], { ...setup.position.seats[1], hand: ["celebration"] }],
    },
  };
  const match = startMatch(game, { setup: useless, seed: 1, hold: "always" });
  match.answer(0, "go:c1");
  expect(getCcPlayContext(match, 1)).toMatchObject({ window: "figure:leaving", isAsked: true });
});

test("figure:leaving: who holds a card is asked, whatever card it is", () => {
  const report = nonInterference(game, {
    position: { setup },
    observer: 0,
    swap: withHand(["celebration", "take-initiative"]),
    choose: (answers) => answers.find((answer) => String(answer).startsWith("go:")) ?? answers.at(-1) ?? "pass",
    maxInputs: 12,
  });
  expect(report).toMatchObject({ ok: true, differences: [] });
  expect(report.inputs).toBeGreaterThan(2);
});
