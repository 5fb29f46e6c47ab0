import { choose, type Questions } from "@riposte/kernel";
import type { Candidate } from "../attack/allocating.js";
import { candidateOption, keyOf } from "../attack/allocating.js";
import type { Effects, Warhammer, WarMatch } from "../declared.js";
import { fixed } from "../dice/quantity.js";
import { termsOf } from "../edition/terms.js";
import { say } from "../messages.js";
import { isDestroyed, partsOf } from "../unit/parts.js";
import { hazardOf } from "./hazard-wounds.js";
import { type SomeUnit, tableOf, unitOf } from "./line-up.js";

type Escaping = Pick<Effects, "unit:lose" | "models:remove">;

/** The dice of a Desperate Escape that cost a model. */
const LOST_ON = 2;

/** Models lost without an attack, of their owner's choice. */
export const escaping: Escaping = {
  "unit:lose": (_table, { unit: id, models }, match) => {
    const unit = unitOf(match, id);
    if (models === 0 || isDestroyed(unit)) return;
    const candidates = livingOf(unit);
    if (candidates.length > 1) match.ask("wh:lose", unit.seat, { unit: id, models });
    else match.queue({ type: "models:remove", unit: id, ...(candidates[0] as Candidate), left: models - 1 });
  },

  "models:remove": (table, { unit, part, models, left }, match) => {
    const found = partsOf(table.units[unit] as SomeUnit).find(({ id }) => id === part);
    const group = found?.models.find(({ id }) => id === models);
    if (group !== undefined)
      match.queue({ type: "unit:harm", unit, part, models, points: group.W - group.lost, feelNoPain: null });
    match.queue({ type: "unit:lose", unit, models: left });
    if (left === 0) match.queue({ type: "units:part" });
  },
};

const livingOf = (unit: SomeUnit): readonly Candidate[] =>
  partsOf(unit).flatMap((part) =>
    part.models.filter(({ count }) => count > 0).map((models) => ({ part: part.id, models: models.id })),
  );

/** One die for each model (rules 9). */
export const rollEscape = (match: WarMatch): void =>
  match.queue({
    type: "roll:make",
    kind: "desperate-escape",
    unit: String(match.vars.unit),
    dice: Number(match.vars.escaping),
  });

export function sufferEscape(match: WarMatch): void {
  const { roll } = tableOf(match);
  const unit = String(match.vars.unit);
  const models = roll?.dice.filter(({ face }) => face <= LOST_ON).length ?? 0;
  match.queue({ type: "roll:clear" });
  if (termsOf(match).hazardStrikesUnit) {
    const count = fixed(models * hazardOf(unitOf(match, unit)));
    if (models > 0) match.queue({ type: "mortal:inflict", unit, count, by: "Desperate escape", spill: true });
    match.queue({ type: "unit:test-shock", unit });
    return;
  }
  match.queue({ type: "unit:lose", unit: String(match.vars.unit), models });
}

export const escapingQuestions: Pick<Questions<Warhammer>, "wh:lose"> = {
  "wh:lose": {
    prompt: ({ about }) => say("wh:lose", { unit: about.unit }),
    publicName: "wh:lose",
    choices: ({ about }, match) => choose.one(livingOf(unitOf(match, about.unit)).map(candidateOption)),
    answer(answer, { about }, match) {
      const { unit, models } = about;
      const chosen = livingOf(unitOf(match, unit)).find((candidate) => keyOf(candidate) === answer) as Candidate;
      match.queue({ type: "models:remove", unit, ...chosen, left: models - 1 });
    },
  },
};
