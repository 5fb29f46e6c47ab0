import { type Effect, KernelError } from "@riposte/kernel";
import type { AnyPlugin } from "@riposte/kernel/run";
import { type CardProblem, type Context, describeProblems } from "@riposte/one-piece";
import { isLabelled, readLabelledAbility } from "../labelled/read-labelled.js";
import { Ability } from "../language/ability.js";
import type { EventPattern, Happening } from "../language/event-pattern.js";
import type { Timing } from "../language/timing.js";
import { type Verbs, verbsOf } from "../telling/steps.js";
import { abilityProblems } from "./ability-problems.js";
import { askedIn, grantsIn, isSteady, wordsIn } from "./contents.js";

/** An ability of a card, ready to be looked up. */
export interface Held {
  readonly id: string;
  readonly code: string;
  readonly timings: readonly Timing[];
  readonly ability: Ability;
  readonly gates: Gates;
  /** Given by another card's effect: negating its holder does not touch it (rules 16). */
  readonly granted: boolean;
}

/** What an ability asks for before it acts; the same fields for all, so that looking through a field reads one hidden class. */
type Gates = Pick<Ability, "from" | "turn" | "oncePerTurn" | "don" | "condition">;

/** Every card's abilities by timing; built once, so that nothing is searched while playing. */
export interface Library {
  /** What is printed. */
  readonly all: readonly Held[];
  /** What effects grant, under the id of the ability that does. */
  readonly granted: readonly Held[];
  get(id: string): Held;
  /** The abilities of a card at a timing. */
  at(code: string, timing: Timing): readonly Held[];
  /** The abilities at a timing by card: for handlers that look through many cards. */
  printedAt(timing: Timing): ReadonlyMap<string, readonly Held[]>;
  hasTiming(code: string, timing: string): boolean;
  /** The abilities of a card that wait for a happening. */
  waiting(code: string, event: Happening): readonly Held[];
  /** Does any card wait for it? */
  isAwaited(event: Happening): boolean;
  /** Does any card ask whether it happened this turn? */
  isRemembered(event: Happening): boolean;
  /** Does any static ability give attributes, types or names? */
  readonly givesWords: boolean;
  /** Does this ability, as a static one, depend on no other? */
  isSteady(id: string): boolean;
  /** Does any ability act at this timing? */
  acts(timing: Timing): boolean;
  /** Where else than on the field abilities of this timing act. */
  elsewhere(timing: Timing): readonly Elsewhere[];
  /** The words of verbs that other plugins bring. */
  readonly verbs: Verbs;
  /** Does any ability use this word of the language: a verb or a field? What no card says need not be looked for. */
  says(word: string): boolean;
}

type Elsewhere = "hand" | "trash";

const NONE: readonly Held[] = [];
const NOWHERE: readonly Elsewhere[] = [];

/**
 * Reads the abilities of every card; labelled ones are translated here. Everything wrong is said at once. `beside` are plugins whose verbs
 * the cards use.
 */
export function readLibrary(context: Context, beside: readonly AnyPlugin[] = []): Library {
  const problems: CardProblem[] = [];
  const all: Held[] = [];
  for (const { id: code, abilities, trigger } of context.source) {
    for (const [place, given] of abilities.entries()) {
      const ability = readAbility(code, `abilities[${place}]`, given, problems);
      if (ability !== undefined) all.push(heldOf(`${code}:${place}`, code, ability, false));
    }
    const hasTrigger = all.some((held) => held.code === code && held.timings.includes("trigger"));
    if (hasTrigger && !trigger)
      problems.push({
        card: code,
        path: "trigger",
        message: 'has an ability of the timing "trigger": say "trigger": true',
      });
  }
  if (problems.length > 0)
    throw new KernelError("DECLARATION_INVALID", `The abilities are wrong:\n${describeProblems(problems)}`);
  return { ...indexed(all), verbs: verbsOf(beside) };
}

function readAbility(card: string, path: string, given: unknown, problems: CardProblem[]): Ability | undefined {
  if (isLabelled(given)) return readLabelledAbility(card, path, given, problems);
  const parsed = Ability.safeParse(given);
  if (parsed.success) return parsed.data;
  problems.push(...abilityProblems(card, path, given, parsed.error.issues));
  return undefined;
}

const heldOf = (id: string, code: string, ability: Ability, granted: boolean): Held => {
  const timings = Array.isArray(ability.timing) ? ability.timing : [ability.timing];
  const { from, turn, oncePerTurn, don, condition } = ability;
  const gates = { from, turn, oncePerTurn, don, condition };
  return { id, code, timings, ability, gates, granted };
};

/** Abilities by timing or happening, then by card. */
type Index<K> = Map<K, Map<string, Held[]>>;

const NOBODY: ReadonlyMap<string, readonly Held[]> = new Map();

function indexed(all: readonly Held[]): Omit<Library, "verbs"> {
  const granted = all.flatMap(({ id, code, ability }) =>
    grantsIn(ability).map((grant, place) => heldOf(`${id}+${place}`, code, grant, true)),
  );
  const ids = new Map([...all, ...granted].map((held) => [held.id, held]));
  const timed: Index<Timing> = new Map();
  const waiting: Index<Happening> = new Map();
  const awaited = new Set<Happening>();
  const elsewhere = new Map<Timing, readonly Elsewhere[]>();
  for (const held of [...all, ...granted]) {
    for (const { event } of patternsOf(held)) awaited.add(event);
    for (const timing of held.timings) {
      const places = new Set([...(elsewhere.get(timing) ?? []), held.ability.from]);
      elsewhere.set(
        timing,
        ELSEWHERE.filter((place) => places.has(place)),
      );
    }
  }
  for (const held of all) {
    for (const timing of held.timings) put(timed, timing, held);
    for (const { event } of patternsOf(held)) put(waiting, event, held);
  }
  const remembered = new Set(all.flatMap(({ ability }) => askedIn(ability)));
  const changed = new Set(
    [...all, ...granted].flatMap(({ timings, ability }) => (timings.includes("static") ? wordsIn(ability) : [])),
  );
  const steady = new Set([...all, ...granted].flatMap(({ id, ability }) => (isSteady(ability, changed) ? [id] : [])));
  const words = new Set(all.flatMap(({ ability }) => wordsIn(ability)));
  return {
    all,
    granted,
    get(id) {
      const held = ids.get(id);
      if (held === undefined) throw new KernelError("UNKNOWN_NAME", `No card has the ability "${id}".`);
      return held;
    },
    at: (code, timing) => timed.get(timing)?.get(code) ?? NONE,
    printedAt: (timing) => timed.get(timing) ?? NOBODY,
    hasTiming: (code, timing) => timed.get(timing as Timing)?.has(code) === true,
    waiting: (code, event) => waiting.get(event)?.get(code) ?? NONE,
    isAwaited: (event) => awaited.has(event),
    givesWords: all.some(({ timings, ability }) => timings.includes("static") && ability.steps.some(givesWord)),
    isRemembered: (event) => remembered.has(event),
    isSteady: (id) => steady.has(id),
    acts: (timing) => elsewhere.has(timing),
    elsewhere: (timing) => elsewhere.get(timing) ?? NOWHERE,
    says: (word) => words.has(word),
  };
}

const ELSEWHERE: readonly Elsewhere[] = ["hand", "trash"];

/** The events an ability of the timing `when` waits for. */
export function patternsOf({ ability: { when = [] } }: Held): readonly EventPattern[] {
  return Array.isArray(when) ? when : [when];
}

const givesWord = (step: Effect): boolean => "attribute" in step || "gainsType" in step || "gainsName" in step;

function put<K>(index: Index<K>, key: K, held: Held): void {
  const cards = index.get(key) ?? new Map<string, Held[]>();
  index.set(key, cards);
  cards.set(held.code, [...(cards.get(held.code) ?? []), held]);
}
