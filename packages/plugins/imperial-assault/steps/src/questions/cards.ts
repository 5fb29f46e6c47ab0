import type { Context } from "@riposte/imperial-assault";
import { type Answer, choose, type EffectOf, type Questions } from "@riposte/kernel";
import type { PowerToken } from "@riposte/power-tokens";
import type { SkirmishSteps } from "../declared.js";
import { say } from "../messages.js";
import { isForTrait } from "../reading/boxes.js";
import { figuresBound, runningScene, type Scene, tableOf } from "../reading/scene.js";
import { tokensOf } from "../reading/tokens.js";
import { asked, named } from "./named.js";

const NONE = { key: "none", label: say("do:none") };
type Step<K extends string> = EffectOf<SkirmishSteps, K>;

/** Choosing cards and tokens. */
export const cardQuestions = (
  context: Context,
): Pick<
  Questions<SkirmishSteps>,
  | "do:strip"
  | "do:discard-token"
  | "do:form"
  | "do:take"
  | "do:arrange"
  | "do:discard-several"
  | "do:discard"
  | "do:discard-fitting"
  | "do:pick-card"
> => ({
  "do:strip": {
    ...asked("do:strip"),
    choices({ about }, match) {
      const { figure, only } = about;
      const { conditions = [] } = match.slices["imperial-assault"].figures[figure] ?? {};
      const tokens = tokensOf(match, figure).map((token) => `token:${token}`);
      return choose.one([...new Set([...(only === undefined ? conditions : []), ...tokens])].map((key) => ({ key })));
    },
    answer(answer, { about }, match) {
      const { figure } = about;
      const [what, token] = String(answer).split(":");
      const { gives } = about;
      if (what === "token") match.queue({ type: "power-token:discard", figure, token: token as PowerToken });
      else match.queue({ type: "figure:lose", figure, condition: what as "stun" });
      if (gives === undefined) return;
      if (what === "token")
        match.queue({ type: "power-token:gain", figure: gives, token: token as PowerToken, by: "strip" });
      else match.queue({ type: "figure:gain", figure: gives, condition: what as "stun", by: "strip" });
    },
  },
  "do:discard-token": {
    ...asked("do:discard-token"),
    choices({ about }, match) {
      const { figure, token } = about;
      const held = tokensOf(match, figure).filter((one) => token === "any" || one === token);
      return choose.one([...new Set(held)].map((key) => ({ key })));
    },
    answer: (token, { about }, match) =>
      match.queue({ type: "power-token:discard", figure: about.figure, token: token as PowerToken }),
  },
  "do:form": {
    ...asked("do:form"),
    choices({ about }, match) {
      const { figure, cards, optional } = about;
      const name = context.body(match.slices["imperial-assault"].figures[figure]?.card ?? "").name;
      const printed = Object.values(context.facts.deployment).filter((card) => "of" in card && card.of === name);
      const options = printed.map(({ id }) => id).filter((id) => cards === undefined || cards.includes(id));
      return choose.one([...options.map((key) => ({ key })), ...(optional ? [NONE] : [])]);
    },
    answer(card, { about, seat }, match) {
      const { figure } = about;
      if (card !== "none") match.last("do:form", { seat, data: { figure, card: String(card) } });
    },
  },
  "do:take": {
    ...asked("do:take"),
    // who searches a hidden zone is asked whatever it holds
    alwaysAsk: true,
    choices({ about, seat }, match) {
      const step = about;
      const owner = ownerOf(step, seat);
      const isClosed = step.from === "discard" && match.value("discard:open", { seat: owner }, 1) <= 0;
      const held = isClosed ? [] : (match.slices["imperial-assault"].sides[owner]?.[step.from] ?? []);
      const scene = runningScene(context, match);
      const cards = [...new Set(held.slice(0, step.top))].filter((card) => isTakeable(scene, card, step));
      // a player who finds nothing in a deck has not learned its order
      if (step.from === "deck" && step.top === undefined) cards.sort();
      return choose.one([...cards.map((key) => ({ key })), ...(step.optional || cards.length === 0 ? [NONE] : [])]);
    },
    answer(card, { about, seat: chooser }, match) {
      const step = about;
      const { from, to, top, reveal, shuffle } = step;
      if (card === "none") return;
      const seat = ownerOf(step, chooser);
      match.bind("taken", 1);
      match.bind("takenCost", context.facts.command[String(card)]?.cost ?? 0);
      if (reveal === true) match.publish("card:revealed", { seat, card: String(card) });
      if (from === "hand" && to === "discard") match.queue({ type: "seat:discard", seat, card: String(card) });
      else
        match.queue({
          type: "seat:transfer",
          seat,
          card: String(card),
          from,
          to,
          ...(from === "deck" && top !== undefined && shuffle !== true ? { ordered: true } : {}),
        });
    },
  },
  // one card after another, so that the last one put on top is the first to be drawn
  "do:arrange": {
    ...asked("do:arrange"),
    alwaysAsk: true,
    choices({ about }, match) {
      const { owner, left, placed, bottom } = about;
      const { deck = [] } = match.slices["imperial-assault"].sides[owner] ?? {};
      const loose = [...new Set(deck.slice(placed, placed + left))];
      return choose.one(
        loose.flatMap((card) => [{ key: `${card}>top` }, ...(bottom ? [{ key: `${card}>bottom` }] : [])]),
      );
    },
    answer(answer, { about, seat }, match) {
      const { owner, left, placed, bottom } = about;
      const [card = "", to] = String(answer).split(">");
      const where = to === "bottom" ? "bottom" : "top";
      match.queue({ type: "seat:transfer", seat: owner, card, from: "deck", to: where, ordered: true });
      if (left < 2) return;
      const next = { owner, left: left - 1, placed: where === "top" ? placed + 1 : placed, bottom };
      match.ask("do:arrange", seat, next);
    },
  },
  "do:discard-several": {
    ...asked("do:discard-several"),
    choices({ about, seat }, match) {
      const { hand = [] } = match.slices["imperial-assault"].sides[seat] ?? {};
      const { atLeast } = about;
      const options = hand.map((card, index) => ({ key: numbered(hand, card, index) }));
      return choose.several(options, { min: Math.min(atLeast, hand.length), max: hand.length });
    },
    answer(answer, { seat }, match) {
      for (const key of answer as readonly string[]) match.queue({ type: "do:discard-one", seat, card: cardOf(key) });
    },
  },
  "do:discard": {
    ...asked("do:discard"),
    choices({ about, seat }, match) {
      const { hand = [] } = match.slices["imperial-assault"].sides[seat] ?? {};
      const { cards } = about ?? {};
      // copies count one by one: whether there is a choice is told by how many cards there are, not by which
      const among = cards === undefined ? hand : cards.filter((card) => hand.includes(card));
      return choose.one(among.map((card, index) => ({ key: numbered(among, card, index) })));
    },
    answer: (key, { seat }, match) => match.queue({ type: "do:discard-one", seat, card: cardOf(key) }),
  },
  "do:discard-fitting": {
    ...asked("do:discard"),
    // who holds any card is asked, whether one fits or not
    alwaysAsk: true,
    choices({ about, seat }, match) {
      const { hand = [] } = match.slices["imperial-assault"].sides[seat] ?? {};
      const { cards = hand, costAtLeast = 0, optional } = about;
      const among = cards.filter(
        (card) => hand.includes(card) && (context.facts.command[card]?.cost ?? 0) >= costAtLeast,
      );
      const options = among.map((card, index) => ({ key: numbered(among, card, index) }));
      const mayDecline = hand.length > 0 && (optional === true || options.length === 0);
      return choose.one(mayDecline ? [...options, NONE] : options);
    },
    answer(key, { seat }, match) {
      if (key !== "none") match.queue({ type: "do:discard-one", seat, card: cardOf(key) });
    },
  },
  "do:pick-card": {
    prompt: named("do:take"),
    publicName: "do:pick-card",
    ifNone: "stop",
    choices: ({ seat }, match) =>
      choose.one([...new Set(match.slices["imperial-assault"].sides[1 - seat]?.hand ?? [])].map((key) => ({ key }))),
    answer(card, { about }, match) {
      const { as } = about;
      match.bind(as, card);
      match.bind(`${as}Cost`, context.facts.command[String(card)]?.cost ?? 0);
    },
  },
});

const ownerOf = ({ who, by }: Step<"do:take">, chooser: number): number =>
  who === undefined || who === by ? chooser : 1 - chooser;

/** Copies of a card are told apart by their number. */
function numbered(hand: readonly string[], card: string, index: number): string {
  const before = hand.slice(0, index).filter((other) => other === card).length;
  return before === 0 ? card : `${card}*${before + 1}`;
}

/** The card a numbered copy is of. */
const cardOf = (key: Answer): string => String(key).split("*")[0] as string;

/** Does a command card fit: its restriction names a trait, its cost is low enough. */
function isTakeable(scene: Scene, id: string, { trait, costAtMost, card, named }: Step<"do:take">): boolean {
  const { context } = scene;
  const printed = context.facts.command[id];
  if (printed === undefined || (card !== undefined && card !== id)) return false;
  if (costAtMost !== undefined && printed.cost > costAtMost) return false;
  if (named !== undefined) {
    const names = figuresBound(scene, named).map(
      (figure) => context.body(tableOf(scene).figures[figure]?.card ?? "").name,
    );
    const { anyOf = [] } = printed.restriction as {
      readonly anyOf?: readonly { readonly names?: readonly string[] }[];
    };
    if (!anyOf.some((box) => box.names?.some((name) => names.includes(name)))) return false;
  }
  return trait === undefined || trait.some((one) => isForTrait(context, id, one));
}
