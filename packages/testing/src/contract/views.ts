import { type AnyPlugin, type Change, changed, type State } from "@riposte/kernel/run";
import { isSame } from "../differences.js";
import { everySeat } from "../scenario/perform.js";
import type { Look } from "./random-matches.js";

/** Nothing is seen that no rule speaks of, and no field is forgotten. */
export function viewsAreDeclared({ name, declared }: AnyPlugin): Look {
  if (declared.slice === undefined) return () => [];
  const ruled = Object.keys(declared.slice.visibility);
  return (match) => {
    const slice = (match.slices as Readonly<Record<string, object>>)[name] ?? {};
    const forgotten = Object.keys(slice).filter((field) => !ruled.includes(field));
    const shown = [null, ...everySeat(match)].flatMap((seat) => {
      const view = match.viewFor(seat).slices[name] ?? {};
      return Object.keys(view)
        .filter((field) => !ruled.includes(field))
        .map((field) => `seat ${seat} sees "${field}", for which visibility has no rule.`);
    });
    return [...forgotten.map((field) => `the field "${field}" has no rule in visibility.`), ...shown];
  };
}

/** A client that is told what changed sees what a newcomer sees: a rule that reads the slice says all it reads. */
export function viewsAreFresh({ name }: AnyPlugin): Look {
  const told = new WeakMap<object, { readonly state: State; readonly views: readonly Seen[] }>();
  return (match) => {
    const seats = [null, ...everySeat(match)];
    const before = told.get(match);
    const views = seats.map((seat) => (match.viewFor(seat).slices[name] ?? {}) as Seen);
    told.set(match, { state: match.state, views });
    if (before === undefined) return [];
    return seats.flatMap((seat, at) => {
      const changes = match.changesFor(seat, before.state) as Readonly<Record<string, Change>> | undefined;
      const now = changed(before.views[at], changes?.[name]) as Seen;
      return [...new Set([...Object.keys(now), ...Object.keys(views[at] as Seen)])]
        .filter((field) => !isSame(now[field], views[at]?.[field]))
        .map((field) => `seat ${seat} sees "${field}" as it was: its rule reads more than \`visible.reads\` names.`);
    });
  };
}

type Seen = Readonly<Record<string, unknown>>;

/** `seenBy` copes with every seat and watcher. */
export const eventsTold: Look = (match, step) => {
  for (const seat of [null, ...everySeat(match)]) step?.events(seat);
  return [];
};
