import { KernelError, nearest } from "@riposte/kernel";
import type { Context } from "@riposte/one-piece";
import { type CardProblem, describeProblems } from "@riposte/one-piece";
import { z } from "zod";
import { Ability, TIMINGS, type Timing } from "../language/ability.js";
import type { Happening } from "../language/event-pattern.js";
import { VERBS } from "../language/step.js";
import { isSeedAbility, readSeedAbility } from "../seed/read-seed.js";

/** An ability of a card, ready to be looked up. */
export interface Held {
  readonly id: string;
  readonly code: string;
  readonly timings: readonly Timing[];
  readonly ability: Ability;
}

/** Every card's abilities by timing; built once, so that nothing is searched while playing. */
export interface Library {
  readonly all: readonly Held[];
  get(id: string): Held;
  /** The abilities of a card at a timing. */
  at(code: string, timing: Timing): readonly Held[];
  hasTiming(code: string, timing: string): boolean;
  /** The abilities of a card that wait for a happening. */
  waiting(code: string, event: Happening): readonly Held[];
}

const NONE: readonly Held[] = [];

/** Reads the abilities of every card; the seed's spelling is translated here. Everything wrong is said at once. */
export function readLibrary(context: Context): Library {
  const problems: CardProblem[] = [];
  const all: Held[] = [];
  for (const { id: code, abilities } of context.source)
    for (const [place, given] of abilities.entries()) {
      const ability = readAbility(code, `abilities[${place}]`, given, problems);
      if (ability === undefined) continue;
      const timings = Array.isArray(ability.timing) ? ability.timing : [ability.timing];
      all.push({ id: `${code}:${place}`, code, timings, ability });
    }
  if (problems.length > 0)
    throw new KernelError("DECLARATION_INVALID", `The abilities are wrong:\n${describeProblems(problems)}`);
  return indexed(all);
}

function readAbility(card: string, path: string, given: unknown, problems: CardProblem[]): Ability | undefined {
  if (isSeedAbility(given)) return readSeedAbility(card, path, given, problems);
  const parsed = Ability.safeParse(given);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    const found = issue.path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)?.[key], given);
    const near = typeof found === "string" ? nearest(found, [...TIMINGS, ...VERBS]) : undefined;
    const where = [path, z.core.toDotPath(issue.path)].filter((part) => part !== "").join(".");
    problems.push({
      card,
      path: where,
      message: near === undefined ? issue.message : `${issue.message}. Did you mean "${near}"?`,
    });
  }
  return undefined;
}

interface OfCard {
  readonly at: Partial<Record<Timing, Held[]>>;
  readonly waiting: Partial<Record<Happening, Held[]>>;
}

function indexed(all: readonly Held[]): Library {
  const ids = new Map(all.map((held) => [held.id, held]));
  const cards = new Map<string, OfCard>();
  for (const held of all) {
    const card = cards.get(held.code) ?? { at: {}, waiting: {} };
    cards.set(held.code, card);
    for (const timing of held.timings) put(card.at, timing, held);
    const { when = [] } = held.ability;
    for (const { event } of Array.isArray(when) ? when : [when]) put(card.waiting, event, held);
  }
  return {
    all,
    get(id) {
      const held = ids.get(id);
      if (held === undefined) throw new KernelError("UNKNOWN_NAME", `No card has the ability "${id}".`);
      return held;
    },
    at: (code, timing) => cards.get(code)?.at[timing] ?? NONE,
    hasTiming: (code, timing) => cards.get(code)?.at[timing as Timing] !== undefined,
    waiting: (code, event) => cards.get(code)?.waiting[event] ?? NONE,
  };
}

function put<K extends string>(index: Partial<Record<K, Held[]>>, key: K, held: Held): void {
  index[key] = [...(index[key] ?? []), held];
}
