import type { Answer, Choice, Option } from "@riposte/kernel";
import { answerAt, type Bot, type Seen } from "@riposte/kernel/run";
import type { Context } from "../context.js";
import { act, most } from "./main-phase.js";
import { type TableSeen, tableSeen } from "./table-seen.js";
import { chooseCards, returnDon } from "./targets.js";

/**
 * Plays the dearest cards, attacks what it can beat, and defends when Life is low; it knows only what its seat sees.
 *
 * @example
 * const bot = greedyBot(context);
 * match.answer(match.seen.seat, bot.answer(match.seen));
 */
export function greedyBot(context: Context): Bot {
  /** Abilities used in the turn under way: each once, so that one without a limit ends. */
  let used = { turn: 0, keys: new Set<string>() };
  return {
    name: "greedy",
    answer(question) {
      const { choice } = question;
      if (choice.kind === "order") return answerAt(choice, 0);
      if (choice.kind === "number") return choice.max;
      if (choice.kind === "distribute") return returnDon(choice);
      const seen = tableSeen(context, question);
      if (choice.kind === "several") return chooseCards(seen, choice, question.about);
      const { turn } = seen.table;
      if (used.turn !== turn) used = { turn, keys: new Set() };
      const answer = chooseOne(context, seen, choice, question, used.keys);
      used.keys.add(String(answer));
      return answer;
    },
  };
}

function chooseOne(
  context: Context,
  seen: TableSeen,
  { options }: Choice & { readonly kind: "one" },
  { question, about }: Seen,
  used: ReadonlySet<string>,
): Answer {
  switch (question) {
    case "op:mulligan":
      return seen.own.hand.some((id) => costIn(context, seen, id) <= 2) ? "keep" : "redraw";
    case "op:make-room":
      return Number(most(options, ({ key }) => -seen.worth(Number(key)))?.key);
    case "op:pick":
      return pickCard(seen, options, about);
    case "kernel:respond":
      return respond(context, seen, options, used);
    default:
      // yes, the first of several, the top: what is offered is there to help
      return options[0]?.key as Answer;
  }
}

/** One card of several that must fit together, or no more. */
function pickCard(seen: TableSeen, options: readonly Option[], about: unknown): Answer {
  const of = options.filter(({ key }) => key !== "enough");
  const min = of.length === options.length ? 1 : 0;
  const [best] = chooseCards(seen, { kind: "several", of, min, max: 1 }, about) as readonly number[];
  return best ?? "enough";
}

function respond(context: Context, seen: TableSeen, options: readonly Option[], used: ReadonlySet<string>): Answer {
  const { battle } = seen.table;
  const has = (start: string) => options.some(({ key }) => String(key).startsWith(start));
  if (has("trigger:") || has("instead:")) return options[0]?.key as Answer;
  if (battle === null) return act(context, seen, options, used);
  return has("block:") ? block(seen, options) : counter(context, seen, options);
}

const costIn = (context: Context, { card }: TableSeen, id: number): number =>
  context.info(card(id)?.code ?? "").cost ?? 0;

const PASS = "pass";
/** With so little Life every damage is fought off; with more, cards are worth more in hand. */
const LOW_LIFE = 2;

/** Blocks what would hurt, with a card that survives, or with the cheapest when it matters. */
function block(seen: TableSeen, options: readonly Option[]): Answer {
  const { table, power, worth } = seen;
  if (table.battle === null || !isWorthDefending(seen)) return PASS;
  const { attacker, target } = table.battle;
  const blockers = options.flatMap(({ key }) => (key === PASS ? [] : [Number(String(key).split(":")[1])]));
  const saves = (id: number) => (power(id) > power(attacker) ? 10 : worth(target) - worth(id));
  const best = most(blockers, saves);
  return best !== undefined && saves(best) > 0 ? `block:${best}` : PASS;
}

/** Counters with the least that holds the attack off, if the hand can do it at all. */
function counter(context: Context, seen: TableSeen, options: readonly Option[]): Answer {
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
