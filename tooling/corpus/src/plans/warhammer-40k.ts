import type { Plan } from "../plan.js";

const game = "warhammer-40k";

/** Each plugin alone and all together, both armies on both sides. */
export const WARHAMMER: readonly Plan[] = [
  { game, name: "rules-alone", title: "Without plugins, at random", plugins: [], seed: "1", bots: ["random"] },
  {
    game,
    name: "mechanics",
    title: "With the abilities of units, by rules of thumb",
    plugins: ["mechanics"],
    seed: "2",
    bots: ["greedy"],
  },
  {
    game,
    name: "critical-hits",
    title: "With abilities and critical hits, at random",
    plugins: ["mechanics", "critical-hits"],
    seed: "3",
    setup: { armies: ["thorn-swarm", "ember-host"] },
    bots: ["random"],
  },
  {
    game,
    name: "all-plugins",
    title: "With everything, by rules of thumb",
    seed: "4",
    bots: ["greedy"],
    savesWhen: ({ line }) => line.length === 420,
  },
  {
    game,
    name: "random-mirror",
    title: "The same army twice with everything, at random, with answers taken back",
    seed: "5",
    setup: { armies: ["ember-host", "ember-host"] },
    bots: ["random"],
    isFickle: true,
  },
];
