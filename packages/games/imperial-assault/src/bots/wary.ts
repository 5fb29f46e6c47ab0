import { answerAt, type Bot } from "@riposte/kernel/run";
import { distancesFrom, type Stop } from "../board/index.js";
import type { Context } from "../context.js";
import type { Figure } from "../slice.js";
import { type AttackKnowledge, PLAIN } from "./attack-knowledge.js";
import { bestStrike, nearestOf, stopsOf, strikeWorth } from "./best-strike.js";
import { dangerTo } from "./danger.js";
import { type Goal, goalsOf, goalWorth } from "./goals.js";
import { type Act, type Odds, skirmishBot } from "./greedy.js";
import { attackKey, doorOf, extraOf, goKey, PASS } from "./option-keys.js";
import { onField, type TableSeen } from "./table-seen.js";

/** What a strike to come is worth of one that can be made now. */
const HOPE = 0.4;
/** What every step from the next enemy costs. */
const STEP = 0.03;
/** Going has to be worth that much more than staying. */
const WORTHWHILE = 0.05;

/** Strikes like the greedy bot, but from where it is struck least, steps back afterwards, and lets the enemy come. */
export const waryBot = (context: Context, knowledge: AttackKnowledge = PLAIN): Bot =>
  skirmishBot({ context, knowledge, name: "wary", act });

const act: Act = (seen, odds, acting, options, taken) => {
  const { actions, points, hasAttacked } = seen.table.activation as NonNullable<TableSeen["table"]["activation"]>;
  const has = (key: string) => options.some((option) => option.key === key);
  if (has("discard:stun")) return "discard:stun";
  const goals = goalsOf(seen, acting);
  const danger = dangerTo(seen, odds, acting);
  const safety = (spaces: readonly number[]) => claim(seen, goals, spaces) - danger(spaces);
  const { speed } = seen.context.body(acting.card);
  const prospect = prospects(seen, odds, acting, goals, danger);
  const reach = actions > 0 ? points + speed : points;
  if (actions > 0 && !hasAttacked) {
    // who strikes first and has another action steps back with it
    const near = bestStrike(seen, odds, acting, points, actions > 1 ? undefined : safety);
    const back = actions > 1 ? (bestStop(seen, acting, points + speed, safety)?.worth ?? 0) : 0;
    const far = actions > 1 ? bestStrike(seen, odds, acting, points + speed, safety) : undefined;
    if (far !== undefined && (near === undefined || far.worth > near.worth + back + WORTHWHILE))
      return goKey(seen, far.stop.spaces, options);
    if (near !== undefined)
      return near.stop.cost === 0 ? attackKey(near.target.id, options) : goKey(seen, near.stop.spaces, options);
  }
  const extra = extraOf(seen, options, taken);
  if (extra !== undefined) return extra.key;
  const door = doorOf(options);
  const to = bestStop(seen, acting, reach, hasAttacked ? safety : prospect);
  if (to !== undefined && to.stop.cost > 0) return goKey(seen, to.stop.spaces, options);
  if (door !== undefined && !hasAttacked) return door.key;
  return has("discard:bleed") ? "discard:bleed" : has(PASS) ? PASS : answerAt({ kind: "one", options }, 0);
};

/** Points of the mission count half: they are had at the end of the round, if one is still there. */
const claim = (seen: TableSeen, goals: readonly Goal[], spaces: readonly number[]): number =>
  goalWorth(seen, goals, spaces) / 2;

/** What a place promises: points, a target to strike next time, and not being struck before. */
function prospects(
  seen: TableSeen,
  odds: Odds,
  acting: Figure,
  goals: readonly Goal[],
  danger: (spaces: readonly number[]) => number,
): (spaces: readonly number[]) => number {
  const { attack, speed, keywords } = seen.context.body(acting.card);
  const reach = attack?.type === "melee" ? (keywords.reach === true ? 2 : 1) : Number.POSITIVE_INFINITY;
  const targets = seen.enemies.flatMap((enemy) => {
    const there = onField(seen, enemy.id);
    return there === undefined ? [] : [{ enemy, steps: seen.stepsFrom(there) }];
  });
  const mover = onField(seen, acting.id);
  const ways = goals.flatMap(({ vp, spaces }) =>
    mover === undefined ? [] : [{ vp, steps: distancesFrom(seen.field, { ...mover, spaces }) }],
  );
  return (spaces) => {
    let [hope, nearest] = [0, Number.POSITIVE_INFINITY];
    for (const { enemy, steps } of targets) {
      const far = nearestOf(steps, spaces);
      if (far < 0) continue;
      nearest = Math.min(nearest, far);
      const from = Math.max(1, far - speed);
      if (attack !== null && from <= reach) hope = Math.max(hope, strikeWorth(seen, odds, acting, enemy, from));
    }
    const away = nearest === Number.POSITIVE_INFINITY ? 0 : STEP * nearest;
    const pull = Math.max(0, ...ways.map(({ vp, steps }) => vp / (2 + Math.max(0, nearestOf(steps, spaces)))));
    return claim(seen, goals, spaces) + pull + HOPE * hope - danger(spaces) - away;
  };
}

/** Where a figure can go that is worth the most; where it stands unless going is worthwhile. */
function bestStop(
  seen: TableSeen,
  figure: Figure,
  points: number,
  worth: (spaces: readonly number[]) => number,
): { readonly stop: Stop; readonly worth: number } | undefined {
  const standing = onField(seen, figure.id);
  if (standing === undefined) return undefined;
  let best = { stop: { spaces: standing.spaces, cost: 0 } as Stop, worth: worth(standing.spaces) };
  let most = best.worth + WORTHWHILE;
  for (const stop of stopsOf(seen, standing, points)) {
    const value = worth(stop.spaces) - stop.cost / 1000;
    if (value > most) {
      best = { stop, worth: value };
      most = value;
    }
  }
  return best;
}
