import type { Snapshot } from "@riposte/kernel/run";
import { nonInterference, scenario } from "@riposte/testing";
import { expect, test } from "vitest";
import { game } from "./base.js";

const inBattle = {
  setup: {
    position: {
      sides: [
        { leader: "OP01-003", deck: ["OP01-016", "OP01-016"] },
        {
          leader: "OP01-061",
          hand: ["OP01-016", "OP01-016"],
          deck: ["OP01-100", "OP01-100"],
          life: ["OP01-100", "OP01-100"],
        },
      ],
    },
  },
};

test("the attacker hears that a wager was made, not which", () => {
  scenario(game, inBattle)
    .choose("attack:1000:2000")
    .choose("won")
    .event("wager:made", { seat: 1 }, 0)
    .event("wager:made", { seat: 1, guess: "won" }, 1)
    .sees(1, { wager: { said: { 1: "won" } } })
    .hides(0, "wager.said.1")
    .waits()
    .done();
});

/** The same match in which the defender said the other thing. */
const otherGuess = (snapshot: Snapshot): Snapshot => {
  const copy = structuredClone(snapshot);
  const { said } = copy.slices.wager as { said: (string | null)[] };
  if (said[1] !== null) said[1] = said[1] === "won" ? "lost" : "won";
  return copy;
};

test("until the battle is fought, the attacker cannot tell one wager from the other", () => {
  const wagered = scenario(game, inBattle).choose("attack:1000:2000").choose("won").waits().done();
  const report = nonInterference(game, {
    position: { snapshot: wagered },
    observer: 0,
    swap: otherGuess,
    choose: (answers) => answers.find((answer) => answer !== "pass") ?? "pass",
    maxInputs: 1,
  });
  expect(report).toMatchObject({ ok: true, differences: [] });
  expect(report.inputs).toBe(1);
});
