import { type Effect, effectsOf, type Match } from "@riposte/kernel";
import type { Reaction } from "../responding.js";
import { zonesOf } from "../zones.js";
import type { DuelCards } from "./declaration.js";

const effects = effectsOf<DuelCards>();

/** Cards that need the optional tokens plugin. */
const NEED_TOKENS = ["bulwark"];

/** The cards a seat may play on its own turn, on its attack, and so on: one reaction for each window. */
export const playInTurn = playing<DuelCards["questions"]["cards:play-in-turn"]>(
  "cards:play-in-turn",
  (seat, subject) => effects.ask("cards:play-in-turn", seat, subject),
  ["warcry", "truce", "foresight", "sunder", "bulwark", "omen", "scavenge"],
  ({ seat: active }, seat) => seat === active,
);

export const playAsAttackDeclared = playing<DuelCards["questions"]["cards:play-at-attack"]>(
  "cards:play-at-attack",
  (seat, subject) => effects.ask("cards:play-at-attack", seat, subject),
  ["lunge", "weary"],
  ({ attacker }, seat, card) => card === undefined || (card === "lunge") === (seat === attacker),
);

export const playAsAttackRolled = playing<DuelCards["questions"]["cards:play-at-roll"]>(
  "cards:play-at-roll",
  (seat, subject) => effects.ask("cards:play-at-roll", seat, subject),
  ["parry", "counter"],
  ({ defender }, seat) => seat === defender,
);

/** Who sees the other fighter arrive may hold it there. */
export const playAtArrival = playing<DuelCards["questions"]["cards:play-at-arrival"]>(
  "cards:play-at-arrival",
  (seat, subject) => effects.ask("cards:play-at-arrival", seat, subject),
  ["snare"],
  ({ seat: mover }, seat) => seat !== mover,
);

/** A negate answers the card that waits, a negate included; a seat does not answer its own card, nor one that is cancelled. */
export const playAtCard: Reaction<DuelCards, DuelCards["questions"]["cards:play-at-card"]> = {
  name: "cards:play-at-card",
  ask: (seat, subject) => effects.ask("cards:play-at-card", seat, subject),
  possible: ({ seat: player }, seat, match) => seat !== player && zonesOf(match, seat).hand.length > 0,
  options: ({ seat: player }, seat, match) => {
    const waiting = match.pending();
    if (waiting === undefined || seat === player || !zonesOf(match, seat).hand.includes("negate")) return [];
    return [offerOf("negate", seat, match, "cancel", waiting.frame)];
  },
};

/** By public information a seat could play a card where it holds any and it is the one who may. */
function playing<Subject>(
  name: string,
  ask: (seat: number, subject: Subject) => Effect,
  cards: readonly string[],
  mayPlay: (subject: Subject, seat: number, card?: string) => boolean,
): Reaction<DuelCards, Subject> {
  return {
    name,
    ask,
    possible: (subject, seat, match) => mayPlay(subject, seat) && zonesOf(match, seat).hand.length > 0,
    options: (subject, seat, match) =>
      cards
        .filter((card) => mayPlay(subject, seat, card) && zonesOf(match, seat).hand.includes(card))
        .filter((card) => !NEED_TOKENS.includes(card) || match.has("duel-tokens"))
        .map((card) => offerOf(card, seat, match, "optional")),
  };
}

const offerOf = (card: string, seat: number, match: Match<DuelCards>, kind: "optional" | "cancel", target?: number) =>
  match.offer({
    key: card,
    label: { id: `card:${card}` },
    kind,
    effects: [
      { type: "cards:announce", seat, card },
      { type: "cards:resolve", seat, card, ...(target !== undefined && { target }) },
    ],
  });
