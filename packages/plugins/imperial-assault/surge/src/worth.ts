import {
  type Attack,
  type AttackKeywords,
  addResults,
  type Condition,
  distance,
  healthLeft,
  onField,
  type Results,
  resultsOf,
  spaceNamed,
  type Table,
  type TableSeen,
} from "@riposte/imperial-assault";
import type { Effect, Option } from "@riposte/kernel";

type Figure = Table["figures"][string];

const CONDITION_WORTH: Readonly<Record<Condition, number>> = {
  stun: 0.9,
  focus: 0.8,
  bleed: 0.5,
  hide: 0.5,
  weaken: 0.4,
};

type Gain = Effect & {
  readonly symbol?: keyof Results;
  readonly amount?: number;
  readonly cost?: number;
} & Partial<AttackKeywords>;

const effectsOf = (option: Option): readonly Gain[] => (option as { effects?: readonly Gain[] }).effects ?? [];

/** Is it bought with surges? */
export const isBought = (option: Option): boolean => effectsOf(option).some(({ type }) => type === "attack:spend");

/** What an offer at the surge step is worth to the attack, per surge it costs; 0 where it changes nothing. */
export function surgeWorth(seen: TableSeen, attack: Attack, option: Option): number {
  const effects = effectsOf(option);
  const attacker = seen.table.figures[attack.attacker];
  const target = seen.table.figures[attack.defender];
  if (attacker === undefined || target === undefined) return 0;
  const now = standing(seen, attack);
  const need = neededAccuracy(seen, attack);
  const cost = effects.reduce((sum, effect) => sum + (effect.type === "attack:spend" ? (effect.cost ?? 0) : 0), 0);
  const dodged = now.dodge > 0;
  const room = roomFor(seen, attack, now, target);
  let worth = 0;
  for (const effect of effects) {
    if (effect.type === "attack:modify" && !dodged) worth += symbolWorth(effect, now, need, room);
    if (effect.type === "attack:grant") worth += grantWorth(effect, attack, attacker, room, dodged);
  }
  return worth / Math.max(1, cost);
}

/** The results without what other plugins add: good enough to choose by. */
function standing({ context, table }: TableSeen, { attacker, defender, dice, modifiers }: Attack): Results {
  const { accuracy = 0, hit = 0 } = context.body((table.figures[attacker] as Figure).card).keywords;
  const { block = 0, dodge = 0 } = context.body((table.figures[defender] as Figure).card).keywords;
  const hidden = table.figures[defender]?.conditions.includes("hide") === true ? -2 : 0;
  const added = modifiers.map(({ symbol, amount }) => ({ [symbol]: amount }));
  return addResults(resultsOf(dice), { accuracy: accuracy + hidden, hit, block, dodge }, ...added);
}

function neededAccuracy(seen: TableSeen, { attacker, defender, targetSpace, type }: Attack): number {
  const [from, to] = [onField(seen, attacker), onField(seen, defender)];
  if (type === "melee" || from === undefined || to === undefined) return 0;
  const far = distance(seen.field, from, { ...to, spaces: [spaceNamed(seen.board, targetSpace)] });
  return Math.max(1, far ?? 1);
}

/** Damage that would still matter, and blocks that are in its way. */
interface Room {
  readonly damage: number;
  readonly blocks: number;
}

function roomFor(seen: TableSeen, { keywords }: Attack, now: Results, target: Figure): Room {
  const blocks = Math.max(0, now.block - keywords.pierce);
  return { damage: healthLeft(seen, target) - Math.max(0, now.hit - blocks), blocks };
}

function symbolWorth({ symbol, amount = 0 }: Gain, now: Results, need: number, { damage }: Room): number {
  if (symbol === "accuracy") return now.accuracy >= need ? 0 : now.accuracy + amount >= need ? 5 : 1;
  if (symbol === "hit") return Math.max(0, Math.min(amount, damage));
  return amount > 0 ? 0.1 : 0;
}

function grantWorth(
  { pierce = 0, blast = 0, cleave = [], recover = 0, conditions = [] }: Gain,
  { keywords }: Attack,
  attacker: Figure,
  { damage, blocks }: Room,
  dodged: boolean,
): number {
  const healing = 0.4 * Math.min(recover, attacker.damage);
  if (dodged) return healing;
  const fresh = conditions.filter((condition) => !keywords.conditions.includes(condition));
  return (
    healing +
    Math.max(0, Math.min(pierce, blocks, damage)) +
    0.4 * blast +
    0.6 * cleave.reduce((sum, one) => sum + one, 0) +
    fresh.reduce((sum, condition) => sum + CONDITION_WORTH[condition], 0)
  );
}
