import type { Bot, Game } from "@riposte/kernel";
import type { Composed } from "./composition.js";
import type { SetupOption } from "./setup-option.js";
import type { Voice } from "./voice.js";

/** A loaded game: everything an app needs to start, speak about and inspect a match of it. */
export interface CatalogGame {
  readonly id: string;
  /** With these plugins beside the game itself, with all of them unless given; what does not fit together is said in sentences. */
  compose(plugins?: readonly string[]): Composed;
  readonly setup: readonly SetupOption[];
  readonly bots: Readonly<Record<string, BotEntry>>;
  /** The bot whose advice is worth asking for. */
  readonly hintBot: string;
  /** Names and sentences that are the game's own. */
  readonly voice: Omit<Voice, "messages">;
  /** Values whose reasons every seat may know: what "why is this 5?" answers. */
  readonly openValues: readonly string[];
}

export interface BotEntry {
  readonly summary: string;
  create(seed: string, game: Game): Bot;
}
