import type { Outcome } from "@riposte/kernel";
import type { TableView } from "./slice.js";

/** How a match ended: what the outcome reports. */
export interface Result extends Outcome {
  readonly won: boolean;
  readonly finished: number;
  readonly coffee: number;
  readonly candy: number;
  readonly reserve: number;
  readonly turns: number;
  /** Who gave the game up. */
  readonly resigned?: number;
}

/** The result of a decided match. */
export function resultOf({ phase, finished, coffee, active, reserve, turns }: TableView): Result {
  const won = phase === "GAME_END_VICTORY";
  return { winners: won ? [0] : [], won, finished, coffee, candy: active, reserve, turns };
}
