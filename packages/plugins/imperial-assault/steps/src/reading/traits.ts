import type { BodyCard, Context, Trait } from "@riposte/imperial-assault";
import type { StepsMatch } from "../declared.js";
import { perRoster } from "./roster.js";

/** Traits of a figure in play: printed, by the army it fights in, given by upgrades, and gained for a while. */
export function traitsOf(context: Context, match: StepsMatch, figure: string): readonly Trait[] {
  const known = lastingTraits(context, match);
  const own = known.get(figure) ?? ownTraits(context, match, figure);
  known.set(figure, own);
  const all = match.lasting("do:trait");
  const gained = all.length === 0 ? [] : all.flatMap(({ data }) => (data.figure === figure ? [data.trait] : []));
  return gained.length === 0 ? own : [...own, ...gained];
}

/** Those that stay as long as no figure comes or falls, as far as they were asked for. */
const lastingTraits = perRoster(() => new Map<string, readonly Trait[]>());

function ownTraits(context: Context, match: StepsMatch, figure: string): readonly Trait[] {
  const { figures, groups, sides } = match.slices["imperial-assault"];
  const own = figures[figure];
  if (own === undefined) return [];
  const card = context.body(own.card);
  const army = sides[own.seat]?.affiliation;
  const byArmy = card.kind === "figure" && army !== undefined ? card.army?.traitByArmy?.[army] : undefined;
  const granted = sides
    .flatMap(({ upgrades }) => upgrades)
    .flatMap(({ card: upgrade }) => grantedBy(context, upgrade, card));
  const hosted = (groups[own.group]?.attachments ?? []).flatMap((upgrade) => grantedBy(context, upgrade, "host"));
  return [...card.traits, ...(byArmy === undefined ? [] : [byArmy]), ...granted, ...hosted];
}

/** What an upgrade gives its host, or figures of these names in every army. */
function grantedBy(context: Context, upgrade: string, to: BodyCard | "host"): readonly Trait[] {
  const card = context.facts.deployment[upgrade];
  const grants = card?.kind === "upgrade" ? card.army?.grantsTraits : undefined;
  if (grants === undefined) return [];
  if (grants.to === "host" || to === "host") return grants.to === to ? grants.traits : [];
  return grants.to.some(({ names = [] }) => names.includes(to.name)) ? grants.traits : [];
}

/** A neutral figure is of its army's affiliation, a companion of its group's (rules 14). */
export function affiliationOf(context: Context, match: StepsMatch, figure: string): string | undefined {
  const { figures, groups, sides } = match.slices["imperial-assault"];
  const own = figures[figure];
  if (own === undefined) return undefined;
  const host = groups[groups[own.group]?.companionOf ?? ""];
  const card = context.body(host?.card ?? own.card);
  const printed = card.kind === "companion" ? "neutral" : card.affiliation;
  return printed === "neutral" ? sides[own.seat]?.affiliation : printed;
}
