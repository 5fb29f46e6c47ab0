import { imperialAssaultContext as context } from "@riposte/hosting/imperial-assault";
import { type AttackDie, type DefenseDie, type Die, poolOutcomes, type ResultSymbol } from "@riposte/imperial-assault";
import { type AttackOdds, attackOdds } from "@riposte/surge";
import { LETTERS, type Letter, type Link, likeliest, type Reckoned, type Wrong } from "../../../calculator/compared.js";
import { wholeNumber } from "../../../calculator/written.js";
import { finePercent } from "../../../look/percent.js";
import {
  ATTACK_DICE,
  type AttackerForm,
  DEFENSE_DICE,
  type FighterForm,
  printedAttacker,
  type SkirmishForm,
} from "./skirmish-form.js";
import { skirmishTexts as texts } from "./skirmish-texts.js";

/** Counted attacks by letter, how much health the target has, and what is wrong with the fields. */
export interface SkirmishOdds {
  readonly reckoned: ReadonlyMap<Letter, Reckoned>;
  readonly health: number;
  readonly wrong: readonly Wrong[];
}

/** Every attack of the form by the rules that skirmishes are played by. */
export function oddsOf(form: SkirmishForm): SkirmishOdds {
  const wrong: Wrong[] = [];
  const health = within(form.target.health, 1, 100);
  const distance = within(form.distance, 0, 99);
  if (health === undefined) wrong.push({ of: "t", field: "health", reason: texts.wrong.health });
  if (distance === undefined) wrong.push({ of: "s", field: "distance", reason: texts.wrong.distance });
  const defense = poolIn(form.target, DEFENSE_DICE, "t", wrong);
  const reckoned = new Map<Letter, Reckoned>();
  for (const [at, attacker] of form.attackers.entries()) {
    const letter = LETTERS[at] as Letter;
    const pool = poolIn(attacker, ATTACK_DICE, letter, wrong);
    const isFree = context().body(attacker.card).attack?.freeDice !== undefined;
    if (pool?.length === 0 && !isFree)
      wrong.push({ of: letter, field: ATTACK_DICE[0] as string, reason: texts.wrong.pool });
    else if (pool !== undefined && defense !== undefined && health !== undefined && distance !== undefined)
      reckoned.set(letter, reckon(form, attacker, pool, defense, health, distance));
  }
  return { reckoned, health: health ?? 1, wrong };
}

/** What an attack most likely does. */
export function outcomeOf({ law }: Reckoned, target: string, health: number): string {
  const damage = likeliest(law);
  if (damage >= health) return texts.defeats(target);
  return damage === 0 ? texts.nothing : texts.hurts(damage);
}

function reckon(
  { target }: SkirmishForm,
  attacker: AttackerForm,
  pool: readonly AttackDie[],
  defense: readonly DefenseDie[],
  health: number,
  distance: number,
): Reckoned {
  const has = (mark: AttackerForm["marks"][number]) => attacker.marks.includes(mark);
  const guards = (mark: (typeof target.marks)[number]) => target.marks.includes(mark);
  const isPrinted = ATTACK_DICE.every((die) => attacker.dice[die] === printedAttacker(attacker.card).dice[die]);
  const one = (is: boolean) => (is ? 1 : 0);
  const odds = attackOdds(context(), {
    attacker: attacker.card,
    defender: target.card,
    distance,
    defense,
    focused: has("focused"),
    hidden: has("hidden"),
    weakened: has("weakened"),
    defenderHidden: guards("hidden"),
    defenderWeakened: guards("weakened"),
    modifiers: {
      hit: one(has("hit")),
      surge: one(has("surge")),
      accuracy: one(has("accuracy")),
      block: one(guards("block")),
      evade: one(guards("evade")),
    },
    // free dice are chosen only from the printed pool
    ...(isPrinted ? {} : { pool }),
  });
  return {
    name: context().body(attacker.card).name,
    law: capped(
      odds.damage.map(({ chance }) => chance),
      health,
    ),
    chain: linksOf(odds),
    reasons: [
      texts.pool([...odds.pool, ...odds.defense].map((die) => texts.die[die]).join(", ")),
      ...odds.misses.map(({ reason, chance }) => texts.missed[reason as "accuracy" | "dodge"](finePercent(chance))),
      ...odds.spends.map(({ surge, chance }) => texts.bought(surge, finePercent(chance))),
    ],
  };
}

/** More than the target has is as much as it has. */
function capped(law: readonly number[], health: number): readonly number[] {
  const all = law.slice(health).reduce((sum, chance) => sum + chance, 0);
  return Array.from({ length: health + 1 }, (_, damage) => (damage === health ? all : (law[damage] ?? 0)));
}

function linksOf({ pool, defense, needed, expected, miss }: AttackOdds): readonly Link[] {
  const rolled = pool.length === 0 ? texts.noDice : texts.dice(pool.length);
  const against = defense.length === 0 ? texts.noDice : texts.dice(defense.length);
  const evaded = meanOf(defense, "evade").toFixed(2);
  return [
    { value: meanOf(pool, "hit").toFixed(2), words: texts.hits, about: rolled },
    { value: meanOf(pool, "surge").toFixed(2), words: texts.surges, about: texts.evades(evaded) },
    { value: meanOf(defense, "block").toFixed(2), words: texts.blocks, about: against },
    { value: finePercent(miss), words: texts.misses, about: needed === null ? texts.needsNone : texts.needs(needed) },
    { value: expected.toFixed(2), words: texts.damage, about: texts.best },
  ];
}

function meanOf(pool: readonly Die[], symbol: ResultSymbol): number {
  const outcomes = poolOutcomes(pool);
  const all = outcomes.reduce((sum, { ways }) => sum + ways, 0);
  return outcomes.reduce((sum, { results, ways }) => sum + results[symbol] * ways, 0) / all;
}

const MOST_DICE = 5;

function poolIn<D extends Die>(
  { dice }: FighterForm<D, string>,
  colours: readonly D[],
  of: Wrong["of"],
  wrong: Wrong[],
): readonly D[] | undefined {
  const counts = colours.map((colour) => within(dice[colour], 0, MOST_DICE));
  for (const [at, count] of counts.entries())
    if (count === undefined) wrong.push({ of, field: colours[at] as D, reason: texts.wrong.dice });
  if (counts.includes(undefined)) return undefined;
  return colours.flatMap((colour, at) => Array.from({ length: counts[at] as number }, () => colour));
}

function within(text: string, least: number, most: number): number | undefined {
  const value = wholeNumber(text);
  return value === undefined || value < least || value > most ? undefined : value;
}
