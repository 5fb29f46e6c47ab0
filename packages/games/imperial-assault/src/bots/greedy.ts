import type { Answer, Choice, Option } from "@riposte/kernel";
import { answerAt, type Bot } from "@riposte/kernel/run";
import type { Attack } from "../attack/attack.js";
import type { Context } from "../context.js";
import type { Figure } from "../slice.js";
import { advance } from "./advance.js";
import { type AttackKnowledge, PLAIN } from "./attack-knowledge.js";
import { bestStrike } from "./best-strike.js";
import { damageOdds } from "./damage-odds.js";
import { deployAnswer } from "./deploy.js";
import { goalsOf, goalWorth, seek } from "./goals.js";
import { attackKey, doorOf, extraOf, goKey, PASS } from "./option-keys.js";
import { healthLeft, type TableSeen, tableSeen } from "./table-seen.js";

export type Odds = ReturnType<typeof damageOdds>;

/**
 * Attacks where it hurts most, else goes where the mission gives points, or towards the enemy; looks at dice averages, never at hidden things.
 *
 * @example
 * const bot = greedyBot(context, surgeKnowledge);
 * match.answer(match.seen.seat, bot.answer(match.seen));
 */
export const greedyBot = (context: Context, knowledge: AttackKnowledge = PLAIN): Bot =>
  skirmishBot({ context, knowledge, name: "greedy", act });

/** One decision in a figure's own time. */
export type Act = (
  seen: TableSeen,
  odds: Odds,
  acting: Figure,
  options: readonly Option[],
  taken: ReadonlySet<string>,
) => Answer;

/** What a bot is made of. */
interface Making {
  readonly context: Context;
  readonly knowledge: AttackKnowledge;
  readonly name: string;
  readonly act: Act;
}

/** Deploys, activates and takes offers as every bot here does; how a figure acts is its own. */
export function skirmishBot({ context, knowledge, name, act }: Making): Bot {
  const odds = damageOdds(context, knowledge);
  /** Free offers taken in the activation under way, each at most once. */
  let taken = { during: "", keys: new Set<string>() };
  return {
    name,
    answer(question) {
      const { choice } = question;
      if (choice.kind === "number") return choice.max;
      if (choice.kind !== "one" || choice.options.length === 0) return answerAt(choice, 0);
      const seen = tableSeen(context, question);
      switch (question.question) {
        case "ia:deploy":
          return deployAnswer(seen, choice.options);
        case "ia:activate":
          return groupAnswer(seen, odds, choice.options);
        case "ia:figure":
          return best(choice.options, ({ key }) => strikeOf(seen, odds, String(key), 1));
        case "ia:cleave":
          return best(choice.options, ({ key }) => woundWorth(seen, String(key)));
      }
      const attack = seen.table.attacks.at(-1);
      if (attack !== undefined) return answerInAttack(knowledge, seen, attack, choice);
      const { activation, round } = seen.table;
      const acting = activation?.figure == null ? undefined : seen.table.figures[activation.figure];
      if (activation == null || acting === undefined || acting.seat !== seen.seat) return firstOffer(choice);
      const during = `${round} ${acting.id}`;
      if (taken.during !== during) taken = { during, keys: new Set() };
      const answer = act(seen, odds, acting, choice.options, taken.keys);
      taken.keys.add(String(answer));
      return answer;
    },
  };
}

/** Strike, go where it can strike, else close in. */
const act: Act = (seen, odds, acting, options, taken) => {
  const { actions, points, hasAttacked } = seen.table.activation as NonNullable<TableSeen["table"]["activation"]>;
  const has = (key: string) => options.some((option) => option.key === key);
  if (has("discard:stun")) return "discard:stun";
  const goals = goalsOf(seen, acting);
  // who has another action goes there afterwards
  const place = (spaces: readonly number[]) => (actions > 1 ? 0 : goalWorth(seen, goals, spaces) / 2);
  const extra = extraOf(seen, options, taken);
  const { speed } = seen.context.body(acting.card);
  const strikes = actions > 0 && !hasAttacked;
  const near = strikes ? bestStrike(seen, odds, acting, points, place) : undefined;
  const far = strikes && actions > 1 ? bestStrike(seen, odds, acting, points + speed) : undefined;
  if (far !== undefined && far.worth > (near?.worth ?? 0) * 1.25 + 0.2) return goKey(seen, far.stop.spaces, options);
  if (near !== undefined)
    return near.stop.cost === 0 ? attackKey(near.target.id, options) : goKey(seen, near.stop.spaces, options);
  if (extra !== undefined) return extra.key;
  const isRanged = seen.context.body(acting.card).attack?.type === "ranged";
  const isSeeking = goals.some(({ vp }) => vp >= 1);
  const stays = hasAttacked && isRanged && !isSeeking;
  // where the mission gives points one goes for those, else for the enemy
  const towards = (reach: number) => (isSeeking ? seek(seen, acting, reach, goals) : advance(seen, acting, reach));
  const closer = stays ? undefined : towards(points);
  if (closer !== undefined && closer.cost > 0) return goKey(seen, closer.spaces, options);
  const door = doorOf(options);
  if (door !== undefined) return door.key;
  const reach = stays || actions === 0 ? undefined : towards(points + speed);
  if (reach !== undefined && reach.cost > 0) return goKey(seen, reach.spaces, options);
  return has("discard:bleed") ? "discard:bleed" : has(PASS) ? PASS : answerAt({ kind: "one", options }, 0);
};

/** The group that can strike hardest; with nothing to strike, the opponent may come closer first. */
function groupAnswer(seen: TableSeen, odds: Odds, options: readonly Option[]): Answer {
  const worth = ({ key }: Option) =>
    key === PASS
      ? 0.01
      : Math.max(0, ...(seen.table.groups[String(key)]?.figures ?? []).map((id) => strikeOf(seen, odds, id, 1)));
  return best(options, worth);
}

function strikeOf(seen: TableSeen, odds: Odds, id: string, moves: number): number {
  const figure = seen.table.figures[id];
  if (figure === undefined || figure.spaces.length === 0) return 0;
  return bestStrike(seen, odds, figure, moves * seen.context.body(figure.card).speed)?.worth ?? 0;
}

/** Nearly fallen and costly figures first. */
function woundWorth(seen: TableSeen, id: string): number {
  const figure = seen.table.figures[id];
  if (figure === undefined) return 0;
  const body = seen.context.body(figure.card);
  return (body.kind === "companion" ? 1 : 1 + body.figureCost) / healthLeft(seen, figure);
}

/** Inside an attack: whatever helps most now, as long as something does. */
function answerInAttack(
  knowledge: AttackKnowledge,
  seen: TableSeen,
  attack: Attack,
  choice: Choice & { kind: "one" },
): Answer {
  if (attack.seat !== seen.seat || !choice.options.some((option) => knowledge.knows(option))) return firstOffer(choice);
  return best(choice.options, (option) => (option.key === PASS ? 0.05 : knowledge.worthOf(seen, attack, option)));
}

/** Offers of other plugins are there to help. */
const firstOffer = ({ options }: Choice & { kind: "one" }): Answer =>
  (options.find(({ key }) => key !== PASS) ?? options[0])?.key as Answer;

function best(options: readonly Option[], worth: (option: Option) => number): Answer {
  let [chosen, most] = [options[0]?.key as Answer, Number.NEGATIVE_INFINITY];
  for (const option of options) {
    const value = worth(option);
    if (value > most) [chosen, most] = [option.key, value];
  }
  return chosen;
}
