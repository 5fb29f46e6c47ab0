import type { ccEffectsOf } from "@riposte/cc-effects";
import type { Library } from "@riposte/dc-abilities";
import type { Context } from "@riposte/imperial-assault";
import { KernelError } from "@riposte/kernel";

/** The cards and maps a skirmish is played with, read: all of them, or those a match needs. */
export interface SkirmishCards {
  readonly context: Context;
  readonly abilities: Library;
  readonly effects: Parameters<typeof ccEffectsOf>[1];
  /** The hashes of all of them, where these are some. */
  readonly hashes?: { readonly abilities: string; readonly effects: string };
  /** What a match can be set up with, whether it came along or not. */
  readonly choices: SkirmishChoices;
}

/** Maps and ready armies by name. */
export interface SkirmishChoices {
  readonly maps: readonly string[];
  readonly armies: readonly { readonly id: string; readonly title: string; readonly about: string }[];
}

let brought: SkirmishCards | undefined;

/** From now on names and numbers are read from these; some do not take the place of all. */
export function bringCards(cards: SkirmishCards): SkirmishCards {
  if (brought === undefined || brought.hashes !== undefined || cards.hashes === undefined) brought = cards;
  return cards;
}

/** Cards and maps as far as they are there: a table asks after a game was fetched for its match. */
export function contextAtTable(): Context {
  if (brought === undefined) throw new KernelError("UNKNOWN_NAME", "No cards were fetched yet. Load the game first.");
  return brought.context;
}
