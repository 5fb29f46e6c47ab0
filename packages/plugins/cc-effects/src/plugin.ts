import type { Context } from "@riposte/imperial-assault";
import { type ActsAt, type Behaviour, definePlugin, type Plugin } from "@riposte/kernel";
import {
  actsOf,
  CARD_VALUES,
  CARD_WINDOWS,
  contributionsTo,
  EVENTS,
  lastingTo,
  lentHolders,
  momentOffers,
  reactTo,
  refrains,
  VALUES,
  vetoes,
  WINDOWS,
} from "@riposte/skirmish-steps";
import { type CompiledCards, compileCards } from "./cards/compile.js";
import { cardHolders } from "./cards/holders.js";
import { readCards } from "./cards/read-cards.js";
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

/**
 * Command cards, from library entries or in steps.
 *
 * @example
 * const game = compose([imperialAssault(context), skirmishSteps(context), ccEffects(context, commandEffects)]);
 */
export function ccEffects(context: Context, files: Readonly<Record<string, unknown>>): Plugin<CcEffects> {
  const effects = readCards(context, files);
  const compiled = compileCards(context, effects);
  const holders = cardHolders(compiled);
  const windows = [...WINDOWS, ...CARD_WINDOWS].map((window): [string, unknown[]] => {
    const isOfCards = (CARD_WINDOWS as readonly string[]).includes(window);
    const lent = isOfCards ? [momentOffers(context, lentHolders, window)] : [];
    return [window, [playing(context, compiled, window), ...lent, momentOffers(context, holders, window)]];
  });
  const reactions = Object.fromEntries(
    EVENTS.map((event): [string, unknown[]] => [event, [reactTo(context, holders, event)]]),
  );
  reactions["figure:fell"]?.push(dropAttached);
  reactions["activation:began"]?.push(rememberWatchers(context));
  reactions["cc:played"] = [rememberInAttack, spendStandIn(context)];
  reactions["cards:milled"] = [openDiscarded(context, "deck")];
  reactions["cards:discarded"] = [openDiscarded(context, "hand")];
  const values = Object.entries(VALUES).map(([name, value]) => [
    value,
    contributionsTo(context, holders, name as keyof typeof VALUES),
  ]);
  // abilities lent by the step language speak of command cards too, which only this plugin has
  const ofCards = Object.entries(CARD_VALUES).map(([key, value]) => {
    const name = key as keyof typeof CARD_VALUES;
    const held = [lentHolders, holders].map((from) => contributionsTo(context, from, name));
    return [value, [lastingTo(context, name), ...held]];
  });
  // the shared language gives its handlers by name: which they are is checked when the plugins are composed
  return definePlugin<CcEffects>(declared, {
    facts: effects,
    messages,
    effects: cardEffects(context),
    abilities: compiled.abilities as NonNullable<Behaviour<CcEffects>["abilities"]>,
    procedures: { card: cardMachine },
    questions: sourceQuestions(context),
    actions,
    guards,
    offer: Object.fromEntries(windows) as NonNullable<Behaviour<CcEffects>["offer"]>,
    on: reactions as NonNullable<Behaviour<CcEffects>["on"]>,
    modify: { ...Object.fromEntries([...values, ...ofCards]), ...refrains(context, holders) } as NonNullable<
      Behaviour<CcEffects>["modify"]
    >,
    veto: vetoes(context, holders) as unknown as NonNullable<Behaviour<CcEffects>["veto"]>,
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
