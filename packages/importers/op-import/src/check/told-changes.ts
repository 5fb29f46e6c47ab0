import type { Change, Rule } from "@riposte/op-actions";
import { type Gathering, may, must, oneWay } from "./account.js";
import { accountFilter, accountNumber } from "./told-cards.js";

type Tellers<T> = { readonly [K in keyof T]-?: (g: Gathering, value: NonNullable<T[K]>) => void };

const signed = (stat: string) => (g: Gathering, num: Parameters<typeof accountNumber>[1]) => {
  if (typeof num === "number") return must(g, `give:${stat}${num < 0 ? "-" : "+"}${Math.abs(num)}`);
  const { times, ...rest } = num;
  if (times !== undefined) must(g, `give:${stat}${times < 0 ? "-" : "+"}${Math.abs(times)}`);
  may(g, "per");
  accountNumber(g, rest as typeof num, "count:");
};

const becomes = (stat: string) => (g: Gathering, num: Parameters<typeof accountNumber>[1]) => {
  oneWay(g, [`becomes:${stat}`], [`setting:${stat}`]);
  accountNumber(g, num, "n:");
};

const forbids = (isRule: boolean) => (g: Gathering, bans: NonNullable<Change["cannot"]>) => {
  for (const { verb, cause, by, source, other } of bans) {
    if (verb === "playCharacters") {
      oneWay(g, ["ban:play"]);
      oneWay(g, ...["opponent", "you", "any"].map((whose) => [`${whose}.Character`]));
    } else must(g, `ban:${verb}`);
    may(g, "noneOf", ...(verb === "block" && !isRule ? ["by:opponent"] : []));
    if (verb === "block") oneWay(g, ["keyword:Blocker"], []);
    if (cause !== undefined && cause !== "rule") must(g, `cause:${cause}`);
    if (by !== undefined) must(g, `by:${by}`);
    if (cause === "battle") may(g, "any.Leader", "any.Character");
    if (source !== undefined) accountFilter(g, source);
    if (other !== undefined) accountFilter(g, other);
    if (other !== undefined && (verb === "draw" || verb === "standDon")) may(g, "cause:effect");
  }
};

const CHANGES: Tellers<Change> = {
  power: signed("power"),
  basePower: becomes("basepower"),
  powerZero: (g) => must(g, "setting:power", "n:0"),
  cost: signed("cost"),
  baseCost: becomes("basecost"),
  costZero: (g) => must(g, "setting:cost", "n:0"),
  counter: signed("counter"),
  setCounter: (g, num) => {
    must(g, "setting:counter");
    accountNumber(g, num, "n:");
  },
  keyword: (g, words) => {
    for (const word of words)
      if (word === "Unblockable")
        oneWay(g, ["keyword:Unblockable"], ["ifAttacks", "ban:block", "keyword:Blocker", "by:opponent"]);
      else if (word === "Rush: Character") oneWay(g, ["keyword:Rush: Character"], ["attacksNew"]);
      else must(g, `keyword:${word}`);
  },
  loses: (g, words) => must(g, "loses", ...words.map((word) => `keyword:${word}`)),
  attribute: (g, word) => must(g, `attribute:${word}`),
  gainsType: (g, word) => must(g, `type:${word}`),
  gainsName: (g, word) => must(g, `name:${word}`),
  cannot: forbids(false),
  attacksActive: (g, which) => {
    must(g, "attacksActive");
    if (which !== true) accountFilter(g, which);
  },
  negated: (g, which) => must(g, "negated", ...(which === true ? [] : which.map((timing) => `at:${timing}`))),
  staysRested: (g) => must(g, "staysRested"),
};

/** What cards get. */
export function accountChange(g: Gathering, change: Change): void {
  for (const [word, tell] of Object.entries(CHANGES))
    if (change[word as keyof Change] !== undefined)
      (tell as (g: Gathering, value: unknown) => void)(g, change[word as keyof Change]);
}

const RULES: Tellers<Rule> = {
  cannot: forbids(true),
  negated: (g, timings) => must(g, "negated", ...timings.map((timing) => `at:${timing}`)),
  discount: (g, { by, filter }) => {
    must(g, "nextPlay");
    may(g, "you.hand");
    accountNumber(g, by, "reduced:");
    if (filter !== undefined) accountFilter(g, filter);
  },
  playsRested: (g, which) => {
    must(g, "do:play", "state:rested");
    if (which === true) must(g, "you.Character");
    else accountFilter(g, which);
  },
  donPhase: (g, num) => accountNumber(g, num, "n:"),
  donToLeader: (g, num) => accountNumber(g, num, "n:"),
  emptyDeckStays: (g) => must(g, "emptyDeck"),
  faceUpLifeToDeck: (g) => must(g, "faceUpLifeToDeck"),
};

/** What holds for players. */
export function accountRule(g: Gathering, rule: Rule): void {
  for (const [word, tell] of Object.entries(RULES))
    if (rule[word as keyof Rule] !== undefined)
      (tell as (g: Gathering, value: unknown) => void)(g, rule[word as keyof Rule]);
}
