import { placesIn } from "@riposte/hosting/imperial-assault";
import { nameOf, reachable, spaceNamed, type Table } from "@riposte/imperial-assault";
import type { Option } from "@riposte/kernel";
import { fieldOfTable } from "./field-of-table.js";

/** A way that is regarded: the first space of each step, who could answer one, and the places that name it. */
export interface OwnWay {
  readonly way: readonly string[];
  readonly by: readonly string[];
  readonly over: readonly Option[];
}

/**
 * The way over places to the last of them. The first leg is the one the question names; behind it each step that is a place of its
 * own is named too, so that what is drawn is what is walked.
 */
export function ownWay(table: Table, all: readonly Option[], stops: readonly Option[]): OwnWay | null {
  const [first, ...others] = stops;
  const { way, by = [] } = first?.label?.params ?? {};
  if (first === undefined || way === undefined) return null;
  const known = new Map(all.map((option) => [placesIn(option)?.join("+") ?? "", option]));
  const steps: string[] = [...(way as readonly string[])];
  const over = [first];
  for (const stop of others) {
    for (const spaces of legTo(table, over.at(-1) as Option, stop)) {
      steps.push(spaces[0] as string);
      const place = known.get(spaces.join("+"));
      if (place !== undefined) over.push(place);
    }
  }
  const near = over.length === 1 ? [] : over.flatMap(({ label }) => (label?.params?.near ?? []) as readonly string[]);
  return { way: steps, by: [...new Set([...(by as readonly string[]), ...near])], over };
}

/** The steps from one place to another, as the page knows the ground. */
function legTo(table: Table, from: Option, to: Option): readonly (readonly string[])[] {
  const field = fieldOfTable(table);
  const { board } = field;
  const spacesOf = (option: Option) => (placesIn(option) ?? []).map((name) => spaceNamed(board, name));
  const figure = field.figures.find(({ id }) => id === table.activation?.figure);
  const goal = spacesOf(to).join();
  if (figure === undefined) return [];
  const { stops, pathTo } = reachable(field, { ...figure, spaces: spacesOf(from) }, board.size);
  const stop = stops.find(({ spaces }) => spaces.join() === goal);
  // what the page cannot walk the rules may: the place itself is named all the same
  if (stop === undefined) return [placesIn(to) ?? []];
  return pathTo(stop).map((spaces) => spaces.map((space) => nameOf(board, space)));
}
