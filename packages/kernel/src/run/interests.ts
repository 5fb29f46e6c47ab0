import type { ValueEntry, WindowEntry } from "../compose/game.js";
import { KernelError } from "../errors.js";
import type { Runtime } from "./runtime.js";

type Response = WindowEntry["responses"][number];
type Modifier = ValueEntry["modifiers"][number];

/** Who has an interest at a window, by seat as far as it was asked, and under which version that was. */
export interface InterestedAt {
  readonly version: number;
  readonly bySeat: (readonly Response[] | undefined)[];
}

/** Who has an interest in a value, and under which version. */
export interface InterestedIn {
  readonly version: number;
  readonly modifiers: readonly Modifier[];
}

/** Those who could respond for a seat at a window: asked once until something they depend on is written. */
export function respondersAt(
  rt: Runtime,
  { interests, place, responses }: WindowEntry,
  seat: number,
): readonly Response[] {
  if (interests === null) return responses;
  const version = latestOf(rt, interests);
  let known = rt.responders[place];
  if (known === undefined || known.version !== version) {
    known = { version, bySeat: [] };
    rt.responders[place] = known;
  }
  const asked = known.bySeat[seat];
  if (asked !== undefined) return asked;
  const found = responses.filter(({ interest }) => interest === undefined || interest.could(rt.match, seat));
  known.bySeat[seat] = found;
  return found;
}

/** Those who could contribute to a value. */
export function modifiersOf(rt: Runtime, { interests, place, modifiers }: ValueEntry): readonly Modifier[] {
  if (interests === null) return modifiers;
  const version = latestOf(rt, interests);
  const known = rt.modifiers[place];
  if (known !== undefined && known.version === version) return known.modifiers;
  const found = modifiers.filter(({ interest }) => interest === undefined || interest.could(rt.match));
  rt.modifiers[place] = { version, modifiers: found };
  return found;
}

/** Somebody acts who has said, or was kept to have said, that he could not. */
export const missed = (label: string): KernelError =>
  new KernelError(
    "INTEREST_MISSED",
    `${label} acts where it has no interest. Let its \`could\` be true whenever it may act, and name in \`of\` all that this depends on.`,
  );

/** The latest write to any of these places: no two writes share a number, so where it is the same, all of them are. */
export function latestOf({ versions }: Runtime, places: readonly number[]): number {
  let latest = 0;
  for (let at = 0; at < places.length; at++) {
    const version = versions[places[at] as number] as number;
    if (version > latest) latest = version;
  }
  return latest;
}
