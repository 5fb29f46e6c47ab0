import { type Context, currentAttack } from "@riposte/imperial-assault";
import type { Contribution } from "@riposte/kernel";
import type { StepsMatch } from "../declared.js";
import type { Modify } from "../language/modify.js";
import { amountIn } from "../reading/amount.js";
import { holds } from "../reading/condition.js";
import { type Holder, type Holders, sceneOf } from "./holders.js";
import { isIn, type Situation } from "./roles.js";

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
export const contributionsTo = (context: Context, holdersIn: Holders, value: Modify["value"]) => {
  const topic = `modify:${value}`;
  return (given: unknown, match: StepsMatch): readonly Contribution[] => {
    const holders = holdersIn(match, topic);
    if (holders.length === 0) return NOTHING;
    const asked = askedOf(context, match, given as Subject);
    for (const holder of holders) {
      for (const { id, part } of holder.parts.modify.get(value) ?? NOTHING) {
        if (!holder.lost.includes(id)) consider(asked, holder, id, part);
      }
    }
    return asked.contributions ?? NOTHING;
  };
};

/** What lasting modifiers contribute to a value. */
export const lastingTo =
  (context: Context, value: Modify["value"]) =>
  (given: unknown, match: StepsMatch): readonly Contribution[] => {
    const all = match.lasting("do:modify");
    if (all.length === 0) return NOTHING;
    const asked = askedOf(context, match, given as Subject);
    for (const lasting of all) {
      const { modify, self, seat, ability } = lasting.data;
      if (modify.value !== value) continue;
      // a modifier of an outer attack does not reach into an attack inside it
      if (lasting.data.scope === "attack" && lasting.scope !== match.scope("attack")) continue;
      consider(asked, { self, seat, card: "" }, ability, modify);
    }
    return asked.contributions ?? NOTHING;
  };

const NOTHING: readonly never[] = [];

type Whose = Omit<Holder, "parts" | "lost" | "spend">;

/** A value that is asked for, and what was found for it; most questions find nothing, so nothing is made before it is needed. */
interface Asked {
  readonly context: Context;
  readonly match: StepsMatch;
  readonly subject: Subject;
  situation: Situation | undefined;
  contributions: Contribution[] | undefined;
  /** Names of contributions that count once. */
  once: string[] | undefined;
}

const askedOf = (context: Context, match: StepsMatch, subject: Subject): Asked => ({
  context,
  match,
  subject,
  situation: undefined,
  contributions: undefined,
  once: undefined,
});

function consider(asked: Asked, holder: Whose, ability: string, modify: Modify): void {
  const { match, subject } = asked;
  if (modify.once !== undefined && asked.once?.includes(modify.once) === true) return;
  if (modify.surge !== undefined && modify.surge !== subject.surge) return;
  if (modify.surgeExcept?.includes(subject.surge ?? "") === true) return;
  asked.situation ??= situationFor(subject, match);
  if (!concerns(match, holder, modify, subject, asked.situation)) return;
  const scene = sceneOf(asked.context, match, holder, asked.situation.bindings, ability);
  if (!holds(scene, modify.if)) return;
  const amount = amountIn(scene, modify.amount);
  if (amount === 0 && modify.layer === "add") return;
  if (modify.once !== undefined) {
    asked.once ??= [];
    asked.once.push(modify.once);
  }
  asked.contributions ??= [];
  asked.contributions.push(
    match.contribute(modify.layer, amount, ability, modify.symbol ?? modify.die ?? modify.field),
  );
}

function situationFor({ attacker, defender, figure }: Subject, match: StepsMatch): Situation {
  if (attacker !== undefined && defender !== undefined) return { attacker, defender, bindings: { attacker, defender } };
  const attack = currentAttack(match);
  const bindings =
    attack === undefined
      ? { subject: figure }
      : { attacker: attack.attacker, defender: attack.defender, subject: figure };
  return figure === undefined ? { bindings } : { subject: figure, bindings };
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
