import type { Behaviour, DeepReadonly, Match } from "@riposte/kernel";
import { carriedBy, isDestroyed, partsOf, queryIn, situationIn, type Unit } from "@riposte/warhammer-40k";
import { type Bound, reachesAll } from "./bind.js";
import { collectFromUnit, collectFromWeapon } from "./collect.js";
import type { Happening, Mechanics } from "./declared.js";
import { holds } from "./evaluate/conditions.js";
import { type Evaluation, unitMeant } from "./evaluate/context.js";
import { quantityOf } from "./evaluate/expressions.js";
import type { Library } from "./library.js";
import type { MechanicEffect } from "./schema/effect.js";
import type { Limit, Trigger } from "./schema/mechanic.js";
import { surroundings } from "./surroundings.js";

type Hearing = NonNullable<Behaviour<Mechanics>["on"]>;
type WithMatch = Match<Mechanics>;

/** Rules that wait for something to happen: conditions and numbers are those of the moment it does. */
export function hearTriggers(library: Library): Hearing {
  return {
    "models:slain": ({ unit: id, models }, match) => {
      const unit = unitIn(match, id);
      const part = partsOf(unit).find((one) => one.models.some((group) => group.id === models))?.id;
      const mine = collectFromUnit(library, surroundings(match, unit)).filter(
        (bound) => bound.isShared || bound.part === part,
      );
      fire(match, "model.destroyed", mine, aboutUnit(match, unit));
    },

    "hits:rolled": ({ hits }, match) => {
      if (hits === 0) return;
      const { attacker, target, part, weapon: id, situation } = queryIn(match);
      const weapon = carriedBy(attacker).find((one) => one.part.id === part && one.profile.id === id)?.profile;
      const bounds = [
        ...(weapon === undefined ? [] : collectFromWeapon(library, part, weapon)),
        ...collectFromUnit(library, surroundings(match, attacker)),
      ].filter((bound) => bound.mechanic.as !== "target" && (reachesAll(bound) || bound.part === part));
      fire(match, "hits.scored", bounds, { self: attacker, attacker, target, weapon, situation });
    },

    "volley:ended": ({ unit: id }, match) => fireOf(match, library, "attacks.resolved", id),
    "unit:moved": ({ unit: id }, match) => fireOf(match, library, "unit.moved", id),

    "phase:began": (_event, match) => {
      for (const { id, place } of Object.values(match.slices["warhammer-40k"].units))
        if (place !== null) fireOf(match, library, "phase.began", id);
    },
  };
}

type Around = Omit<Evaluation, "bound">;

const unitIn = (match: WithMatch, id: string): DeepReadonly<Unit> =>
  match.slices["warhammer-40k"].units[id] as DeepReadonly<Unit>;

const aboutUnit = (match: WithMatch, self: DeepReadonly<Unit>): Around => ({
  self,
  attacker: self,
  situation: situationIn(match, self).situation,
});

function fireOf(match: WithMatch, library: Library, trigger: Trigger, id: string): void {
  const unit = unitIn(match, id);
  if (unit === undefined || isDestroyed(unit)) return;
  fire(match, trigger, collectFromUnit(library, surroundings(match, unit)), aboutUnit(match, unit));
}

/** Queues every rule of the trigger whose condition holds now. */
function fire(match: WithMatch, trigger: Trigger, bounds: readonly Bound[], around: Around): void {
  for (const bound of bounds) {
    const { mechanic, by } = bound;
    const evaluation = { ...around, bound };
    if (mechanic.when !== trigger || (mechanic.if !== undefined && !holds(mechanic.if, evaluation))) continue;
    const happenings = mechanic.effects.flatMap((effect) => happeningOf(effect, evaluation));
    if (happenings.length === 0) continue;
    const limit = mechanic.uses === undefined ? null : limitOf(match, mechanic.uses, `${bound.part}/${by}`);
    match.queue({
      type: "mechanics:trigger",
      unit: around.self.id,
      by,
      roll: mechanic.roll ?? null,
      limit,
      happenings,
    });
  }
}

/** The time a limit counts in, as part of the key it is counted under. */
function limitOf(match: WithMatch, { count, per }: Limit, key: string) {
  const { round, turn, phase } = match.slices["warhammer-40k"];
  const times = { battle: "", round: `/${round}`, turn: `/${round}.${turn}`, phase: `/${round}.${turn}.${phase}` };
  return { key: `${key}${times[per]}`, count };
}

function happeningOf(effect: MechanicEffect, evaluation: Evaluation): readonly Happening[] {
  const { self } = evaluation;
  if (effect.do === "manual") return [{ do: "manual", gist: effect.gist }];
  if (effect.do === "explode") {
    const { on, within, count } = effect;
    return [{ do: "explode", unit: self.id, on, within, count: quantityOf(count, evaluation) }];
  }
  if (effect.do !== "mortalWounds" && effect.do !== "mark" && effect.do !== "lasting") return [];
  const unit = unitMeant(evaluation, effect.who);
  if (unit === undefined) return [];
  if (effect.do === "mortalWounds")
    return [{ do: "mortalWounds", unit: unit.id, count: quantityOf(effect.count, evaluation), spill: effect.spill }];
  const { until } = effect;
  if (effect.do === "lasting")
    return [{ do: "lasting", unit: unit.id, owner: self.seat, name: effect.name, abilities: effect.abilities, until }];
  const { mark, value } = effect;
  return [{ do: "mark", on: unit.id, owner: self.seat, mark, until, ...(value === undefined ? {} : { value }) }];
}
