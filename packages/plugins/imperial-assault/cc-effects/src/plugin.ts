import type { Context } from "@riposte/imperial-assault";
import {
  actsOf,
  CARD_VALUES,
  CARD_WINDOWS,
  contributionsTo,
  handlersOf,
  lastingTo,
  lentHolders,
  momentOffers,
} from "@riposte/imperial-assault-steps";
import { type ActsAt, type Behaviour, definePlugin, type Plugin } from "@riposte/kernel";
import type { CommandEffect } from "./cards/command-effect.js";
import { type CompiledCards, compileCards } from "./cards/compile.js";
import { cardHolders, fallenWith } from "./cards/holders.js";
import { type CcEffects, type CcMatch, declared } from "./declared.js";
import { cardMachine } from "./machines/card.js";
import { messages } from "./messages.js";
import { cardEffects, dropAttached } from "./play/effects.js";
import { actions, guards } from "./play/flow.js";
import { rememberInAttack } from "./play/in-attack.js";
import { playing } from "./play/offers.js";
import { sourceQuestions } from "./play/sources.js";
import { spendStandIn } from "./play/spent-stand-in.js";
import { rememberWatchers } from "./play/watching.js";

/** Command cards that were read before; `factsHash` is that of all, where these are those that a match needs. */
export function ccEffectsOf(
  context: Context,
  effects: Readonly<Record<string, CommandEffect>>,
  factsHash?: string,
): Plugin<CcEffects> {
  const compiled = compileCards(context, effects);
  const holders = cardHolders(compiled);
  const {
    offer,
    on: reactions,
    modify,
    veto,
  } = handlersOf(context, holders, {
    windows: CARD_WINDOWS,
    fallen: fallenWith(compiled),
  });
  // abilities lent by the step language speak of command cards too, which only this plugin has
  for (const window of CARD_WINDOWS) offer[window]?.unshift(momentOffers(context, lentHolders, window));
  for (const [window, offers] of Object.entries(offer)) offers.unshift(playing(context, compiled, window));
  reactions["figure:fell"]?.push(dropAttached);
  reactions["activation:began"]?.push(rememberWatchers(context));
  reactions["cc:played"] = [rememberInAttack, spendStandIn(context)];
  reactions["cards:milled"] = [openDiscarded(context, "deck")];
  reactions["cards:discarded"] = [openDiscarded(context, "hand")];
  for (const [key, value] of Object.entries(CARD_VALUES)) {
    const name = key as keyof typeof CARD_VALUES;
    const held = [lentHolders, holders].map((from) => contributionsTo(context, from, name));
    modify[value] = [lastingTo(context, name), ...held];
  }
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
    offer: offer as NonNullable<Behaviour<CcEffects>["offer"]>,
    // whatever the other player's card does, it may be answered
    concerns: { "cc:declared": ({ seat: player }, seat) => player !== seat },
    on: reactions as NonNullable<Behaviour<CcEffects>["on"]>,
    modify: modify as NonNullable<Behaviour<CcEffects>["modify"]>,
    veto: veto as NonNullable<Behaviour<CcEffects>["veto"]>,
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
