import { choose, type DeepReadonly, type Questions } from "@riposte/kernel";
import type { Effects, Warhammer, WarMatch, WarReads } from "../declared.js";
import { termsOf } from "../edition/terms.js";
import { say } from "../messages.js";
import { countModels, modelsOf } from "../unit/parts.js";
import type { Place } from "../unit/unit.js";
import {
  engagedWith,
  inchesBetween,
  isBig,
  isClear,
  isEngaged,
  isOverhead,
  mayDo,
  ownUnit,
  placeOf,
  placesWithin,
  type SomeUnit,
  tableOf,
  unitOf,
  unitsOf,
} from "./line-up.js";
import { expire } from "./marks.js";
import { arrivals } from "./reserves.js";
import { placeOption, STAY, selection, selectUnit } from "./selecting.js";
import { isCovered } from "./terrain.js";
import { disembarkers } from "./transports.js";

type Moving = Pick<Effects, "unit:act" | "unit:move" | "unit:place">;
type How = "stationary" | "normal" | "advance" | "fallBack";

/** Units move along the lanes and across them (rules 9). */
export const moving: Moving = {
  "unit:act": (table, { unit }) => {
    table.acting = unit;
  },

  "unit:move": (table, { unit: id, how, to }, match) => {
    const unit = ownUnit(table, match, id);
    const from = unit.place as Place;
    // who got out of a transport has not remained stationary (rules 4)
    const isSetUp = how === "stationary" && unit.combat.custom.disembarked !== undefined;
    const inches = to === null ? 0 : inchesBetween(from, to);
    const { shortMove } = termsOf(match);
    const custom =
      shortMove === null ? {} : { custom: { ...unit.combat.custom, short: inches <= shortMove && !isSetUp } };
    unit.combat = { ...unit.combat, moved: isSetUp ? "setUp" : how, ...custom };
    if (to !== null) match.queue({ type: "unit:place", unit: id, place: to });
    if (how !== "stationary") expire(table, { at: "event", event: "unit:moved", unit: id }, match);
    match.publish("unit:moved", { unit: id, how, inches });
  },

  // cover comes with the place
  "unit:place": (table, { unit: id, place }, match) => {
    const unit = ownUnit(table, match, id);
    unit.place = place;
    unit.combat = { ...unit.combat, cover: isCovered(match, unit, place) };
  },
};

/** Units that may still be selected in this Movement phase. */
const movers = (match: WarReads): readonly SomeUnit[] =>
  unitsOf(match, tableOf(match).turn).filter((unit) => unit.combat.moved === "none" && !isOverhead(match, unit));

/** Those, and units that may get out of their transport, or come from Reserves where that is a move. */
const selectable = (match: WarMatch): readonly SomeUnit[] => [
  ...movers(match),
  ...disembarkers(match, tableOf(match).turn),
  ...(termsOf(match).ingress ? arrivals(match, tableOf(match).turn) : []),
];

/** Asks for the next unit to move; those left over remain stationary, for all their weapons know. */
export const chooseMover = (match: WarMatch): void => selectUnit(match, "wh:mover");

/** Asks how the unit moves; in a transport it can only get out. */
export const chooseMove = (match: WarMatch): void => {
  const { acting, turn } = tableOf(match);
  const isAboard = unitOf(match, acting as string).aboard !== null;
  match.setVar("unit", acting);
  if (isAboard) match.setVar("how", "disembark");
  match.ask(isAboard ? "wh:disembark" : "wh:move", turn);
};

const moverOf = (match: WarMatch): SomeUnit => unitOf(match, String(match.vars.unit));

/** How far a unit moves: the slowest of its models, after everything in force. */
const movementOf = (match: WarMatch, unit: SomeUnit): number =>
  Math.max(1, match.value("unit:stat", { unit: unit.id, stat: "M" }, slowest(unit)));

const slowest = (unit: SomeUnit): number =>
  Math.min(
    ...modelsOf(unit)
      .filter(({ count }) => count > 0)
      .map(({ M }) => M),
  );

/** An Advance adds a D6. */
export function rollAdvance(match: WarMatch): void {
  if (match.vars.how === "advance")
    match.queue({ type: "roll:make", kind: "advance", unit: moverOf(match).id, dice: 1 });
}

/** Asks where the move ends. */
export function chooseDestination(match: WarMatch): void {
  const unit = moverOf(match);
  const { roll } = tableOf(match);
  const rolled =
    roll === null ? 0 : (roll.dice[0]?.face ?? 0) + match.value("unit:roll", { unit: unit.id, roll: "advance" }, 0);
  match.setVar("inches", movementOf(match, unit) + rolled);
  match.queue({ type: "roll:clear" });
  match.ask("wh:destination", unit.seat);
}

/** Where a unit may end its move: never engaged; past enemies only when it falls back, or flies. */
function destinations(match: WarMatch, unit: SomeUnit): readonly DeepReadonly<Place>[] {
  const isFree = (place: DeepReadonly<Place>) => !isEngaged(match, unit, place);
  const passes = match.vars.how === "fallBack" || stepsOver(match, unit);
  const ignored = match.vars.how === "fallBack" ? [] : passedBy(match, unit);
  const inches = Number(match.vars.inches);
  return placesWithin(match, unit, inches).filter(
    (place) => isFree(place) && (passes || isClear(match, unit, place, ignored, inches)),
  );
}

/** Enemies that bar no way: for a MONSTER or VEHICLE all smaller ones, where the edition says so. */
const passedBy = (match: WarReads, unit: SomeUnit): readonly SomeUnit[] =>
  termsOf(match).bigPass && isBig(unit) ? unitsOf(match, 1 - unit.seat).filter((enemy) => !isBig(enemy)) : [];

/** A Super-Heavy Walker steps over units in its way (rules 8). */
const stepsOver = (match: WarMatch, unit: SomeUnit): boolean => mayDo(match, unit, "superHeavyWalker") > 0;

/** Falling back past enemies, or Battle-shocked, every model tests (rules 9). */
function isDesperate(match: WarMatch, unit: SomeUnit, to: Place): boolean {
  if (unit.combat.battleShocked) return true;
  return !stepsOver(match, unit) && !isClear(match, unit, to, engagedBeside(match, unit, to));
}

/** Enemies it is engaged with and walks away from bar no way. */
const engagedBeside = (match: WarReads, unit: SomeUnit, to: Place): readonly SomeUnit[] => {
  const from = unit.place as Place;
  return engagedWith(match, unit).filter(
    ({ place }) => Math.sign((place?.along ?? 0) - from.along) !== Math.sign(to.along - from.along),
  );
};

export const movingQuestions: Pick<Questions<Warhammer>, "wh:mover" | "wh:move" | "wh:destination"> = {
  "wh:mover": selection(
    "wh:mover",
    selectable,
    (match, unit) => {
      match.queue({ type: "unit:act", unit });
      const { place, aboard } = unitOf(match, unit);
      if (place === null && aboard === null) match.queue({ type: "reserve:call", unit });
    },
    (match) => {
      for (const { id } of movers(match)) match.queue({ type: "unit:move", unit: id, how: "stationary", to: null });
    },
  ),
  "wh:move": {
    prompt: (_asked, match) => say("wh:move", { unit: moverOf(match).id }),
    publicName: "wh:move",
    choices(_asked, match) {
      const mover = moverOf(match);
      const isHeld = engagedWith(match, mover).some((enemy) => !isOverhead(match, enemy));
      const ways = isHeld ? (["stationary", "fallBack"] as const) : (["stationary", "normal", "advance"] as const);
      return choose.one(ways.map((key) => ({ key, label: say(`wh:move-${key}`) })));
    },
    answer(how, _asked, match) {
      match.setVar("how", how);
      if (how === "stationary")
        match.queue({ type: "unit:move", unit: moverOf(match).id, how: "stationary", to: null });
    },
  },
  "wh:destination": {
    prompt: (_asked, match) => say("wh:destination", { unit: moverOf(match).id, inches: Number(match.vars.inches) }),
    publicName: "wh:destination",
    choices: (_asked, match) => choose.one([...destinations(match, moverOf(match)).map(placeOption), STAY]),
    answer(chosen, _asked, match) {
      const unit = moverOf(match);
      // a unit that stays where it is engaged has not fallen back
      const isStill = chosen === "stay" && match.vars.how === "fallBack";
      const how = isStill ? "stationary" : (match.vars.how as How);
      const to = chosen === "stay" ? null : placeOf(String(chosen));
      if (how === "fallBack" && to !== null && isDesperate(match, unit, to))
        match.setVar("escaping", countModels(unit));
      match.queue({ type: "unit:move", unit: unit.id, how, to });
    },
  },
};

export const isMoving = (match: WarMatch): boolean => match.vars.how !== "stationary";

/** Is the unit this is about still there? Overwatch may have ended it. */
export function isStanding(match: WarMatch): boolean {
  const unit = tableOf(match).units[String(match.vars.unit)];
  return unit !== undefined && countModels(unit) > 0;
}

export const isEscaping = (match: WarMatch): boolean => Number(match.vars.escaping ?? 0) > 0;

/** Has the unit that was selected come from Reserves? */
export function isArriving(match: WarMatch): boolean {
  const { acting, units } = tableOf(match);
  return acting !== null && units[acting]?.combat.moved === "setUp";
}

export const isDisembarking = (match: WarMatch): boolean => match.vars.how === "disembark";
