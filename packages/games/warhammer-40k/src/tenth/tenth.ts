import type { Ruleset } from "../attack/ruleset.js";
import { describeBy } from "../describing/describe-by.js";
import type { Reading } from "../describing/reading.js";
import { hasKeyword } from "../unit/parts.js";
import { coreRules } from "./core-rules.js";
import { toughnessOf } from "./toughness.js";

/** How the 10th edition reads facts (rules 2, 6, 7). */
const reading: Reading = {
  order: ["set", "divide", "multiply", "add", "subtract"],
  freezesZero: false,
  limits: { skill: [2, 6], Sv: [2, 7], AP: [Number.NEGATIVE_INFINITY, 0] },
  mostSaveImprovement: 1,
  coverSaves: true,
  locksExtraAttacks: true,
  toughnessOf,
  isCharacter: (part, _models, isLeader) => isLeader && hasKeyword(part, "CHARACTER"),
};

/** Warhammer 40,000, 10th edition. */
export const tenth: Ruleset = {
  name: "tenth",
  core: coreRules,
  describe: (query, facts) => describeBy(reading, query, facts),
};
