import { type Context, currentAttack } from "@riposte/imperial-assault";
import type { Contribution } from "@riposte/kernel";
import type { StepsMatch } from "../declared.js";
import type { Modify } from "../language/modify.js";
import { amountIn } from "../reading/amount.js";
import { holds } from "../reading/condition.js";
import { type Holder, type Holders, sceneOf } from "./holders.js";
import { isIn, type Situation } from "./roles.js";

/** A modifier that lasts for a while: whose it is, and what it is called. */
interface LastingModify {
  readonly modify: Modify;
  readonly self: string;
  readonly seat: number;
  readonly ability: string;
}

type Subject = {
  readonly attacker?: string;
  readonly defender?: string;
  readonly figure?: string;
  readonly surge?: string;
  /** The player it is about, who may have no figure. */
  readonly seat?: number;
  readonly group?: string;
};

/** What the passives of holders contribute to a value. */
export const contributionsTo =
  (context: Context, holdersIn: Holders, value: Modify["value"]) =>
  (given: unknown, match: StepsMatch): readonly Contribution[] => {
    const holders = holdersIn(match, `modify:${value}`);
    if (holders.length === 0) return [];
    const consider = considering(context, match, given as Subject);
    for (const holder of holders) {
      for (const { id, part } of holder.parts.modify.get(value) ?? []) {
        if (!holder.lost.includes(id)) consider.add(holder, id, part);
      }
    }
    return consider.contributions;
  };

/** What lasting modifiers contribute to a value. */
export const lastingTo =
  (context: Context, value: Modify["value"]) =>
  (given: unknown, match: StepsMatch): readonly Contribution[] => {
    const all = match.lasting("do:modify");
    if (all.length === 0) return [];
    const consider = considering(context, match, given as Subject);
    const scope = match.scope("attack");
    for (const lasting of all) {
      const { modify, self, seat, ability } = lasting.data as LastingModify;
      // a modifier of an outer attack does not reach into an attack inside it
      if (modify.value !== value || (isOfAttack(lasting.data) && lasting.scope !== scope)) continue;
      consider.add({ self, seat, card: "" }, ability, modify);
    }
    return consider.contributions;
  };

type Whose = Omit<Holder, "parts" | "lost" | "spend">;

function considering(context: Context, match: StepsMatch, subject: Subject) {
  const contributions: Contribution[] = [];
  const once = new Set<string>();
  const situation = situationFor(subject, match);
  const add = (holder: Whose, ability: string, modify: Modify): void => {
    if (modify.once !== undefined && once.has(modify.once)) return;
    if (!concerns(match, holder, modify, subject, situation)) return;
    if (modify.surge !== undefined && modify.surge !== subject.surge) return;
    if (modify.surgeExcept?.includes(subject.surge ?? "") === true) return;
    const scene = sceneOf(context, match, holder, { ...situation.bindings, ability });
    if (!holds(scene, modify.if)) return;
    const amount = amountIn(scene, modify.amount);
    if (amount === 0 && modify.layer === "add") return;
    if (modify.once !== undefined) once.add(modify.once);
    contributions.push(match.contribute(modify.layer, amount, ability, modify.symbol ?? modify.die ?? modify.field));
  };
  return { contributions, add };
}

const isOfAttack = (data: unknown): boolean => (data as { readonly scope?: string }).scope === "attack";

function situationFor({ attacker, defender, figure }: Subject, match: StepsMatch): Situation {
  if (attacker !== undefined && defender !== undefined) return { attacker, defender, bindings: { attacker, defender } };
  const attack = currentAttack(match);
  const involved = attack === undefined ? {} : { attacker: attack.attacker, defender: attack.defender };
  return { ...(figure === undefined ? {} : { subject: figure }), bindings: { ...involved, subject: figure } };
}

function concerns(match: StepsMatch, holder: Whose, modify: Modify, subject: Subject, situation: Situation): boolean {
  if (subject.figure === undefined && subject.seat === undefined && subject.group === undefined)
    return isIn(match, holder, modify.as, situation);
  if (modify.to === "any") return true;
  const { groups, figures } = match.slices["imperial-assault"];
  const seat = subject.seat ?? groups[subject.group ?? ""]?.seat ?? figures[subject.figure ?? ""]?.seat;
  if (modify.to === "self") return subject.figure === holder.self && (subject.seat ?? holder.seat) === holder.seat;
  return (seat === holder.seat) === (modify.to === "friendly");
}
