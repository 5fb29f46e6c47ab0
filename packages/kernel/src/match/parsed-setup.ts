import type { Game } from "../compose/game.js";
import { clonePlain } from "../values/clone.js";
import { deepFreeze } from "../values/frozen.js";
import { parseSetup } from "./runtime-of-game.js";

/** Setup options as a simulation begins with them. */
export interface PreparedSetup {
  readonly setup: unknown;
  /** The same once more, whatever was written into the first. */
  readonly again: () => unknown;
}

/** The options a game was last simulated with, and what they came to once they were given twice. */
interface Last {
  readonly options: unknown;
  /** What the options said when they were parsed: they may have been written into since. */
  said: string | undefined;
  again: () => unknown;
}

const lasts = new WeakMap<Game, Last>();

/**
 * Setup options as the game accepts them, for simulations: thousands begin with the same ones, and checking two armies costs more than
 * hundreds of answers. Options that are given once cost nothing more than being parsed.
 */
export function parsedSetup(game: Game, options: unknown): PreparedSetup {
  const last = lasts.get(game);
  if (last === undefined || last.options !== options) {
    lasts.set(game, { options, said: undefined, again: () => undefined });
    // a copy: the caller may write into what it gave
    const copy = clonePlain(options);
    return { setup: parseSetup(game, options), again: () => parseSetup(game, clonePlain(copy)) };
  }
  const said = JSON.stringify(options ?? {});
  if (last.said !== said) {
    const setup = deepFreeze(clonePlain(parseSetup(game, options)));
    last.again = isCopied(game, setup) ? () => setup : () => clonePlain(setup);
    last.said = said;
  }
  return { setup: last.again(), again: last.again };
}

const resumed = new WeakMap<Game, { readonly options: unknown; readonly said: string; readonly setup: unknown }>();

/** The same for matches that go on from a snapshot: they begin with nothing of it, so those that are given the same options share it. */
export function resumedSetup(game: Game, options: unknown): unknown {
  const said = JSON.stringify(options ?? {});
  const last = resumed.get(game);
  if (last !== undefined && last.options === options && last.said === said) return last.setup;
  const setup = parseSetup(game, options);
  resumed.set(game, { options, said, setup });
  return setup;
}

/** Does the game copy what it takes over from its setup? Then the setup is never written, and all matches share one. */
function isCopied({ rules, slices }: Game, setup: unknown): boolean {
  // what effects are told at the beginning may end up in a slice
  if (rules.setup !== undefined) return false;
  const parts = new Set(partsOf(setup));
  return slices.every(({ declaration }) =>
    partsOf(declaration.initial(setup as never)).every((part) => !parts.has(part)),
  );
}

/** Every list and record in plain data. */
function partsOf(value: unknown): readonly object[] {
  if (typeof value !== "object" || value === null) return [];
  return [value, ...Object.values(value).flatMap(partsOf)];
}
