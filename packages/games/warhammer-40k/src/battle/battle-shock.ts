import { face } from "../attack/table-dice.js";
import type { Effects, WarMatch } from "../declared.js";
import { termsOf } from "../edition/terms.js";
import { countModels, isDestroyed, modelsOf, startingModels, woundsLeft } from "../unit/parts.js";
import { ownUnit, type SomeUnit, tableOf, unitOf, unitsOf } from "./line-up.js";
import { expire } from "./marks.js";

type Shock = Pick<
  Effects,
  | "shock:list"
  | "shock:next"
  | "shock:pass"
  | "shock:test"
  | "unit:test-shock"
  | "unit:rally"
  | "unit:shock"
  | "leadership:test"
>;

/** Battle-shock tests of the Command phase, and other Leadership tests (rules 9). */
export const battleShock: Shock = {
  "shock:list": (table, _effect, match) => {
    table.tests = testersOf(match, table.turn)
      .filter((unit) => isShaken(match, unit))
      .map(({ id }) => id);
  },

  "shock:next": (table) => {
    const [next = null, ...others] = table.tests;
    table.tests = others;
    table.testing = next === null ? null : { unit: next, passed: false };
  },

  "shock:pass": (table, { unit }) => {
    table.testing = { unit, passed: true };
  },

  "shock:test": (table, _effect, match) => {
    if (table.testing === null) return;
    const { unit, passed } = table.testing;
    const isShocked = table.units[unit]?.combat.battleShocked === true;
    if (!passed) {
      testNerve(match, unit);
      return;
    }
    match.publish("battle-shock:tested", { unit, faces: [], passed });
    if (isShocked) match.queue({ type: "unit:rally", unit });
  },

  // outside the Command phase
  "unit:test-shock": (_table, { unit }, match) => {
    if (!isDestroyed(unitOf(match, unit))) testNerve(match, unit);
  },

  // a Leadership test that costs mortal wounds where it fails, such as that of a Dark Pact (rules 9)
  "leadership:test": (_table, { unit, failed, by }, match) => {
    const faces = [face(match), face(match)];
    const passed = (faces[0] as number) + (faces[1] as number) >= leadershipOf(match, unitOf(match, unit));
    match.publish("leadership:tested", { unit, faces, passed, by });
    if (!passed) match.queue({ type: "mortal:inflict", unit, count: failed, by, spill: true });
  },

  // a passed test ends what lasted until then
  "unit:rally": (table, { unit: id }, match) => {
    const unit = ownUnit(table, match, id);
    unit.combat = { ...unit.combat, battleShocked: false };
  },

  // until the start of its owner's next Command phase: see the clock
  "unit:shock": (table, { unit: id }, match) => {
    const unit = ownUnit(table, match, id);
    unit.combat = { ...unit.combat, battleShocked: true };
    expire(table, { at: "event", event: "unit:battle-shocked", unit: id }, match);
    match.publish("unit:battle-shocked", { unit: id });
  },
};

/** 2D6 against Leadership: who fails is Battle-shocked, who passes no longer is. */
function testNerve(match: WarMatch, unit: string): void {
  const isShocked = unitOf(match, unit).combat.battleShocked;
  const faces = [face(match), face(match)];
  const rolled = (faces[0] as number) + (faces[1] as number);
  const total = rolled + match.value("unit:roll", { unit, roll: "battle-shock" }, 0);
  const isPassed = total >= leadershipOf(match, unitOf(match, unit));
  match.publish("battle-shock:tested", { unit, faces, passed: isPassed });
  if (!isPassed) match.queue({ type: "unit:shock", unit });
  else if (isShocked) match.queue({ type: "unit:rally", unit });
}

/** Units of a seat that may have to test: those on the table, and others where the edition says so. */
const testersOf = (match: WarMatch, seat: number): readonly SomeUnit[] =>
  termsOf(match).testsAway
    ? Object.values(tableOf(match).units).filter((unit) => unit.seat === seat && !isDestroyed(unit))
    : unitsOf(match, seat);

/** Must a unit take a Battle-shock test? */
function isShaken(match: WarMatch, unit: SomeUnit): boolean {
  const { halfTests, shockLasts } = termsOf(match);
  return (shockLasts && unit.combat.battleShocked) || (halfTests ? isAtHalf(unit) : isBelowHalf(unit));
}

/** At half strength or below. */
function isAtHalf(unit: SomeUnit): boolean {
  const starting = startingModels(unit);
  if (starting > 1) return 2 * countModels(unit) <= starting;
  return 2 * woundsLeft(unit) <= Math.max(...unit.models.map(({ W }) => W));
}

/** Below half strength: fewer than half its models, or for a single model less than half its wounds. */
export function isBelowHalf(unit: SomeUnit): boolean {
  const starting = startingModels(unit);
  if (starting > 1) return 2 * countModels(unit) < starting;
  return 2 * woundsLeft(unit) < Math.max(...unit.models.map(({ W }) => W));
}

/** The best Leadership among the living, within its limits. */
function leadershipOf(match: WarMatch, unit: SomeUnit): number {
  const best = Math.min(
    ...modelsOf(unit)
      .filter(({ count }) => count > 0)
      .map(({ Ld }) => Ld),
  );
  const [least, most] = termsOf(match).leadership;
  return Math.min(most, Math.max(least, match.value("unit:stat", { unit: unit.id, stat: "Ld" }, best)));
}

export function nextTest(match: WarMatch): void {
  match.queue({ type: "shock:next" });
}

/** The window before a test is about its unit. */
export const nameTested = (match: WarMatch): void => match.setVar("unit", tableOf(match).testing?.unit);

export const isTesting = (match: WarMatch): boolean => tableOf(match).testing !== null;
