import type { Contribution } from "@riposte/kernel";
import type { IaMatch, IaReads } from "../declared.js";
import { type Die, isAttackDie } from "../dice/dice.js";
import { type ResultSymbol, type Results, SYMBOLS } from "../dice/results.js";
import { resultsOf } from "../dice/roll.js";
import type { Table } from "../slice.js";
import type { Attack } from "./attack.js";
import { explained, type Reading, valueIn } from "./reasons.js";

/** The innermost attack, for writing. */
export function ownAttack(table: Table, match: IaMatch): Attack {
  const attacks = match.own(table, "attacks");
  return match.own(attacks, attacks.length - 1);
}

/** Remembers that the defending player, whose ability runs, changes what the attack meets with. */
export function fortify(table: Table, match: IaMatch, seat: unknown = match.varsOf("ability")?.seat): void {
  const attack = ownAttack(table, match);
  if (seat === 1 - attack.seat) attack.fortified = true;
}

export const isDefensive = (symbol: string): boolean => symbol === "block" || symbol === "evade" || symbol === "dodge";

/** The innermost attack, if one is under way. */
export const currentAttack = ({ slices }: IaReads): Attack | undefined =>
  slices["imperial-assault"].attacks.at(-1) as Attack | undefined;

/** The innermost attack, where one must be under way. */
export const attackIn = (match: IaReads): Attack => currentAttack(match) as Attack;

/** A die on the table, and its place in the row. */
export interface DieLeft {
  readonly place: number;
  readonly die: Die;
  readonly face: number;
  readonly rerolled: boolean;
}

/** The dice that still count: one that was cancelled is no longer there to be read, chosen, rerolled or counted (rules 8.1). */
export function diceLeft(match: IaReads): readonly DieLeft[] {
  const left: DieLeft[] = [];
  for (const [place, { die, face, rerolled, cancelled }] of (currentAttack(match)?.dice ?? []).entries())
    if (!cancelled) left.push({ die, face, rerolled, place });
  return left;
}

/** What the dice that still count show: their symbols, and what those were turned into. */
export function shownIn(match: IaReads, symbol: ResultSymbol): number {
  const turned = currentAttack(match)?.modifiers.filter((one) => one.symbol === symbol && one.die !== undefined) ?? [];
  return turned.reduce((sum, { amount }) => sum + amount, rolledIn(match)[symbol]);
}

/** The symbols on the dice that still count, before anything is added. */
export const rolledIn = (match: IaReads): Results => resultsOf(currentAttack(match)?.dice ?? []);

/** Results of a symbol before any were taken away: what an ability can turn into others (rules 8.1, step 4). */
export function turnable(match: Reading, symbol: ResultSymbol): number {
  const { because } = explained((why) => resultsIn(match, why));
  const turned = attackIn(match).modifiers.filter((one) => one.symbol === symbol && one.turned === true);
  const added = because.filter(({ field, layer, amount }) => field === symbol && layer === "add" && amount > 0);
  return [...added, ...turned].reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * Results as they stand: dice, what was added in this attack, and all contributions. Those that were checked are final (rules 8.1,
 * step 6), whatever others would contribute now; of a symbol that has changed since, only dice and what was added are told.
 */
export function resultsIn(match: Reading, why?: Contribution[]): Results {
  const { attacker, defender, modifiers, final } = attackIn(match);
  if (final !== null && why === undefined) return final;
  const rolled = rolledIn(match);
  const base = { ...rolled } as Record<ResultSymbol, number>;
  for (const { symbol, amount } of modifiers) base[symbol] += amount;
  const contributed: Contribution[] | undefined = why && [];
  const now = valueIn(match, "attack:results", { attacker, defender }, base, contributed);
  if (why !== undefined && contributed !== undefined) {
    for (const symbol of SYMBOLS) if (rolled[symbol] !== 0) why.push(addition("dice", rolled[symbol], symbol));
    for (const { symbol, amount, by } of modifiers) why.push(addition(by, amount, symbol));
    const holds = ({ field }: Contribution) =>
      final === null || final[field as ResultSymbol] === now[field as ResultSymbol];
    why.push(...contributed.filter(holds));
  }
  return final ?? now;
}

/** A pool as it stands, dice by colour: what is printed, what was added or taken away, and all contributions. */
export function poolIn(
  match: Reading,
  side: "attack" | "defense",
  why?: Contribution[],
): Readonly<Record<string, number>> {
  const { attacker, defender, pool, defense, changes } = attackIn(match);
  const base = tally(side === "attack" ? pool : defense);
  if (why !== undefined) for (const die in base) why.push(addition("card", base[die] as number, die));
  for (const { die, amount, by } of changes) {
    if (isAttackDie(die) !== (side === "attack")) continue;
    base[die] = (base[die] ?? 0) + amount;
    why?.push(addition(by, amount, die));
  }
  return valueIn(match, side === "attack" ? "attack:pool" : "defense:pool", { attacker, defender }, base, why);
}

/** The dice of a pool in a row, in the order their colours came. */
export function diceOf(pool: Readonly<Record<string, number>>): Die[] {
  const dice: Die[] = [];
  for (const die in pool) for (let count = pool[die] ?? 0; count > 0; count--) dice.push(die as Die);
  return dice;
}

function tally(dice: readonly Die[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const die of dice) counts[die] = (counts[die] ?? 0) + 1;
  return counts;
}

const addition = (by: string, amount: number, field: string): Contribution => ({ by, layer: "add", amount, field });
