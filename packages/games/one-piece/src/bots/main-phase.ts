import type { Answer, Option } from "@riposte/kernel";
import type { Context } from "../context.js";
import { DON_POWER } from "../table/stats.js";
import type { TableSeen } from "./table-seen.js";

/** An attack with what it takes to win it. */
interface Attack {
  readonly key: string;
  readonly attacker: number;
  readonly worth: number;
  /** DON!! the attacker still needs. */
  readonly needs: number;
}

/** One decision in the own Main Phase: the dearest card, then whatever can be activated, then attacks with the DON!! left. */
export function act(context: Context, seen: TableSeen, options: readonly Option[], used: ReadonlySet<string>): Answer {
  const keys = options.map(({ key }) => String(key));
  const played = most(
    keys.filter((key) => key.startsWith("play:")),
    (key) => playWorth(context, seen, idIn(key)),
  );
  if (played !== undefined && playWorth(context, seen, idIn(played)) > 0) return played;
  const ability = keys.find((key) => /^(use|event):/.test(key) && !used.has(key));
  if (ability !== undefined) return ability;
  const attack = most(attacksIn(seen, keys), ({ worth, needs }) => worth - needs);
  if (attack === undefined || attack.worth - attack.needs <= 0) return "pass";
  return attack.needs > 0 ? `give:${attack.attacker}` : attack.key;
}

/** Dear cards first; a full field is not made worse, and a Stage is not changed. */
function playWorth(context: Context, { own, card, worth }: TableSeen, id: number): number {
  const { kind, cost = 0 } = context.info(card(id)?.code ?? "");
  if (kind === "Stage") return own.stage === null ? 0.5 : 0;
  const weakest = own.characters.length < 5 ? 0 : Math.min(...own.characters.map(worth));
  return cost + 1 - weakest;
}

function attacksIn(seen: TableSeen, keys: readonly string[]): readonly Attack[] {
  const { active } = seen.own.don;
  const attacks = keys.filter((key) => key.startsWith("attack:")).map((key) => attackOf(seen, key));
  return attacks.filter(({ needs }) => needs <= active);
}

/** Life is worth more the less there is; a Character what it costs. */
function attackOf({ other, power, worth }: TableSeen, key: string): Attack {
  const [attacker = 0, target = 0] = key.split(":").slice(1).map(Number);
  const needs = Math.max(0, Math.ceil((power(target) - power(attacker)) / DON_POWER));
  const prize = target === other.leader ? 4 + 8 / (1 + other.life.length) : 1 + worth(target);
  return { key, attacker, worth: prize, needs };
}

const idIn = (key: string): number => Number(key.split(":")[1]);

/** The one of most worth, the first of equals. */
export function most<T>(all: readonly T[], worth: (one: T) => number): T | undefined {
  let [best, found]: [number, T | undefined] = [Number.NEGATIVE_INFINITY, undefined];
  for (const one of all) {
    const value = worth(one);
    if (value > best) [best, found] = [value, one];
  }
  return found;
}
