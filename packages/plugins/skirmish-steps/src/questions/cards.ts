import type { Context } from "@riposte/imperial-assault";
import { choose, type EffectOf, last, type Question } from "@riposte/kernel";
import type { SkirmishSteps } from "../declared.js";
import { isForTrait } from "../reading/boxes.js";
import { tokensOf } from "../reading/tokens.js";

const NONE = { key: "none", label: { id: "do:none" } };
type Step<K extends string> = EffectOf<SkirmishSteps, K>;

/** Choosing cards and tokens. */
export const cardQuestions = (context: Context): Readonly<Record<string, Question<SkirmishSteps>>> => ({
  "do:strip": {
    prompt: { id: "do:strip" },
    publicName: "do:strip",
    ifNone: "skip",
    choices({ about }, match) {
      const { figure, only } = about as { readonly figure: string; readonly only?: "token" };
      const { conditions = [] } = match.slices["imperial-assault"].figures[figure] ?? {};
      const tokens = tokensOf(match, figure).map((token) => `token:${token}`);
      return choose.one([...new Set([...(only === undefined ? conditions : []), ...tokens])].map((key) => ({ key })));
    },
    answer(answer, { about }, match) {
      const { figure } = about as { readonly figure: string };
      const [what, token] = String(answer).split(":");
      const { gives } = about as { readonly gives?: string };
      if (what === "token") match.queueAll([{ type: "power-token:discard", figure, token } as never]);
      else match.queue({ type: "figure:lose", figure, condition: what as "stun" });
      if (gives === undefined) return;
      if (what === "token") match.queueAll([{ type: "power-token:gain", figure: gives, token, by: "strip" } as never]);
      else match.queue({ type: "figure:gain", figure: gives, condition: what as "stun", by: "strip" });
    },
  },
  "do:discard-token": {
    prompt: { id: "do:discard-token" },
    publicName: "do:discard-token",
    ifNone: "skip",
    choices({ about }, match) {
      const { figure, token } = about as { readonly figure: string; readonly token: string };
      const held = tokensOf(match, figure).filter((one) => token === "any" || one === token);
      return choose.one([...new Set(held)].map((key) => ({ key })));
    },
    answer: (token, { about }, match) =>
      match.queueAll([{ type: "power-token:discard", figure: (about as { figure: string }).figure, token } as never]),
  },
  "do:form": {
    prompt: { id: "do:form" },
    publicName: "do:form",
    ifNone: "skip",
    choices({ about }, match) {
      const { figure, cards, optional } = about as { figure: string; cards?: readonly string[]; optional: boolean };
      const name = context.body(match.slices["imperial-assault"].figures[figure]?.card ?? "").name;
      const printed = Object.values(context.facts.deployment).filter((card) => "of" in card && card.of === name);
      const options = printed.map(({ id }) => id).filter((id) => cards === undefined || cards.includes(id));
      return choose.one([...options.map((key) => ({ key })), ...(optional ? [NONE] : [])]);
    },
    answer(card, { about, seat }, match) {
      const { figure } = about as { readonly figure: string };
      if (card !== "none") match.queue(last("do:form", { seat, data: { figure, card: String(card) } }));
    },
  },
  "do:take": {
    prompt: { id: "do:take" },
    publicName: "do:take",
    ifNone: "skip",
    // who searches a hidden zone is asked whatever it holds
    alwaysAsk: true,
    choices({ about, seat }, match) {
      const step = about as Step<"do:take">;
      const isClosed = step.from === "discard" && match.value("discard:open", { seat }, 1) <= 0;
      const held = isClosed ? [] : (match.slices["imperial-assault"].sides[seat]?.[step.from] ?? []);
      const cards = [...new Set(held.slice(0, step.top))].filter((card) => isTakeable(context, card, step));
      return choose.one([...cards.map((key) => ({ key })), ...(step.optional || cards.length === 0 ? [NONE] : [])]);
    },
    answer(card, { about, seat }, match) {
      const { from, to } = about as Step<"do:take">;
      if (card !== "none") match.queue({ type: "seat:transfer", seat, card: String(card), from, to });
    },
  },
  "do:discard": {
    prompt: { id: "do:discard" },
    publicName: "do:discard",
    ifNone: "skip",
    choices({ about, seat }, match) {
      const { hand = [] } = match.slices["imperial-assault"].sides[seat] ?? {};
      const { cards } = (about ?? {}) as { readonly cards?: readonly string[] };
      const among = cards === undefined ? hand : hand.filter((card) => cards.includes(card));
      return choose.one([...new Set(among)].map((card) => ({ key: card })));
    },
    answer: (card, { seat }, match) => match.queue({ type: "do:discard-one", seat, card: String(card) }),
  },
});

/** Does a command card fit: its restriction names a trait, its cost is low enough. */
function isTakeable(context: Context, id: string, { trait, costAtMost, card }: Step<"do:take">): boolean {
  const printed = context.facts.command[id];
  if (printed === undefined || (card !== undefined && card !== id)) return false;
  if (costAtMost !== undefined && printed.cost > costAtMost) return false;
  return trait === undefined || trait.some((one) => isForTrait(context, id, one));
}
