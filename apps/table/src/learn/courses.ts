import type { Course } from "./lesson.js";

const LOADING: Readonly<Record<string, () => Promise<Course>>> = {
  "imperial-assault": async () => (await import("./courses/skirmish.js")).skirmish,
  "one-piece": async () => (await import("./courses/duel.js")).duel,
  "warhammer-40k": async () => (await import("./courses/battle.js")).battle,
  finished: async () => (await import("./courses/solitaire.js")).solitaire,
};

/** The first match of a game, explained. */
export const courseOf = (game: string): Promise<Course> | undefined => LOADING[game]?.();
