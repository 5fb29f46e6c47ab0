import type { Ability, EventPattern } from "@riposte/op-actions";
import { type Gathering, may, must, oneWay } from "./account.js";
import { accountFilter } from "./told-cards.js";
import { accountCondition, accountEvent } from "./told-conditions.js";
import { accountAgain, accountSteps } from "./told-steps.js";

/** Everything an ability says, field by field. */
export function accountAbility(g: Gathering, ability: Ability): void {
  const { timing, when, instead, from, turn, don, oncePerTurn, optional, condition, costs, steps } = ability;
  for (const one of [timing].flat())
    if (one === "trigger") must(g, "trigger");
    else if (one !== "when" && one !== "static" && one !== "instead") must(g, `at:${one}`);
  if (when !== undefined) {
    may(g, "when", "if");
    const patterns = [when].flat();
    // "removed by an effect or K.O.'d": however it was K.O.'d
    const isAnyKo = patterns.some(({ event }) => event === "left");
    const [first, ...others] = patterns.map(({ cause, by, ...pattern }) =>
      isAnyKo && pattern.event === "koed" ? pattern : { ...pattern, cause, by },
    );
    if (isAnyKo && !isWholeKo(patterns)) must(g, "event:koed apart");
    if (first !== undefined) accountEvent(g, first);
    if (others.length > 0) may(g, "orElse");
    for (const other of others) accountAgain(g, (again) => accountEvent(again, other));
  }
  if (instead !== undefined) accountInstead(g, [instead].flat());
  if (from !== "field") must(g, `you.${from}`);
  if (turn !== undefined) must(g, `turn:${turn}`);
  if (don !== undefined) must(g, `don:${don}`);
  if (oncePerTurn === true) must(g, "once");
  if (oncePerTurn === "done") must(g, "onlyOnce", "for:thisTurn");
  if (optional === true) must(g, "may");
  if (condition !== undefined) {
    may(g, "if");
    accountCondition(g, condition);
  }
  if (costs !== undefined) may(g, "may");
  accountSteps(g, costs);
  accountSteps(g, steps);
  if (![timing].flat().includes("static") && hasEndless(steps)) must(g, "length");
  // what a player cannot do for ever is printed as a rule of the card, not as something it does
  if (![timing].flat().includes("static") && steps.some((step) => step.type === "op:rule" && !("for" in step)))
    must(g, "length");
  if (
    when !== undefined &&
    steps.some((step) => step.type === "op:rule" && "for" in step && step.for === "thisBattle")
  ) {
    // "when … attacks": for that battle, without a word
    g.must.delete("for:thisBattle");
    may(g, "for:thisBattle");
  }
}

/** "Removed by your opponent's effect or K.O.'d": the same card, in battle and by what the first does not say. */
function isWholeKo([first, ...others]: readonly EventPattern[]): boolean {
  const subject = ({ side, self, card }: EventPattern) => JSON.stringify({ side, self, card });
  const koed = others.filter(({ event }) => event === "koed");
  if (first === undefined || koed.length === 0) return true;
  if (!koed.every((one) => subject(one) === subject(first))) return false;
  const told = koed.map(({ cause, by }) => `${cause}/${by}`).sort();
  const other = first.by === "you" ? "opponent" : "you";
  return ["undefined/undefined", `battle/undefined,effect/${other}`].includes(told.join());
}

/** "Once per turn, … cannot": the first time it does not happen. */
const INSTEAD_BANS = { ko: ["ban:beKoed"], leave: ["ban:leave"], rest: ["ban:beRested"], lose: [] };

type Instead = Exclude<NonNullable<Ability["instead"]>, readonly unknown[]>;

function accountInstead(g: Gathering, [first, ...others]: readonly Instead[]): void {
  if (first === undefined) return;
  const { event, cards, cause, by, source, why } = first;
  for (const other of others) must(g, other.event === "ko" ? "event:koed" : `would:${other.event}`);
  oneWay(g, [`would:${event}`], ...INSTEAD_BANS[event].map((ban) => [ban]));
  may(g, "if", "instead");
  if (event === "lose") may(g, "self", "rules");
  else if (cards === "self") must(g, "self");
  else {
    const { kind, ...filter } = cards.filter ?? {};
    for (const one of [kind ?? []].flat()) must(g, `${cards.side === "both" ? "any" : cards.side}.${one}`);
    accountFilter(g, filter);
  }
  if (cause !== undefined) must(g, `cause:${cause}`);
  if (by !== undefined) must(g, `by:${by}`);
  if (source !== undefined) accountFilter(g, source);
  if (why !== undefined) must(g, `why:${why}`);
}

/** Numbers that would never wear off: outside of permanent effects every one has its length. */
function hasEndless(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { type, for: duration, power, cost } = value as Readonly<Record<string, unknown>>;
  if (type === "op:give" && duration === undefined && (power !== undefined || cost !== undefined)) return true;
  return type !== "op:grant" && Object.values(value).some(hasEndless);
}
