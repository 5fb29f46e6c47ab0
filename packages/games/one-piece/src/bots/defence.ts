import type { Answer, Option } from "@riposte/kernel";
import type { Context } from "../context.js";
import { most } from "./main-phase.js";
import type { TableSeen } from "./table-seen.js";

const PASS = "pass";
/** With so little Life every damage is fought off; with more, cards are worth more in hand. */
const LOW_LIFE = 2;

/** Blocks what would hurt, with a card that survives, or with the cheapest when it matters. */
export function block(seen: TableSeen, options: readonly Option[]): Answer {
  const { table, power, worth } = seen;
  if (table.battle === null || !isWorthDefending(seen)) return PASS;
  const { attacker, target } = table.battle;
  const blockers = options.flatMap(({ key }) => (key === PASS ? [] : [Number(String(key).split(":")[1])]));
  const saves = (id: number) => (power(id) > power(attacker) ? 10 : worth(target) - worth(id));
  const best = most(blockers, saves);
  return best !== undefined && saves(best) > 0 ? `block:${best}` : PASS;
}

/** Counters with the least that holds the attack off, if the hand can do it at all. */
export function counter(context: Context, seen: TableSeen, options: readonly Option[]): Answer {
  const { table, power, card } = seen;
  if (table.battle === null || !isWorthDefending(seen)) return PASS;
  const { attacker, target } = table.battle;
  const short = power(attacker) - power(target);
  if (short < 0) return PASS;
  const keys = options.map(({ key }) => String(key));
  const counters = keys.filter((key) => key.startsWith("counter:") && key.endsWith(`:${target}`));
  const counterIn = (key: string) => context.info(card(Number(key.split(":")[1]))?.code ?? "").counter ?? 0;
  const event = keys.find((key) => key.startsWith("event:"));
  const enough = counters.filter((key) => counterIn(key) > short);
  if (enough.length > 0) return most(enough, (key) => -counterIn(key)) as string;
  const inHand = seen.own.hand.reduce((sum, id) => sum + (context.info(card(id)?.code ?? "").counter ?? 0), 0);
  if (inHand > short && counters.length > 0) return most(counters, counterIn) as string;
  return event ?? PASS;
}

/** A Leader with little Life, or a Character worth a card. */
function isWorthDefending({ own, table, worth }: TableSeen): boolean {
  const target = table.battle?.target;
  if (target === undefined) return false;
  if (target !== own.leader) return worth(target) >= 4 && own.hand.length > 2;
  return own.life.length <= LOW_LIFE || own.hand.length > 6;
}
