import type { AnyPlugin } from "@riposte/kernel/run";
import type { SearchHelp } from "@riposte/search";
import type { z } from "zod";
import type { GameDescriptor } from "../game-descriptor.js";
import type { GameInfo } from "../game-info.js";
import type { SearchLimits } from "../levels.js";
import type { ListBuilder } from "../lists/list-builder.js";
import type { TableLayout } from "../plain/table-layout.js";
import type { ReadySide } from "../setup-option.js";

/**
 * What a game says of itself. Its plugins are enough; whatever else is left out is made from them: a form of the set-up's schema, a table
 * drawn from the seat's view, bots, words.
 */
export interface GivenGame
  extends Partial<Omit<GameDescriptor, "id" | "compose" | "seats" | "search" | "setupSchema" | "table">>,
    Partial<Pick<GameInfo, "title" | "summary" | "players">> {
  /** The game itself, and plugins of its own that a player may leave out. */
  readonly plugins: readonly AnyPlugin[];
  /** What strangers may ask a match to be set up with; the plugin's own schema unless given. */
  readonly setupSchema?: z.ZodType;
  /** Where zones, counters and boards lie in its slices; what they look like unless given. */
  readonly table?: TableLayout;
  /** How bots think about it: what they do not know, what a position is worth, how long they look ahead. */
  readonly search?: Partial<SearchLimits> & Partial<SearchHelp>;
  /** Ready decks or armies that players begin with: `option` of the set-up takes the id of one, or a list, for each seat. */
  readonly sides?: { readonly option: string; readonly help: string; readonly ready: readonly ReadySide[] };
  /** What it offers for putting a deck or an army together. */
  readonly loadLists?: () => Promise<ListBuilder>;
}

/** The game a module exports: one that is described, or the plugin of a game as it is; nothing where there is none. */
export function gameIn(exported: Readonly<Record<string, unknown>>): GivenGame | undefined {
  const values = "default" in exported ? [exported.default, ...Object.values(exported)] : Object.values(exported);
  const described = values.find(isGiven);
  if (described !== undefined) return described;
  const plugins = [...new Set(values.filter(isPlugin))];
  return plugins.some(isGame) ? { plugins } : undefined;
}

/** Is it what `definePlugin` gives? */
export function isPlugin(value: unknown): value is AnyPlugin {
  const { name, version, declared, behaviour } = (value ?? {}) as Partial<AnyPlugin>;
  return [name, version].every((text) => typeof text === "string") && [declared, behaviour].every(isObject);
}

/** Does the plugin say where a match begins? */
export const isGame = ({ behaviour }: AnyPlugin): boolean => behaviour.game !== undefined;

function isGiven(value: unknown): value is GivenGame {
  const { plugins } = (value ?? {}) as Partial<GivenGame>;
  return Array.isArray(plugins) && plugins.length > 0 && plugins.every(isPlugin) && plugins.some(isGame);
}

const isObject = (value: unknown): boolean => typeof value === "object" && value !== null;
