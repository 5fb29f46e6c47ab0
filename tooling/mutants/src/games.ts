import type { GameReadings } from "./readings/game-readings.js";

/** What a descriptor says of readings is its game's own matter. */
type AnyReadings = GameReadings<unknown>;

/** Games whose importers read printed text, by the word for them on the command line; the first unless one is named. */
export const READINGS: Readonly<Record<string, () => Promise<AnyReadings>>> = {
  "one-piece": async () => (await import("./one-piece/card-readings.js")).cardReadings as AnyReadings,
  "40k": async () => (await import("./warhammer-40k/ability-readings.js")).abilityReadings as AnyReadings,
};
