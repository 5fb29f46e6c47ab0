import type { Behaviour } from "@riposte/kernel";
import { rewardOf } from "./abilities/sequence-rule.js";
import type { Finished } from "./declared.js";
import { isOver } from "./slice.js";

type Guards = NonNullable<Behaviour<Finished>["guards"]>;

/** What the machines ask of the table. */
export const guards: Guards = {
  isWon: ({ slices }) => slices.finished.phase === "GAME_END_VICTORY",
  isLost: ({ slices }) => slices.finished.phase === "GAME_END_LOSE",
  isOver: ({ slices }) => isOver(slices.finished),
  isGoingOn: ({ slices, vars }) => (vars.then === undefined || vars.then === "reorder") && !isOver(slices.finished),
  isEnding: ({ vars }) => vars.then === "end",
  hasRun: ({ slices }) => rewardOf(slices.finished) > 0,
  owesCoffee: ({ slices }) => slices.finished.owesCoffee,
};
