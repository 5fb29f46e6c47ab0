import type { Context } from "@riposte/imperial-assault";
import { runAbility } from "@riposte/kernel";
import type { DcMatch } from "../declared.js";
import { holds } from "../reading/condition.js";
import { isSpent, spendLimit } from "../reading/limits.js";
import type { Compiled } from "./compile.js";
import { type Holder, holdersIn, sceneOf } from "./holders.js";
import { isIn, situationOf } from "./roles.js";

/** Runs what follows a fact by itself. */
export const reactTo =
  (context: Context, compiled: Compiled, event: string) =>
  (payload: unknown, match: DcMatch): void => {
    const holders = [...fallenAmong(compiled, event, payload), ...holdersIn(compiled, match, `on:${event}`)];
    if (holders.length === 0) return;
    const situation = situationOf(match, event, payload);
    for (const holder of holders) {
      for (const { id, name, part } of holder.parts.on.get(event) ?? []) {
        if (holder.lost.includes(id) || !isIn(match, holder, part.as, situation)) continue;
        const scene = sceneOf(context, match, holder, { ...situation.bindings, ability: id });
        if (isSpent(scene, id, part.limit) || !holds(scene, part.if)) continue;
        for (const effect of spendLimit(scene, id, part.limit)) match.queue(effect);
        match.queue(runAbility({ ability: name, seat: holder.seat, source: holder.self, bindings: scene.bindings }));
      }
    }
  };

/** Who falls is no longer there, but what happens when it is defeated still does. */
function fallenAmong(compiled: Compiled, event: string, payload: unknown): readonly Holder[] {
  if (event !== "figure:fell") return [];
  const {
    figure: self,
    seat,
    card,
  } = payload as { readonly figure: string; readonly seat: number; readonly card: string };
  const parts = compiled.cards.get(card);
  return parts?.topics.has(`on:${event}`) ? [{ self, seat, card, parts, lost: [] }] : [];
}
