import type { GameDescriptor, ThinkingGame } from "./game-descriptor.js";
import type { ListBuilder } from "./lists/list-builder.js";
import type { LookAhead } from "./outlook.js";

/** What is known of a game before any of its code is loaded. */
export interface GameInfo {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly players: Players;
  /** In the order they are listed; the first one is the game itself. */
  readonly plugins: readonly PluginInfo[];
  /** Fetches rules and data, and what it takes to think about them. */
  load(setup?: unknown): Promise<ThinkingGame>;
  /**
   * Rules and data alone, for a page that leaves thinking to another thread; of alternatives those it names, of cards those a match with
   * that setup needs, where they can be told apart.
   */
  loadTable(plugins?: readonly string[], setup?: unknown): Promise<GameDescriptor>;
  /** What it offers for putting a deck or an army together, where it has lists. */
  readonly loadLists?: () => Promise<ListBuilder>;
  /** How answers are reckoned ahead: the question can stand on the table before it is there. */
  readonly loadOutlook?: () => Promise<LookAhead>;
}

/** How many may play; which of them do, the set-up says. */
export interface Players {
  readonly least: number;
  readonly most: number;
}

/** A plugin a player can pick, or the game it joins. */
export interface PluginInfo {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  /** Where it comes from, unless its package has its name: some plugins kept the id of their first saves. */
  readonly package?: string;
  /** May be left out. */
  readonly isOptional: boolean;
  /** In the place of something else: only where it is chosen. */
  readonly isAlternative?: boolean;
}

/** The plugins that are in unless they are left out. */
export const usualPlugins = ({ plugins }: Pick<GameInfo, "plugins">): readonly string[] =>
  plugins.filter(({ isOptional, isAlternative = false }) => isOptional && !isAlternative).map(({ name }) => name);
