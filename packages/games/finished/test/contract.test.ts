import { facts } from "@riposte/data-finished";
import { describePlugin, describeProcedures, fuzzSoundly, reachedBy, stage } from "@riposte/testing";
import { expect, test } from "vitest";
import { finished } from "../src/index.js";
import { at, game } from "./position.js";

describePlugin(finished(facts));
describeProcedures(game);

test("random play under both rulesets is sound and asks every question but one", () => {
  const { coverage } = fuzzSoundly(game, {
    matches: 40,
    seed: 1,
    setups: [{ ruleset: "official" }, { ruleset: "house" }],
    records: facts.abilities.map(({ id }) => id),
  });
  const own = [...game.questions.keys()].filter((name) => name.startsWith("finished:"));
  // a choice of source needs an empty stack, which random play does not reach; rulesets.test.ts stages it
  expect(reachedBy(coverage.questions, own).missing).toEqual(["finished:source"]);
});

test("a match can be won: random play does not get there, so it is staged", () => {
  const { position = {} } = at({ finished: 45, present: [47], top: [46, 48], active: 4 }).toJSON();
  const { changes } = stage(game, position, { ability: "gameEndWin" });
  expect(changes.map(({ path }) => path)).toContain("finished.phase");
});
