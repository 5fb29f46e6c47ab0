import type { Effect } from "@riposte/kernel";
import type { Game, LiveMatch } from "@riposte/kernel/run";
import { observedGame, type Watcher } from "../observed-game.js";

/** How often each thing was reached, by name. */
export interface Coverage {
  readonly abilities: Readonly<Record<string, number>>;
  readonly effects: Readonly<Record<string, number>>;
  readonly events: Readonly<Record<string, number>>;
  readonly questions: Readonly<Record<string, number>>;
  /** Windows that had a seat to ask, or a trigger to resolve. */
  readonly windows: Readonly<Record<string, number>>;
}

/** Counts while observed matches run. */
export interface CoverageCounter<O> {
  readonly game: Game<O>;
  /** Call at every decision. */
  see(match: LiveMatch<O>): void;
  report(): Coverage;
}

/** Watches a game: an ability counts when it runs, triggers, gives a reason, or when an event says that it was executed. */
export function countCoverage<O>(game: Game<O>, also: Watcher = {}): CoverageCounter<O> {
  const acting = new Map<string, number>();
  // an event about an ability that runs is the same act, not a second one
  const told = new Map<string, number>();
  const effects = new Map<string, number>();
  const events = new Map<string, number>();
  const questions = new Map<string, number>();
  const windows = new Map<string, number>();
  const watcher: Watcher = {
    effect(effect) {
      count(effects, effect.type);
      if (effect.type === "kernel:ability")
        count(acting, wholeOf((effect as Effect & { readonly ability?: unknown }).ability));
      also.effect?.(effect);
    },
    event(type, payload) {
      count(events, type);
      count(told, wholeOf((payload as { readonly ability?: unknown } | null)?.ability));
      also.event?.(type, payload);
    },
    trigger(trigger) {
      count(acting, wholeOf(trigger.ability));
      count(windows, trigger.window);
      also.trigger?.(trigger);
    },
    reason(by) {
      count(acting, wholeOf(by));
      also.reason?.(by);
    },
  };
  return {
    game: observedGame(game, watcher),
    see(match) {
      if (match.decision === null) return;
      count(questions, match.decision.question);
      for (const { procedure, vars } of match.state.frames) {
        if (game.procedures[procedure]?.name === "window") count(windows, vars?.window);
      }
    },
    report: () => ({
      abilities: sorted(
        new Map([...acting, ...[...told].map(([id, n]) => [id, Math.max(n, acting.get(id) ?? 0)] as const)]),
      ),
      effects: sorted(effects),
      events: sorted(events),
      questions: sorted(questions),
      windows: sorted(windows),
    }),
  };
}

/** Of a list of ids, which were reached and which were not. */
export function reachedBy(
  counts: Readonly<Record<string, number>>,
  ids: Iterable<string>,
): { readonly reached: readonly string[]; readonly missing: readonly string[] } {
  const all = [...ids];
  const isReached = (id: string) => (counts[id] ?? 0) > 0;
  return { reached: all.filter(isReached), missing: all.filter((id) => !isReached(id)) };
}

/** `id#part` is a part of the ability `id`. */
export const wholeOf = (name: unknown): unknown => (typeof name === "string" ? name.split("#")[0] : name);

function count(counts: Map<string, number>, name: unknown): void {
  if (typeof name === "string") counts.set(name, (counts.get(name) ?? 0) + 1);
}

const sorted = (counts: ReadonlyMap<string, number>): Readonly<Record<string, number>> =>
  Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
