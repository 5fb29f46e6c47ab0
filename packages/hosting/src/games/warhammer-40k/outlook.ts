import { type AttackOdds, exactAttack } from "@riposte/combat";
import type { Option } from "@riposte/kernel";
import {
  type AttackDescription,
  characteristicLaw,
  countModels,
  meanOf,
  partsOf,
  type Table,
  type WarMatch,
} from "@riposte/warhammer-40k";
import { distinct } from "../../not-counted.js";
import type { ChainLink, Outlook, OutlookSource, Prospect } from "../../outlook.js";
import { settledAttack } from "./settled.js";

/** More dice than these would make a table wait. */
const MOST_WEAPONS = 40;

/** Exact odds of every target the acting unit can aim at, from the rules that resolve it. Nothing in a battle is hidden. */
export function battleOutlook(match: OutlookSource, seat: number | null): Outlook | null {
  const { slices, decision } = match.viewFor(seat);
  if (decision?.own !== true || decision.choice.kind !== "one") return null;
  const count = Number(decision.prompt.params?.count ?? 0);
  if (decision.prompt.id !== "wh:target" || count < 1 || count > MOST_WEAPONS) return null;
  const table = slices["warhammer-40k"] as Table;
  // nothing in a battle is hidden: what abilities change counts here as it does in the attack
  const seen = {
    slices,
    value: (name: string, of: unknown, base: number) => match.explain(name, of, base).value,
  } as WarMatch;
  const found = decision.choice.options.flatMap((option) => {
    const settled = settledAt(match, seen, table, option, count);
    return settled === undefined ? [] : [{ key: String(option.key), ...settled }];
  });
  if (found.length === 0) return null;
  const answers = Object.fromEntries(found.map(({ key, prospect }) => [key, prospect]));
  const notCounted = distinct(found.flatMap((one) => one.notCounted));
  return { answers, best: null, ...(notCounted.length > 0 && { notCounted }) };
}

function settledAt(match: OutlookSource, seen: WarMatch, { units, acting }: Table, { label }: Option, count: number) {
  const { weapon, unit: target, from } = (label?.params ?? {}) as Readonly<Record<string, string | undefined>>;
  const [shooter, defender] = [units[acting ?? ""], units[target ?? ""]];
  if (shooter === undefined || defender === undefined || weapon === undefined) return undefined;
  const part = partsOf(shooter).find(({ weapons }) => weapons.some(({ id }) => id === weapon));
  if (part === undefined) return undefined;
  const models = countModels(defender);
  const declared = { part: part.id, weapon, count, target: defender.id, targetModels: models };
  const { description, notCounted } = settledAttack(
    match,
    seen,
    shooter.id,
    from === undefined ? declared : { ...declared, from },
  );
  const odds = exactAttack(description);
  const prospect: Prospect = {
    damage: [...odds.damage],
    slain: [...odds.slain],
    defeat: odds.slain[models] ?? 0,
    chain: chainOf(description, odds),
  };
  return { prospect, notCounted };
}

function chainOf({ hit, wound, defences, damageReroll }: AttackDescription, odds: AttackOdds): readonly ChainLink[] {
  const [near] = defences;
  const each = near === undefined ? 0 : meanOf(characteristicLaw(near.damage, damageReroll));
  return [
    { of: "attacks", mean: meanOf(odds.attacks) },
    { of: "hits", mean: meanOf(odds.hits), ...(!hit.automatic && { needs: neededIn(hit) }) },
    { of: "wounds", mean: meanOf(odds.wounds), needs: neededIn(wound) },
    { of: "unsaved", mean: each === 0 ? 0 : meanOf(odds.raw) / each, needs: Math.min(7, near?.save.needed ?? 7) },
    { of: "damage", mean: meanOf(odds.damage) },
  ];
}

/** What an unmodified die has to show: a 1 always fails, a 6 never does. */
const neededIn = ({ needed, modifier }: AttackDescription["hit"]): number =>
  Math.min(6, Math.max(2, needed - modifier));
