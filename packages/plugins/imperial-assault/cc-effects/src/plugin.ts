import { type CommandCard, type Context, fieldIn, isSeen, standing } from "@riposte/imperial-assault";
import {
  actsOf,
  CARD_VALUES,
  contributionsTo,
  handlersOf,
  lastingTo,
  lentHolders,
  momentOffers,
  WINDOWS,
} from "@riposte/imperial-assault-steps";
import { type ActsAt, type Behaviour, definePlugin, type Plugin } from "@riposte/kernel";
import type { CommandEffect } from "./cards/command-effect.js";
import { type CompiledCards, compileCards } from "./cards/compile.js";
import { cardHolders, fallenWith } from "./cards/holders.js";
import { type CcEffects, type CcMatch, declared } from "./declared.js";
import { cardMachine } from "./machines/card.js";
import { messages } from "./messages.js";
import { isStandIn } from "./play/actors.js";
import { cardEffects, dropAttached } from "./play/effects.js";
import { actions, guards } from "./play/flow.js";
import { rememberInAttack } from "./play/in-attack.js";
import { playing } from "./play/offers.js";
import { sourceQuestions } from "./play/sources.js";
import { standInsOf } from "./play/stand-ins.js";
import { stepAnswers } from "./play/step-answers.js";
import { CARD_WINDOWS } from "./windows.js";

/** Command cards that were read before; `factsHash` is that of all, where these are those that a match needs. */
export function ccEffectsOf(
  context: Context,
  effects: Readonly<Record<string, CommandEffect>>,
  factsHash?: string,
): Plugin<CcEffects> {
  const compiled = compileCards(context, effects);
  const holders = cardHolders(compiled);
  const handlers = handlersOf<CcEffects>(context, holders, fallenWith(compiled));
  // abilities lent by the step language speak of command cards too, which only this plugin has
  for (const window of CARD_WINDOWS)
    for (const from of [lentHolders, holders]) handlers.add("offer", window, momentOffers(context, from, window));
  for (const window of [...WINDOWS, "points:spending", ...CARD_WINDOWS] as const)
    handlers.add("offer", window, playing(context, compiled, window), "first");
  handlers
    .add("on", "figure:fell", dropAttached)
    .add("on", "activation:began", rememberWatchers(context))
    .add("on", "cc:played", rememberInAttack)
    .add("on", "cc:played", spendStandIn(context))
    .add("on", "cards:milled", openDiscarded(context, "deck"))
    .add("on", "cards:discarded", openDiscarded(context, "hand"))
    .add("modify", "step:answers", stepAnswers(context, compiled))
    .add("modify", CARD_VALUES.playable, lastingTo(context, "playable"))
    .add("modify", CARD_VALUES.playable, contributionsTo(context, lentHolders, "playable"))
    .add("modify", CARD_VALUES.playable, contributionsTo(context, holders, "playable"));
  return definePlugin<CcEffects>(declared, {
    facts: effects,
    ...(factsHash !== undefined && { factsHash }),
    messages,
    effects: cardEffects(context),
    abilities: compiled.abilities as NonNullable<Behaviour<CcEffects>["abilities"]>,
    procedures: { card: cardMachine },
    questions: sourceQuestions(context),
    actions,
    guards,
    ...handlers.behaviour,
    // whatever the other player's card does, it may be answered
    concerns: { "cc:declared": ({ seat: player }, seat) => player !== seat },
    acts: () => cardActs(context, compiled),
  });
}

/** Cards that are played at a window, and what they do while they lie somewhere. */
const cardActs = ({ facts }: Context, { byWindow, inPlay, inDiscard }: CompiledCards): readonly ActsAt[] => [
  ...[...byWindow].flatMap(([at, cards]) => [...cards.keys()].map((id) => ({ at, card: nameOf(facts, id) }))),
  ...[...inPlay, ...inDiscard].flatMap(([id, parts]) =>
    actsOf(parts, nameOf(facts, id)).map(({ at, card }) => ({ at, card: card as string })),
  ),
];

const nameOf = ({ command }: Context["facts"], id: string): string => command[id]?.name ?? id;

/** A card went from a hand or deck to the discard pile: its player may have an answer. */
const openDiscarded =
  (context: Context, from: "hand" | "deck") =>
  ({ seat, card: discarded }: { readonly seat: number; readonly card: string }, match: CcMatch): void => {
    const cost = context.facts.command[discarded]?.cost ?? 0;
    match.open("cc:discarded", { seat, discarded, from, cost });
  };

/** Remembers which hostile figures see a figure when its activation begins. */
const rememberWatchers =
  (context: Context) =>
  ({ figure, seat }: { readonly figure: string; readonly seat: number }, match: CcMatch): void => {
    const field = fieldIn(context, match);
    const there = standing(context, match, figure);
    const by: string[] = [];
    for (const other of field.figures) if (other.side !== there.side && isSeen(field, other, there)) by.push(other.id);
    // the scope of its own activation opens only after this fact
    match.last("cc:watched", { scope: "group-activation", seat, data: { figure, by } });
  };

/** What allowed one card only is over when a figure played it, and may cost an upgrade. */
const spendStandIn =
  (context: Context) =>
  (
    { seat, card, figure }: { readonly seat: number; readonly card: string; readonly figure: string },
    match: CcMatch,
  ) => {
    const [first] = standInsOf(match, figure, card).filter(({ data }) => data.once !== undefined);
    if (first === undefined || !isStandIn(context, match, figure, context.facts.command[card] as CommandCard)) return;
    match.queue({ type: "kernel:expire", id: first.id });
    if (first.data.once === "deplete") match.queue({ type: "upgrade:deplete", seat, card: first.data.card ?? "" });
  };
