import { choose, type DeepReadonly, type Questions } from "@riposte/kernel";
import type { Effects, Warhammer, WarMatch } from "../declared.js";
import { termsOf } from "../edition/terms.js";
import { say } from "../messages.js";
import type { Place, Unit } from "../unit/unit.js";
import {
  inchesBetween,
  LENGTH,
  mayDo,
  ownUnit,
  placeOf,
  reservesOf,
  type SomeUnit,
  tableOf,
  unitOf,
  unitsOf,
} from "./line-up.js";
import { placeOption, selection, selectUnit } from "./selecting.js";

type Reserves = Pick<Effects, "reserve:call" | "unit:set-up" | "unit:withdraw" | "unit:forfeit">;

/** Strategic Reserves come on within this many inches of an edge. */
const EDGE = 6;
/** Set-up points of a lane are this far apart, beside those near an edge. */
const STEP = 3;

/** Units come from Reserves, from the second round on; those that never do are destroyed. */
export const reserves: Reserves = {
  "reserve:call": (_table, { unit }, match) => match.ask("wh:arrive", unitOf(match, unit).seat, { unit }),

  "unit:set-up": (table, { unit: id, place, moved }, match) => {
    const unit = ownUnit(table, match, id);
    if (moved) unit.combat = { ...unit.combat, moved: "setUp" };
    match.queue({ type: "unit:place", unit: id, place });
    match.publish("unit:set-up", { unit: id, along: place.along, lane: place.lane });
  },

  // back into Reserves: it is not lost with those that never came
  "unit:withdraw": (table, { unit: id }, match) => {
    const unit = ownUnit(table, match, id);
    unit.place = null;
    unit.combat = { ...unit.combat, cover: false, custom: { ...unit.combat.custom, withdrawn: true } };
    match.publish("unit:withdrawn", { unit: id });
  },

  // its models were not slain: nothing that waits for that happens
  "unit:forfeit": (table, { unit: id }, match) => {
    const unit = ownUnit(table, match, id);
    const none = (models: Unit["models"]) => models.map((group) => ({ ...group, count: 0, lost: 0 }));
    unit.models = none(unit.models);
    unit.leaders = unit.leaders.map((leader) => ({ ...leader, models: none(leader.models) }));
    match.publish("unit:destroyed", { unit: id, seat: unit.seat });
  },
};

/** A unit still in Reserves when the battle ends is destroyed. */
export function forfeitReserves(match: WarMatch): void {
  for (const seat of [0, 1])
    for (const { id, combat } of reservesOf(match, seat))
      if (combat.custom.withdrawn !== true) match.queue({ type: "unit:forfeit", unit: id });
}

/** Units of a seat that can be set up now. */
export const arrivals = (match: WarMatch, seat: number): readonly SomeUnit[] =>
  tableOf(match).round < 2 ? [] : reservesOf(match, seat).filter((unit) => arrivalPlaces(match, unit).length > 0);

/** Deep Strike: anywhere far enough from enemies; other Reserves only near an edge. */
function arrivalPlaces(match: WarMatch, unit: SomeUnit): readonly Place[] {
  const isAllowed = arrivalRule(match, unit);
  return setUpPlaces(match, unit.seat, isAllowed);
}

/** Where a unit comes from Reserves, its distance from enemies aside: with Deep Strike anywhere. */
export function arrivalRule(match: WarMatch, unit: SomeUnit): (place: Place) => boolean {
  const isDeep = mayDo(match, unit, "deepStrike") > 0;
  return (place) => isDeep || (isNearEdge(match, unit, place) && mayArriveAt(match, unit, place));
}

function isNearEdge(match: WarMatch, { seat }: SomeUnit, place: Place): boolean {
  const own = fromOwnEdge(seat, place);
  return own <= EDGE || LENGTH - own <= EDGE || place.lane === 0 || place.lane === tableOf(match).lanes - 1;
}

/** No unit comes over an edge into the enemy's zone before the third round. */
function mayArriveAt(match: WarMatch, { seat }: SomeUnit, place: Place): boolean {
  const { round, zone } = tableOf(match);
  return round >= ENEMY_ZONE || LENGTH - fromOwnEdge(seat, place) > zone;
}

/** The round from which Reserves come into the enemy's zone, and after which they are lost. */
const ENEMY_ZONE = 3;
export const LAST_ARRIVALS = 3;

export const fromOwnEdge = (seat: number, { along }: DeepReadonly<Place>): number =>
  seat === 0 ? along : LENGTH - along;

/** Where units can be set up, far enough from enemies. */
export function setUpPlaces(match: WarMatch, seat: number, isAllowed: (place: Place) => boolean): readonly Place[] {
  const enemies = unitsOf(match, 1 - seat);
  const { clear } = termsOf(match);
  const places: Place[] = [];
  for (let lane = 0; lane < tableOf(match).lanes; lane++)
    for (let along = seat === 0 ? 0 : LENGTH % STEP; along <= LENGTH; along += STEP) {
      const place = { along, lane };
      const isFar = enemies.every((enemy) => inchesBetween(enemy.place as Place, place) > clear);
      if (isFar && isAllowed(place)) places.push(place);
    }
  return places;
}

const arriving = (match: WarMatch): readonly SomeUnit[] => arrivals(match, tableOf(match).turn);

/** Asks which unit of the active player comes from Reserves. */
export const chooseArrival = (match: WarMatch): void => selectUnit(match, "wh:arrival");

export const reserveQuestions: Pick<Questions<Warhammer>, "wh:arrival" | "wh:arrive"> = {
  "wh:arrival": selection("wh:arrival", arriving, (match, unit) => {
    match.queue({ type: "unit:act", unit });
    match.queue({ type: "reserve:call", unit });
  }),
  "wh:arrive": {
    prompt: ({ about }) => say("wh:arrive", { unit: about.unit }),
    publicName: "wh:arrive",
    ifNone: "skip",
    choices: ({ about }, match) => choose.one(arrivalPlaces(match, unitOf(match, about.unit)).map(placeOption)),
    answer: (place, { about }, match) =>
      match.queue({ type: "unit:set-up", unit: about.unit, place: placeOf(String(place)), moved: true }),
  },
};
