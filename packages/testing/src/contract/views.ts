import type { Rule } from "@riposte/kernel";
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

/** Whoever looked before sees what a newcomer sees: a rule that reads the slice says all it reads. */
export function viewsAreFresh({ name, declared }: AnyPlugin): Look {
  const rules = Object.entries(declared.slice?.visibility ?? {}) as [string, Rule<unknown>][];
  const reading = rules.filter(([, rule]) => rule.isLocal !== true && rule.length >= 3);
  return (match) => {
    const slice = (match.slices as Readonly<Record<string, Readonly<Record<string, unknown>>>>)[name] ?? {};
    return [null, ...everySeat(match)].flatMap((seat) => {
      const view = (match.viewFor(seat).slices[name] ?? {}) as Readonly<Record<string, unknown>>;
      return reading
        .filter(([field, rule]) => JSON.stringify(rule(slice[field], seat, slice)) !== JSON.stringify(view[field]))
        .map(([field]) => `seat ${seat} sees "${field}" as it was: its rule reads more than \`visible.reads\` names.`);
    });
  };
}

/** `seenBy` copes with every seat and watcher. */
export const eventsTold: Look = (match, step) => {
  for (const seat of [null, ...everySeat(match)]) step?.events(seat);
  return [];
};
