import type { AnyPlugin } from "@riposte/kernel/run";
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

/** `seenBy` copes with every seat and watcher. */
export const eventsTold: Look = (match, step) => {
  for (const seat of [null, ...everySeat(match)]) step?.events(seat);
  return [];
};
