import type { Description, GameDescriptor } from "@riposte/hosting";
import type { ActsAt } from "@riposte/kernel";
import type { Game } from "@riposte/kernel/run";
import type { OddsBeside } from "./messages.js";

/** What can be written for a game: a kind of card or ability that is data. */
export interface Craft {
  readonly game: string;
  /** What it is called: "a Character, Event, Leader or Stage". */
  readonly what: string;
  /** The plugin that reads it: its folder below those of the game, and its package. */
  readonly plugin: string;
  readonly package: string;
  readonly samples: readonly Sample[];
  /** The file as `pnpm new ability` would write it, with something simple to begin with. */
  blank(): unknown;
  /** The file of a sample. */
  sample(id: string): unknown;
  /** Reads a file and composes the game with it; throws what its plugin says of it. */
  make(file: unknown): Crafted;
  /** What it does to attacks on a stage, where those can be counted. */
  odds?(made: Crafted, setup: unknown): OddsBeside | null;
}

interface Sample {
  readonly id: string;
  readonly title: string;
}

/** A file that was read, and the game it is played in. */
export interface Crafted {
  /** What the card or ability is called by programs, and by people. */
  readonly id: string;
  readonly entry: GameDescriptor;
  readonly game: Game;
  /** The same game in which it does nothing, and how it is set up then. */
  without(): { readonly game: Game; readonly setup: unknown };
  readonly told: Description;
  readonly acts: readonly ActsAt[];
  /** A position in which it can be used. */
  readonly setup: unknown;
}

/** What a plugin says its data does, where it can. */
export const actsOf = (game: Game, plugin: string, isOwn: (act: ActsAt) => boolean): readonly ActsAt[] =>
  (game.plugins.find(({ name }) => name === plugin)?.behaviour.acts?.() ?? []).filter(isOwn);
