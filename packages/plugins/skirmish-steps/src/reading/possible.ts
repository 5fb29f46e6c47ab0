import { currentAttack, type IaMatch, isAttackDie, targetSpaces } from "@riposte/imperial-assault";
import type { Effect, EffectOf } from "@riposte/kernel";
import type { SkirmishSteps } from "../declared.js";
import { figuresThat } from "./filter.js";
import { figuresBound, type Scene } from "./scene.js";
import { attackTargets } from "./targets.js";

type Step<K extends string> = EffectOf<SkirmishSteps, K>;

/** Without anything it could do an ability is not used (rules 11): its first step decides. */
export function isPossible(scene: Scene, steps: readonly Effect[]): boolean {
  const [first] = steps;
  switch (first?.type) {
    case "do:choose":
      return figuresThat(scene, (first as Step<"do:choose">).from).length > 0;
    case "do:attack":
      return attackTargets(scene, first as Step<"do:attack">).length > 0;
    case "do:reroll":
      return rerollable(scene, first as Step<"do:reroll">).length > 0;
    case "do:cancel-die":
      return steps.some((step) => step.type !== "do:cancel-die" || cancellable(scene, step as Step<"do:cancel-die">));
    case "do:retarget":
      return isTargetable(scene, (first as Step<"do:retarget">).to);
    default:
      return true;
  }
}

/** Could the attack under way target this figure? */
function isTargetable(scene: Scene, to: string): boolean {
  const attack = currentAttack(scene.match);
  const [figure] = figuresBound(scene, to);
  if (attack === undefined || figure === undefined) return false;
  return (
    targetSpaces(scene.context, scene.match as unknown as IaMatch, attack.attacker, figure, attack.type).length > 0
  );
}

/** Does a die of that pool still count? */
const cancellable = (scene: Scene, { dice }: Step<"do:cancel-die">): boolean =>
  (currentAttack(scene.match)?.dice ?? []).some(
    ({ die, cancelled }) => !cancelled && (dice === "attack") === isAttackDie(die),
  );

/** Dice on the table that may still be rerolled, by place. */
export function rerollable(scene: Scene, { dice, die }: Pick<Step<"do:reroll">, "dice" | "die">): readonly number[] {
  const rolled = currentAttack(scene.match)?.dice ?? [];
  return rolled.flatMap((one, index) => {
    const fitsPool = dice === "any" || (dice === "attack") === isAttackDie(one.die);
    return fitsPool && !one.rerolled && !one.cancelled && (die === undefined || one.die === die) ? [index] : [];
  });
}
