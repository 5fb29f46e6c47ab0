import type { AbilityEntry, Bot, Game } from "@riposte/kernel";
import type { Paint } from "../terminal/paint.js";

/** A game as the command line knows it: the one place where rules, data, bots and drawing meet. */
export interface GameEntry {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  /** The composition; made once per process. */
  game(): Game;
  readonly setup: readonly SetupOption[];
  readonly bots: Readonly<Record<string, BotEntry>>;
  /** The bot that gives hints in `play`. */
  readonly hintBot: string;
  /** The game's abilities, as its data has them, with the effects that carry them out. */
  readonly abilities: readonly AbilityEntry[];
  /** What a seat sees, as lines of text; slices are those of its view. */
  draw(slices: Readonly<Record<string, unknown>>, style: DrawStyle): readonly string[];
  /** What happened, in words; `undefined` where the generic sentence will do, and `null` where nothing needs saying. */
  sentence?(event: SeenEvent): string | null | undefined;
}

export interface SetupOption {
  /** A dot leads inside: `ruleset.limit`. */
  readonly key: string;
  readonly values: readonly SetupValue[];
  /** The value when nothing is given. */
  readonly otherwise: SetupValue;
  readonly help: string;
  /** Not asked in the menu and without a flag of its own: only `--setup key=value`. */
  readonly isRare?: boolean;
}

export type SetupValue = string | number | boolean;

export interface BotEntry {
  readonly summary: string;
  create(seed: string, game: Game): Bot;
}

export interface DrawStyle {
  readonly paint: Paint;
  readonly width: number;
}

export interface SeenEvent {
  readonly type: string;
  readonly payload: unknown;
}
