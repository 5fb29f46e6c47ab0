import type { Contribution } from "@riposte/kernel";
import { distance, spaceNamed } from "../board/index.js";
import type { Context } from "../context.js";
import type { Effects, IaMatch } from "../declared.js";
import { boardOf, fieldIn, standing } from "../figures/field.js";
import { isInPlay } from "../figures/lookup.js";
import { isObject, isTarget } from "../figures/target.js";
import { accuracyNeeded, damageOf, missReason, surgesLeft } from "./arithmetic.js";
import { attackIn, fortify, isDefensive, ownAttack, resultsIn } from "./current.js";
import { keywordsIn } from "./keywords.js";
import { type Reading, valueIn } from "./reasons.js";

type Outcome = Pick<
  Effects,
  "attack:modify" | "attack:count" | "attack:spend" | "attack:check" | "attack:miss" | "attack:damage"
>;

/** Modifiers, surges, accuracy and damage (rules 8.1, steps 4-7). */
export const outcome = (context: Context): Outcome => ({
  "attack:modify": (table, { type: _type, ...modifier }, match) => {
    if (isDefensive(modifier.symbol)) fortify(table, match);
    match.own(ownAttack(table, match), "modifiers").push(modifier);
  },

  "attack:count": (table, _effect, match) => {
    ownAttack(table, match).surges = surgesLeft(resultsIn(match));
  },

  "attack:spend": (table, { surge, cost }, match) => {
    const attack = ownAttack(table, match);
    attack.surges -= cost;
    match.own(attack, "spent").push(surge);
    match.publish("surge:spent", { surge, cost });
  },

  "attack:check": (table, _effect, match) => {
    const results = resultsIn(match);
    const needed = attackIn(match).type === "melee" ? null : neededIn(context, match);
    const reason = missReason(results, needed);
    ownAttack(table, match).final = { ...results };
    if (reason !== undefined) match.queue({ type: "attack:miss", reason });
  },

  // a miss does not skip steps
  "attack:miss": (table, { reason }, match) => {
    const attack = ownAttack(table, match);
    if (attack.missed !== null) return;
    attack.missed = reason;
    match.publish("attack:missed", { reason });
  },

  "attack:damage": (table, _effect, match) => {
    const { missed, attacker, defender } = attackIn(match);
    if (missed !== null) return;
    const damage = damageIn(match);
    match.publish("attack:hit", { attacker, defender, damage });
    if (damage === 0) return;
    if (!isObject(match, defender)) {
      match.queue({ type: "figure:damage", figure: defender, amount: damage, by: "attack" });
      return;
    }
    ownAttack(table, match).dealt += damage;
    match.queue({ type: "object:damage", object: defender, amount: damage, by: "attack" });
  },
});

/** The damage the attack would do now: hits, blocks, Pierce, caps. */
export function damageIn(match: Reading, why?: Contribution[]): number {
  const { attacker, defender } = attackIn(match);
  const [ofResults, ofKeywords]: (Contribution[] | undefined)[] = why === undefined ? [] : [[], []];
  const damage = damageOf(resultsIn(match, ofResults), keywordsIn(match, ofKeywords).pierce);
  why?.push(
    ...(ofResults ?? []).filter(({ field }) => field === "hit" || field === "block"),
    ...(ofKeywords ?? []).filter(({ field }) => field === "pierce"),
  );
  return Math.max(0, valueIn(match, "attack:damage", { attacker, defender }, damage, why));
}

/** The accuracy a ranged attack needs, or nothing where no path can be counted to the target space (rules 6.4). */
function neededIn(context: Context, match: IaMatch): number | undefined {
  const { attacker, defender } = attackIn(match);
  const needed = neededByFar(context, match);
  return needed === undefined ? undefined : valueIn(match, "attack:needed", { attacker, defender }, needed);
}

function neededByFar(context: Context, match: IaMatch): number | undefined {
  const { attacker, defender, targetSpace } = attackIn(match);
  if (!isTarget(match, defender) || !isInPlay(match, attacker)) return undefined;
  const target = spaceNamed(boardOf(context, match), targetSpace);
  const far = distance(fieldIn(context, match), standing(context, match, attacker), { spaces: [target] });
  return far === undefined ? undefined : accuracyNeeded(far, isObject(match, defender));
}
