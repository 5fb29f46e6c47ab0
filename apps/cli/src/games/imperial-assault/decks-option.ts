import type { Setup, SetupOption } from "@riposte/hosting";

/** Decks of the armies, or decks drawn from the seed. */
export const DECKS: SetupOption = {
  key: "decks",
  values: ["ready", "random"],
  otherwise: "ready",
  help: "random: a legal deck of all cards for each side, drawn from the seed, and a legal army where --armies names none",
};

/** Random decks are those of the match's seed. */
export function withDecksOf({ decks, ...setup }: Setup, seed: string): Setup {
  return decks === "random" ? { ...setup, decks: { random: seed } } : setup;
}
