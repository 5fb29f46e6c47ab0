import {
  boardOf,
  currentAttack,
  diceLeft,
  distance,
  fieldIn,
  isAttackDie,
  isInPlay,
  mayNotLeave,
  spaceNamed,
  targetSpaces,
} from "@riposte/imperial-assault";
import type { Effect, EffectOf } from "@riposte/kernel";
import type { SkirmishSteps } from "../declared.js";
import { holds } from "./condition.js";
import { figuresOf, figuresThat, isChoosable } from "./filter.js";
import { tilesOf } from "./places.js";
import { returnsFor } from "./returns.js";
import { figuresBound, type Scene, tableOf } from "./scene.js";
import { hasAttackTarget } from "./targets.js";

type Step<K extends string> = EffectOf<SkirmishSteps, K>;

// they only prepare what comes after them
const PREPARING = ["do:ability", "do:last", "do:number", "do:select", "do:surges"];

/** Without anything it could do an ability is not used (rules 11): its first step decides, after those that prepare it. */
export function isPossible(scene: Scene, steps: readonly Effect[]): boolean {
  const first = steps.find(({ type }) => !PREPARING.includes(type));
  switch (first?.type) {
    case "do:repeat":
      return isPossible(scene, (first as Step<"do:repeat">).steps);
    case "do:choose":
      return isChoosable(scene, first as Step<"do:choose">);
    case "do:choose-tile":
      return tilesOf(scene).length > 0;
    case "do:revive":
      return returnsFor(scene, first as Step<"do:revive">).length > 0;
    case "do:attack":
      return hasAttackTarget(scene, first as Step<"do:attack">);
    case "do:reroll":
      return rerollable(scene, first as Step<"do:reroll">).length > 0;
    case "do:cancel-die":
      return steps.some((step) => step.type !== "do:cancel-die" || cancellable(scene, step as Step<"do:cancel-die">));
    case "do:harm-one":
      return harmableNear(scene, first as Step<"do:harm-one">).length > 0;
    case "do:place":
      return canPlace(scene, first as Step<"do:place">);
    case "do:retarget":
      return isTargetable(scene, (first as Step<"do:retarget">).to);
    case "do:if": {
      const { if: condition, then, else: otherwise = [] } = first as Step<"do:if">;
      return isPossible(scene, [...(holds(scene, condition) ? then : otherwise), ...steps.slice(1)]);
    }
    default:
      return steps.length === 0 || steps.some((step) => !isIdle(scene, step));
  }
}

/** Would the step leave everything as it is? No figure gains a condition twice, recovers from nothing, or takes cards where none are (rules 8.3, 11). */
function isIdle(scene: Scene, step: Effect): boolean {
  if (step.type === "do:gain") {
    const { to, condition } = step as Step<"do:gain">;
    return figuresOf(scene, to).every((id) => tableOf(scene).figures[id]?.conditions.includes(condition));
  }
  // without command cards in the composition no plugin owns their steps
  if (step.type.startsWith("cc:")) return !scene.match.has("cc-effects");
  if (step.type === "do:clear-discard") {
    const { who } = step as Step<"do:clear-discard">;
    return tableOf(scene).sides[who === "you" ? scene.seat : 1 - scene.seat]?.discard.length === 0;
  }
  if (step.type === "do:take") {
    const { from, by, who } = step as Step<"do:take">;
    const owner = tableOf(scene).sides[by === "you" ? scene.seat : 1 - scene.seat];
    return who === undefined && owner?.[from].length === 0;
  }
  if (step.type === "do:if") {
    const { if: condition, then, else: otherwise = [] } = step as Step<"do:if">;
    return (holds(scene, condition) ? then : otherwise).every((one) => isIdle(scene, one));
  }
  if (step.type !== "do:recover") return false;
  return figuresOf(scene, (step as Step<"do:recover">).to).every((id) => tableOf(scene).figures[id]?.damage === 0);
}

/** A figure that may not leave its space by choice does not put itself elsewhere (rules 7, 8.3). */
const canPlace = (scene: Scene, { who }: Step<"do:place">): boolean =>
  figuresBound(scene, who).some((id) => id !== scene.self || !mayNotLeave(scene.match, id));

/** Could the attack under way target this figure? */
function isTargetable(scene: Scene, to: string): boolean {
  const attack = currentAttack(scene.match);
  const [figure] = figuresBound(scene, to);
  if (attack === undefined || figure === undefined || !isInPlay(scene.match, attack.attacker)) return false;
  return targetSpaces(scene.context, scene.match, attack.attacker, figure, attack.type).length > 0;
}

/** Figures and objects near a bound space, by id. */
export function harmableNear(
  scene: Scene,
  { fromSpace, within, except = [] }: Pick<Step<"do:harm-one">, "fromSpace" | "within" | "except">,
): readonly string[] {
  const from = scene.bindings[fromSpace];
  if (typeof from !== "string") return [];
  const match = scene.match;
  const board = boardOf(scene.context, match);
  const field = fieldIn(scene.context, match);
  const objects = Object.values(tableOf(scene).objects).flatMap(({ id, space }) => {
    const far = space === null ? undefined : distance(field, spaceNamed(board, from), spaceNamed(board, space));
    return far !== undefined && far <= within && scene.bindings.defender !== id ? [id] : [];
  });
  return [...figuresThat(scene, { fromSpace, within, not: except }), ...objects];
}

/** Does a die of that pool still count? */
const cancellable = (scene: Scene, { dice, only }: Step<"do:cancel-die">): boolean =>
  only !== undefined ||
  diceLeft(scene.match).some(({ die }) => dice === "any" || (dice === "attack") === isAttackDie(die));

/** Dice on the table that may still be rerolled, by place. */
export function rerollable(scene: Scene, { dice, die }: Pick<Step<"do:reroll">, "dice" | "die">): readonly number[] {
  return diceLeft(scene.match).flatMap((one) => {
    const fitsPool = dice === "any" || (dice === "attack") === isAttackDie(one.die);
    return fitsPool && !one.rerolled && (die === undefined || one.die === die) ? [one.place] : [];
  });
}
