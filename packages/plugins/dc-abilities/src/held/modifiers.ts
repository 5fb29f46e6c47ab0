import { type Context, currentAttack } from "@riposte/imperial-assault";
import type { Contribution } from "@riposte/kernel";
import type { DcMatch } from "../declared.js";
import type { Modify } from "../language/modify.js";
import { amountIn } from "../reading/amount.js";
import { holds } from "../reading/condition.js";
import type { Compiled } from "./compile.js";
import { type Holder, holdersIn, sceneOf } from "./holders.js";
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
};

/** What passives and lasting modifiers contribute to a value. */
export const contributionsTo =
  (context: Context, compiled: Compiled, value: Modify["value"]) =>
  (given: unknown, match: DcMatch): readonly Contribution[] => {
    const subject = given as Subject;
    const contributions: Contribution[] = [];
    const once = new Set<string>();
    const consider = (holder: Holder, ability: string, modify: Modify) => {
      if (modify.once !== undefined && once.has(modify.once)) return;
      const situation = situationFor(subject, match);
      if (!concerns(match, holder, modify, subject, situation)) return;
      if (modify.surge !== undefined && modify.surge !== subject.surge) return;
      const scene = sceneOf(context, match, holder, { ...situation.bindings, ability });
      if (!holds(scene, modify.if)) return;
      const amount = amountIn(scene, modify.amount);
      if (amount === 0 && modify.layer === "add") return;
      if (modify.once !== undefined) once.add(modify.once);
      contributions.push(match.contribute(modify.layer, amount, ability, modify.symbol ?? modify.die ?? modify.field));
    };
    for (const holder of holdersIn(compiled, match, `modify:${value}`)) {
      for (const { id, part } of holder.parts.modify.get(value) ?? []) {
        if (!holder.lost.includes(id)) consider(holder, id, part);
      }
    }
    const scope = match.scope("attack");
    for (const lasting of match.lasting("dc:modify")) {
      const { modify, self, seat, ability } = lasting.data as LastingModify;
      // a modifier of an outer attack does not reach into an attack inside it
      if (modify.value !== value || (isOfAttack(lasting.data) && lasting.scope !== scope)) continue;
      consider({ self, seat, card: "", parts: NO_PARTS, lost: [] }, ability, modify);
    }
    return contributions;
  };

const NO_PARTS = {
  isSquad: false,
  topics: new Set<string>(),
  at: new Map(),
  on: new Map(),
  modify: new Map(),
  actions: [],
  surges: [],
  abilities: [],
};

const isOfAttack = (data: unknown): boolean => (data as { readonly scope?: string }).scope === "attack";

function situationFor({ attacker, defender, figure }: Subject, match: DcMatch): Situation {
  if (attacker !== undefined && defender !== undefined) return { attacker, defender, bindings: { attacker, defender } };
  const attack = currentAttack(match);
  const involved = attack === undefined ? {} : { attacker: attack.attacker, defender: attack.defender };
  return { ...(figure === undefined ? {} : { subject: figure }), bindings: { ...involved, subject: figure } };
}

function concerns(match: DcMatch, holder: Holder, modify: Modify, subject: Subject, situation: Situation): boolean {
  if (subject.figure === undefined) return isIn(match, holder, modify.as, situation);
  if (modify.to === "self") return subject.figure === holder.self;
  const seat = match.slices["imperial-assault"].figures[subject.figure]?.seat;
  return (seat === holder.seat) === (modify.to === "friendly");
}
