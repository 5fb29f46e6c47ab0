import type { Context } from "@riposte/imperial-assault";
import { runAbility } from "@riposte/kernel";
import type { StepsMatch } from "../declared.js";
import { runningOf } from "../library/parts.js";
import { holds } from "../reading/condition.js";
import { isSpent, spendLimit } from "../reading/limits.js";
import { type Holder, type Holders, sceneOf } from "./holders.js";
import { isIn, type Situation, situationOf } from "./roles.js";

/** Who has left play and still has abilities that answer its fall. */
export type Fallen = (event: string, payload: unknown, match: StepsMatch) => ReturnType<Holders>;

/** Runs what follows a fact by itself. */
export const reactTo = (context: Context, holdersIn: Holders, event: string, fallen?: Fallen) => {
  const topic = `on:${event}`;
  return (payload: unknown, match: StepsMatch): void => {
    const gone = fallen?.(event, payload, match) ?? NOBODY;
    const there = holdersIn(match, topic);
    if (gone.length + there.length === 0) return;
    const situation = situationOf(match, event, payload);
    for (const holder of gone) reactAs(context, match, event, holder, situation);
    for (const holder of there) reactAs(context, match, event, holder, situation);
  };
};

const NOBODY: readonly never[] = [];

function reactAs(context: Context, match: StepsMatch, event: string, holder: Holder, situation: Situation): void {
  for (const reaction of holder.parts.on.get(event) ?? NOBODY) {
    const { id, part } = reaction;
    if (holder.lost.includes(id) || !isIn(match, holder, part.as, situation)) continue;
    const { self, seat } = holder;
    if (isSpent({ match, self, seat }, id, part.limit)) continue;
    const scene = sceneOf(context, match, holder, situation.bindings, id);
    if (!holds(scene, part.if)) continue;
    for (const effect of spendLimit(scene, id, part.limit)) match.queue(effect);
    match.queueAll(holder.spend ?? NOBODY);
    match.queue(runAbility({ ...runningOf(reaction), seat, source: self, bindings: scene.bindings }));
  }
}
