import { type Diagram, noteText } from "@riposte/kernel/flow";
import type { Acting } from "./acting.js";

/** Does a text contain every word looked for? Nothing looked for is found everywhere. */
export function matches(text: string, sought: string): boolean {
  const low = text.toLowerCase();
  return sought
    .toLowerCase()
    .split(/\s+/)
    .every((word) => low.includes(word));
}

/** The states of a machine that a search finds, by title or by what they do. */
export function statesFound({ states }: Diagram, sought: string): ReadonlySet<string> {
  if (sought.trim() === "") return new Set();
  const found = states.filter(({ title, notes }) => matches([title, ...notes.map(noteText)].join(" "), sought));
  return new Set(found.map(({ path }) => path));
}

/** The windows, events, values and effects that a search finds, by name, owner or who acts there. */
export const actingFound = (list: readonly Acting[], sought: string): readonly Acting[] =>
  list.filter(({ kind, name, owner, acts }) =>
    matches([kind, name, owner, ...acts.map(({ plugin }) => plugin)].join(" "), sought),
  );
