import type { Behaviour } from "@riposte/kernel";
import { rewardOf } from "./abilities/sequence-rule.js";
import type { AbilityEffect, Finished } from "./declared.js";
import { isOver } from "./slice.js";

type Actions = NonNullable<Behaviour<Finished>["actions"]>;
type Guards = NonNullable<Behaviour<Finished>["guards"]>;

/** What the machines' actions do: each queues the ability of its name. */
export const actions: Actions = {
  beginGame: queueing("finished:beginGame"),
  beginTurn: queueing("finished:beginTurn"),
  awaitInput: queueing("finished:awaitInput"),
  belowTheStack: queueing("finished:belowTheStack"),
  endTurnBegin: queueing("finished:endTurnBegin"),
  sequenceRule: queueing("finished:sequenceRule"),
  drinkCofee: queueing("finished:drinkCofee"),
  endTurnEnd: queueing("finished:endTurnEnd"),
  gameEndWin: queueing("finished:gameEndWin"),
  gameEndLose: queueing("finished:gameEndLose"),
};

/** What the machines ask of the table. */
export const guards: Guards = {
  isWon: ({ slices }) => slices.finished.phase === "GAME_END_VICTORY",
  isLost: ({ slices }) => slices.finished.phase === "GAME_END_LOSE",
  isOver: ({ slices }) => isOver(slices.finished),
  isGoingOn: ({ slices, vars }) => vars.then !== "end" && vars.then !== "belowTheStack" && !isOver(slices.finished),
  isEnding: ({ vars }) => vars.then === "end",
  hasRun: ({ slices }) => rewardOf(slices.finished) > 0,
  owesCoffee: ({ slices }) => slices.finished.owesCoffee,
};

function queueing(type: AbilityEffect | "finished:awaitInput"): Actions[string] {
  const effect = { type } as { readonly type: "finished:beginTurn" };
  return (match) => match.queue(effect);
}
