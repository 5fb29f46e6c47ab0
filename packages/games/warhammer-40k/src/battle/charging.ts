import { choose, type DeepReadonly, type Questions } from "@riposte/kernel";
import type { Effects, Warhammer, WarMatch } from "../declared.js";
import { termsOf } from "../edition/terms.js";
import { say } from "../messages.js";
import type { Place } from "../unit/unit.js";
import {
  distanceBetween,
  engagedWith,
  inchesBetween,
  isAircraft,
  isClear,
  isEngaged,
  isOutOfReach,
  isTaken,
  LENGTH,
  mayDo,
  ownUnit,
  type SomeUnit,
  skiesOf,
  tableOf,
  unitOf,
  unitsOf,
} from "./line-up.js";
import { expire } from "./marks.js";
import { selection, selectUnit } from "./selecting.js";
import { hasDisembarkedLate } from "./transports.js";

type Charging = Pick<Effects, "unit:charge" | "unit:intervene">;

/** How far away a charge may be declared. */
const REACH = 12;

/** Charges: targets first, then the roll (rules 9, 10). */
export const charging: Charging = {
  "unit:charge": (table, { unit: id, to, heroic }, match) => {
    const unit = ownUnit(table, match, id);
    const from = unit.place as Place;
    unit.combat = {
      ...unit.combat,
      charged: to !== null,
      ...(heroic ? { custom: { ...unit.combat.custom, heroic } } : {}),
    };
    if (to === null) {
      match.publish("charge:failed", { unit: id });
      return;
    }
    match.queue({ type: "unit:place", unit: id, place: to });
    expire(table, { at: "event", event: "unit:charged", unit: id }, match);
    match.publish("unit:charged", { unit: id, inches: inchesBetween(from, to) });
  },

  // a charge in the other player's turn: no charge bonus
  "unit:intervene": (_table, { unit, target }, match) => {
    const charge = chargesOf(match, unitOf(match, unit)).find(({ targets }) => targets.includes(target));
    if (charge !== undefined) match.call("rush", { unit, targets: [...charge.targets], heroic: true });
  },
};

/** A charge that can be declared: whom it reaches, and where it ends. */
interface Charge {
  readonly targets: readonly string[];
  readonly to: DeepReadonly<Place>;
  /** The least roll that makes it. */
  readonly inches: number;
}

/** Every set of targets that a charge could end engaged with, and with no other unit; the nearest end of each. */
export function chargesOf(match: WarMatch, unit: SomeUnit): readonly Charge[] {
  const enemies = unitsOf(match, 1 - unit.seat).filter(
    (enemy) => distanceBetween(unit, enemy) <= REACH && !isOutOfReach(match, unit, enemy),
  );
  const charges = new Map<string, Charge>();
  const { engagement, chargesReach } = termsOf(match);
  for (const { place } of enemies) {
    const { along, lane } = place as Place;
    for (const to of [along - engagement, along + engagement]
      .filter((at) => at >= 0 && at <= LENGTH)
      .map((at) => ({ along: at, lane }))) {
      const met = engagedWith(match, unit, to).filter((enemy) => !isOutOfReach(match, unit, enemy));
      const moved = inchesBetween(unit.place as Place, to);
      const apart = chargesReach ? Math.max(moved, ...met.map((enemy) => distanceBetween(unit, enemy))) : moved;
      // who flies over others needs so much more
      const inches = isClear(match, unit, to, [], moved) ? apart : apart + skiesOf(match, unit);
      if (met.some((enemy) => !enemies.includes(enemy)) || isTaken(match, unit, to)) continue;
      if (!Number.isFinite(inches)) continue;
      const targets = met.map(({ id }) => id);
      const key = targets.join("+");
      if (inches < (charges.get(key)?.inches ?? Number.POSITIVE_INFINITY)) charges.set(key, { targets, to, inches });
    }
  }
  return [...charges.values()];
}

/** May this unit declare a charge now? */
export function mayCharge(match: WarMatch, unit: SomeUnit): boolean {
  const { moved, charged } = unit.combat;
  if (unit.combat.custom.acted === true) return false;
  if (charged || isEngaged(match, unit) || isAircraft(unit) || hasDisembarkedLate(unit)) return false;
  if (moved === "advance" && mayDo(match, unit, "advanceAndCharge") <= 0) return false;
  return moved !== "fallBack" || mayDo(match, unit, "fallBackAndCharge") > 0;
}

const chargers = (match: WarMatch): readonly SomeUnit[] =>
  unitsOf(match, tableOf(match).turn).filter(
    (unit) => !tableOf(match).rushed.includes(unit.id) && mayCharge(match, unit) && chargesOf(match, unit).length > 0,
  );

/** Asks which unit charges next. */
export const chooseCharger = (match: WarMatch): void => selectUnit(match, "wh:charger");

/** Asks whom it charges, unless that is known. */
export function declareCharge(match: WarMatch): void {
  if (match.vars.unit !== undefined) return;
  const { acting, turn } = tableOf(match);
  match.setVar("unit", acting);
  match.ask("wh:charge", turn);
}

const chargerIn = (match: WarMatch): SomeUnit => unitOf(match, String(match.vars.unit));

export const rollCharge = (match: WarMatch): void =>
  match.queue({ type: "roll:make", kind: "charge", unit: chargerIn(match).id, dice: 2 });

/** The charge succeeds when the roll reaches an end engaged with every target. */
export function chargeMove(match: WarMatch): void {
  const unit = chargerIn(match);
  const { roll } = tableOf(match);
  const rolled = (roll?.dice ?? []).reduce((sum, { face }) => sum + face, 0);
  const targets = [...(match.vars.targets as readonly string[])];
  const inches = rolled + match.value("unit:roll", { unit: unit.id, roll: "charge", targets }, 0);
  const charge = chargesOf(match, unit).find((one) => one.targets.join("+") === targets.join("+"));
  const to = charge === undefined || charge.inches > inches ? null : charge.to;
  match.setVar("hasCharged", to !== null);
  match.queue({ type: "roll:clear" });
  match.queue({ type: "unit:charge", unit: unit.id, to: to as Place | null, heroic: match.vars.heroic === true });
}

export const hasCharged = (match: WarMatch): boolean => match.vars.hasCharged === true;

export const chargingQuestions: Pick<Questions<Warhammer>, "wh:charger" | "wh:charge"> = {
  "wh:charger": selection("wh:charger", chargers),
  "wh:charge": {
    prompt: (_asked, match) => say("wh:charge", { unit: chargerIn(match).id }),
    publicName: "wh:charge",
    choices: (_asked, match) =>
      choose.one(
        chargesOf(match, chargerIn(match)).map(({ targets, inches }) => ({
          key: targets.join("+"),
          label: say("wh:charge-at", { unit: targets.join(", "), inches }),
        })),
      ),
    answer(answer, _asked, match) {
      match.setVar("targets", String(answer).split("+"));
      match.queue({ type: "unit:rush", unit: chargerIn(match).id });
    },
  },
};
