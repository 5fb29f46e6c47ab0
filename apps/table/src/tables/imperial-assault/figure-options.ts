import { placesIn } from "@riposte/catalog/imperial-assault";
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

/** The answers that lead to spaces, by the first of them. */
export const waysIn = (options: readonly Option[]): ReadonlyMap<string, Option> =>
  new Map(
    options.flatMap((option) => {
      const [first] = placesIn(String(option.key)) ?? [];
      return first === undefined ? [] : [[first, option] as const];
    }),
  );
