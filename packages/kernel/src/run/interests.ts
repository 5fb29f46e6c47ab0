import type { ValueEntry, WindowEntry } from "../compose/game.js";
import { KernelError } from "../errors.js";
import { arePlain } from "./plain-policies.js";
import type { Runtime } from "./runtime.js";

type Response = WindowEntry["responses"][number];
type Modifier = ValueEntry["modifiers"][number];

/** Who has an interest at a window, by seat as far as it was asked, and under which version that was. */
export interface InterestedAt {
  version: number;
  /** The latest write to anything at which that was still so. */
  at: number;
  readonly bySeat: (readonly Response[] | undefined)[];
  /** Nobody has any at all; as long as nobody has looked, it is not known. */
  isSilent: boolean | undefined;
  readonly said: (Said | undefined)[];
}

/** Who has an interest in a value, and under which version. */
export interface InterestedIn {
  version: number;
  at: number;
  modifiers: readonly Modifier[];
  readonly said: Said;
}

/**
 * What each handler said when it was last asked, and under which version of what it depends on itself: when somebody falls, those who
 * have an interest in cards need not be asked again.
 */
interface Said {
  readonly versions: number[];
  readonly could: boolean[];
}

/** Those who could respond for a seat at a window: asked once until something they depend on is written. */
export function respondersAt(rt: Runtime, entry: WindowEntry, seat: number): readonly Response[] {
  const { interests, place, responses } = entry;
  if (interests === null) return responses;
  const known = interestedAt(rt, interests, place);
  const asked = known.bySeat[seat];
  if (asked !== undefined) return asked;
  let said = known.said[seat];
  if (said === undefined) {
    said = { versions: [], could: [] };
    known.said[seat] = said;
  }
  const found = thoseWhoCould(rt, responses, entry.dependsOn, said, seat);
  known.bySeat[seat] = found;
  return found;
}

function thoseWhoCould<H extends Response | Modifier>(
  rt: Runtime,
  handlers: readonly H[],
  dependsOn: readonly (readonly number[])[],
  { versions, could }: Said,
  seat?: number,
): readonly H[] {
  const found: H[] = [];
  for (let at = 0; at < handlers.length; at++) {
    const handler = handlers[at] as H;
    const { interest } = handler;
    if (interest !== undefined) {
      const version = latestOf(rt, dependsOn[at] as readonly number[]);
      if (versions[at] !== version) {
        could[at] = interest.could(rt.match, seat);
        versions[at] = version;
      }
      if (could[at] === false) continue;
    }
    found.push(handler);
  }
  return found;
}

/** Could no seat respond at a window, and does none want to be asked all the same? Checked matches ask everybody. */
export function isSilent(rt: Runtime, entry: WindowEntry): boolean {
  const { interests, place } = entry;
  if (interests === null || rt.checks || !arePlain(rt)) return false;
  const known = interestedAt(rt, interests, place);
  if (known.isSilent !== undefined) return known.isSilent;
  let isAnybody = false;
  for (let seat = 0; seat < rt.seats && !isAnybody; seat++) isAnybody = respondersAt(rt, entry, seat).length > 0;
  known.isSilent = !isAnybody;
  return known.isSilent;
}

function interestedAt(rt: Runtime, interests: readonly number[], place: number): InterestedAt {
  const known = rt.responders[place];
  const { written } = rt;
  if (known !== undefined && known.at === written) return known;
  const version = latestOf(rt, interests);
  if (known !== undefined && known.version === version) {
    known.at = written;
    return known;
  }
  if (known !== undefined) {
    known.version = version;
    known.at = written;
    for (let seat = 0; seat < known.bySeat.length; seat++) known.bySeat[seat] = undefined;
    known.isSilent = undefined;
    return known;
  }
  const now: InterestedAt = { version, at: written, bySeat: [], isSilent: undefined, said: [] };
  rt.responders[place] = now;
  return now;
}

/** Those who could contribute to a value. */
export function modifiersOf(rt: Runtime, entry: ValueEntry): readonly Modifier[] {
  const { interests, place, modifiers } = entry;
  if (interests === null) return modifiers;
  const known = rt.modifiers[place];
  const { written } = rt;
  if (known !== undefined && known.at === written) return known.modifiers;
  const version = latestOf(rt, interests);
  if (known === undefined) {
    const said: Said = { versions: [], could: [] };
    const found = thoseWhoCould(rt, modifiers, entry.dependsOn, said);
    rt.modifiers[place] = { version, at: written, modifiers: found, said };
    return found;
  }
  if (known.version !== version) {
    known.modifiers = thoseWhoCould(rt, modifiers, entry.dependsOn, known.said);
    known.version = version;
  }
  known.at = written;
  return known.modifiers;
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
