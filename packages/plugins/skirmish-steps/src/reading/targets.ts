import {
  attackTypeOf,
  deployed,
  type IaMatch,
  spacesBetween,
  suffers,
  targetObjects,
  targetSpaces,
} from "@riposte/imperial-assault";
import type { EffectOf } from "@riposte/kernel";
import type { SkirmishSteps } from "../declared.js";
import { figuresThat, fits } from "./filter.js";
import { figuresBound, listed, type Scene, tableOf } from "./scene.js";

type AttackStep = Omit<EffectOf<SkirmishSteps, "do:attack">, "type">;

export interface AttackTarget {
  readonly attacker: string;
  readonly defender: string;
  readonly space: string;
}

/** Whom an attack of a step may target, and where. */
export function attackTargets(scene: Scene, step: AttackStep): readonly AttackTarget[] {
  const [attacker] = figuresBound(scene, step.by);
  const { figures } = tableOf(scene);
  const figure = attacker === undefined ? undefined : figures[attacker];
  const ia = scene.match as unknown as IaMatch;
  if (attacker === undefined || figure === undefined || suffers(ia, attacker, "stun")) return [];
  const [model] = step.typeOf === undefined ? [] : figuresBound(scene, step.typeOf);
  const type = step.attackType ?? attackTypeOf(scene.context, ia, model ?? attacker);
  if (type === undefined) return [];
  const only = step.target === undefined ? undefined : figuresBound(scene, step.target);
  const except = (step.except ?? []).flatMap((ref) =>
    ref === "self" ? [scene.self] : listed(scene.bindings[ref] ?? []),
  );
  // what a spotter sees may be targeted; the way is still counted from the attacker
  const seers = step.spotters === undefined ? [attacker] : [attacker, ...figuresThat(scene, step.spotters)];
  // objects are no figures: a choice among figures leaves them out
  const objects = only === undefined && step.among === undefined ? targetObjects(scene.context, ia) : [];
  const hostile = deployed(scene.match)
    .filter(({ id, seat }) => (step.control === true ? id !== attacker : seat !== figure.seat))
    .filter(({ id }) => !except.includes(id) && (only === undefined || only.includes(id)))
    .filter(({ id }) => step.among === undefined || fits(scene, id, step.among))
    .map(({ id }) => id);
  return [...hostile, ...objects.filter((id) => !except.includes(id))].flatMap((defender) => {
    const far = step.within === undefined ? 0 : (spacesBetween(scene.context, ia, attacker, defender) ?? 99);
    if (step.within !== undefined && far > step.within) return [];
    const aimed = seers.flatMap((seer) => targetSpaces(scene.context, ia, seer, defender, type));
    return [...new Set(aimed)].map((space) => ({ attacker, defender, space }));
  });
}
