import { tableOf, unitOf } from "../battle/line-up.js";
import { expire } from "../battle/marks.js";
import { hasTrait } from "../battle/traits.js";
import type { Effects, WarMatch, WarReads } from "../declared.js";
import { termsOf } from "../edition/terms.js";
import type { Declared, Table } from "../slice.js";
import { isDestroyed, partOf } from "../unit/parts.js";
import type { Unit } from "../unit/unit.js";
import { type WeaponProfile, weaponOf } from "../unit/weapon.js";
import { currentAttack, currentVolley, ownVolley } from "./current.js";
import { isAlike } from "./firing-order.js";
import { face } from "./table-dice.js";

type Volleys = Pick<
  Effects,
  "volley:aim" | "volley:begin" | "volley:add-mortal" | "volley:inflict" | "volley:end" | "attack:end" | "unit:split"
>;

/** A unit's attacks from the choice of targets to the end. */
export const volleys: Volleys = {
  "volley:aim": (table, { type: _type, ...declared }, match) => {
    match.own(table, "aims").push(declared);
  },

  "volley:begin": (table, { unit, kind, declared }, match) => {
    const attacker = match.own(match.own(table, "units"), unit) as Unit;
    const { seat } = attacker;
    if (kind === "shooting") expire(table, { at: "event", event: "unit:shot", unit }, match);
    if (kind === "overwatch" && termsOf(match).hiddenBeyond !== null)
      attacker.combat = { ...attacker.combat, custom: { ...attacker.combat.custom, revealed: true } };
    const spent = declared
      .filter(({ part, weapon }) => hasTrait(match, attacker, part, weapon, "one-shot"))
      .map(({ part, weapon }) => `${part}/${weapon}`);
    if (spent.length > 0)
      attacker.combat = { ...attacker.combat, used: [...new Set([...attacker.combat.used, ...spent])] };
    table.aims = [];
    const waiting = inTurn(declared.flatMap((one) => rolledProfiles(match, attacker, one)));
    match
      .own(table, "volleys")
      .push({ unit, seat, kind, waiting, target: null, attack: null, deferred: [], mortals: [] });
    match.publish("targets:chosen", { unit, targets: [...new Set(declared.map(({ target }) => target))] });
  },

  "attack:end": (table, _effect, match) => {
    const volley = ownVolley(table, match);
    if (volley.attack === null) return;
    const { declared, beside = [], description, isMortal } = volley.attack;
    const isHazardous = description?.traits.some(({ trait }) => trait === "hazardous") === true;
    volley.attack = null;
    for (const { target, weapon, part, count: whole, partly } of [declared, ...beside]) {
      const count = whole + (partly?.weapons ?? 0);
      if (isHazardous && count > 0 && !isMortal)
        match.queue({ type: "hazard:note", unit: volley.unit, part, weapon, count });
      match.publish("attack:ended", { attacker: volley.unit, target, weapon });
    }
  },

  // what attacks inflict in addition comes after the normal damage of the whole unit (rules 5)
  "volley:add-mortal": (table, { type: _type, ...inflicted }, match) => {
    match.own(ownVolley(table, match), "mortals").push(inflicted);
  },

  "volley:inflict": (table, _effect, match) => {
    const volley = ownVolley(table, match);
    for (const inflicted of volley.mortals) match.queue({ type: "mortal:inflict", ...inflicted });
    volley.mortals = [];
  },

  "volley:end": (table, _effect, match) => {
    const volley = match.own(table, "volleys").pop();
    if (volley === undefined) return;
    match.publish("volley:ended", { unit: volley.unit });
    expire(table, { at: "activationEnd", unit: volley.unit }, match);
    match.queue({ type: "units:part" });
  },

  "unit:split": (table, { unit }, match) => {
    const units = match.own(table, "units");
    const whole = match.own(units, unit) as Unit;
    const isBare = whole.models.every(({ count }) => count === 0);
    for (const leader of whole.leaders) {
      if (!isBare && !isDestroyed(leader)) continue;
      units[leader.id] = { ...leader, place: whole.place, combat: { ...whole.combat } };
      inherit(table, unit, leader.id);
      match.publish("unit:split", { unit, leader: leader.id });
    }
    whole.leaders = isBare ? [] : whole.leaders.filter((leader) => !isDestroyed(leader));
  },
};

/** What lies on an attached unit stays on each of its parts (rules 7). */
function inherit(table: Table, unit: string, leader: string): void {
  const marks = table.marks.filter(({ on }) => on === unit).map((mark) => ({ ...mark, on: leader }));
  const grants = table.inForce
    .filter((one) => one.unit === unit && (one.grant.part === undefined || one.grant.part === leader))
    .map((one) => ({ ...one, unit: leader }));
  if (marks.length > 0) table.marks = [...table.marks, ...marks];
  if (grants.length > 0) table.inForce = [...table.inForce, ...grants];
}

/** All attacks at one target before the next, and those of one profile together (rules 1). */
function inTurn(declared: readonly Declared[]): Declared[] {
  const targets = [...new Set(declared.map(({ target }) => target))];
  const merged: Declared[] = [];
  for (const target of targets)
    for (const one of declared.filter((aim) => aim.target === target)) {
      const alike = merged.find((other) => isAlike(other, one));
      if (alike === undefined) merged.push({ ...one });
      else {
        alike.count += one.count;
        if (one.partly !== undefined) alike.partly = joined(alike.partly, one.partly);
      }
    }
  return merged;
}

const joined = (
  one: Declared["partly"] = { attacks: 0, weapons: 0 },
  other: NonNullable<Declared["partly"]>,
): NonNullable<Declared["partly"]> => ({
  attacks: one.attacks + other.attacks,
  weapons: one.weapons + other.weapons,
});

export const hasAttack = (match: WarReads): boolean => {
  const volley = currentVolley(match);
  return volley !== undefined && volley.waiting.length + volley.deferred.length > 0;
};

export const isDeferred = (match: WarReads): boolean => currentAttack(match)?.isMortal === true;

/** Are there wounds to allocate, and models left to allocate them to? A destroyed unit absorbs nothing more. */
export function hasWound(match: WarReads): boolean {
  const attack = currentAttack(match);
  return attack !== null && attack.wounds > 0 && !isDestroyed(unitOf(match, attack.declared.target));
}

export const isAllocated = (match: WarReads): boolean => currentAttack(match)?.allocated != null;

export const isVolleyDeclared = (match: WarReads): boolean => tableOf(match).aims.length > 0;

/** A weapon whose profile a D6 decides: one for each of them, the profiles in turn for equal parts of the die. */
function rolledProfiles(match: WarMatch, unit: Unit, declared: Declared): readonly Declared[] {
  const { part, weapon, count } = declared;
  if (!hasTrait(match, unit, part, weapon, "random-profile")) return [declared];
  const { weapons } = partOf(unit, part) as Unit;
  const named = weaponOf(weapons.find(({ id }) => id === weapon) as WeaponProfile);
  const modes = weapons.filter((profile) => weaponOf(profile) === named);
  const faces = Array.from({ length: count }, () => face(match));
  match.publish("profiles:rolled", { unit: unit.id, weapon, faces });
  const modeFor = (rolled: number) => modes[Math.floor(((rolled - 1) * modes.length) / 6)] as WeaponProfile;
  return faces.map((rolled) => ({ ...declared, weapon: modeFor(rolled).id, count: 1 }));
}
