import { attempt, eat, isDone, mayComeLater, type Reader, readerOf, sees, unread } from "../reader.js";
import { readClauses } from "./clause.js";
import { readCondition } from "./condition.js";
import { readCosts } from "./costs.js";
import { readEffect } from "./effect.js";
import { readEvent } from "./events.js";
import { readInstead } from "./instead.js";
import { readFacts, readRule } from "./rules.js";
import type { Step } from "./step.js";
import { readKeyword, readTiming, SPOKEN } from "./tags.js";

/** A line as it was read, or what of it was not. */
export type ReadLine = Understood | { readonly unread: string; readonly rule: string };

export interface Understood {
  readonly abilities: readonly Ability[];
  readonly keywords: readonly string[];
  readonly facts: Ability;
}

type Ability = Readonly<Record<string, unknown>>;

interface Tags {
  readonly timings: string[];
  readonly gates: Record<string, unknown>;
}

/** Reads one line of a card; it counts only if every word was read. */
export function readLine(text: string): ReadLine {
  const r = readerOf(text, readLine);
  const keywords = readKeywords(r);
  if (isDone(r)) return { abilities: [], keywords, facts: {} };
  // what is said of the card itself may go on with what it does
  const facts = attempt(r, readFacts) ?? {};
  if (isDone(r)) return { abilities: [], keywords, facts };
  if (Object.keys(facts).length > 0) eat(r, "(.|, and|and|,)");
  const tags = readTags(r);
  const abilities = readBody(r, tags);
  if (abilities === undefined || !isDone(r)) return { unread: unread(r), rule: r.rule };
  const limited = r.isLimited ? abilities.map((ability) => ({ ...ability, oncePerTurn: "done" })) : abilities;
  return { abilities: limited, keywords, facts };
}

function readKeywords(r: Reader): string[] {
  const found: string[] = [];
  for (;;) {
    const keyword = readKeyword(r);
    if (keyword === undefined) return found;
    found.push(keyword);
    eat(r, "(,|/)");
  }
}

function readTags(r: Reader): Tags {
  const tags: Tags = { timings: [], gates: {} };
  for (;;) {
    eat(r, "/");
    const timing = readTiming(r) ?? SPOKEN.find(([words]) => eat(r, words) !== undefined)?.[1];
    if (timing !== undefined) tags.timings.push(timing);
    else if (eat(r, "[Your Turn]") !== undefined) tags.gates.turn = "you";
    else if (eat(r, "[Opponent's Turn]") !== undefined) tags.gates.turn = "opponent";
    else if (eat(r, "[Once Per Turn]") !== undefined) tags.gates.oncePerTurn = true;
    else {
      const don = eat(r, "[DON!! x{n}]");
      if (don === undefined) return tags;
      tags.gates.don = Number(don[0]);
    }
  }
}

function readBody(r: Reader, { timings, gates }: Tags): readonly Ability[] | undefined {
  if (timings.length === 0) {
    const whole = readInstead(r) ?? attempt(r, readRule);
    if (whole !== undefined) return [{ ...whole, ...gates }];
    const prose = attempt(r, (rr) => readProse(rr, gates));
    if (prose !== undefined) return [prose];
  }
  const before = readGate(r);
  const costs = readCosts(r);
  if (before !== undefined && costs === undefined && !sees(r, "you may")) r.at = before.at;
  const isGate = before !== undefined && (costs !== undefined || sees(r, "you may"));
  const steps = readEffect(r);
  if (steps === undefined) return undefined;
  const gate = isGate ? { condition: before.condition } : {};
  const paid = costs === undefined ? {} : { costs };
  if (timings.length === 0) return costs === undefined ? readStatics(steps, { ...gates, ...gate }) : undefined;
  const timing = timings.length === 1 ? timings[0] : timings;
  const lasting = carriedOn(steps);
  const [only] = lasting;
  // without a cost, what stands under one condition can be activated only while it holds
  if (
    timing === "activateMain" &&
    costs === undefined &&
    lasting.length === 1 &&
    only?.type === "op:if" &&
    !("else" in only)
  )
    return [{ timing, ...gates, condition: only.condition, steps: only.steps }];
  return [{ timing, ...gates, ...gate, ...paid, steps: lasting }];
}

/** "… +2000 power during this battle. Then, if X, that card gains an additional +2000 power.": as long as the first. */
function carriedOn(steps: readonly Step[], before?: unknown): readonly Step[] {
  let last = before;
  return steps.map((step) => {
    if (step.type === "op:if") return { ...step, steps: carriedOn(step.steps as readonly Step[], last) };
    if (step.type !== "op:give") return step;
    last = step.for ?? last;
    const isMore =
      step.for === undefined && last !== undefined && (step.power !== undefined || step.cost !== undefined);
    return isMore ? { ...step, for: last } : step;
  });
}

/** "If X, you may Y: Z": the condition stands before the costs. */
function readGate(r: Reader): { readonly condition: unknown; readonly at: number } | undefined {
  const { at } = r;
  if (!mayComeLater(r, ":") && !mayComeLater(r, "you may")) return undefined;
  return attempt(r, (rr) => {
    if (eat(rr, "if") === undefined) return undefined;
    const condition = readCondition(rr);
    return condition === undefined || eat(rr, ",") === undefined ? undefined : { condition, at };
  });
}

/** What holds all the time: gifts without a length, each part with its own condition over all of it. */
function readStatics(steps: readonly Step[], gates: Record<string, unknown>): readonly Ability[] | undefined {
  const found: Ability[] = [];
  const plain: Step[] = [];
  for (const step of steps) {
    if (step.type === "op:if" && step.else === undefined) {
      const inner = readStatics(step.steps as readonly Step[], { ...gates, condition: step.condition });
      if (inner === undefined) return undefined;
      found.push(...inner);
    } else if ((step.type === "op:give" || step.type === "op:rule") && step.for === undefined)
      plain.push(lasting(step));
    else return undefined;
  }
  const inHand = plain.filter(isInHand);
  const here = plain.filter((step) => !isInHand(step));
  const own = here.length === 0 ? [] : [{ timing: "static", ...gates, steps: here }];
  const held = inHand.length === 0 ? [] : [{ timing: "static", from: "hand", ...gates, steps: inHand.map(bare) }];
  return [...own, ...held, ...found];
}

/** "This card in your hand". */
const isInHand = ({ target }: Step): boolean => (target as { readonly inHand?: true } | undefined)?.inHand === true;
const bare = (step: Step): Step => ({ ...step, target: { ref: "self" } });

const lasting = (step: Step): Step => {
  const target = step.target as { readonly count?: unknown } | undefined;
  return target?.count === undefined ? step : { ...step, target: { ...target, count: "all" } };
};

/** "When …, …": an event of its own; costs may stand before it. */
function readProse(r: Reader, gates: Record<string, unknown>): Readonly<Record<string, unknown>> | undefined {
  const costs = readCosts(r);
  if (eat(r, "at the end of a battle in which") !== undefined) {
    const when = readEvent(r);
    return when === undefined || eat(r, ",") === undefined ? undefined : finished(r, when, gates, costs, false);
  }
  const isOptional = eat(r, "this effect can be activated when") !== undefined;
  const suffix = isOptional ? undefined : attempt(r, readSuffix);
  if (suffix !== undefined) return { timing: "when", when: suffix.when, ...gates, steps: suffix.steps };
  const isIf = !isOptional && eat(r, "if") !== undefined;
  if (!isOptional && !isIf && eat(r, "when") === undefined) return undefined;
  const when = readEvent(r);
  if (when === undefined || (isIf && when.some(isState)) || eat(r, "(,|.)") === undefined) return undefined;
  return finished(r, when, gates, costs, isOptional);
}

/** "If this Character is rested" is how it lies, not what happens to it. */
const isState = ({ event, cause }: Readonly<Record<string, unknown>>): boolean =>
  event === "rested" && cause === undefined;

function finished(
  r: Reader,
  when: readonly unknown[],
  gates: Record<string, unknown>,
  costs: readonly Step[] | undefined,
  isOptional: boolean,
) {
  const price = costs ?? readCosts(r);
  const steps = readEffect(r);
  if (steps === undefined) return undefined;
  // who may leave it unpaid need not be told that it is optional
  const optional = isOptional && price === undefined ? { optional: true } : {};
  const paid = price === undefined ? {} : { costs: price };
  return { timing: "when", when: when.length === 1 ? when[0] : when, ...gates, ...optional, ...paid, steps };
}

/** "Draw 1 card when your opponent activates an Event.": the event stands behind what is done. */
function readSuffix(r: Reader): { readonly when: unknown; readonly steps: readonly Step[] } | undefined {
  if (!mayComeLater(r, "when")) return undefined;
  const steps = readClauses(r);
  const when = steps === undefined || eat(r, "when") === undefined ? undefined : readEvent(r);
  if (steps === undefined || when === undefined) return undefined;
  // what holds when something attacks holds for that battle
  const lasting = steps.map((step) =>
    step.type === "op:rule" && step.for === undefined ? { ...step, for: "thisBattle" } : step,
  );
  return { when: when.length === 1 ? when[0] : when, steps: lasting };
}
