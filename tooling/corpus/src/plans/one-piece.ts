import type { Plan } from "../plan.js";

const game = "one-piece";

/** Both decks against each other and themselves, with and without what the cards' texts do. */
export const ONE_PIECE: readonly Plan[] = [
  {
    game,
    name: "rules-alone",
    title: "Without card texts, by rules of thumb",
    plugins: [],
    seed: "1",
    bots: ["greedy"],
  },
  {
    game,
    name: "all-texts",
    title: "With card texts, by rules of thumb",
    seed: "2",
    bots: ["greedy"],
    savesWhen: ({ line }) => line.length === 30,
  },
  {
    game,
    name: "random-beasts",
    title: "Two crews of beasts at random",
    seed: "3",
    setup: { decks: ["beasts", "beasts"] },
    bots: ["random"],
  },
  {
    game,
    name: "random-straw-hats",
    title: "Two crews of straw hats at random",
    seed: "4",
    setup: { decks: ["straw-hats", "straw-hats"] },
    bots: ["random"],
  },
  {
    game,
    name: "always-asked",
    title: "Seats that are asked at every window, and take answers back",
    seed: "5",
    setup: { decks: ["beasts", "straw-hats"] },
    bots: ["greedy", "random"],
    hold: "always",
    isFickle: true,
  },
  { game, name: "resigned", title: "A match given up", seed: "6", bots: ["random"], resignsAfter: 50 },
];
