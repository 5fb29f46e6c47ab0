import { ask, choose, type DeepReadonly, type Question } from "@riposte/kernel";
import type { Warhammer, WarMatch, WarReads } from "../declared.js";
import { type Carried, carriedBy, countModels } from "../unit/parts.js";
import type { Unit } from "../unit/unit.js";
import { distanceBetween, isEngaged, tableOf, unitOf, unitsOf } from "./line-up.js";

/** Enemy units a weapon can be aimed at. */
const targetsOf = (
  match: WarReads,
  unit: DeepReadonly<Unit>,
  { profile }: Pick<Carried, "profile">,
): readonly DeepReadonly<Unit>[] =>
  unitsOf(match, 1 - unit.seat).filter(
    (enemy) => distanceBetween(unit, enemy) <= profile.range && !isEngaged(match, enemy),
  );

const guns = (unit: DeepReadonly<Unit>): readonly Carried[] =>
  carriedBy(unit).filter(({ profile }) => profile.type === "ranged");

/** Guns that may be fired now, with somebody to fire at: after an Advance only those that a rule allows (rules 4). */
function loaded(match: WarMatch, unit: DeepReadonly<Unit>): readonly Carried[] {
  const { shot, moved } = unit.combat;
  if (shot || moved === "fallBack" || isEngaged(match, unit)) return [];
  return guns(unit).filter((gun) => {
    const asked = { unit: unit.id, action: "advanceAndShoot", part: gun.part.id, weapon: gun.profile.id };
    if (moved === "advance" && match.value("unit:may", asked, 0) <= 0) return false;
    return targetsOf(match, unit, gun).length > 0;
  });
}

const shooters = (match: WarMatch): readonly DeepReadonly<Unit>[] =>
  unitsOf(match, tableOf(match).turn).filter((unit) => loaded(match, unit).length > 0);

/** Asks which unit shoots next. */
export function chooseShooter(match: WarMatch): void {
  match.queue({ type: "unit:act", unit: null });
  if (shooters(match).length > 0) match.queue(ask("wh:shooter", tableOf(match).turn));
}

/** Asks for the target of every gun, before any dice. */
export function declareShooting(match: WarMatch): void {
  const unit = unitOf(match, tableOf(match).acting ?? "");
  for (const gun of loaded(match, unit)) {
    match.queue(ask("wh:target", unit.seat, { part: gun.part.id, weapon: gun.profile.id, count: gun.count }));
  }
}

/** The declared attacks become a volley. */
export function openFire(match: WarMatch): void {
  const { acting, aims } = tableOf(match);
  match.queue({ type: "volley:begin", unit: acting ?? "", kind: "shooting", declared: [...aims] });
}

interface Aim {
  readonly part: string;
  readonly weapon: string;
  readonly count: number;
}

export const shootingQuestions: Readonly<Record<string, Question<Warhammer>>> = {
  "wh:shooter": {
    prompt: { id: "wh:shooter" },
    publicName: "wh:shooter",
    choices: (_asked, match) =>
      choose.one([
        ...shooters(match).map(({ id }) => ({ key: id, label: { id: "wh:unit", params: { unit: id } } })),
        { key: "done", label: { id: "wh:done" } },
      ]),
    answer: (unit, _asked, match) => match.queue({ type: "unit:act", unit: unit === "done" ? null : String(unit) }),
  },
  "wh:target": {
    prompt: ({ about }) => ({ id: "wh:target", params: { weapon: (about as Aim).weapon } }),
    publicName: "wh:target",
    choices({ about }, match) {
      const unit = unitOf(match, tableOf(match).acting ?? "");
      const gun = guns(unit).find(
        ({ part, profile }) => part.id === (about as Aim).part && profile.id === (about as Aim).weapon,
      );
      const targets = gun === undefined ? [] : targetsOf(match, unit, gun);
      return choose.one([
        ...targets.map(({ id }) => ({ key: id, label: { id: "wh:unit", params: { unit: id } } })),
        { key: "none", label: { id: "wh:hold-fire" } },
      ]);
    },
    answer(target, { about }, match) {
      if (target === "none") return;
      const id = String(target);
      match.queue({ type: "volley:aim", ...(about as Aim), target: id, targetModels: countModels(unitOf(match, id)) });
    },
  },
};
