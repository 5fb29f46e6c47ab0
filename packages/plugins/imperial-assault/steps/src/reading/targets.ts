import {
  attackTypeOf,
  deployed,
  spacesBetween,
  spottedSpaces,
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
export const attackTargets = (scene: Scene, step: AttackStep): readonly AttackTarget[] => [...targets(scene, step)];

/** Is there any? It stops at the first. */
export const hasAttackTarget = (scene: Scene, step: AttackStep): boolean => targets(scene, step).next().done !== true;

function* targets(scene: Scene, step: AttackStep): Generator<AttackTarget, void, undefined> {
  const [attacker] = figuresBound(scene, step.by);
  const { figures } = tableOf(scene);
  const figure = attacker === undefined ? undefined : figures[attacker];
  if (attacker === undefined || figure === undefined || suffers(scene.match, attacker, "stun")) return;
  const [model] = step.typeOf === undefined ? [] : figuresBound(scene, step.typeOf);
  const type = step.attackType ?? attackTypeOf(scene.context, scene.match, model ?? attacker);
  if (type === undefined) return;
  const only = step.target === undefined ? undefined : figuresBound(scene, step.target);
  const except = (step.except ?? []).flatMap((ref) =>
    ref === "self" ? [scene.self] : listed(scene.bindings[ref] ?? []),
  );
  // what a spotter sees may be targeted; the way is still counted from the attacker
  const spotters = step.spotters === undefined ? [] : figuresThat(scene, step.spotters);
  const isMeant = (id: string) =>
    !except.includes(id) &&
    (step.within === undefined || (spacesBetween(scene.context, scene.match, attacker, id) ?? FAR) <= step.within);
  const aimedAt = (id: string) => {
    const own = targetSpaces(scene.context, scene.match, attacker, id, type);
    const attack = { attacker, defender: id, type };
    const spotted = spotters.flatMap((seer) => spottedSpaces(scene.context, scene.match, attack, seer));
    const spaces = spotted.length === 0 ? own : new Set([...own, ...spotted]);
    return Array.from(spaces, (space) => ({ attacker, defender: id, space }));
  };
  for (const { id, seat } of deployed(scene.match)) {
    const isTarget = step.control === true ? id !== attacker : seat !== figure.seat;
    if (!isTarget || (only !== undefined && !only.includes(id))) continue;
    if (isMeant(id) && (step.among === undefined || fits(scene, id, step.among))) yield* aimedAt(id);
  }
  // objects are no figures: a choice among figures leaves them out
  if (only !== undefined || step.among !== undefined) return;
  for (const id of targetObjects(scene.context, scene.match)) if (isMeant(id)) yield* aimedAt(id);
}

const FAR = 99;
