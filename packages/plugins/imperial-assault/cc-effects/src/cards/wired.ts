import type { Context } from "@riposte/imperial-assault";
import type { Effect } from "@riposte/kernel";
import type { AbilityEntry, WiredStatus } from "@riposte/kernel/run";
import { say } from "../messages.js";
import type { CommandEffect } from "./command-effect.js";
import { playsOf } from "./compile.js";

/** Every command card of the facts for `wiredStatus`. */
export const cardEntries = (
  context: Context,
  effects: Readonly<Record<string, CommandEffect>>,
): readonly AbilityEntry[] =>
  Object.keys(context.facts.command).map((id) => {
    const effect = effects[id];
    const typed = effect?.wiredStatus;
    return {
      id: `cc:${id}`,
      steps: effect === undefined ? [] : stepsOf(effect),
      ...(typed === undefined ? {} : { typed }),
    };
  });

const COPY: readonly Effect[] = [{ type: "do:passive", what: "copies" } as Effect];

/** The status of an entry as far as it alone can tell. */
export function statusOf(effect: CommandEffect): WiredStatus {
  const steps = stepsOf(effect);
  if (steps.length === 0) return "unwired";
  return JSON.stringify(steps).includes('"kernel:manual"') ? "partial" : "wired";
}

/** All it does: what is only said in the log, or only done by hand, is nothing. */
function stepsOf(effect: CommandEffect): readonly Effect[] {
  const { inPlay, inDiscard, copies, manual } = effect;
  const held = [inPlay, inDiscard].flatMap((ability) => [
    ...(ability === undefined ? [] : [{ type: "do:passive", what: "held" }]),
    ...[...(ability?.at ?? []), ...(ability?.on ?? [])].flatMap((part) => part.steps as readonly Effect[]),
  ]);
  const steps = [
    ...playsOf(effect).flatMap((play) => play.steps as readonly Effect[]),
    ...held,
    ...(copies === undefined ? [] : COPY),
  ];
  const byHand = { type: "kernel:manual", text: say("cc:manual", { text: manual ?? "" }) } as Effect;
  return steps.length > 0 && manual !== undefined ? [...steps, byHand] : steps;
}
