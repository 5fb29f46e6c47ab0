import { facts } from "@riposte/data-finished";
import { describePlugin, describeProcedures, fuzzSoundly, reachedBy } from "@riposte/testing";
import { expect, test } from "vitest";
import { finished } from "../src/index.js";
import { game } from "./position.js";

describePlugin(finished(facts));
describeProcedures(game);

test("random play under both rulesets is sound and asks every question but one", () => {
  const { coverage } = fuzzSoundly(game, {
    matches: 40,
    seed: 1,
    setups: [{ ruleset: "official" }, { ruleset: "seed" }],
  });
  const own = [...game.questions.keys()].filter((name) => name.startsWith("finished:"));
  // a choice of source needs an empty stack, which random play does not reach; rulesets.test.ts stages it
  expect(reachedBy(coverage.questions, own).missing).toEqual(["finished:source"]);
});
