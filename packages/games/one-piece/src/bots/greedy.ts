import type { Answer, Choice, Option } from "@riposte/kernel";
import { answerAt, type Bot, type Seen } from "@riposte/kernel/run";
import type { Context } from "../context.js";
import { block, counter } from "./defence.js";
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
