import type { Plan } from "../plan.js";

const game = "finished";

/** Both rulesets, every difficulty, careful and careless players. */
export const FINISHED: readonly Plan[] = [
  { game, name: "random-easy", title: "At random, with the tokens of easy", seed: "1", bots: ["random"] },
  {
    game,
    name: "greedy-regular",
    title: "By rules of thumb, with the tokens of regular",
    seed: "2",
    setup: { difficulty: "regular" },
    bots: ["greedy"],
    savesWhen: ({ line }) => line.length === 60,
  },
  {
    game,
    name: "house-rules",
    title: "By rules of thumb, under house rules",
    seed: "3",
    // the name house rules had when this match was recorded
    setup: { difficulty: "difficult", ruleset: "seed" },
    bots: ["greedy"],
  },
  {
    game,
    name: "fickle",
    title: "At random, with answers taken back",
    seed: "4",
    setup: { difficulty: "veryEasy" },
    bots: ["random"],
    isFickle: true,
  },
  {
    game,
    name: "planned",
    title: "By a bot that plays ahead",
    seed: "5",
    setup: { difficulty: "regular" },
    bots: ["planner"],
  },
];
