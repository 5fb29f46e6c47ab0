import { sideOf } from "@riposte/one-piece";
import type { Filter, Selector } from "../language/expression.js";
import type { Place } from "../language/words.js";
import { matches } from "./filter.js";
import { numberOf } from "./number.js";
import { refOf, type Scene, seatOf, seatsOf } from "./scene.js";

/** What is to be chosen: among which cards, how many, by whom. */
export interface Selection {
  readonly ids: readonly number[];
  readonly min: number;
  readonly max: number;
  readonly seat: number;
}

/** A DON!! in the cost area stands for itself as a negative number: seat 0 from -1 on, seat 1 from -101 on, active ones first. */
const DON_SEAT = 100;
const donId = (seat: number, place: number): number => -(seat * DON_SEAT + place + 1);
export const isDon = (id: number): boolean => id < 0;
export const seatOfDon = (id: number): number => (-id > DON_SEAT ? 1 : 0);
export const isActiveDon = ({ match }: Pick<Scene, "match">, id: number): boolean =>
  -id - 1 - seatOfDon(id) * DON_SEAT < sideOf(match, seatOfDon(id)).don.active;

/** Every card a selector may mean, whatever its count. */
export function candidates(scene: Scene, selector: Selector): readonly number[] {
  const { filter } = selector;
  if ("ref" in selector) return passing(scene, refOf(scene, selector.ref), filter);
  const { side, zones, at, count } = selector;
  const found: number[] = [];
  for (const seat of seatsOf(scene, side)) {
    for (const zone of zones) {
      const all = placeOf(scene, seat, zone, filter);
      const ids =
        at === undefined || count === "all" ? all : endsOf(all, at, boundsOf(scene, selector, all.length).max);
      for (const id of ids) if (filter === undefined || isDon(id) || matches(scene, id, filter)) found.push(id);
    }
  }
  return found;
}

/** The cards at an end of a deck or of Life, unseen; at either end one of them is chosen. */
function endsOf(ids: readonly number[], at: "top" | "bottom" | "either", most: number): readonly number[] {
  if (most === 0) return [];
  if (at === "either") return ids.length < 2 ? ids : [ids[0] as number, ids[ids.length - 1] as number];
  return at === "top" ? ids.slice(0, most) : ids.slice(-most);
}

/** What has to be chosen. */
export function selectionOf(scene: Scene, selector: Selector): Selection {
  const ids = candidates(scene, selector);
  const { min, max } = boundsOf(scene, selector, ids.length);
  const chooser = "ref" in selector ? "you" : (selector.chooser ?? "you");
  return { ids, min, max, seat: seatOf(scene, chooser) };
}

/** Is no player asked: a reference, everything, or the end of a hidden pile? */
export function isFixed(selector: Selector): boolean {
  if ("ref" in selector) return selector.count === undefined || selector.count === "all";
  if (selector.count === "all" || selector.blind === true) return true;
  return selector.at !== undefined && selector.at !== "either" && "exactly" in selector.count;
}

/** How many: "up to" from 0, otherwise as many as there are. */
export function boundsOf(
  scene: Scene,
  { count = "all" }: Selector,
  there: number,
): { readonly min: number; readonly max: number } {
  if (count === "all") return { min: there, max: there };
  if ("upTo" in count) {
    const max = count.upTo === "any" ? there : Math.min(there, Math.max(0, numberOf(scene, count.upTo)));
    return { min: 0, max };
  }
  if ("atLeast" in count) return { min: Math.min(there, numberOf(scene, count.atLeast)), max: there };
  const exactly = Math.min(there, Math.max(0, numberOf(scene, count.exactly)));
  return { min: exactly, max: exactly };
}

/** How many a cost demands; what is less is unpaid. */
export function needOf(scene: Scene, { count = "all" }: Selector): number {
  if (count === "all") return 1;
  if ("upTo" in count) return 0;
  return numberOf(scene, "atLeast" in count ? count.atLeast : count.exactly);
}

function passing(scene: Scene, ids: readonly number[], filter: Filter | undefined): readonly number[] {
  if (filter === undefined) return ids;
  return ids.filter((id) => isDon(id) || matches(scene, id, filter));
}

function placeOf({ match }: Scene, seat: number, place: Place, filter: Filter | undefined): readonly number[] {
  const side = sideOf(match, seat);
  switch (place) {
    case "leader":
      return [side.leader];
    case "stage":
      return side.stage === null ? [] : [side.stage];
    case "cost": {
      const { active, rested } = side.don;
      const from = filter?.state === "rested" ? active : 0;
      const to = filter?.state === "active" ? active : active + rested;
      return Array.from({ length: to - from }, (_, place) => donId(seat, from + place));
    }
    default:
      return side[place];
  }
}
