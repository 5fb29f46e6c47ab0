import type { Listing } from "../game-entry.js";

/** What can be said of the game without loading it. */
export const FINISHED: Listing = {
  name: "finished",
  title: "Finished!",
  summary: "sort 48 cards before the coffee runs out (one player)",
  options: ["difficulty", "ruleset"],
  examples: [
    "play finished",
    "play finished --seed 1 --bot greedy",
    "play finished --load match.json",
    "simulate finished --games 2000 --bot random --seed 7 --json",
    "simulate finished --games 200 --bot planner --seed 1 --difficulty easy",
    "graph finished",
    "graph finished --procedure turn --format json",
    "wired finished",
    "wired finished --json",
  ],
};
