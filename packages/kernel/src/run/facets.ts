import type { FacetEntry, Op } from "../compose/game.js";
import { KernelError } from "../errors.js";
import type { Runtime } from "./runtime.js";

/** A facet as text, under which version, and the parts of the slice it was read from. */
interface Told {
  readonly version: number;
  readonly text: string;
  readonly parts: readonly unknown[];
}

/** Each is told once until an effect that may write it has run: all others leave it as it was, or are caught. */
const told = new WeakMap<Runtime, Map<FacetEntry, Told>>();

/** The facets of a slice that an effect has not said it writes, as they are before it. */
export function facetsBefore(rt: Runtime, { plugin, facets }: Op): ReadonlyMap<FacetEntry, Told> | null {
  const others = rt.game.facets.filter((facet) => facet.plugin === plugin && !facets.includes(facet.place));
  return others.length === 0 ? null : new Map(others.map((facet) => [facet, tell(rt, facet)]));
}

/** An effect leaves every facet alone that it has not said it writes. */
export function checkFacets(rt: Runtime, op: Op, before: ReadonlyMap<FacetEntry, Told>): void {
  for (const [facet, { version, text, parts }] of before) {
    const now = partsOf(rt, facet);
    if (!rt.inPlace && now.every((part, at) => part === parts[at] && Object.isFrozen(part))) continue;
    if (textOf(rt, facet) !== text) throw written(op, facet);
    told.get(rt)?.set(facet, { version, text, parts: now });
  }
}

const written = ({ label, type }: Op, { name }: FacetEntry): KernelError =>
  new KernelError(
    "FACET_WRITTEN",
    `${label} writes "${name}" and does not say so. Add "${type}" to what the facet is written by.`,
  );

function tell(rt: Runtime, facet: FacetEntry): Told {
  const known = told.get(rt) ?? new Map<FacetEntry, Told>();
  told.set(rt, known);
  const version = rt.versions[facet.place] as number;
  const last = known.get(facet);
  if (last?.version === version) return last;
  const now: Told = { version, text: textOf(rt, facet), parts: partsOf(rt, facet) };
  known.set(facet, now);
  return now;
}

const textOf = (rt: Runtime, { plugin, of }: FacetEntry): string => JSON.stringify(of(rt.slices[plugin]));

function partsOf(rt: Runtime, { plugin, within }: FacetEntry): readonly unknown[] {
  const slice = rt.slices[plugin] as Readonly<Record<string, unknown>>;
  return within.map((field) => slice[field as string]);
}
