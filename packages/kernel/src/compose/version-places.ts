import type { AnyPlugin } from "../declare/define.js";

/** Where versions stand: of each plugin's slice, of kinds of what lasts. */
export const versionPlaces = (plugins: readonly AnyPlugin[]): ReadonlyMap<string, number> =>
  new Map(
    [...plugins.map(({ name }) => name), ...plugins.flatMap(({ declared }) => Object.keys(declared.lasting))].map(
      (name, place) => [name, place],
    ),
  );
