import type { Interest } from "../plugin/behaviour.js";
import type { AnyPlugin } from "../plugin/define.js";
import type { FacetEntry } from "./game.js";

/** The facets of all slices; their versions stand behind those of the plugins. */
export function facetEntries(plugins: readonly AnyPlugin[]): readonly FacetEntry[] {
  const all = plugins.flatMap(({ name: plugin, declared }) =>
    Object.entries(declared.facets).map(([name, facet]) => ({ ...facet, name: `${plugin}/${name}`, plugin })),
  );
  return all.map((facet, at) => ({ ...facet, place: plugins.length + at }));
}

/** Where versions stand: of each plugin's slice, of facets, of kinds of what lasts. */
export const versionPlaces = (
  plugins: readonly AnyPlugin[],
  facets: readonly FacetEntry[],
): ReadonlyMap<string, number> =>
  new Map(
    [
      ...plugins.map(({ name }) => name),
      ...facets.map(({ name }) => name),
      ...plugins.flatMap(({ declared }) => Object.keys(declared.lasting)),
    ].map((name, place) => [name, place]),
  );

/** Where everything stands that interests depend on: what is not composed is never written. */
export const placesOf = (interests: readonly Interest[], places: ReadonlyMap<string, number>): readonly number[] => [
  ...new Set(interests.flatMap(({ of }) => of.flatMap((name) => places.get(name) ?? []))),
];
