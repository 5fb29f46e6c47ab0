import type { Game } from "../compose/game.js";
import { clonePlain } from "../state/clone.js";
import { parseSetup } from "./runtime-of-game.js";

/** The options a game was last simulated with, and what they came to once they were given twice. */
interface Last {
  readonly options: unknown;
  /** What the options said when they were parsed: they may have been written into since. */
  said: string | undefined;
  setup: unknown;
}

const lasts = new WeakMap<Game, Last>();

/**
 * Setup options as the game accepts them, for simulations: thousands begin with the same ones, and checking two armies costs more than
 * hundreds of answers. Each gets a copy of its own. Options that are given once cost nothing more than being parsed.
 */
export function parsedSetup(game: Game, options: unknown): unknown {
  const last = lasts.get(game);
  if (last === undefined || last.options !== options) {
    lasts.set(game, { options, said: undefined, setup: undefined });
    return parseSetup(game, options);
  }
  const said = JSON.stringify(options ?? {});
  if (last.said !== said) {
    last.setup = clonePlain(parseSetup(game, options));
    last.said = said;
  }
  return clonePlain(last.setup);
}
