import { choose, type Questions } from "@riposte/kernel";
import { face } from "../attack/table-dice.js";
import type { Effects, Warhammer, WarMatch, WarReads } from "../declared.js";
import { fixed } from "../dice/quantity.js";
import { termsOf } from "../edition/terms.js";
import { say } from "../messages.js";
import { countModels, isDestroyed } from "../unit/parts.js";
import type { Place } from "../unit/unit.js";
import { hazardOf } from "./hazard-wounds.js";
import {
  distanceBetween,
  engagedWith,
  inchesBetween,
  isBig,
  isTaken,
  LENGTH,
  mayDo,
  ownUnit,
  placeOf,
  type SomeUnit,
  tableOf,
  unitOf,
  unitsOf,
} from "./line-up.js";
import { arrivalRule } from "./reserves.js";
import { placeOption, STAY, unitOption } from "./selecting.js";

type Transports = Pick<Effects, "unit:embark" | "unit:disembark" | "transport:wreck" | "unit:bail-out">;

/** Units get in and out within this many inches; out of a wreck farther, where they must. */
const NEAR = 3;
const FAR = 6;
/** Dice of models that bail out and cost a mortal wound: near the wreck, and far from it. */
const HURT = { near: 1, far: 3 } as const;

/** Units in a transport are off the table, and go where it goes. */
export const transports: Transports = {
  "unit:embark": (table, { unit: id, transport }, match) => {
    const unit = ownUnit(table, match, id);
    Object.assign(unit, { place: null, aboard: transport, combat: { ...unit.combat, cover: false } });
    match.publish("unit:embarked", { unit: id, transport });
  },

  // before the transport has moved it may still move itself; afterwards it has made a Normal move with it
  "unit:disembark": (table, { unit: id, place }, match) => {
    const unit = ownUnit(table, match, id);
    const transport = table.units[unit.aboard ?? ""];
    const isLate = transport !== undefined && hasMoved(match, transport);
    const custom = { ...unit.combat.custom, disembarked: isLate ? latenessOf(match, transport) : "early" };
    Object.assign(unit, { aboard: null, combat: { ...unit.combat, moved: isLate ? "normal" : "none", custom } });
    match.queue({ type: "unit:place", unit: id, place });
    match.publish("unit:disembarked", { unit: id, along: place.along, lane: place.lane });
  },

  "transport:wreck": (_table, { transport }, match) => {
    for (const { id, seat } of passengersOf(match, transport))
      if (exitsFrom(match, transport).length > 0) match.ask("wh:bail-out", seat, { unit: id });
      else match.queue({ type: "unit:forfeit", unit: id });
  },

  // a die for each model: mortal wounds, and the unit is Battle-shocked
  "unit:bail-out": (table, { unit: id, place, by = "Destroyed transport" }, match) => {
    const unit = ownUnit(table, match, id);
    const from = table.units[unit.aboard ?? ""]?.place as Place;
    const { hazardStrikesUnit, hazardFails } = termsOf(match);
    const near = inchesBetween(from, place) <= NEAR ? HURT.near : HURT.far;
    const hurt = hazardStrikesUnit ? hazardFails : near;
    const custom = { ...unit.combat.custom, disembarked: "late" };
    Object.assign(unit, { aboard: null, combat: { ...unit.combat, moved: "setUp", custom } });
    const faces = Array.from({ length: countModels(unit) }, () => face(match));
    const each = hazardStrikesUnit ? hazardOf(unit) : 1;
    const wounds = each * faces.filter((one) => one <= hurt).length;
    match.publish("unit:disembarked", { unit: id, along: place.along, lane: place.lane });
    match.publish("mortal:rolled", { unit: id, faces, wounds, by });
    match.queue({ type: "unit:place", unit: id, place });
    match.queue({ type: "unit:shock", unit: id });
    if (wounds > 0) match.queue({ type: "mortal:inflict", unit: id, count: fixed(wounds), by, spill: true });
  },
};

/** Units in a transport. */
export const passengersOf = (match: WarReads, transport: string): readonly SomeUnit[] =>
  Object.values(tableOf(match).units).filter((unit) => unit.aboard === transport && !isDestroyed(unit));

/** Did it get out after its transport had moved? Then it neither moves nor charges. */
export const hasDisembarkedLate = ({ combat }: SomeUnit): boolean => combat.custom.disembarked === "late";

const roomIn = (match: WarReads, { id, capacity = 0 }: SomeUnit): number =>
  capacity - passengersOf(match, id).reduce((sum, unit) => sum + countModels(unit), 0);

/** Places beside a transport that no enemy bars, within so many inches of it. */
function exits(
  match: WarReads,
  transport: SomeUnit,
  inches: number,
  besides: readonly SomeUnit[] = [],
): readonly Place[] {
  const { along, lane } = transport.place as Place;
  return Array.from({ length: 2 * inches + 1 }, (_, at) => ({ along: along - inches + at, lane })).filter(
    (place) =>
      place.along >= 0 &&
      place.along <= LENGTH &&
      !isTaken(match, transport, place) &&
      engagedWith(match, transport, place).every((enemy) => besides.includes(enemy)),
  );
}

/** Ways out of a wreck: near it, else farther away. */
function exitsFrom(match: WarReads, id: string): readonly Place[] {
  const transport = unitOf(match, id);
  if (transport.place === null) return [];
  const near = termsOf(match).hazardStrikesUnit ? [] : exits(match, transport, NEAR);
  return near.length > 0 ? near : exits(match, transport, FAR);
}

/** Has a transport moved, or come onto the table where that is a move? Then no unit that gets out moves on. */
const hasMoved = (match: WarReads, { combat }: SomeUnit): boolean =>
  combat.moved === "normal" ||
  combat.moved === "advance" ||
  (combat.moved === "setUp" && termsOf(match).wayOut !== undefined);

/** Whether units that get out behind a move may charge, by a rule of the transport. */
const latenessOf = (match: WarMatch, transport: SomeUnit): "late" | "assault" => {
  const action = { normal: "chargeAfterDisembark", setUp: "chargeAfterIngress" }[transport.combat.moved as "normal"];
  return action !== undefined && mayDo(match, transport, action) > 0 ? "assault" : "late";
};

/** Where units can get out of a transport now, and whether that is a risk. */
interface WayOut {
  readonly places: readonly Place[];
  readonly isRisky: boolean;
}

function wayOut(match: WarMatch, transport: SomeUnit): WayOut {
  const { moved } = transport.combat;
  if (transport.place === null || moved === "fallBack") return NO_WAY;
  if (moved === "advance" && mayDo(match, transport, "disembarkAfterAdvance") <= 0) return NO_WAY;
  const places = exits(match, transport, NEAR).filter((place) => isAfterArrival(match, transport, place));
  const { wayOut: inches } = termsOf(match);
  if (places.length > 0 || inches === undefined || hasMoved(match, transport)) return { places, isRisky: false };
  // encircled: also beside enemies the transport is engaged with
  return { places: exits(match, transport, inches, engagedWith(match, transport)), isRisky: true };
}

const NO_WAY: WayOut = { places: [], isRisky: false };

/** Who gets out of a transport that has just arrived is set up as it was. */
function isAfterArrival(match: WarMatch, transport: SomeUnit, place: Place): boolean {
  const { clear, wayOut: inches } = termsOf(match);
  if (inches === undefined || transport.combat.moved !== "setUp") return true;
  const isFar = unitsOf(match, 1 - transport.seat).every((enemy) => inchesBetween(enemy.place as Place, place) > clear);
  return isFar && arrivalRule(match, transport)(place);
}

/** Units of a seat that can get out now: their transport has not fallen back, nor advanced unless it says so. */
export const disembarkers = (match: WarMatch, seat: number): readonly SomeUnit[] =>
  Object.values(tableOf(match).units).filter(
    (unit) =>
      unit.seat === seat &&
      unit.aboard !== null &&
      unit.combat.moved === "none" &&
      !isDestroyed(unit) &&
      wayOut(match, unitOf(match, unit.aboard)).places.length > 0,
  );

/** Asks a unit that ended its move beside a transport with room whether it gets in. */
export function chooseEmbarking(match: WarMatch): void {
  const unit = tableOf(match).units[String(match.vars.unit)];
  if (unit !== undefined && vehiclesBeside(match, unit).length > 0) match.ask("wh:embark", unit.seat);
}

function vehiclesBeside(match: WarReads, unit: SomeUnit): readonly SomeUnit[] {
  if (unit.place === null || isDestroyed(unit) || isBig(unit) || unit.combat.custom.disembarked !== undefined)
    return [];
  return unitsOf(match, unit.seat).filter(
    (one) =>
      one.capacity !== undefined && distanceBetween(unit, one) <= NEAR && roomIn(match, one) >= countModels(unit),
  );
}

const passengerIn = (match: WarMatch): SomeUnit => unitOf(match, String(match.vars.unit));

export const transportQuestions: Pick<Questions<Warhammer>, "wh:embark" | "wh:disembark" | "wh:bail-out"> = {
  "wh:embark": {
    prompt: (_asked, match) => say("wh:embark", { unit: passengerIn(match).id }),
    publicName: "wh:embark",
    choices: (_asked, match) => choose.one([...vehiclesBeside(match, passengerIn(match)).map(unitOption), STAY]),
    answer(transport, _asked, match) {
      if (transport !== "stay")
        match.queue({ type: "unit:embark", unit: passengerIn(match).id, transport: String(transport) });
    },
  },
  "wh:disembark": {
    prompt: (_asked, match) => say("wh:disembark", { unit: passengerIn(match).id }),
    publicName: "wh:disembark",
    choices: (_asked, match) =>
      choose.one(wayOut(match, unitOf(match, passengerIn(match).aboard as string)).places.map(placeOption)),
    answer(answer, _asked, match) {
      const { id, aboard } = passengerIn(match);
      const place = placeOf(String(answer));
      const { isRisky } = wayOut(match, unitOf(match, aboard as string));
      if (isRisky) match.queue({ type: "unit:bail-out", unit: id, place, by: "Combat disembark" });
      else match.queue({ type: "unit:disembark", unit: id, place });
    },
  },
  "wh:bail-out": {
    prompt: ({ about }) => say("wh:disembark", { unit: about.unit }),
    publicName: "wh:bail-out",
    choices: ({ about }, match) =>
      choose.one(exitsFrom(match, unitOf(match, about.unit).aboard as string).map(placeOption)),
    answer: (place, { about }, match) =>
      match.queue({ type: "unit:bail-out", unit: about.unit, place: placeOf(String(place)) }),
  },
};
