import type { Listing } from "../game-entry.js";
import { ODDS_FLAGS } from "./odds-flags.js";

/** What can be said of the game without loading it. */
export const IMPERIAL_ASSAULT: Listing = {
  name: "imperial-assault",
  title: "Imperial Assault",
  summary: "a skirmish of two armies on a map (two players)",
  options: ["map", "mission", "armies", "rounds", "minutes", "decks"],
  odds: { flags: ODDS_FLAGS, report: async (args) => (await import("./odds.js")).oddsReport(args) },
  commands: { map: async () => (await import("./commands/map.js")).map },
  examples: [
    "play imperial-assault --bot greedy",
    "simulate imperial-assault --games 200 --bot greedy --against random --seed 1",
    "simulate imperial-assault --games 500 --decks random --map all --seed 1 --json",
    "league imperial-assault --entries my-armies --system swiss --rounds 6 --seed 1",
    "odds imperial-assault --attacker stormtrooper-elite --defender rebel-trooper --distance 4",
    "odds imperial-assault --attacker darth-vader --defender luke-skywalker --focus --json",
    "inspect imperial-assault",
    "plugins imperial-assault",
    "wired imperial-assault --check --reach",
  ],
};
