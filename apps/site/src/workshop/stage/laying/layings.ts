import type { Laying } from "./laying.js";

const LAYINGS: Readonly<Record<string, () => Promise<Laying>>> = {
  "imperial-assault": async () => (await import("./lay-skirmish.js")).laySkirmish,
  "one-piece": async () => (await import("./lay-duel.js")).layDuel,
  "warhammer-40k": async () => (await import("./lay-battle.js")).layBattle,
};

/** Fetched by whoever changes a stage. */
export const layingOf = (game: string): Promise<Laying> =>
  ((LAYINGS[game] ?? LAYINGS["one-piece"]) as () => Promise<Laying>)();
