import { emblemOf } from "../games.js";
import type { SymbolName } from "../look/icon.js";

/** Who is in the ready armies and decks, as signs. */
const PICTURES: Readonly<Record<string, readonly SymbolName[]>> = {
  "imperial-garrison": ["duelist", "trooper", "shieldman", "jet", "officer"],
  "rebel-strike-force": ["hero", "brute", "rebel", "heavy", "droid"],
  "straw-hats": ["strike", "slash", "ranged", "special"],
  beasts: ["claw", "strike", "slash"],
  "ember-host": ["guard", "plasma", "walker", "mortar", "scout"],
  "thorn-swarm": ["claw", "leaper", "wing", "spit", "titan"],
};

/** What stands for a ready army or deck. */
export const pictureOf = (id: string, game: string): readonly SymbolName[] =>
  (Object.hasOwn(PICTURES, id) ? PICTURES[id] : undefined) ?? [emblemOf(game)];
