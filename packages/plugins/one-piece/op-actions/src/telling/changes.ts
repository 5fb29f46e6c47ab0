import { listed } from "@riposte/words";
import type { Ban, Change, Rule } from "../language/change.js";
import type { Num, Selector } from "../language/expression.js";
import type { Duration } from "../language/words.js";
import { isMany, tellCards, tellNumber, tellOne } from "./cards.js";
import { DURATIONS, FORBIDDEN, TIMINGS, WHOSE, whoIs } from "./wording.js";

/** What cards get: numbers and words are given, the rest is said of them. */
export function tellChange(
  target: Selector,
  { for: duration, as: _as, ...change }: Change & { readonly for?: Duration | undefined; readonly as?: unknown },
  isStatic: boolean,
): string {
  const many = isMany(target);
  const given: string[] = [];
  const said: ((who: string) => string)[] = [];
  for (const word of Object.keys(CHANGES) as (keyof Change)[]) {
    if (change[word] === undefined) continue;
    const told = (CHANGES[word] as (value: unknown) => string | ((who: string) => string))(change[word]);
    if (typeof told === "string") given.push(told);
    else said.push(told);
  }
  const who = tellCards(target);
  const until = duration === undefined ? "" : ` ${DURATIONS[duration]}`;
  const [it, has] = many ? ["they", "have"] : ["it", "has"];
  const gives =
    given.length === 0 ? [] : [isStatic ? `${who} ${has} ${listed(given)}` : `give ${who} ${listed(given)}`];
  return `${listed([...gives, ...said.map((say, at) => say(at === 0 && gives.length === 0 ? who : it))])}${until}`;
}

const signed = (num: Num): string =>
  typeof num === "number" ? (num < 0 ? `−${-num}` : `+${num}`) : `+(${tellNumber(num)})`;

type Changes = {
  readonly [K in keyof Change]-?: (value: NonNullable<Change[K]>) => string | ((who: string) => string);
};

/** One teller for everything a card can get. */
const CHANGES: Changes = {
  power: (num) => `${signed(num)} power`,
  basePower: (num) => `a base power of ${tellNumber(num)}`,
  powerZero: () => (who) => `the power of ${who} becomes 0`,
  cost: (num) => `${signed(num)} cost`,
  baseCost: (num) => `a base cost of ${tellNumber(num)}`,
  costZero: () => (who) => `the cost of ${who} becomes 0`,
  counter: (num) => `${signed(num)} counter`,
  setCounter: (num) => `a counter of ${tellNumber(num)}`,
  keyword: (keywords) => listed(keywords),
  loses: (keywords) => (who) => `${who} loses ${listed(keywords)}`,
  attribute: (attribute) => `the attribute ${attribute}`,
  gainsType: (type) => `the type ${type}`,
  gainsName: (name) => `the name ${name} too`,
  cannot: (bans) => (who) => `${who} cannot ${listed(bans.map(banWords), "or")}`,
  attacksActive: (which) => (who) =>
    `${who} can also attack ${which === true ? "active Characters" : `${tellOne({ ...which, state: "active" }, "Character")}`}`,
  negated: (timings) => (who) =>
    timings === true
      ? `the effects of ${who} are negated`
      : `the ${listed(timings.map((timing) => TIMINGS[timing] || timing))} effects of ${who} are negated`,
  staysRested: () => (who) => `${who} cannot become active in the next Refresh Phase`,
};

const BAN_CAUSES = { battle: "in battle", effect: "by effects", rule: "by rules" } as const;

/** What a player cannot do with effects of such cards. */
const USING: readonly string[] = ["draw", "standDon"];

function banWords({ verb, cause, by, source, other }: Ban): string {
  return [
    FORBIDDEN[verb],
    ...(other === undefined
      ? []
      : [USING.includes(verb) ? `by the effect of ${tellOne(other)}` : `(only ${tellOne(other)})`]),
    ...(by === undefined ? [] : [`by ${WHOSE[by]} effects`]),
    ...(cause === undefined || (by !== undefined && cause === "effect") ? [] : [BAN_CAUSES[cause]]),
    ...(source === undefined ? [] : [`by ${tellOne(source)}`]),
  ].join(" ");
}

type Rules = { readonly [K in keyof Rule]-?: (value: NonNullable<Rule[K]>, who: string) => string };

/** One teller for everything that can hold for a player. */
const RULES: Rules = {
  cannot: (bans, who) => `${who} cannot ${listed(bans.map(banWords), "or")}`,
  negated: (timings, who) =>
    `the ${listed(timings.map((timing) => TIMINGS[timing] || timing))} effects of ${who} are negated`,
  discount: ({ by, filter }, who) =>
    `the next ${tellOne(filter).replace(/^an? /, "")} of ${who} costs ${tellNumber(by)} less`,
  playsRested: (which, who) =>
    `${which === true ? "Characters" : tellOne(which, "Character")} of ${who} come into play rested`,
  donPhase: (num, who) => `${signed(num)} DON!! for ${who} in the DON!! Phase`,
  donToLeader: (num, who) => `${tellNumber(num)} DON!! of the DON!! Phase of ${who} given to the Leader`,
  emptyDeckStays: (_is, who) => `an empty deck does not lose the game for ${who}`,
  faceUpLifeToDeck: (_is, who) => `face-up Life cards of ${who} go under the deck instead of to the hand`,
};

export function tellRule(player: keyof typeof WHOSE, rule: Rule, duration: Duration | undefined): string {
  const told = (Object.keys(RULES) as (keyof Rule)[])
    .filter((word) => rule[word] !== undefined)
    .map((word) => (RULES[word] as (value: unknown, who: string) => string)(rule[word], whoIs(player)));
  return `${listed(told)}${duration === undefined ? "" : ` ${DURATIONS[duration]}`}`;
}
