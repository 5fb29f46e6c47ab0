import { choose, type DeepReadonly, type Questions } from "@riposte/kernel";
import { unitOf } from "../battle/line-up.js";
import type { Effects, Warhammer, WarReads } from "../declared.js";
import { termsOf } from "../edition/terms.js";
import { say } from "../messages.js";
import type { Attack } from "../slice.js";
import { forcedAmong } from "../unit/allocation.js";
import { hasKeyword, isCharacter, partsOf } from "../unit/parts.js";
import type { Models, Unit } from "../unit/unit.js";
import { attackIn, descriptionIn, ownAttack } from "./current.js";
import { ownModels } from "./harm.js";

type Allocating = Pick<Effects, "attack:allocate" | "attack:take-wound" | "attack:allocate-to">;

/** A group of models an attack may go to. */
export interface Candidate {
  readonly part: string;
  readonly models: string;
}

/** The defender allocates each wound to a model (rules 1, step 3; 7). */
export const allocating: Allocating = {
  "attack:allocate": (table, _effect, match) => {
    takeWound(ownAttack(table, match));
    const attack = attackIn(match);
    const seat = unitOf(match, attack.declared.target).seat;
    const precise = preciseTargets(match);
    if (precise.length > 0) match.ask("wh:precision", 1 - seat);
    else match.ask("wh:allocate", seat);
  },

  // the next wound, where an edition says who allocates it
  "attack:take-wound": (table, _effect, match) => takeWound(ownAttack(table, match)),

  "attack:allocate-to": (table, { part, models }, match) => {
    const attack = ownAttack(table, match);
    attack.allocated = { part, models };
    ownModels(table, match, attack.declared.target, part, models).allocated = true;
  },
};

function takeWound(attack: Attack): void {
  attack.wounds -= 1;
  attack.allocated = null;
  attack.damage = null;
  attack.dice = [];
}

/** Bodyguard before leaders; wounded models first, then those an attack went to this phase, else any. */
export function allocationTargets(match: WarReads, unit: DeepReadonly<Unit>): readonly Candidate[] {
  if (termsOf(match).charactersLast) return charactersLast(unit);
  for (const part of partsOf(unit)) {
    const living = part.models.filter(isStruck);
    if (living.length > 0) return forcedAmong(living).map((models) => ({ part: part.id, models: models.id }));
  }
  return [];
}

/** Models of all parts, CHARACTERS after all others; in each wounded ones first. */
function charactersLast(unit: DeepReadonly<Unit>): readonly Candidate[] {
  const living = partsOf(unit).flatMap((part) =>
    part.models
      .filter(isStruck)
      .map((models) => ({ part: part.id, models: models.id, lost: models.lost, isLast: isCharacter(part, models) })),
  );
  const others = living.filter(({ isLast }) => !isLast);
  const open = others.length > 0 ? others : living;
  const wounded = open.filter(({ lost }) => lost > 0);
  return (wounded.length > 0 ? wounded : open).map(({ part, models }) => ({ part, models }));
}

/** Is a model left of these that can still be struck? */
const isStruck = ({ count, dying }: DeepReadonly<Models>): boolean => count > 0 && dying !== true;

/** CHARACTER models an attack with Precision may pick while a bodyguard shields them. */
function preciseTargets(match: WarReads): readonly Candidate[] {
  if (!descriptionIn(match).traits.some(({ trait }) => trait === "precision")) return [];
  const unit = unitOf(match, attackIn(match).declared.target);
  if (unit.models.every(({ count }) => count === 0)) return [];
  const characters = unit.leaders.filter((leader) => hasKeyword(leader, "CHARACTER"));
  return characters.flatMap((part) =>
    part.models.filter(({ count }) => count > 0).map((models) => ({ part: part.id, models: models.id })),
  );
}

export const keyOf = ({ part, models }: Candidate): string => `${part}/${models}`;

export const candidateOption = (candidate: Candidate) => ({
  key: keyOf(candidate),
  label: say("wh:models", { models: candidate.models, unit: candidate.part }),
});

const candidatesIn = (match: WarReads): readonly Candidate[] =>
  allocationTargets(match, unitOf(match, attackIn(match).declared.target));

export const allocationQuestions: Pick<Questions<Warhammer>, "wh:allocate" | "wh:precision"> = {
  "wh:allocate": {
    prompt: say("wh:allocate"),
    publicName: "wh:allocate",
    ifNone: "skip",
    choices: (_asked, match) => choose.one(candidatesIn(match).map(candidateOption)),
    answer(answer, _asked, match) {
      const chosen = candidatesIn(match).find((candidate) => keyOf(candidate) === answer) as Candidate;
      match.queue({ type: "attack:allocate-to", ...chosen });
    },
  },
  "wh:precision": {
    prompt: say("wh:precision"),
    publicName: "wh:precision",
    choices: (_asked, match) =>
      choose.one([{ key: "no", label: say("wh:no-precision") }, ...preciseTargets(match).map(candidateOption)]),
    answer(answer, _asked, match) {
      const chosen = preciseTargets(match).find((candidate) => keyOf(candidate) === answer);
      if (chosen !== undefined) match.queue({ type: "attack:allocate-to", ...chosen });
      else match.ask("wh:allocate", unitOf(match, attackIn(match).declared.target).seat);
    },
  },
};
