import { placesIn } from "@riposte/hosting/imperial-assault";
import type { Table } from "@riposte/imperial-assault";
import type { Key, Option } from "@riposte/kernel";

type Figure = Table["figures"][string];

/** The ids an answer names. A surge is bought by the card it is printed on, which a position may call a group by. */
export const idsIn = ({ key, label }: Option): readonly string[] =>
  label?.id === "surge:buy" ? [] : String(key).split(":");

/** The answers that are about a figure: to attack it, to let it or its group act. */
export const keysOn = ({ id, group }: Figure, options: readonly Option[]): readonly Key[] =>
  options
    .filter((option) => {
      const named = idsIn(option);
      return named.includes(id) || named.includes(group);
    })
    .map(({ key }) => key);

/** The answers that lead to spaces, by the first of them: for a large figure, or for one of several, more than one. */
export function waysIn(options: readonly Option[]): ReadonlyMap<string, readonly Option[]> {
  const ways = new Map<string, Option[]>();
  for (const option of options) {
    const [first] = placesIn(option) ?? [];
    if (first !== undefined) ways.set(first, [...(ways.get(first) ?? []), option]);
  }
  return ways;
}
