import type { Bot } from "@riposte/kernel/run";
import { knownTable } from "./known-table.js";
import { ruleOfThumb } from "./rules-of-thumb.js";

/** Plays by rules of thumb on what it has seen, without looking ahead. */
export const greedyBot = (): Bot => ({
  name: "greedy",
  answer: (seen) => ruleOfThumb(seen, knownTable(seen)),
});
