import { ask, choose, type DeepReadonly, type Question } from "@riposte/kernel";
import type { Effects, Warhammer, WarMatch } from "../declared.js";
import type { Place, Unit } from "../unit/unit.js";
import {
  inchesBetween,
  LENGTH,
  mayDo,
  placeKey,
  placeOf,
  reservesOf,
  type SomeUnit,
  tableOf,
  unitOf,
  unitsOf,
} from "./line-up.js";

type Reserves = Pick<Effects, "reserve:call" | "unit:set-up">;

/** Nobody is set up within this many inches of enemies (rules 8). */
const CLEAR = 9;
/** Strategic Reserves come on within this many inches of their own edge. */
const EDGE = 6;
/** Set-up points of a lane are this far apart, beside those near an edge. */
const STEP = 3;

/** Units come from Reserves, from the second round on. */
export const reserves: Reserves = {
  "reserve:call": (_table, { unit }, match) => match.queue(ask("wh:arrive", unitOf(match, unit).seat, { unit })),

  "unit:set-up": (table, { unit: id, place, moved }, match) => {
    const unit = match.own(match.own(table, "units"), id) as Unit;
    if (moved) unit.combat = { ...unit.combat, moved: "setUp" };
    match.queue({ type: "unit:place", unit: id, place });
    match.publish("unit:set-up", { unit: id, along: place.along, lane: place.lane });
  },
};

/** Units of a seat that can be set up now. */
export const arrivals = (match: WarMatch, seat: number): readonly SomeUnit[] =>
  tableOf(match).round < 2 ? [] : reservesOf(match, seat).filter((unit) => arrivalPlaces(match, unit).length > 0);

/** Deep Strike: anywhere far enough from enemies; other Reserves only near their own edge. */
function arrivalPlaces(match: WarMatch, unit: SomeUnit): readonly Place[] {
  const isDeep = mayDo(match, unit, "deepStrike") > 0;
  return setUpPlaces(match, unit.seat, (place) => isDeep || fromOwnEdge(unit.seat, place) <= EDGE);
}

/** Infiltrators: more than 9 inches from enemies and from their deployment zone. */
const infiltrationPlaces = (match: WarMatch, unit: SomeUnit): readonly Place[] =>
  setUpPlaces(match, unit.seat, (place) => LENGTH - fromOwnEdge(unit.seat, place) > tableOf(match).zone + CLEAR);

const fromOwnEdge = (seat: number, { along }: DeepReadonly<Place>): number => (seat === 0 ? along : LENGTH - along);

function setUpPlaces(match: WarMatch, seat: number, isAllowed: (place: Place) => boolean): readonly Place[] {
  const enemies = unitsOf(match, 1 - seat);
  const places: Place[] = [];
  for (let lane = 0; lane < tableOf(match).lanes; lane++)
    for (let along = seat === 0 ? 0 : LENGTH % STEP; along <= LENGTH; along += STEP) {
      const place = { along, lane };
      const isFar = enemies.every((enemy) => inchesBetween(enemy.place as Place, place) > CLEAR);
      if (isFar && isAllowed(place)) places.push(place);
    }
  return places;
}

/** Asks which unit of the active player comes from Reserves. */
export function chooseArrival(match: WarMatch): void {
  const { turn } = tableOf(match);
  match.queue({ type: "unit:act", unit: null });
  if (arrivals(match, turn).length > 0) match.queue(ask("wh:arrival", turn));
}

interface Arriving {
  readonly unit: string;
}

const option = (place: Place) => ({
  key: placeKey(place),
  label: { id: "wh:place", params: { along: place.along, lane: place.lane } },
});

export const reserveQuestions: Readonly<Record<string, Question<Warhammer>>> = {
  "wh:arrival": {
    prompt: { id: "wh:arrival" },
    publicName: "wh:arrival",
    choices: (_asked, match) =>
      choose.one([
        ...arrivals(match, tableOf(match).turn).map(({ id }) => ({
          key: id,
          label: { id: "wh:unit", params: { unit: id } },
        })),
        { key: "done", label: { id: "wh:done" } },
      ]),
    answer(unit, _asked, match) {
      if (unit === "done") return;
      match.queue({ type: "unit:act", unit: String(unit) });
      match.queue({ type: "reserve:call", unit: String(unit) });
    },
  },
  "wh:arrive": {
    prompt: ({ about }) => ({ id: "wh:arrive", params: { unit: (about as Arriving).unit } }),
    publicName: "wh:arrive",
    ifNone: "skip",
    choices: ({ about }, match) =>
      choose.one(arrivalPlaces(match, unitOf(match, (about as Arriving).unit)).map(option)),
    answer: (place, { about }, match) =>
      match.queue({ type: "unit:set-up", unit: (about as Arriving).unit, place: placeOf(String(place)), moved: true }),
  },
  "wh:infiltrate": {
    prompt: ({ about }) => ({ id: "wh:infiltrate", params: { unit: (about as Arriving).unit } }),
    publicName: "wh:infiltrate",
    ifNone: "skip",
    choices: ({ about }, match) =>
      choose.one([
        ...infiltrationPlaces(match, unitOf(match, (about as Arriving).unit)).map(option),
        { key: "stay", label: { id: "wh:stay" } },
      ]),
    answer(place, { about }, match) {
      const { unit } = about as Arriving;
      if (place !== "stay") match.queue({ type: "unit:set-up", unit, place: placeOf(String(place)), moved: false });
    },
  },
  "wh:scout": {
    prompt: ({ about }) => ({ id: "wh:scout", params: { unit: (about as Arriving).unit } }),
    publicName: "wh:scout",
    ifNone: "skip",
    choices({ about }, match) {
      const unit = unitOf(match, (about as Arriving).unit);
      return choose.one([
        ...scoutingPlaces(match, unit, mayDo(match, unit, "scouts")).map(option),
        { key: "stay", label: { id: "wh:stay" } },
      ]);
    },
    answer(place, { about }, match) {
      const { unit } = about as Arriving;
      if (place !== "stay") match.queue({ type: "unit:place", unit, place: placeOf(String(place)) });
    },
  },
};

/** A scouting move ends more than 9 inches from enemies. */
function scoutingPlaces(match: WarMatch, unit: SomeUnit, inches: number): readonly Place[] {
  const enemies = unitsOf(match, 1 - unit.seat);
  const places: Place[] = [];
  for (let lane = 0; lane < tableOf(match).lanes; lane++)
    for (let along = 0; along <= LENGTH; along++) {
      const place = { along, lane };
      const moved = inchesBetween(unit.place as Place, place);
      if (moved > 0 && moved <= inches && enemies.every((enemy) => inchesBetween(enemy.place as Place, place) > CLEAR))
        places.push(place);
    }
  return places;
}

/** Before the battle: Infiltrators are set up, then Scouts move (rules 8). */
export function muster(match: WarMatch): void {
  if (!tableOf(match).musters) return;
  match.queue({ type: "battle:begin" });
  for (const [action, question] of [
    ["infiltrate", "wh:infiltrate"],
    ["scouts", "wh:scout"],
  ] as const)
    for (const seat of match.order())
      for (const unit of unitsOf(match, seat))
        if (mayDo(match, unit, action) > 0) match.queue(ask(question, seat, { unit: unit.id }));
}
