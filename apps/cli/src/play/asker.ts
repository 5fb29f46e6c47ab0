import type { Decision, Game } from "@riposte/kernel";

/** Asks the person at the keyboard, or the script on stdin, for the next line. */
export interface Asker {
  /** The line entered; `undefined` when there is nobody left to ask. */
  ask(game: Game, decision: Decision | null): Promise<string | undefined>;
  close(): void;
}
