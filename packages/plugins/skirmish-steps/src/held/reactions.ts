import type { Context } from "@riposte/imperial-assault";
import { runAbility } from "@riposte/kernel";
import type { StepsMatch } from "../declared.js";
import { holds } from "../reading/condition.js";
import { isSpent, spendLimit } from "../reading/limits.js";
import { type Holders, sceneOf } from "./holders.js";
import { runningOf } from "./parts.js";
import { isIn, situationOf } from "./roles.js";

/** Who has left play and still has abilities that answer its fall. */
type Fallen = (event: string, payload: unknown) => ReturnType<Holders>;

/** Runs what follows a fact by itself. */
export const reactTo =
  (context: Context, holdersIn: Holders, event: string, fallen: Fallen = () => []) =>
  (payload: unknown, match: StepsMatch): void => {
    const holders = [...fallen(event, payload), ...holdersIn(match, `on:${event}`)];
    if (holders.length === 0) return;
    const situation = situationOf(match, event, payload);
    for (const holder of holders) {
      for (const reaction of holder.parts.on.get(event) ?? []) {
        const { id, part } = reaction;
        if (holder.lost.includes(id) || !isIn(match, holder, part.as, situation)) continue;
        const scene = sceneOf(context, match, holder, { ...situation.bindings, ability: id });
        if (isSpent(scene, id, part.limit) || !holds(scene, part.if)) continue;
        for (const effect of spendLimit(scene, id, part.limit)) match.queue(effect);
        match.queueAll(holder.spend ?? []);
        match.queue(
          runAbility({ ...runningOf(reaction), seat: holder.seat, source: holder.self, bindings: scene.bindings }),
        );
      }
    }
  };
