import { type Context, type Die, faceOf, SYMBOLS } from "@riposte/imperial-assault";
import { fill, type SeenEvent } from "../voice.js";
import { spellId } from "./names.js";

const SENTENCES: Readonly<Record<string, string | null>> = {
  "round:began": "Round {round} begins; seat {initiative} has the initiative.",
  "round:ended": "Round {round} ends.",
  "cards:readied": null,
  "group:readied": "{group} is ready again.",
  "initiative:claimed": "Seat {seat} takes the initiative.",
  "card:attached": "{card} is attached to {group}.",
  "card:exhausted": "{card} is exhausted.",
  "card:depleted": "{card} is depleted.",
  "group:activated": "Seat {seat} activates {group}.",
  "group:exhausted": null,
  "opportunity:passed": "Seat {seat} passes.",
  "activation:began": "{figure} acts.",
  "activation:ended": null,
  "action:resolved": null,
  "points:gained": "{figure} gains {amount} movement points.",
  "figure:deployed": "{figure} deploys at {spaces}.",
  "figure:moved": "{figure} moves: {way}.",
  "figure:damaged": "{figure} suffers {amount} damage.",
  "figure:recovered": "{figure} recovers {amount} damage.",
  "condition:gained": "{figure} is {condition}.",
  "condition:lost": "{figure} is no longer {condition}.",
  "figure:fell": "{figure} is defeated, for {vp} VP.",
  "attack:declared": "{attacker} attacks {defender} ({type}).",
  "attack:rerolled": "The {die} die is rerolled.",
  "attack:missed": "The attack misses: {reason}.",
  "attack:hit": "The attack hits for {damage}.",
  "attack:resolved": null,
  "surge:spent": "Surge spent: {surge}.",
  "cards:milled": "Seat {seat} discards {card} from the deck.",
  "cards:discarded": "Seat {seat} discards {card}.",
  "vp:scored": "Seat {seat} scores {vp} VP.",
  "door:opened": "The {door} opens.",
  "ability:used": "{figure} uses {ability}.",
  "power-token:gained": "{figure} gains a {token} token.",
  "power-token:spent": "{figure} spends a {token} token.",
  "power-token:discarded": "{figure} discards a {token} token.",
  "kernel:expired": null,
};

/** Conditions as the rules name them; their ids are also names of cards. */
const CONDITIONS: Readonly<Record<string, string>> = {
  focus: "Focused",
  hide: "Hidden",
  stun: "Stunned",
  weaken: "Weakened",
  bleed: "Bleeding",
};

interface Facts {
  readonly seat?: number;
  readonly cards?: readonly string[];
  readonly count?: number;
  readonly dice?: readonly { readonly die: Die; readonly face: number }[];
  readonly figure?: string;
  readonly from?: readonly string[];
  readonly to?: readonly string[];
  readonly way?: readonly string[];
  readonly condition?: string;
}

/** What happened on the table, in words. */
export function iaSentence(context: Context, { type, payload }: SeenEvent): string | null | undefined {
  const facts = (payload ?? {}) as Facts;
  const spell = (id: string) => spellId(context, id);
  if (type === "cards:drawn")
    return `Seat ${facts.seat} draws ${facts.cards?.map(spell).join(", ") ?? `${facts.count} cards`}.`;
  if (type === "attack:rolled" || type === "dice:rolled")
    return `The dice: ${(facts.dice ?? []).map(dieText).join("; ")}.`;
  if (type === "figure:moved") return `${spell(facts.figure ?? "")} moves: ${wayOf(facts).join(" → ")}.`;
  const words = SENTENCES[type];
  if (words === undefined || words === null) return words;
  const condition = CONDITIONS[facts.condition ?? ""];
  return fill(words, { ...facts, ...(condition !== undefined && { condition }) }, spell);
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
    } else if (SENTENCES[event.type] !== null) kept.push(event);
  }
  return kept;
}

const wayOf = ({ way, from, to }: Facts): readonly string[] =>
  way ?? [...(from ?? []).slice(0, 1), ...(to ?? []).slice(0, 1)];

function dieText({ die, face }: { readonly die: Die; readonly face: number }): string {
  const shown = faceOf(die, face);
  const symbols = SYMBOLS.filter((symbol) => shown[symbol] > 0).map((symbol) => `${shown[symbol]} ${symbol}`);
  return `${die} ${symbols.length === 0 ? "blank" : symbols.join(" ")}`;
}
