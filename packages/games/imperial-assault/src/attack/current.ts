import type { Contribution, Explained } from "@riposte/kernel";
import type { IaMatch, IaReads } from "../declared.js";
import { type Die, isAttackDie } from "../dice/dice.js";
import { addResults, type ResultSymbol, type Results, SYMBOLS } from "../dice/results.js";
import { resultsOf } from "../dice/roll.js";
import type { Table } from "../slice.js";
import type { Attack } from "./attack.js";

type Explains = Pick<IaMatch, "slices" | "explain">;

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
  slices["imperial-assault"].attacks.at(-1) as unknown as Attack | undefined;

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
export function turnable(match: Explains, symbol: ResultSymbol): number {
  const { because } = resultsIn(match);
  const turned = attackIn(match).modifiers.filter((one) => one.symbol === symbol && one.turned === true);
  const added = because.filter(({ field, layer, amount }) => field === symbol && layer === "add" && amount > 0);
  return [...added, ...turned].reduce((sum, { amount }) => sum + amount, 0);
}

/** Results as they stand, without their reasons. */
export function resultsNow(match: Pick<IaMatch, "slices" | "value">): Results {
  const { attacker, defender, modifiers, final } = attackIn(match);
  if (final !== null) return final;
  const base = { ...rolledIn(match) };
  for (const { symbol, amount } of modifiers) base[symbol] += amount;
  return match.value("attack:results", { attacker, defender }, base as Record<string, number>) as unknown as Results;
}

/** Results as they stand: dice, what was added in this attack, and all contributions, each with its reason. */
export function resultsIn(match: Explains): Explained<Results> {
  const { attacker, defender, modifiers, final } = attackIn(match);
  const rolled = rolledIn(match);
  const added = addResults(...modifiers.map(({ symbol, amount }) => ({ [symbol]: amount })));
  const base = { ...addResults(rolled, added) } as Record<string, number>;
  const explained = match.explain("attack:results", { attacker, defender }, base);
  const because = [
    ...SYMBOLS.filter((symbol) => rolled[symbol] !== 0).map((symbol) => addition("dice", rolled[symbol], symbol)),
    ...modifiers.map(({ symbol, amount, by }) => addition(by, amount, symbol)),
    ...explained.because,
  ];
  return { value: final ?? (explained.value as unknown as Results), because };
}

/** A pool as it stands, dice by colour: what is printed, what was added or taken away, and all contributions. */
export function poolIn(match: Explains, side: "attack" | "defense"): Explained<Readonly<Record<string, number>>> {
  const { attacker, defender, pool, defense, changes } = attackIn(match);
  const printed = tally(side === "attack" ? pool : defense);
  const changed = changes.filter(({ die }) => isAttackDie(die) === (side === "attack"));
  const base = { ...printed };
  for (const { die, amount } of changed) base[die] = (base[die] ?? 0) + amount;
  const explained = match.explain(side === "attack" ? "attack:pool" : "defense:pool", { attacker, defender }, base);
  const because = [
    ...Object.entries(printed).map(([die, amount]) => addition("card", amount, die)),
    ...changed.map(({ die, amount, by }) => addition(by, amount, die)),
    ...explained.because,
  ];
  return { value: explained.value, because };
}

/** A pool as it stands, without its reasons. */
export function poolNow(match: Pick<IaMatch, "slices" | "value">, side: "attack" | "defense"): Die[] {
  const { attacker, defender, pool, defense, changes } = attackIn(match);
  const base = tally(side === "attack" ? pool : defense);
  for (const { die, amount } of changes)
    if (isAttackDie(die) === (side === "attack")) base[die] = (base[die] ?? 0) + amount;
  return diceOf(match.value(side === "attack" ? "attack:pool" : "defense:pool", { attacker, defender }, base));
}

/** The dice of a pool in a row, in the order their colours came. */
function diceOf(pool: Readonly<Record<string, number>>): Die[] {
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
