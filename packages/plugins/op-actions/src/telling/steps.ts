import type { Effect } from "@riposte/kernel";
import type { z } from "zod";
import type { Ability } from "../language/ability.js";
import type { actionSchemas } from "../language/actions.js";
import type { Ban, Change, Rule } from "../language/change.js";
import type { Condition } from "../language/condition.js";
import type { Num, Selector } from "../language/expression.js";
import type { Goal, Rest, Take } from "../language/goal.js";
import type { plainSchemas } from "../language/plain.js";
import type { structureSchemas } from "../language/structure.js";
import type { Duration, Later, Player } from "../language/words.js";
import { tellAbility } from "./ability.js";
import { isMany, tellCards, tellCount, tellNumber, tellOne } from "./cards.js";
import { tellCondition } from "./conditions.js";
import { counted, DURATIONS, does, FORBIDDEN, LATERS, listed, TIMINGS, WHOSE, whoIs } from "./wording.js";

type Actions = typeof actionSchemas & typeof plainSchemas;
type Verb = keyof Actions | keyof typeof structureSchemas | "kernel:manual";
type Step<V extends Verb> = V extends keyof Actions ? z.infer<Actions[V]> : Held;

/** What steps that hold steps have; their schemas are made of the steps' own. */
interface Held {
  readonly condition: Condition;
  readonly steps: readonly Effect[];
  readonly else?: readonly Effect[];
  readonly costs?: readonly Effect[];
  readonly player: Player;
  readonly options: readonly { readonly condition?: Condition; readonly steps: readonly Effect[] }[];
  readonly times: Num;
  readonly at: Later;
  readonly target: Selector;
  readonly ability: Ability;
  readonly for: Duration;
  readonly text: { readonly params?: Readonly<Record<string, string | number>> };
}

/** Steps in order, each a clause that tells the player what to do. */
export const tellSteps = (steps: readonly Effect[], isStatic = false): string =>
  steps.map((step) => tellStep(step, isStatic)).join("; then ");

/** Costs together. */
export const tellCosts = (costs: readonly Effect[]): string => listed(costs.map((cost) => tellStep(cost, false)));

function tellStep(step: Effect, isStatic = false): string {
  const tell = STEPS[step.type as Verb] as ((step: unknown, isStatic: boolean) => string) | undefined;
  if (tell === undefined) throw new Error(`There are no words for the step "${step.type}".`);
  return tell(step, isStatic);
}

type Tellers = { readonly [V in Verb]: (step: Step<V>, isStatic: boolean) => string };

/** One teller for every verb; a new verb does not compile until it has one. */
export const STEPS: Tellers = {
  "op:select": ({ target }) => `choose ${tellCards(target)}`,
  "op:give": ({ target, ...change }, isStatic) => tellChange(target, change, isStatic),
  "op:ko": ({ target }) => `K.O. ${tellCards(target)}`,
  "op:move": ({ target, to }) => moveWords(tellCards(target), to),
  "op:rest": ({ target }) => `rest ${tellCards(target)}`,
  "op:stand": ({ target }) => `make ${tellCards(target)} active`,
  "op:play": ({ target, rested, pay }) =>
    `play ${tellCards(target)}${rested === true ? " rested" : ""}${payWords(pay)}`,
  "op:giveDon": ({ target, count, upTo, from }) =>
    `give ${upTo === true ? "up to " : ""}${tellNumber(count)} ${DON_FROM[from]} to ${tellCards(target)}`,
  "op:detachDon": ({ target, count }) => `take ${tellNumber(count)} given DON!! off ${tellCards(target)}, rested`,
  "op:flip": ({ target, face }) => `turn ${tellCards(target)} face ${face}`,
  "op:reveal": ({ target }) => `reveal ${tellCards(target)}`,
  "op:redirect": ({ target }) => `the attack goes to ${tellCards(target)}`,
  "op:useEvent": ({ target, timing }) => `use the ${TIMINGS[timing]} effect of ${tellCards(target)} for free`,
  "op:draw": ({ count, upTo, player }) => {
    const cards = `${upTo === true ? "up to " : ""}${counted(tellNumber(count), "card")}`;
    return does(player, `draw ${cards}`, `draws ${cards}`);
  },
  "op:addDon": ({ count, upTo, state, player }) => {
    const don = `${upTo === true ? "up to " : ""}${tellNumber(count)} ${state} DON!! from the DON!! deck`;
    return does(player, `add ${don}`, `adds ${don}`);
  },
  "op:restDon": ({ count, player }) =>
    does(player, `rest ${tellNumber(count)} DON!!`, `rests ${tellNumber(count)} DON!!`),
  "op:returnDon": ({ count, player, active }) => {
    const don = `${tellCount(count)} ${active === true ? "active " : ""}DON!! to the DON!! deck`;
    return does(player, `return ${don}`, `returns ${don}`);
  },
  "op:look": lookWords,
  "op:shuffle": ({ player }) => does(player, "shuffle your deck", "shuffles the deck"),
  "op:rule": ({ player, for: duration, ...rule }) => tellRule(player, rule, duration),
  "op:activate": ({ timing }) => `use this card's ${TIMINGS[timing]} effect`,
  "op:damage": ({ player, count }) =>
    `${whoIs(player)} ${player === "you" ? "take" : "takes"} ${tellNumber(count)} damage`,
  "op:number": ({ value }) => `take ${tellNumber(value)} as the number`,
  "op:chooseNumber": ({ min, max, player }) => {
    const range = `a number from ${tellNumber(min)} to ${tellNumber(max)}`;
    return does(player, `choose ${range}`, `chooses ${range}`);
  },
  "op:extraTurn": ({ player }) => does(player, "take another turn after this one", "takes another turn after this one"),
  "op:win": ({ player }) => does(player, "you win the game", "wins the game"),
  "op:lose": ({ player }) => does(player, "you lose the game", "loses the game"),
  "op:if": ({ condition, steps, else: otherwise }) =>
    `if ${tellCondition(condition)}, ${tellSteps(steps)}${otherwiseWords(otherwise)}`,
  "op:choose": ({ player, options }) =>
    `${does(player, "choose", "chooses")} one: ${listed(options.map(branchWords), "or")}`,
  "op:may": ({ player, costs, steps, else: otherwise }) =>
    `${whoIs(player)} may ${costs === undefined ? "" : `${tellCosts(costs)} to `}${tellSteps(steps)}${otherwiseWords(otherwise)}`,
  "op:repeat": ({ times, steps }) => `${tellNumber(times)} times: ${tellSteps(steps)}`,
  "op:schedule": ({ at, steps }) => `${LATERS[at]}, ${tellSteps(steps)}`,
  "op:grant": ({ target, ability, for: duration }) =>
    `give ${tellCards(target)} ${DURATIONS[duration]}: "${tellAbility(ability)}"`,
  "op:tax": ({ target, costs = [], for: duration }) =>
    `to attack with ${tellCards(target)} ${DURATIONS[duration]}, its player must ${tellCosts(costs)}`,
  "kernel:manual": ({ text }) => `by hand: ${Object.values(text.params ?? {}).join(" ")}`,
};

const DON_FROM = {
  rested: "rested DON!!",
  active: "active DON!!",
  any: "DON!!",
  given: "DON!! given to other cards",
} as const;

const payWords = (pay: Num | undefined): string =>
  pay === undefined ? "" : pay === 0 ? ", paying its cost" : `, paying ${tellNumber(pay)} less than its cost`;

const otherwiseWords = (steps: readonly Effect[] | undefined): string =>
  steps === undefined ? "" : `; otherwise ${tellSteps(steps)}`;

const branchWords = ({ condition, steps }: Held["options"][number]): string =>
  `${condition === undefined ? "" : `if ${tellCondition(condition)}, `}${tellSteps(steps)}`;

/** Where cards go. */
function moveWords(cards: string, { zone, end, faceUp, shuffle }: Goal, hand = "the owner's hand"): string {
  const face = faceUp === true ? " face up" : faceUp === false ? " face down" : "";
  if (zone === "trash") return `trash ${cards}${face}`;
  if (shuffle === true) return `shuffle ${cards} into the deck${face}`;
  const at = end === undefined ? "" : ` the ${end === "either" ? "top or bottom" : end} of`;
  if (zone === "hand") return `put ${cards} into ${hand}${face}`;
  return `put ${cards} ${at === "" ? "into" : `at${at}`} ${zone === "life" ? "Life" : "the deck"}${face}`;
}

const RESTS: Readonly<Record<Rest["to"], string>> = {
  top: "on top of the deck",
  bottom: "at the bottom of the deck",
  topOrBottom: "at the top or bottom of the deck",
  trash: "into the trash",
  shuffle: "into the deck, which is shuffled",
  back: "back",
};

function lookWords({ of, zone, count, reveal, take, rest }: Step<"op:look">): string {
  const where = zone === "life" ? `${WHOSE[of]} Life` : `${WHOSE[of]} ${zone}`;
  const cards = count === "all" ? `all of ${where}` : `the top ${counted(tellNumber(count), "card")} of ${where}`;
  const order = rest.order === "any" ? " in any order" : " in the same order";
  return [
    `${reveal === true ? "reveal" : "look at"} ${cards}`,
    ...take.map(takeWords),
    `put ${take.length === 0 ? "them" : "the rest"} ${RESTS[rest.to]}${["trash", "shuffle", "back"].includes(rest.to) ? "" : order}`,
  ].join("; ");
}

function takeWords({ filter, count, to }: Take): string {
  const cards = `${tellCount(count)} of them${filter === undefined ? "" : ` that is ${tellOne(filter)}`}`;
  if (to === "play" || to === "playRested") return `play ${cards}${to === "play" ? "" : " rested"}`;
  return moveWords(cards, to, "your hand");
}

/** What cards get: numbers and words are given, the rest is said of them. */
function tellChange(
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
  powerZero: () => "−power down to 0",
  cost: (num) => `${signed(num)} cost`,
  baseCost: (num) => `a base cost of ${tellNumber(num)}`,
  costZero: () => "−cost down to 0",
  counter: (num) => `${signed(num)} counter`,
  keyword: (keywords) => listed(keywords),
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

function banWords({ verb, cause, by, source, other }: Ban): string {
  return [
    FORBIDDEN[verb],
    ...(other === undefined ? [] : [`(only ${tellOne(other)})`]),
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

function tellRule(player: keyof typeof WHOSE, rule: Rule, duration: Duration | undefined): string {
  const told = (Object.keys(RULES) as (keyof Rule)[])
    .filter((word) => rule[word] !== undefined)
    .map((word) => (RULES[word] as (value: unknown, who: string) => string)(rule[word], whoIs(player)));
  return `${listed(told)}${duration === undefined ? "" : ` ${DURATIONS[duration]}`}`;
}
