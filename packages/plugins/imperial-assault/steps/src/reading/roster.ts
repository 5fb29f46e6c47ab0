import { type Context, namesIn } from "@riposte/imperial-assault";
import type { StepsMatch } from "../declared.js";

/** Who is in play and acts: figures by card and group, and what both armies have; the same object until one comes, falls or changes. */
export interface Roster {
  readonly places: readonly Place[];
}

interface Place {
  readonly id: string;
  readonly seat: number;
  readonly card: string;
  readonly group: string | null;
}

let last: Roster = { places: [] };

/** The roster of a match: every value and window asks for who has what, and the answer changes only with this. */
export const rosterIn = (match: StepsMatch): Roster =>
  match.cached("skirmish-steps:roster", OF_THE_TABLE, () => {
    if (!isStill(last.places, match)) last = { places: placesIn(match) };
    return last;
  });

/** Something worked out once for each roster. */
export function perRoster<T extends object>(workOut: (context: Context, match: StepsMatch) => T) {
  const known = new WeakMap<Context, { readonly roster: Roster; readonly found: T }>();
  return (context: Context, match: StepsMatch): T => {
    const roster = rosterIn(match);
    const before = known.get(context);
    if (before?.roster === roster) return before.found;
    const found = workOut(context, match);
    known.set(context, { roster, found });
    return found;
  };
}

const OF_THE_TABLE = ["imperial-assault"];
const ARMIES = ["army 0", "army 1"];

function placesIn(match: StepsMatch): readonly Place[] {
  const { figures, sides } = match.slices["imperial-assault"];
  const places: Place[] = [];
  for (const figure of Object.values(figures)) {
    const { id, seat, card, group } = figure;
    if (isThere(figure)) places.push({ id, seat, card, group });
  }
  for (const [seat, { upgrades, affiliation }] of sides.entries()) {
    const id = ARMIES[seat] as string;
    places.push({ id, seat, card: affiliation, group: null });
    for (const { card, group } of upgrades) places.push({ id, seat, card, group });
  }
  return places;
}

/** Is every figure where the roster has it? Asked after every effect, so nothing is made for it. */
function isStill(before: readonly Place[], match: StepsMatch): boolean {
  const { figures, sides } = match.slices["imperial-assault"];
  let at = 0;
  for (const id of namesIn(figures)) {
    const figure = figures[id] as (typeof figures)[string];
    if (isThere(figure) && !isPlace(before[at++], id, figure.seat, figure.card, figure.group)) return false;
  }
  for (let seat = 0; seat < sides.length; seat++) {
    const { upgrades, affiliation } = sides[seat] as (typeof sides)[number];
    const id = ARMIES[seat] as string;
    if (!isPlace(before[at++], id, seat, affiliation, null)) return false;
    for (const { card, group } of upgrades) if (!isPlace(before[at++], id, seat, card, group)) return false;
  }
  return at === before.length;
}

type Standing = Pick<StepsMatch["slices"]["imperial-assault"]["figures"][string], "spaces" | "status">;

/** On the board, with abilities: the incapacitated have none, nor have those of neither player (rules 13). */
export const isThere = ({ spaces, status }: Standing): boolean => spaces.length > 0 && status === undefined;

const isPlace = (before: Place | undefined, id: string, seat: number, card: string, group: string | null): boolean =>
  before !== undefined && before.id === id && before.seat === seat && before.card === card && before.group === group;
