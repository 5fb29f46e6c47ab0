import { attempt, eat, type Reader, sees } from "../reader.js";
import { readAfter, THIS } from "./filters.js";
import { readColor, readKeyword } from "./tags.js";
import { readName, readWords } from "./words.js";

/** Cards as a phrase names them: a reference, or a choice among places. */
export interface Noun {
  ref?: string | readonly string[];
  side?: "you" | "opponent" | "both";
  zones?: string[];
  filter: Record<string, unknown>;
  count?: unknown;
  /** Nothing says whose it is. */
  isUnowned?: true;
  [more: string]: unknown;
}

/** What the words before a noun phrase settle: whose cards, where they lie, how many when nothing is said. */
export interface Expecting {
  readonly side?: "you" | "opponent" | "both";
  readonly zones?: readonly string[];
  readonly count?: unknown;
}

/** A noun phrase: this card, what was named before, or so many of some cards with their filters. */
export function readNoun(reader: Reader, expecting: Expecting = {}): Noun | undefined {
  return attempt(reader, (r) => {
    if (eat(r, "your Leader or 1 of your Characters") !== undefined)
      return { side: "you", zones: ["leader", "characters"], filter: {}, count: { exactly: 1 } };
    if (eat(r, "(the|your) opponent's Character you battled with") !== undefined)
      return { ref: "battled", filter: { zone: "characters" } };
    if (attempt(r, (rr) => (eat(rr, THIS) !== undefined && !sees(rr, "'s") ? true : undefined)))
      return from(r, { ref: "self", filter: {} });
    return attempt(r, readReference) ?? attempt(r, (rr) => readCards(rr, expecting));
  });
}

const from = (r: Reader, noun: Noun): Noun => (eat(r, "in your hand") === undefined ? noun : { ...noun, inHand: true });

function readReference(r: Reader): Noun | undefined {
  const ref = refNamed(r);
  if (ref === undefined || sees(r, "'s")) return undefined;
  const noun: Noun = { ref, filter: {} };
  for (let more = sees(r, "with"); more; ) more = readAfter(r, noun);
  return noun;
}

const CARDS = "(Leader or Character|Characters|Character|Leader|cards|card)( cards?)?";

/** Which cards "the selected card", "the revealed card" and "it" are. */
export function refNamed(r: Reader): Noun["ref"] {
  if (eat(r, `(the selected|the chosen) ${CARDS}`) !== undefined) return r.named;
  if (eat(r, `the revealed ${CARDS}`) !== undefined) return r.shown;
  const isLast =
    eat(r, `(that|those|the returned|the trashed|the played) ${CARDS}`) !== undefined ||
    eat(r, "the (Characters?|cards?) played (by|with) this effect") !== undefined ||
    eat(r, "(it|them)") !== undefined;
  return isLast ? r.last : undefined;
}

function readCards(r: Reader, expecting: Expecting): Noun | undefined {
  const noun: Noun = { filter: {} };
  const first = readCount(r);
  const owner = readOwner(r);
  if (sees(r, "the (rested |active )?DON!!")) eat(r, "the");
  const count = first ?? readCount(r) ?? expecting.count;
  if (count !== undefined) noun.count = count;
  if (isEach(r)) noun.each = true;
  const adjectives = readAdjectives(r, noun.filter);
  const head = readHead(r, noun, adjectives);
  if (!head) return undefined;
  const name = readName(r);
  if (name !== undefined) noun.filter.name = name;
  for (let more = true; more; ) more = readAfter(r, noun);
  const other = attempt(r, readAlternative);
  if (other !== undefined) {
    noun.filter = { any: [noun.filter, other] };
    for (let more = true; more; ) more = readAfter(r, noun);
  }
  const place = readPlace(r);
  if (place !== undefined) {
    noun.zones = [...place.zones];
    noun.side = place.side;
    for (let more = true; more; ) more = readAfter(r, noun);
  } else {
    const said = readField(r) ?? owner;
    if (said === undefined) noun.isUnowned = true;
    noun.side = said ?? expecting.side ?? "both";
    if (expecting.zones !== undefined) noun.zones = [...expecting.zones];
  }
  return noun;
}

/** "up to 1 each of": one of each place. */
const isEach = (r: Reader): boolean => /each of(\s+your opponent's|\s+your)?\s*$/i.test(r.text.slice(0, r.at));

/** "… or [Name]", "… or card with a type including …": another way to match. */
function readAlternative(r: Reader): Record<string, unknown> | undefined {
  if (eat(r, "or") === undefined) return undefined;
  const noun: Noun = { filter: {} };
  const before = r.at;
  const isNamed = readAdjectives(r, noun.filter);
  if (!readHead(r, noun, isNamed) || r.at === before) return undefined;
  if (Object.keys(noun.filter).length <= 1 && !isNamed && !readAfter(r, noun)) return undefined;
  return sees(r, "(gains|gain|cannot)") && Object.keys(noun.filter).length === 0 ? undefined : noun.filter;
}

/** How many: "up to 2 of", "all of", "1 of", "any number of". */
export function readCount(r: Reader): unknown {
  const upTo = eat(r, "(up to a total of|a total of up to|up to) {n}( total)?( of each of| of| each of)?");
  if (upTo !== undefined) return { upTo: Number(upTo[0]) };
  if (eat(r, "any number of") !== undefined) return { upTo: "any" };
  if (eat(r, "all( of)?( the)?") !== undefined) return "all";
  if (eat(r, "any of") !== undefined) return "all";
  const exactly = eat(r, "(a total of )?{n}( of)?");
  if (exactly !== undefined && !sees(r, "(power|base power|or more|or less)")) return { exactly: Number(exactly[0]) };
  return eat(r, "(an|a)") === undefined ? undefined : { exactly: 1 };
}

function readOwner(r: Reader): "you" | "opponent" | undefined {
  if (eat(r, "(your|the) opponent's") !== undefined) return "opponent";
  if (eat(r, "their") !== undefined) return "opponent";
  return eat(r, "your( own)?( currently)?") === undefined ? undefined : "you";
}

/** Adjectives before the head; true if any was there that can stand alone. */
function readAdjectives(r: Reader, filter: Record<string, unknown>): boolean {
  let alone = false;
  for (;;) {
    const color = readColor(r);
    const keyword = color === undefined ? readKeyword(r) : undefined;
    if (color !== undefined) Object.assign(filter, { color, ...(eat(r, "only") !== undefined && { colors: 1 }) });
    else if (keyword !== undefined) filter.keyword = keyword;
    else if (eat(r, "rested") !== undefined) filter.state = "rested";
    else if (eat(r, "active") !== undefined) filter.state = "active";
    else if (eat(r, "face-up") !== undefined) filter.face = "up";
    else if (eat(r, "face-down") !== undefined) filter.face = "down";
    else if (!sees(r, "other than") && eat(r, "other") !== undefined) filter.other = "self";
    else if (eat(r, "multicolored") !== undefined) filter.colors = { min: 2 };
    else if (eat(r, "monocolored") !== undefined) filter.colors = 1;
    else {
      const words = attempt(r, readWords);
      if (words === undefined) return alone;
      Object.assign(filter, merged(filter, words));
      alone = true;
    }
  }
}

/** Two alternatives of one noun stand side by side. */
const merged = (filter: Record<string, unknown>, words: Record<string, unknown>) =>
  "any" in words && "any" in filter ? { any: [...(filter.any as unknown[]), ...(words.any as unknown[])] } : words;

const HEADS: readonly (readonly [string, { readonly zones?: readonly string[]; readonly kind?: unknown }])[] = [
  [
    "(Leader|Leaders) (or|and) (Character cards|Characters|Character)( cards?)?",
    { zones: ["leader", "characters"], kind: ["Leader", "Character"] },
  ],
  ["(Leader or Stage|Leader and Stage)( cards?)?", { zones: ["leader", "stage"] }],
  ["(Character or DON!!|DON!! cards or Character|Characters or DON!!)( cards?|s)?", { zones: ["characters", "cost"] }],
  ["(Event or Stage)( cards?)?", { kind: ["Event", "Stage"] }],
  [
    "(Character or Stage|Characters or Stages)( cards?)?",
    { zones: ["characters", "stage"], kind: ["Character", "Stage"] },
  ],
  ["Character cards?", { zones: ["characters"], kind: "Character" }],
  ["Characters?", { zones: ["characters"], kind: "Character" }],
  ["Leaders?( cards?)?", { zones: ["leader"], kind: "Leader" }],
  ["Stages?( cards?)?", { zones: ["stage"], kind: "Stage" }],
  ["Events?( cards?)?", { kind: "Event" }],
  ["DON!!( cards?)?", { zones: ["cost"] }],
  ["Life cards?", { zones: ["life"] }],
  ["cards?", {}],
];

function readHead(r: Reader, noun: Noun, isNamed: boolean): boolean {
  for (const [words, { zones, kind }] of HEADS) {
    if (eat(r, words) === undefined) continue;
    noun.zones = zones === undefined ? ["leader", "characters"] : [...zones];
    if (kind !== undefined) noun.filter.kind = kind;
    return true;
  }
  // a name alone is whatever has that name on the field
  noun.zones = ["leader", "characters", "stage"];
  return isNamed;
}

/** "on your field". */
const readField = (r: Reader): "you" | "opponent" | undefined =>
  eat(r, "on your field") !== undefined
    ? "you"
    : eat(r, "on (their|your opponent's) field") !== undefined
      ? "opponent"
      : undefined;

const PLACES: readonly (readonly [string, readonly string[]])[] = [
  ["hand or trash", ["hand", "trash"]],
  ["hand or field", ["hand", "characters", "stage"]],
  ["hand", ["hand"]],
  ["trash", ["trash"]],
  ["deck", ["deck"]],
  ["cost area", ["cost"]],
];

/** "from your hand or trash", "in your opponent's trash". */
function readPlace(r: Reader): { readonly zones: readonly string[]; readonly side: "you" | "opponent" } | undefined {
  return attempt(r, (rr) => {
    if (eat(rr, "(from|in)") === undefined) return undefined;
    const side = eat(rr, "(your opponent's|their)") !== undefined ? "opponent" : "you";
    if (side === "you" && eat(rr, "(your|the)") === undefined) return undefined;
    const zones = PLACES.find(([words]) => eat(rr, words) !== undefined)?.[1];
    return zones === undefined ? undefined : { zones, side };
  });
}
