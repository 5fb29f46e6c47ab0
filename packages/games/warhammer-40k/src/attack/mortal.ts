import { choose, type Questions } from "@riposte/kernel";
import { distanceBetween, tableOf, unitOf, unitsOf } from "../battle/line-up.js";
import type { Effects, Warhammer } from "../declared.js";
import { rollQuantity } from "../dice/quantity.js";
import { termsOf } from "../edition/terms.js";
import { say } from "../messages.js";
import { isDestroyed } from "../unit/parts.js";
import { allocationTargets, type Candidate, candidateOption, keyOf } from "./allocating.js";
import { ownModels } from "./harm.js";
import { face } from "./table-dice.js";

type Mortal = Pick<
  Effects,
  "mortal:inflict" | "mortal:allocate" | "mortal:suffer" | "mortal:roll" | "unit:explode" | "units:part"
>;

/** No Feel No Pain. */
const NEVER = 7;

/** Mortal wounds that no attack inflicts (rules 5): no hit, no wound, no save, allocated like attacks. */
export const mortal: Mortal = {
  "mortal:inflict": (table, { unit, count, by, spill }, match) => {
    const struck = table.units[unit];
    if (struck === undefined || isDestroyed(struck)) return;
    const wounds = Math.max(
      0,
      rollQuantity(count, () => face(match)),
    );
    match.publish("mortal:inflicted", { unit, wounds, by });
    match.queue({ type: "mortal:allocate", unit, wounds, spill });
    if (table.volleys.length === 0) match.queue({ type: "units:part" });
  },

  // one at a time, to the next model when one dies; without spill all to one model
  "mortal:allocate": (_table, { unit: id, wounds, spill }, match) => {
    const unit = unitOf(match, id);
    if (wounds === 0 || isDestroyed(unit)) return;
    const candidates = allocationTargets(match, unit);
    if (candidates.length > 1) match.ask("wh:mortal", unit.seat, { unit: id, wounds, spill });
    else if (candidates[0] !== undefined)
      match.queue({ type: "mortal:suffer", unit: id, ...candidates[0], wounds, spill });
  },

  "mortal:suffer": (table, { unit, part, models, wounds, spill }, match) => {
    const on = match.value("unit:feel-no-pain", { unit, part, against: "mortal" }, NEVER);
    ownModels(table, match, unit, part, models).allocated = true;
    const feelNoPain = on >= NEVER ? null : on;
    match.queue({ type: "unit:harm", unit, part, models, points: spill ? 1 : wounds, feelNoPain });
    if (spill) match.queue({ type: "mortal:allocate", unit, wounds: wounds - 1, spill });
  },

  // so many dice, a mortal wound for each that reaches a number
  "mortal:roll": (_table, { unit, dice, on, most, by }, match) => {
    const faces = Array.from({ length: dice }, () => face(match));
    const wounds = Math.min(most, faces.filter((one) => one >= on).length);
    match.publish("mortal:rolled", { unit, faces, wounds, by });
    if (wounds > 0)
      match.queue({ type: "mortal:inflict", unit, count: { dice: 0, sides: 6, plus: wounds }, by, spill: true });
  },

  // every unit near it, of either player, suffers; random wounds are rolled for each (rules 8)
  "unit:explode": (_table, { unit: id, on, within, count, by }, match) => {
    const unit = unitOf(match, id);
    const rolled = face(match);
    const near = [unit.seat, 1 - unit.seat].flatMap((seat) => unitsOf(match, seat));
    const struck = rolled < on ? [] : near.filter((one) => one.id !== id && distanceBetween(one, unit) <= within);
    match.publish("unit:exploded", { unit: id, face: rolled, struck: struck.map((one) => one.id), by });
    for (const one of struck) match.queue({ type: "mortal:inflict", unit: one.id, count, by, spill: true });
  },

  // survivors of an attached unit part once all attacks on it are over (rules 7)
  "units:part": (table, _effect, match) => {
    if (table.volleys.length > 0 || !termsOf(match).splits) return;
    for (const { id, leaders, models } of Object.values(tableOf(match).units)) {
      const isBare = models.every(({ count }) => count === 0);
      const isAlone = leaders.some((leader) => isDestroyed(leader));
      if (leaders.length > 0 && (isBare || isAlone)) match.queue({ type: "unit:split", unit: id });
    }
  },
};

export const mortalQuestions: Pick<Questions<Warhammer>, "wh:mortal"> = {
  "wh:mortal": {
    prompt: ({ about }) => say("wh:mortal", { unit: about.unit }),
    publicName: "wh:mortal",
    choices: ({ about }, match) => choose.one(allocationTargets(match, unitOf(match, about.unit)).map(candidateOption)),
    answer(answer, { about }, match) {
      const candidates = allocationTargets(match, unitOf(match, about.unit));
      const chosen = candidates.find((candidate) => keyOf(candidate) === answer) as Candidate;
      match.queue({ type: "mortal:suffer", ...about, ...chosen });
    },
  },
};
