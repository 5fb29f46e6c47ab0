import type { Listing } from "./game-entry.js";
import { ODDS_FLAGS as SKIRMISH_ODDS } from "./imperial-assault/odds-flags.js";
import { ODDS_FLAGS as BATTLE_ODDS } from "./warhammer-40k/odds-flags.js";

/** What can be said of the games without loading them. */
export const FINISHED: Listing = {
  name: "finished",
  title: "Finished!",
  summary: "sort 48 cards before the coffee runs out (one player)",
  options: ["difficulty", "ruleset"],
};

export const IMPERIAL_ASSAULT: Listing = {
  name: "imperial-assault",
  title: "Imperial Assault",
  summary: "a skirmish of two armies on a map (two players)",
  options: ["map", "mission", "armies", "decks"],
  oddsFlags: SKIRMISH_ODDS,
};

export const WARHAMMER_40K: Listing = {
  name: "warhammer-40k",
  aliases: ["40k"],
  title: "Warhammer 40,000",
  summary: "a battle of two line-ups over five rounds (two players)",
  options: ["edition", "armies", "mission", "secondary"],
  oddsFlags: BATTLE_ODDS,
};

export const ONE_PIECE: Listing = {
  name: "one-piece",
  title: "ONE PIECE Card Game",
  summary: "two decks fight with Leaders, Characters and DON!! (two players)",
  options: ["decks"],
};
