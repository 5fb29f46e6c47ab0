import { type Game, hashState, type LiveMatch, type Lock } from "@riposte/kernel/run";
import type { Act } from "./act.js";
import { treeHash } from "./tree-hash.js";
import { plainChoice } from "./witnessed.js";

/** Something a plugin did, as far as a recording remembers it. */
export interface Trace {
  readonly plugin: string;
  /** Of which part of it, two digits, and of what it gave, three. */
  readonly print: string;
}

/** What a match was like at one moment, in fingerprints. */
export interface Moment {
  /** Everything beside the slices: flow, what waits, dice, and the question with its legal answers. */
  readonly rest: string;
  /** The slices that changed, by plugin. */
  readonly slices: ReadonlyMap<string, string>;
  readonly traces: readonly Trace[];
}

const DIGITS = 8;
const WHAT = 2;
const GAVE = 3;

/** Fingerprints of everything beside the slices; ids that only count up are left out. */
export function restPrint(game: Game, { state, seen }: LiveMatch<unknown>): string {
  const { frames, queue, lasting, waiting, streams, pending, outcome } = state;
  const flow = frames.map(({ procedure, leaf, vars }) => {
    const { name, leaves } = game.procedures[procedure] as Game["procedures"][number];
    // an ability that runs by its name will do what its plugin says then
    return [name, leaves[leaf], vars, game.abilities.get(String(vars?.ability))?.steps];
  });
  const asked = pending === null ? null : [pending.seat, pending.question, plainChoice(seen.choice)];
  return print({
    flow,
    queue: queue.map(({ effect }) => effect),
    lasting: lasting.map(({ lasting: kind, seat, data }) => [kind, seat, data]),
    waiting: waiting.map(({ ability, seat, window, effects }) => [ability, seat, window, effects]),
    streams,
    asked,
    outcome,
  });
}

/** Hashes slices that were written since it was last asked; gives those whose content is another. */
export function slicePrints(): (slices: Readonly<Record<string, unknown>>) => ReadonlyMap<string, string> {
  const known = new Map<string, { readonly slice: unknown; readonly hash: string }>();
  return (slices) => {
    const changed = new Map<string, string>();
    for (const [plugin, slice] of Object.entries(slices)) {
      const before = known.get(plugin);
      if (before?.slice === slice) continue;
      const hash = treeHash(slice).slice(0, DIGITS);
      known.set(plugin, { slice, hash });
      if (before?.hash !== hash) changed.set(plugin, hash);
    }
    return changed;
  };
}

/** What is remembered of acts: of those that only answered, each once. */
export function tracesOf(acts: readonly Act[]): readonly (Trace & Pick<Act, "what">)[] {
  const seen = new Set<string>();
  return acts.flatMap(({ plugin, what, gave, isAnswer }) => {
    const trace = { plugin, what, print: print(what).slice(0, WHAT) + print(gave).slice(0, GAVE) };
    const key = `${plugin} ${what} ${trace.print}`;
    if (isAnswer && seen.has(key)) return [];
    seen.add(key);
    return [trace];
  });
}

/** Is it the same part of the same plugin, whatever it gave? */
export const isSamePart = (one: Trace, other: Trace): boolean =>
  one.plugin === other.plugin && one.print.slice(0, WHAT) === other.print.slice(0, WHAT);

/** A moment as one line of a recording. */
export function momentText(lock: Lock, { rest, slices, traces }: Moment): string {
  const place = (plugin: string) => lock.findIndex(({ name }) => name === plugin);
  const written = [...slices].map(([plugin, hash]) => `${place(plugin)}:${hash}`);
  const runs = traces.reduce<string[]>((list, { plugin, print: text }, index) => {
    if (traces[index - 1]?.plugin === plugin) list[list.length - 1] += text;
    else list.push(`${place(plugin)}.${text}`);
    return list;
  }, []);
  return [rest, ...written, ...runs].join(" ");
}

/** Reads a line of a recording. */
export function parseMoment(lock: Lock, text: string): Moment {
  const [rest = "", ...words] = text.split(" ");
  const slices = new Map<string, string>();
  const traces: Trace[] = [];
  for (const word of words) {
    const [, place = "", kind, prints = ""] = /^(-?\d+)([:.])(.*)$/.exec(word) ?? [];
    // what the kernel does has no place in the lock
    const plugin = lock[Number(place)]?.name ?? "kernel";
    if (kind === ":") slices.set(plugin, prints);
    else for (const found of prints.match(/.{5}/g) ?? []) traces.push({ plugin, print: found });
  }
  return { rest, slices, traces };
}

const print = (value: unknown): string => hashState(value).slice(0, DIGITS);
