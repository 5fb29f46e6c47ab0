import type { Behaviour, DeepReadonly, Match } from "@riposte/kernel";
import {
  attackIn,
  currentVolley,
  hasKeyword,
  isDestroyed,
  partOf,
  partsOf,
  queryIn,
  situationIn,
  type Unit,
} from "@riposte/warhammer-40k";
import { type Bound, isAboutWeapon } from "./bind.js";
import { collectFromUnit, collectFromWeapon } from "./collect.js";
import type { Mechanics } from "./declared.js";
import { holds, isCalled } from "./evaluate/conditions.js";
import { type Evaluation, unitMeant } from "./evaluate/context.js";
import { quantityOf } from "./evaluate/expressions.js";
import type { Happening, Triggered } from "./happening.js";
import { relevantTo } from "./interest.js";
import type { Library } from "./library.js";
import { happens, type MechanicEffect } from "./schema/effect.js";
import type { Limit, Trigger } from "./schema/mechanic.js";
import { surroundings } from "./surroundings.js";

type Hearing = NonNullable<Behaviour<Mechanics>["on"]>;
type WithMatch = Match<Mechanics>;

/** Rules that wait for something to happen: conditions and numbers are those of the moment it does. */
export function hearTriggers(library: Library): Hearing {
  const ofUnit = (match: WithMatch, trigger: Trigger, id: string) => {
    const unit = match.slices["warhammer-40k"].units[id];
    if (unit !== undefined && !isDestroyed(unit))
      lineUp(match, triggered(match, trigger, rulesOf(match, library, unit)));
  };
  const ofAttack = (match: WithMatch, trigger: Trigger) =>
    lineUp(match, triggered(match, trigger, attackRules(match, library)));
  return {
    "models:slain": ({ unit: id, models }, match) => {
      const unit = match.slices["warhammer-40k"].units[id] as DeepReadonly<Unit>;
      const part = partsOf(unit).find((one) => one.models.some((group) => group.id === models))?.id;
      const { bounds, around } = rulesOf(match, library, unit);
      const mine = bounds.filter((bound) => bound.isShared || bound.part === part || bound.mechanic.reach === "unit");
      const slain = { part: part ?? id, models };
      const died = () => ({ ...around(), slain, weapon: weaponIn(match) });
      lineUp(match, triggered(match, "model.destroyed", { bounds: mine, around: died }), { isDeath: true });
      noteLoss(match, id, bounds, "model");
    },
    "models:wounded": ({ unit: id }, match) => {
      const unit = match.slices["warhammer-40k"].units[id] as DeepReadonly<Unit>;
      if (match.slices.mechanics.losses?.[id] === undefined)
        noteLoss(match, id, rulesOf(match, library, unit).bounds, "wound");
    },

    "attack:described": (_event, match) => {
      const { bounds, around } = attackRules(match, library);
      lineUp(match, byHand(match, { bounds: bounds.filter(({ from }) => from === "weapon"), around }));
    },

    "hits:rolled": ({ hits }, match) => {
      if (hits === 0) return;
      noteHit(match, library);
      ofAttack(match, "hits.scored");
    },
    "wounds:rolled": ({ wounds }, match) => {
      if (wounds > 0) ofAttack(match, "wounds.scored");
    },
    "volley:ended": ({ unit }, match) => {
      ofUnit(match, "attacks.resolved", unit);
      const losses = Object.entries(match.slices.mechanics.losses ?? {});
      for (const [id, lost] of losses) {
        ofUnit(match, "wound.lost", id);
        if (lost === "model") ofUnit(match, "model.lost", id);
      }
      if (losses.length > 0) match.queue({ type: "mechanics:forget-losses" });
      if (match.slices.mechanics.struck !== undefined) match.queue({ type: "mechanics:forget-hits" });
    },
    "unit:moved": ({ unit }, match) => ofUnit(match, "unit.moved", unit),

    "phase:began": (_event, match) =>
      lineUp(
        match,
        unitsIn(match)
          .filter((unit) => unit.place !== null && !isDestroyed(unit))
          .flatMap((unit) => triggered(match, "phase.began", rulesOf(match, library, unit))),
      ),
  };
}

/** What rules of units leave to the players, though they wait for nothing: they are told before the battle. */
export const tellByHand =
  (library: Library) =>
  (match: WithMatch): void =>
    lineUp(
      match,
      unitsIn(match).flatMap((unit) => byHand(match, rulesOf(match, library, unit))),
    );

/** What happens at one moment: the active player says in which order (rules 2). */
function lineUp(match: WithMatch, waiting: readonly Triggered[], rest: { isDeath?: true } = {}): void {
  if (waiting.length > 0) match.queue({ type: "mechanics:line-up", waiting: [...waiting], ...rest });
}

/** Remembers what attacks cost a unit that has a rule about it. */
function noteLoss(match: WithMatch, unit: string, bounds: readonly Bound[], lost: "wound" | "model"): void {
  const isAsked = bounds.some(({ mechanic: { when } }) => when === "wound.lost" || when === "model.lost");
  if (isAsked && currentVolley(match) !== undefined) match.queue({ type: "mechanics:note-loss", unit, lost });
}

/** Remembers whom the attacks being made have hit, where a rule of their unit selects one of them. */
function noteHit(match: WithMatch, library: Library): void {
  const { unit: id } = currentVolley(match) ?? {};
  const self = match.slices["warhammer-40k"].units[id ?? ""];
  const isAsked =
    self !== undefined &&
    rulesOf(match, library, self).bounds.some(({ mechanic }) =>
      mechanic.effects.some(({ do: does }) => does === "select"),
    );
  if (!isAsked) return;
  const { declared, beside = [] } = attackIn(match);
  for (const { target, part, weapon } of [declared, ...beside])
    match.queue({ type: "mechanics:note-hit", unit: target, part, weapon });
}

/** The weapon of the attack under way. */
function weaponIn(match: WithMatch) {
  const attack = currentVolley(match)?.attack;
  if (attack == null) return undefined;
  const self = match.slices["warhammer-40k"].units[currentVolley(match)?.unit ?? ""] as DeepReadonly<Unit>;
  return partOf(self, attack.declared.part)?.weapons.find(({ id }) => id === attack.declared.weapon);
}

/** Rules that may happen, and what they are about; that is looked up only where one of them wants to know. */
interface Rules {
  readonly bounds: readonly Bound[];
  readonly around: () => Omit<Evaluation, "bound">;
}

const HAPPENS = { key: "happens", concerns: (effect: MechanicEffect) => effect.do === "manual" || happens(effect) };

const unitsIn = (match: WithMatch): readonly DeepReadonly<Unit>[] => Object.values(match.slices["warhammer-40k"].units);

const rulesOf = (match: WithMatch, library: Library, self: DeepReadonly<Unit>): Rules => ({
  bounds: collectFromUnit(library, surroundings(match, library, self), HAPPENS),
  around: () => ({ self, attacker: self, situation: situationIn(match) }),
});

/** The attacker's rules in the attack under way. */
function attackRules(match: WithMatch, library: Library): Rules {
  const { part, weapon: id } = attackIn(match).declared;
  const self = match.slices["warhammer-40k"].units[currentVolley(match)?.unit ?? ""] as DeepReadonly<Unit>;
  const weapon = partOf(self, part)?.weapons.find((profile) => profile.id === id);
  const bounds = [
    ...(weapon === undefined ? [] : relevantTo(library, collectFromWeapon(library, part, weapon), HAPPENS)),
    ...rulesOf(match, library, self).bounds,
  ];
  return {
    bounds: bounds.filter(
      (bound) => bound.mechanic.as !== "target" && (weapon === undefined || isAboutWeapon(bound, self, part, weapon)),
    ),
    around: () => {
      const { attacker, target, situation } = queryIn(match);
      return { self: attacker, attacker, target, weapon, situation };
    },
  };
}

/** Every rule of the trigger whose condition holds now. */
function triggered(match: WithMatch, trigger: Trigger, { bounds, around }: Rules): readonly Triggered[] {
  const waiting = bounds.filter(({ mechanic }) => mechanic.when === trigger);
  if (waiting.length === 0) return [];
  return waiting.flatMap((bound) => resolvedNow(match, { ...around(), bound }, () => true));
}

/** What rules that wait for nothing leave to the players. */
const byHand = (match: WithMatch, { bounds, around }: Rules): readonly Triggered[] =>
  bounds
    .filter(({ mechanic }) => mechanic.when === "always")
    .flatMap((bound) => resolvedNow(match, { ...around(), bound }, (effect) => effect.do === "manual"));

function resolvedNow(
  match: WithMatch,
  evaluation: Evaluation,
  isWanted: (effect: MechanicEffect) => boolean,
): readonly Triggered[] {
  const { self, bound } = evaluation;
  const { mechanic, by, part } = bound;
  if (mechanic.if !== undefined && !holds(mechanic.if, evaluation)) return [];
  const happenings = mechanic.effects.filter(isWanted).flatMap((effect) => happeningOf(effect, evaluation, match));
  if (happenings.length === 0) return [];
  const limit = mechanic.uses === undefined ? null : limitOf(match, mechanic.uses, `${part}/${by}`);
  return [{ unit: self.id, by, roll: mechanic.roll ?? null, limit, happenings }];
}

/** The time a limit counts in, as part of the key it is counted under. */
function limitOf(match: WithMatch, { count, per }: Limit, key: string) {
  const { round, turn, phase } = match.slices["warhammer-40k"];
  const times = { battle: "", round: `/${round}`, turn: `/${round}.${turn}`, phase: `/${round}.${turn}.${phase}` };
  return { key: `${key}${times[per]}`, count };
}

const IN_ATTACK: readonly Trigger[] = ["hits.scored", "wounds.scored"];

/** Units hit that are still there and may be selected; none of them, and nothing happens. */
function selectionOf(
  { mark, until, made, keywords, without, optional }: Extract<MechanicEffect, { do: "select" }>,
  { self, bound }: Evaluation,
  match: WithMatch,
): readonly Happening[] {
  const hit = (match.slices.mechanics.struck ?? []).filter(({ part, weapon: id }) => {
    const weapon = partOf(self, part)?.weapons.find((profile) => profile.id === id);
    const isMine = bound.mechanic.reach === "unit" || part === bound.part;
    return isMine && (made === undefined || (weapon !== undefined && isCalled(weapon, made)));
  });
  const { units } = match.slices["warhammer-40k"];
  const among = [...new Set(hit.map(({ unit }) => unit))].filter((id) => {
    const unit = units[id];
    if (unit === undefined || isDestroyed(unit) || unit.seat === self.seat) return false;
    const has = (keyword: string) => hasKeyword(unit, keyword);
    return (keywords?.some(has) ?? true) && !(without?.some(has) ?? false);
  });
  return among.length === 0 ? [] : [{ do: "select", unit: self.id, owner: self.seat, among, mark, until, optional }];
}

function happeningOf(effect: MechanicEffect, evaluation: Evaluation, match: WithMatch): readonly Happening[] {
  const { self } = evaluation;
  if (effect.do === "manual") return [{ do: "manual", gist: effect.gist }];
  if (effect.do === "explode") {
    const { on, within, count } = effect;
    return [{ do: "explode", unit: self.id, on, within, count: quantityOf(count, evaluation) }];
  }
  if (effect.do === "surge") return [{ do: "surge", unit: self.id, inches: quantityOf(effect.inches, evaluation) }];
  if (effect.do === "select") return selectionOf(effect, evaluation, match);
  if (effect.do === "fightOn")
    return evaluation.slain === undefined ? [] : [{ do: "fightOn", unit: self.id, ...evaluation.slain }];
  if (effect.do !== "mortalWounds" && effect.do !== "mark" && effect.do !== "lasting" && effect.do !== "effect")
    return [];
  const unit = unitMeant(evaluation, effect.who);
  if (unit === undefined) return [];
  if (effect.do === "mortalWounds") {
    // what an attack inflicts in addition comes after the damage of the whole unit (rules 5)
    const isInAddition = IN_ATTACK.includes(evaluation.bound.mechanic.when);
    const count = quantityOf(effect.count, evaluation);
    return [{ do: "mortalWounds", unit: unit.id, count, spill: effect.spill, isInAddition }];
  }
  if (effect.do === "effect") return [{ do: "effect", effect: { ...effect.effect, unit: unit.id } }];
  const { until } = effect;
  if (effect.do === "lasting")
    return [{ do: "lasting", unit: unit.id, owner: self.seat, name: effect.name, abilities: effect.abilities, until }];
  const { mark, value } = effect;
  return [{ do: "mark", on: unit.id, owner: self.seat, mark, until, ...(value === undefined ? {} : { value }) }];
}
