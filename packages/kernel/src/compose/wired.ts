import type { Effect } from "../declare/ownership.js";
import type { Game } from "./game.js";

export type WiredStatus = "wired" | "partial" | "unwired";

/** An ability of the data, as far as its status is concerned. */
export interface AbilityEntry {
  readonly id: string;
  readonly steps: readonly Effect[];
  /** What it is counted under, by name of the grouping: `{ timing: "start of round" }`. */
  readonly by?: Readonly<Record<string, string>>;
  /** What an author typed in the data; it must agree. */
  readonly typed?: WiredStatus;
}

export interface Wired {
  readonly id: string;
  readonly status: WiredStatus;
  /** Effects no plugin of the composition owns. */
  readonly unowned: readonly string[];
  readonly manual: number;
}

/** Computes from composition and data what really works; a status typed by hand that disagrees is a problem. */
export function wiredStatus(
  game: Game,
  entries: Iterable<AbilityEntry>,
): { readonly abilities: readonly Wired[]; readonly problems: readonly string[] } {
  const abilities: Wired[] = [];
  const problems: string[] = [];
  for (const { id, steps, typed } of entries) {
    const effects = steps.flatMap(effectsIn);
    const unowned = [...new Set(effects.filter(({ type }) => !game.ops.has(type)).map(({ type }) => type))];
    const manual = effects.filter(({ type }) => type === "kernel:manual").length;
    const status = statusOf(effects.length, unowned.length, manual);
    abilities.push({ id, status, unowned, manual });
    if (typed !== undefined && typed !== status) {
      problems.push(`"${id}" says it is ${typed}, but it is ${status}. Leave the status out of the data.`);
    }
  }
  return { abilities, problems };
}

const statusOf = (steps: number, unowned: number, manual: number): WiredStatus => {
  if (steps === 0 || unowned > 0) return "unwired";
  return manual === 0 ? "wired" : "partial";
};

/** An effect and those it holds, however deep: options of a choice, what comes after a payment. */
export function effectsIn(value: unknown): readonly Effect[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(effectsIn);
  return typeof (value as Effect).type === "string" && !Array.isArray(value) ? [value as Effect, ...inside] : inside;
}
