import type { Effect } from "@riposte/kernel";
import type { AnyPlugin } from "@riposte/kernel/run";
import { fill, listed } from "@riposte/words";
import type { z } from "zod";
import type { Ability } from "../language/ability.js";
import type { actionSchemas } from "../language/actions.js";
import type { Condition } from "../language/condition.js";
import type { Num, Selector } from "../language/expression.js";
import type { Goal, Rest, Take } from "../language/goal.js";
import type { plainSchemas } from "../language/plain.js";
import type { structureSchemas } from "../language/structure.js";
import type { Duration, Later, Player } from "../language/words.js";
import { forEach, tellCards, tellCount, tellNumber, tellOne } from "./cards.js";
import { tellChange, tellRule } from "./changes.js";
import { tellCondition } from "./conditions.js";
import { counted, DURATIONS, does, LATERS, TIMINGS, WHOSE, whoIs } from "./wording.js";

type Actions = typeof actionSchemas & typeof plainSchemas;
export type Verb = keyof Actions | keyof typeof structureSchemas | "kernel:manual";
/** A step of that verb. */
export type StepOf<V extends Verb> = V extends keyof Actions ? z.infer<Actions[V]> : Held;

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

/** How steps are told. */
export interface Telling {
  /** They hold as long as their card is there. */
  readonly isStatic: boolean;
  /** Tells an ability that a step gives to others. */
  whole(ability: Ability): string;
  /** The words of verbs that other plugins bring. */
  readonly verbs?: Verbs;
}

/** Templates by verb, with the fields of the step as parameters: `{ "house:burn": "burn {count} cards" }`. */
export type Verbs = Readonly<Record<string, string>>;

/** What plugins say of the verbs they bring: their messages under `verb:` and the name of the effect. */
export const verbsOf = (plugins: readonly AnyPlugin[]): Verbs =>
  Object.fromEntries(
    plugins.flatMap(({ behaviour: { messages = {} } }) =>
      Object.entries(messages).flatMap(([id, words]) =>
        id.startsWith(VERB) ? [[id.slice(VERB.length), words as string]] : [],
      ),
    ),
  );

const VERB = "verb:";

/** Steps in order, each a clause that tells the player what to do. */
export const tellSteps = (steps: readonly Effect[], telling: Telling): string =>
  steps.map((step) => tellStep(step, telling)).join("; then ");

/** Costs together. */
export const tellCosts = (costs: readonly Effect[], telling: Telling): string =>
  listed(costs.map((cost) => tellStep(cost, telling)));

/** One step as a clause. */
export function tellStep(step: Effect, telling: Telling): string {
  const tell = STEPS[step.type as Verb] as ((step: unknown, telling: Telling) => string) | undefined;
  return tell === undefined ? verbWords(step, telling) : tell(step, telling);
}

/** A verb of another plugin in the words it brings, or by its name. */
function verbWords({ type, ...fields }: Effect, { verbs = {} }: Telling): string {
  if (type.startsWith("op:")) throw new Error(`There are no words for the step "${type}".`);
  const words = verbs[type];
  return words === undefined
    ? (type.split(":")[1] ?? type).replaceAll("-", " ")
    : fill(words, fields as Readonly<Record<string, string | number>>);
}

type Tellers = { readonly [V in Verb]: (step: StepOf<V>, telling: Telling) => string };

/** One teller for every verb; a new verb does not compile until it has one. */
export const STEPS: Tellers = {
  "op:select": ({ target }) => `choose ${tellCards(target)}`,
  "op:give": ({ target, ...change }, { isStatic }) => tellChange(target, change, isStatic),
  "op:ko": ({ target }) => `K.O. ${tellCards(target)}`,
  "op:move": ({ target, to }) => moveWords(tellCards(target), to),
  "op:rest": ({ target }) => `rest ${tellCards(target)}`,
  "op:stand": ({ target }) => `make ${tellCards(target)} active`,
  "op:play": ({ target, rested, pay }) =>
    `play ${tellCards(target)}${rested === true ? " rested" : ""}${payWords(pay)}`,
  "op:giveDon": ({ target, count, upTo, shared, from }) => {
    const many = `${upTo === true ? "up to " : ""}${tellNumber(count)} ${DON_FROM[from]}`;
    return shared === true ? `share ${many} among ${tellCards(target)}` : `give ${many} to ${tellCards(target)}`;
  },
  "op:detachDon": ({ target, count }) =>
    `take ${count === "all" ? "all" : tellNumber(count)} given DON!! off ${tellCards(target)}, rested`,
  "op:flip": ({ target, face }) => `turn ${tellCards(target)} face ${face}`,
  "op:reveal": ({ target }) => `reveal ${tellCards(target)}`,
  "op:redirect": ({ target }) => `the attack goes to ${tellCards(target)}`,
  "op:useEvent": ({ target, timing }) => `use the ${TIMINGS[timing]} effect of ${tellCards(target)} for free`,
  "op:draw": ({ count, upTo, player }) => {
    const full = filledUpTo(count, player);
    if (full !== undefined) return does(player, `draw until you have ${full}`, `draws until there are ${full}`);
    const isEach = typeof count !== "number" && ("count" in count || "size" in count) && count.plus === undefined;
    const isScaled = isEach && (count.times !== undefined || count.per !== undefined);
    const cards = isScaled
      ? `${counted(count.times ?? 1, "card")} ${forEach(count)}`
      : `${upTo === true ? "up to " : ""}${counted(tellNumber(count), "card")}`;
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
  "op:number": ({ value }) => (value === 0 ? "do nothing" : `take ${tellNumber(value)} as the number`),
  "op:chooseNumber": ({ min, max, player }) => {
    const range = `a number from ${tellNumber(min)} to ${tellNumber(max)}`;
    return does(player, `choose ${range}`, `chooses ${range}`);
  },
  "op:extraTurn": ({ player }) => does(player, "take another turn after this one", "takes another turn after this one"),
  "op:win": ({ player }) => does(player, "you win the game", "wins the game"),
  "op:lose": ({ player }) => does(player, "you lose the game", "loses the game"),
  "op:if": ({ condition, steps, else: otherwise }, telling) =>
    `if ${tellCondition(condition)}, ${tellSteps(steps, telling)}${otherwiseWords(otherwise, telling)}`,
  "op:choose": ({ player, options }, telling) => {
    const branches = options.map((option) => branchWords(option, telling));
    return `${does(player, "choose", "chooses")} one: ${listed(branches, "or")}`;
  },
  "op:may": ({ player, costs, steps, else: otherwise }, telling) => {
    const paid = costs === undefined ? "" : tellCosts(costs, telling);
    // it is the other player's doing already
    const told = player === "you" ? paid : paid.replace(/^your opponent (\w+)s /, "$1 ");
    const isRefusal = otherwise !== undefined && costs !== undefined && steps.every(isNothing);
    if (isRefusal)
      return `${whoIs(player)} may ${told}; if ${player === "you" ? "you" : "they"} do not, ${tellSteps(otherwise, telling)}`;
    // what the other player pays for is still what this card does
    const tie = player === "you" ? " to " : "; if they do, ";
    if (costs !== undefined && otherwise === undefined && steps.every(isNothing)) return `${whoIs(player)} may ${told}`;
    const price = costs === undefined ? "" : `${told}${tie}`;
    return `${whoIs(player)} may ${price}${tellSteps(steps, telling)}${otherwiseWords(otherwise, telling)}`;
  },
  "op:repeat": ({ times, steps }, telling) => `${tellNumber(times)} times: ${tellSteps(steps, telling)}`,
  "op:schedule": ({ at, steps }, telling) => `${LATERS[at]}, ${tellSteps(steps, telling)}`,
  "op:grant": ({ target, ability, for: duration }, { whole }) =>
    `give ${tellCards(target)} ${DURATIONS[duration]}: "${whole(ability).replace(/\.$/, "")}"`,
  "op:tax": ({ target, costs = [], for: duration }, telling) =>
    `to attack with ${tellCards(target)} ${DURATIONS[duration]}, its player must ${tellCosts(costs, telling)}`,
  "kernel:manual": ({ text }) => `by hand: ${Object.values(text.params ?? {}).join(" ")}`,
};

const isNothing = ({ type, value }: Effect & { readonly value?: unknown }): boolean =>
  type === "op:number" && value === 0;

/** "3 less the number of cards in your hand". */
function filledUpTo(count: Num, player: Player): string | undefined {
  if (typeof count === "number" || !("size" in count) || count.size !== "hand" || count.side !== player)
    return undefined;
  const { times, per, plus } = count;
  return times === -1 && per === undefined && plus !== undefined
    ? counted(String(plus), "card in hand", "cards in hand")
    : undefined;
}

const DON_FROM = {
  rested: "rested DON!!",
  active: "active DON!!",
  any: "DON!!",
  given: "DON!! given to other cards",
} as const;

const payWords = (pay: Num | undefined): string =>
  pay === undefined ? "" : pay === 0 ? ", paying its cost" : `, paying ${tellNumber(pay)} less than its cost`;

const otherwiseWords = (steps: readonly Effect[] | undefined, telling: Telling): string =>
  steps === undefined ? "" : `; otherwise ${tellSteps(steps, telling)}`;

const branchWords = ({ condition, steps }: Held["options"][number], telling: Telling): string =>
  `${condition === undefined ? "" : `if ${tellCondition(condition)}, `}${tellSteps(steps, telling)}`;

/** Where cards go. */
function moveWords(cards: string, { zone, end, faceUp, shuffle }: Goal, hand = "the owner's hand"): string {
  const face = faceUp === true ? " face up" : faceUp === false ? " face down" : "";
  if (zone === "trash") return `trash ${cards}${face}`;
  if (shuffle === true) return `shuffle ${cards} into the deck${face}`;
  const at = end === undefined ? "" : ` the ${end === "either" ? "top or bottom" : end} of`;
  if (zone === "hand") return `put ${cards} into ${hand}${face}`;
  return `put ${cards} ${at === "" ? "into" : `at${at}`} ${zone === "life" ? "Life" : "the deck"}${face}`;
}

const RESTS: Readonly<Record<Rest["to"], (pile: string) => string>> = {
  top: (pile) => `on top of ${pile}`,
  bottom: (pile) => `at the bottom of ${pile}`,
  topOrBottom: (pile) => `at the top or bottom of ${pile}`,
  trash: () => "into the trash",
  shuffle: () => "into the deck, which is shuffled",
  back: () => "back",
};

function lookWords({ of, zone, count, reveal, take, rest }: StepOf<"op:look">): string {
  const where = zone === "life" ? `${WHOSE[of]} Life` : `${WHOSE[of]} ${zone}`;
  const cards = count === "all" ? `all of ${where}` : `the top ${counted(tellNumber(count), "card")} of ${where}`;
  const order = rest.order === "any" ? " in any order" : " in the same order";
  const isLife = zone === "life";
  // all of Life goes back in any order: there is nothing it would be on top of
  const back = isLife && count === "all" && rest.to === "top" ? "back" : RESTS[rest.to](isLife ? "Life" : "the deck");
  return [
    `${reveal === true ? "reveal" : "look at"} ${cards}`,
    ...take.map(takeWords),
    `put ${take.length === 0 ? "them" : "the rest"} ${back}${["trash", "shuffle", "back"].includes(rest.to) ? "" : order}`,
  ].join("; ");
}

/** What is taken of cards looked at. */
export function takeWords({ filter, count, to }: Take): string {
  const cards = `${tellCount(count)} of them${filter === undefined ? "" : `, ${tellOne(filter)},`}`;
  if (to === "play" || to === "playRested") return `play ${cards}${to === "play" ? "" : " rested"}`;
  return moveWords(cards, to, "your hand");
}
