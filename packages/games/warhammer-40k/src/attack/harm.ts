import type { Effects, WarMatch } from "../declared.js";
import type { Attack, Table } from "../slice.js";
import { isDestroyed, partOf } from "../unit/parts.js";
import type { Models, Unit } from "../unit/unit.js";
import { attackIn, descriptionIn, ownAttack } from "./current.js";
import type { Defence } from "./description.js";
import { isIgnored, isSaved, isSaveRerolled } from "./judge.js";
import { spendSingle } from "./singles.js";
import { face, rollOnTable } from "./table-dice.js";

type Harm = Pick<
  Effects,
  | "attack:roll-save"
  | "attack:roll-saves"
  | "attack:show-save"
  | "attack:settle-save"
  | "attack:roll-damage"
  | "attack:damage"
  | "unit:harm"
>;

/** Saves, damage and Feel No Pain (rules 1, steps 4-6; 5). */
export const harm: Harm = {
  "attack:roll-save": (table, _effect, match) => {
    const { allocated, isMortal } = attackIn(match);
    const isRolled = allocated !== null && !isMortal && defenceIn(match).save.needed <= 6;
    const attack = ownAttack(table, match);
    attack.rolling = "save";
    attack.dice = [];
    if (!isRolled) return;
    const { save } = defenceIn(match);
    const first = face(match);
    const again = isSaveRerolled(save, first);
    const isOpen = !again && !isSaved(save, first);
    const by = isOpen ? spendSingle(table, match, "save") : undefined;
    const rolled = again || by !== undefined ? face(match) : first;
    attack.dice = [{ face: rolled, rerolled: again || by !== undefined }];
    if (by !== undefined) match.publish("roll:rerolled", { from: first, to: rolled, by });
  },

  // a save for each wound at once; what is rolled again is judged by these models
  "attack:roll-saves": (table, { part, models }, match) => {
    const { save } = descriptionIn(match).defences.find((one) => one.part === part && one.models === models) as Defence;
    const dice = Array.from({ length: attackIn(match).wounds }, () => {
      const first = face(match);
      const rerolled = isSaveRerolled(save, first);
      return { face: rerolled ? face(match) : first, rerolled };
    });
    Object.assign(ownAttack(table, match), {
      rolling: "save",
      dice: againSingly(dice, save, () => spendSingle(table, match, "save"), match),
    });
  },

  // one of several saves is compared with what it needs
  "attack:show-save": (_table, { face: rolled, needed }, match) => {
    const isMade = rolled !== 1 && rolled >= needed;
    match.publish(isMade ? "attack:saved" : "save:failed", { face: rolled, needed });
  },

  "attack:settle-save": (table, _effect, match) => {
    const attack = ownAttack(table, match);
    const [rolled] = attack.dice;
    attack.dice = [];
    if (attack.allocated === null || rolled === undefined) return;
    const { save } = defenceIn(match);
    const fact = { face: rolled.face, needed: save.needed };
    if (!isSaved(save, rolled.face)) {
      match.publish("save:failed", fact);
      return;
    }
    attack.allocated = null;
    match.publish("attack:saved", fact);
  },

  "attack:roll-damage": (table, _effect, match) => {
    const { damageReroll } = descriptionIn(match);
    const { dice, value: damage } = rollOnTable(match, defenceIn(match).damage, 1, damageReroll, () =>
      spendSingle(table, match, "damage"),
    );
    Object.assign(ownAttack(table, match), { rolling: "damage", dice, damage });
    match.publish("damage:rolled", { damage });
  },

  "attack:damage": (_table, _effect, match) => {
    const { allocated, damage, isMortal, declared } = attackIn(match);
    if (allocated === null || damage === null) return;
    const { feelNoPain, feelNoPainMortal } = defenceIn(match);
    match.queue({
      type: "unit:harm",
      unit: declared.target,
      ...allocated,
      points: damage,
      feelNoPain: isMortal ? feelNoPainMortal : feelNoPain,
    });
  },

  // all of it goes to one model: what is left when it dies is lost
  "unit:harm": (table, { unit, part, models: id, points, feelNoPain }, match) => {
    const models = ownModels(table, match, unit, part, id);
    const faces: number[] = [];
    let [suffered, ignored] = [0, 0];
    for (let point = 0; point < points && models.lost + suffered < models.W; point++) {
      if (feelNoPain !== null) faces.push(face(match));
      if (feelNoPain !== null && isIgnored(feelNoPain, faces.at(-1) as number)) ignored += 1;
      else suffered += 1;
    }
    if (ignored > 0) match.publish("damage:ignored", { unit, points: ignored, faces });
    if (suffered === 0) return;
    models.lost += suffered;
    match.publish("models:wounded", { unit, models: id, wounds: suffered });
    if (models.lost < models.W) return;
    models.lost = 0;
    models.count -= 1;
    // the next one is another model: nothing was allocated to it yet
    models.allocated = false;
    match.publish("models:slain", { unit, models: id, count: 1 });
    const whole = table.units[unit] as Unit;
    // for "when destroyed" each part of an attached unit has only its own (rules 7)
    if (partOf(whole, part)?.models.every(({ count }) => count === 0) === true)
      match.publish("part:destroyed", { unit, part, seat: whole.seat });
    if (isDestroyed(whole)) match.publish("unit:destroyed", { unit, seat: whole.seat });
  },
};

/** Saves as they lie on the table, the lowest that failed rolled again as often as one of the activation may be. */
function againSingly(
  dice: Attack["dice"],
  save: Defence["save"],
  spend: () => string | undefined,
  match: WarMatch,
): Attack["dice"] {
  const now = dice.toSorted((one, other) => one.face - other.face || Number(other.rerolled) - Number(one.rerolled));
  for (const die of now) {
    if (die.rerolled || isSaved(save, die.face)) continue;
    const by = spend();
    if (by === undefined) break;
    const from = die.face;
    Object.assign(die, { face: face(match), rerolled: true });
    match.publish("roll:rerolled", { from, to: die.face, by });
  }
  return now.toSorted((one, other) => other.face - one.face || Number(one.rerolled) - Number(other.rerolled));
}

/** How the models the attack was allocated to stand against it. */
function defenceIn(match: WarMatch): Defence {
  const { allocated } = attackIn(match);
  return descriptionIn(match).defences.find(
    ({ part, models }) => part === allocated?.part && models === allocated.models,
  ) as Defence;
}

/** A group of models, for writing. */
export function ownModels(table: Table, match: WarMatch, unit: string, part: string, id: string): Models {
  const whole = match.own(match.own(table, "units"), unit) as Unit;
  const leader = whole.leaders.findIndex((one) => one.id === part);
  const owner = leader < 0 ? whole : (match.own(match.own(whole, "leaders"), leader) as Unit);
  const models = match.own(owner, "models");
  return match.own(
    models,
    models.findIndex((group) => group.id === id),
  );
}
