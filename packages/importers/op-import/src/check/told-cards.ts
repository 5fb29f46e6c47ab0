import type { Count, Filter, Num, Range, Selector } from "@riposte/op-actions";
import { either, type Gathering, may, must, oneWay } from "./account.js";
import { joined } from "./token.js";

const NOUNS: Readonly<Record<string, string>> = {
  leader: "Leader",
  characters: "Character",
  stage: "Stage",
  cost: "DON",
  life: "Life",
  hand: "hand",
  deck: "deck",
  trash: "trash",
};
const FIELD = ["leader", "characters", "stage", "cost"];
const whose = (side: string): string => (side === "both" ? "any" : side);

/** Cards: whose, where, how many, what they are like. */
export function accountCards(g: Gathering, cards: Selector): void {
  if ("ref" in cards) {
    for (const ref of [cards.ref].flat()) if (ref === "self" || ref === "battled") must(g, ref);
    if (cards.filter !== undefined) {
      may(g, "if");
      accountFilter(g, cards.filter);
    }
    if (cards.count !== undefined) accountCount(g, cards.count);
    return;
  }
  const { side, zones, filter, count, chooser, blind, at, distinct, total } = cards;
  const field = zones.filter((zone) => FIELD.includes(zone));
  const isNamed = zones.length === 3 && field.length === 3 && !zones.includes("cost");
  const isAnything = field.length === 4;
  const elsewhere = field.length < zones.length;
  if (isNamed && side !== "both" && filter?.name !== undefined)
    oneWay(
      g,
      [`${side}.named`],
      [`${side}.namedCards`],
      [`${side}.Character`],
      [`${side}.Leader`],
      [`${side}.Stage`],
      ...(filter.other === undefined ? [] : [[]]),
    );
  if (isAnything)
    oneWay(
      g,
      [`${whose(side)}.cards`],
      field.map((zone) => `${whose(side)}.${NOUNS[zone]}`),
    );
  else if (isNamed) may(g, ...field.map((zone) => `${whose(side)}.${NOUNS[zone]}`));
  else if (field.length === 2 && filter?.name !== undefined) {
    // "your [A] cards" are where cards have power
    const isAny = zones.includes("leader") && zones.includes("characters") ? [[`${whose(side)}.namedCards`]] : [];
    for (const zone of zones) oneWay(g, [`${whose(side)}.${NOUNS[zone]}`], ...isAny);
  } else if (filter?.any?.some(({ is }) => is !== undefined))
    for (const zone of zones) oneWay(g, [`${whose(side)}.${NOUNS[zone]}`], []);
  else for (const zone of zones) must(g, `${whose(side)}.${NOUNS[zone]}`);
  if (filter !== undefined) accountFilter(g, filter);
  if (field.length === 2) may(g, "orElse");
  if (filter?.name !== undefined && elsewhere) may(g, `${side}.named`, `${side}.namedCards`);
  accountCount(g, count);
  if (filter?.any?.some(({ zone }) => zone !== undefined))
    may(g, ...zones.map((zone) => `${whose(side)}.${NOUNS[zone]}`));

  if (chooser === "opponent") must(g, "by:opponent");
  if (blind === true) may(g, "by:opponent");
  if (at === "top" && zones[0] === "life") oneWay(g, ["end:top"], []);
  else if (at !== undefined) must(g, `end:${at}`);
  if (distinct !== undefined) must(g, `distinct:${distinct}`);
  if (total !== undefined) must(g, `total:${total.stat}<=${total.max}`);
}

export function accountCount(g: Gathering, count: Count): void {
  if (count === "all") may(g, "all");
  else if ("upTo" in count) count.upTo === "any" ? must(g, "upTo:any") : accountNumber(g, count.upTo, "upTo:");
  else if ("atLeast" in count) accountNumber(g, count.atLeast, ">=");
  else if (count.exactly === 1) may(g, "n:1");
  else accountNumber(g, count.exactly, "n:");
}

/** A number in its role; what is counted tells itself. */
export function accountNumber(g: Gathering, num: Num, role: string): void {
  if (typeof num === "number") {
    must(g, `${role}${num}`);
    return;
  }
  const { per, times, plus } = num;
  if ("count" in num) accountCards(g, num.count);
  else if ("stat" in num) {
    may(g, "copied", "attacker", "given", "any.DON", `total:${num.stat.toLowerCase()}`);
    accountCards(g, num.of);
  } else if ("size" in num) accountSize(g, num.size, num.side);
  else if ("sum" in num) for (const one of num.sum) accountNumber(g, one, "sum:");
  if (times !== undefined && times !== -1 && role !== "sum:") must(g, `${role}${times}`);
  if (per !== undefined) must(g, `per:${per}`);
  if (plus !== undefined) must(g, `by:${Math.abs(plus)}`);
  if (times === undefined && role.endsWith("=")) must(g, "bound" in num ? "cost=chosen" : `${role}*`);
  may(g, "per");
}

const SIZES: Readonly<Record<string, readonly string[]>> = {
  life: ["Life"],
  faceUpLife: ["Life", "face:up"],
  hand: ["hand"],
  deck: ["deck"],
  trash: ["trash"],
  don: ["DON"],
  activeDon: ["DON", "state:active"],
  restedDon: ["DON", "state:rested"],
  givenDon: ["DON", "given"],
  donDeck: ["donDeck"],
};

function accountSize(g: Gathering, size: string, side: string): void {
  if (side === "both") may(g, "bothPlayers");
  const [noun, ...more] = SIZES[size] ?? [size];
  must(g, `${whose(side)}.${noun}`, ...more);
}

export function accountRange(g: Gathering, stat: string, range: Range): void {
  if (typeof range === "number") {
    must(g, `${stat}=${range}`);
    return;
  }
  if (range.min !== undefined) accountNumber(g, range.min, `${stat}>=`);
  if (range.max !== undefined) accountNumber(g, range.max, `${stat}<=`);
}

type Tellers = { readonly [K in keyof Filter]-?: (g: Gathering, value: NonNullable<Filter[K]>) => void };

/** One teller for every word of a filter. */
const FILTERS: Tellers = {
  kind: (g, kind) => {
    for (const one of [kind].flat()) oneWay(g, [`any.${one}`], [`you.${one}`], [`opponent.${one}`]);
  },
  name: (g, name) => either(g, "name", name),
  nameIncludes: (g, words) => either(g, "part", words),
  types: (g, types) => either(g, "type", types),
  typeIncludes: (g, words) => either(g, "part", words),
  color: (g, color) => must(g, ...[color].flat().map((one) => `color:${one}`)),
  colors: (g, range) =>
    typeof range === "object" && range.min === 2 ? must(g, "multicolored") : accountRange(g, "colors", range),
  attribute: (g, attribute) => either(g, "attribute", attribute),
  cost: (g, range) => accountRange(g, "cost", range),
  baseCost: (g, range) => accountRange(g, "basecost", range),
  power: (g, range) => accountRange(g, "power", range),
  basePower: (g, range) => accountRange(g, "basepower", range),
  counter: (g, range) => accountRange(g, "counter", range),
  don: (g, range) => {
    must(g, "given");
    if (typeof range !== "object" || range.min !== 1) accountRange(g, "", range);
  },
  state: (g, state) => must(g, `state:${state}`),
  zone: (g, zone) => may(g, ...[zone].flat().map((one) => `you.${NOUNS[one]}`)),
  face: (g, face) => must(g, `face:${face}`),
  keyword: (g, keyword) => must(g, `keyword:${keyword}`),
  timing: (g, timing) => must(g, `at:${timing}`),
  trigger: (g, has) => must(g, "trigger", ...(has ? [] : ["except"])),
  plain: (g, _is) => must(g, "plain"),
  new: (g, _is) => may(g, "new", "do:play", "for:thisTurn"),
  is: (g, ref) => {
    if (ref === "self") must(g, "self");
  },
  other: (g, ref) => {
    if (ref === "self") must(g, "except");
    may(g, "except", "self");
  },
  sameNameAs: (g, _ref) => must(g, "sameName"),
  sharesColorWith: (g, _ref) => may(g, "sameColor"),
  costEqualsDon: (g, _is) => must(g, "costEqualsDon"),
  any: (g, filters) => {
    if (filters.some(({ zone }) => zone !== undefined)) must(g, "orElse");
    for (const filter of filters) accountFilter(g, filter);
    const words = filters.flatMap(wordsOf);
    may(g, joined("or", words));
  },
  not: (g, filter) => {
    must(g, filter.sharesColorWith === undefined ? "except" : "differentColor");
    accountFilter(g, filter);
  },
};

const wordsOf = ({ name, types, attribute, typeIncludes }: Filter): readonly string[] =>
  Object.entries({ name, type: types, attribute, part: typeIncludes }).flatMap(([kind, words]) =>
    words === undefined ? [] : [words].flat().map((word) => `${kind}:${word}`),
  );

export function accountFilter(g: Gathering, filter: Filter): void {
  for (const [word, value] of Object.entries(filter))
    if (value !== undefined) (FILTERS[word as keyof Filter] as (g: Gathering, value: unknown) => void)(g, value);
}
