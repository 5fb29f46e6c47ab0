import { type Die, faceOf, type Results, SYMBOLS } from "@riposte/imperial-assault";
import type { Params } from "@riposte/words";
import { listed } from "@riposte/words";
import type { Outcome } from "../../../voice/ending.js";
import { consequence, decision, heading, type Lines, type Told } from "../../../voice/line.js";
import type { SeenEvent } from "../../../voice/voice.js";
import { CONDITIONS, ownerIn } from "./names.js";

const MISSES: Readonly<Record<string, string>> = {
  dodge: "the defender dodges",
  accuracy: "the accuracy is too low",
  "out-of-reach": "the target is out of reach",
  "no-line-of-sight": "the target is out of sight",
};

/** How an event of a skirmish reads. */
export const skirmishLines: Lines = {
  "round:began": heading("Round {round}, {initiative.has} the initiative"),
  "round:last": consequence("The time is up: the match ends with round **{round}**."),
  "round:ended": null,
  "round:worn": null,
  "cards:readied": null,
  "group:readied": "{group} is ready again.",
  "initiative:claimed": decision("{seat.takes} the initiative."),
  "card:attached": "{seat.attaches} {card} to {group}.",
  "card:exhausted": "{card} is exhausted.",
  "card:depleted": "{card} is depleted.",
  "group:activated": decision("{seat.activates} {group}."),
  "group:exhausted": null,
  "opportunity:passed": decision("{seat.passes}."),
  "activation:began": null,
  "activation:ended": null,
  "action:resolved": null,
  "points:gained": "{figure} gains {amount|movement point}.",
  "figure:deployed": decision("{figure} deploys at {spaces}."),
  "figure:moved": decision(moveWords),
  "figure:trampled": "{figure} stops on {others}.",
  "figure:damaged": "{figure} suffers **{amount} damage**.",
  "figure:recovered": "{figure} recovers **{amount} damage**.",
  "figure:became": consequence(({ status }) =>
    status === null
      ? "{figure} is itself again."
      : `{figure} is ${status === "neutral" ? "neutral" : "incapacitated"}.`,
  ),
  "condition:gained": consequence((facts) => conditionWords("{figure} is **{condition}**.", facts)),
  "condition:lost": consequence((facts) => conditionWords("{figure} is no longer {condition}.", facts)),
  "figure:fell": "{figure} is **defeated**, for {vp|victory point}.",
  "attack:declared": decision((facts) => attackTold("begun", facts), {
    until: "attack:resolved",
    outcome: attackOutcome,
  }),
  "attack:rolled": consequence(({ dice }) => ({ words: "The dice: {faces}.", params: { faces: diceText(dice) } })),
  "dice:rolled": consequence(({ dice }) => ({ words: "The dice: {faces}.", params: { faces: diceText(dice) } })),
  "attack:rerolled": consequence(({ die, from, to }) => ({
    words: "The {die} die is rerolled: {before} becomes {after}.",
    params: { before: faceText(die as Die, from as number), after: faceText(die as Die, to as number) },
  })),
  "attack:missed": consequence(({ reason }) => ({
    words: "The attack **misses**: {why}.",
    params: missParams(reason),
  })),
  "attack:hit": "The attack hits for **{damage}**.",
  "attack:resolved": null,
  "surge:spent": "{cost|surge} spent: {surge}.",
  "surge:ability-used": "{figure} uses {ability}.",
  "cards:drawn": consequence(({ cards }) =>
    cards === undefined ? "{seat.draws} {count|card}." : "{seat.draws} {cards}.",
  ),
  "cards:milled": "{seat.discards} {card} from the top of the deck.",
  "cards:transferred": null,
  "cards:discarded": "{seat.discards} {card}.",
  "vp:scored": "{seat.scores} **{vp|victory point}**.",
  "object:placed": "{kind} is placed at {space}.",
  "object:moved": "{object} moves to {to}.",
  "object:damaged": "{object} suffers **{amount} damage**.",
  "object:removed": "{kind} is gone.",
  "object:retrieved": decision("{figure} takes {object}."),
  "object:dropped": "{object} lies at {space}.",
  "object:turned": decision("{seat.turns} {object} over: it is {side} now."),
  "object:loaded": consequence(({ amount }) =>
    amount === 1 ? "{object} gets {held}." : "{object} gets {amount} × {held}.",
  ),
  "object:cleared": "{object} loses {amount} × {held}.",
  "object:swapped": decision("{objects} change places."),
  "mission:revealed": "{seat.reveals} {colour}.",
  "creature:claimed": "{seat.claims} {card}.",
  "creature:placed": decision("{seat.puts} {figure} on {space}."),
  "power:earned": null,
  "power:shared": null,
  "rubble:laid": "Rubble lies at {spaces}.",
  "door:opened": "{door} opens.",
  "door:closed": "{door} closes.",
  // a card that is played was told already
  "ability:used": decision(({ ability }) => (String(ability).startsWith("cc:") ? null : "{figure} uses {ability}.")),
  "card:revealed": "{seat.reveals} {card}.",
  "deck:looked": consequence(({ cards }) =>
    Array.isArray(cards) ? "{seat.looks} at {cards}." : "{seat.looks} at the top of a deck.",
  ),
  "hand:revealed": consequence(({ cards }) =>
    Array.isArray(cards) ? "{seat.shows} {cards}." : "{seat.shows} a hand of cards.",
  ),
  "cc:played": decision(({ figure }) =>
    figure === null || figure === undefined ? "{seat.plays} {card}." : "{seat.plays} {card} with {figure}.",
  ),
  "cc:cancelled": "{card} is **cancelled**.",
  "cc:resolved": null,
  "cc:kept": "{card} stays in play.",
  "cc:left": "{card} leaves play.",
  "cc:logged": "{card}: {text}",
  "power-token:gained": "{figure} gains a {token} token.",
  "power-token:spent": "{figure} spends a {token} token.",
  "power-token:discarded": "{figure} discards a {token} token.",
  "kernel:expired": null,
};

const ENDINGS: Readonly<Record<string, string>> = {
  points: "{winner.has} {won|victory point} to {lost} after round {round}.",
  "no-figures": "{loser.has} no figure left in round {round}; {winner.has} {won|victory point} to {lost}.",
  rounds: "Round {round} was the last; {winner.has} {won|victory point} to {lost}.",
  time: "The time is up; {winner.has} {won|victory point} to {lost} after round {round}.",
  resignation: "{loser.gives} up in round {round}, at {won} to {lost} victory points.",
};

/** Why a skirmish is over. */
export function skirmishEnding({ winners: [winner = 0], by, vp, round }: Outcome): Told | null {
  const words = by === "resignation" && round === 0 ? "{loser.gives} up before the first round." : ENDINGS[String(by)];
  const points = vp as readonly number[];
  return words === undefined
    ? null
    : { words, params: { winner, loser: 1 - winner, won: points[winner], lost: points[1 - winner] } };
}

/** The steps of one figure become one move. */
export function condenseMoves(events: readonly SeenEvent[]): readonly SeenEvent[] {
  const kept: SeenEvent[] = [];
  for (const event of events) {
    const before = kept.at(-1);
    const [now, last] = [event.payload as Facts | null, before?.payload as Facts | null | undefined];
    if (event.type === "figure:moved" && before?.type === "figure:moved" && now?.figure === last?.figure) {
      const way = [...wayOf(last ?? {}), ...(now?.to?.slice(0, 1) ?? [])];
      kept[kept.length - 1] = { type: event.type, payload: { ...now, from: last?.from, way } };
    } else if (!BETWEEN_STEPS.includes(event.type)) kept.push(event);
  }
  return kept;
}

/** Said of single steps: they do not part a move in two. */
const BETWEEN_STEPS = ["action:resolved", "kernel:expired", "kernel:answered"];

interface Facts {
  readonly figure?: string;
  readonly from?: readonly string[];
  readonly to?: readonly string[];
  readonly way?: readonly string[];
}

const wayOf = ({ way, from, to }: Facts): readonly string[] =>
  way ?? [...(from ?? []).slice(0, 1), ...(to ?? []).slice(0, 1)];

function moveWords(facts: Params) {
  const way = wayOf(facts as Facts);
  if (facts.voluntary === false) return { words: "{figure} is moved to {end}.", params: { end: way.at(-1) } };
  return { words: "{figure} moves from {start} to {end}.", params: { start: way[0], end: way.at(-1) } };
}

function conditionWords(words: string, { condition }: Params) {
  return { words, params: { condition: CONDITIONS[String(condition)] ?? condition } };
}

/** An attack and what came of it: by a figure alone, and by a player with it. */
const ATTACKS = {
  begun: ["{attacker} attacks {defender}.", "{owner.attacks} {defender} with {attacker}."],
  missed: [
    "{attacker} attacks {defender}: **a miss**[, since {why}].",
    "{owner.attacks} {defender} with {attacker}: **a miss**[, since {why}].",
  ],
  struck: [
    "{attacker} attacks {defender}: **{dealt} damage**.",
    "{owner.attacks} {defender} with {attacker}: **{dealt} damage**.",
  ],
  felled: [
    "{attacker} attacks {defender}: **{dealt} damage**, **defeated**.",
    "{owner.attacks} {defender} with {attacker}: **{dealt} damage**, **defeated**.",
  ],
} as const;

function attackTold(came: keyof typeof ATTACKS, { attacker, actor }: Params, params: Params = {}): Told {
  const owner = ownerIn(String(attacker)) ?? actor;
  const [alone, owned] = ATTACKS[came];
  return owner === undefined ? { words: alone, params } : { words: owned, params: { ...params, owner } };
}

/** The attack with what came of it: its dice, and how it ended. */
function attackOutcome(facts: Params, events: readonly SeenEvent[]): Told {
  const said = (type: string) => events.findLast((event) => event.type === type)?.payload as Params | undefined;
  const [missed, resolved] = [said("attack:missed"), said("attack:resolved")];
  const fell = events.some(
    ({ type, payload }) => type === "figure:fell" && (payload as Facts).figure === facts.defender,
  );
  if (resolved?.missed === true) return attackTold("missed", facts, missed && missParams(missed.reason));
  return attackTold(fell ? "felled" : "struck", facts, { dealt: resolved?.dealt ?? 0 });
}

const missParams = (reason: unknown) => ({ why: MISSES[String(reason)] ?? String(reason).replaceAll("-", " ") });

type Rolled = readonly { readonly die: Die; readonly face: number }[];

const diceText = (dice: unknown): string =>
  (dice as Rolled).map(({ die, face }) => `${die} ${faceText(die, face)}`).join(", ");

/** What a face shows, in words. */
export const faceText = (die: Die, face: number): string => resultsText(faceOf(die, face));

/** Symbols in words: "2 hits and 1 surge". */
function resultsText(results: Results): string {
  const there = SYMBOLS.filter((symbol) => results[symbol] > 0);
  const words = there.map((symbol) => `${results[symbol]} ${symbolWord(symbol, results[symbol])}`);
  return words.length === 0 ? "blank" : listed(words);
}

const symbolWord = (symbol: string, count: number): string =>
  count === 1 || symbol === "accuracy" ? symbol : `${symbol}s`;
