import {
  attackTypeOf,
  boardOf,
  currentAttack,
  diceLeft,
  distance,
  fieldIn,
  isAttackDie,
  isInPlay,
  type Results,
  resultsIn,
  resultsOf,
  spaceNamed,
  standing,
  turnable,
} from "@riposte/imperial-assault";
import type { Lasting } from "@riposte/kernel";
import { isFortified } from "../fortified.js";
import { fitsPlace } from "../places.js";
import { dicePool } from "../pool.js";
import { figuresBound, type Scene } from "../scene.js";
import { committedTokens } from "../tokens.js";
import { type Checks, inBounds } from "./check.js";

/** What a condition says about the attack under way. */
export const attackChecks: Checks<
  | "distance"
  | "attack"
  | "attackBy"
  | "missed"
  | "missedBy"
  | "damaged"
  | "defeated"
  | "results"
  | "turnable"
  | "rolled"
  | "blankDefense"
  | "fortified"
  | "unseen"
  | "spentToken"
  | "target"
  | "cardsPlayed"
  | "die"
> = {
  distance: (scene, bounds) => {
    const far = distanceToTarget(scene);
    return far !== undefined && inBounds(far, bounds);
  },
  attack: (scene, type) => typeOfAttack(scene) === type,
  attackBy: ({ match }, ability) => currentAttack(match)?.by === ability,
  missed: ({ match }, wanted) => (currentAttack(match)?.missed != null) === wanted,
  missedBy: ({ match }, reason) => currentAttack(match)?.missed === reason,
  damaged: ({ match }, wanted) => (currentAttack(match)?.dealt ?? 0) > 0 === wanted,
  defeated: (scene, wanted) => {
    const attack = currentAttack(scene.match);
    return attack !== undefined && isDefeated(scene, attack.defender) === wanted;
  },
  results: ({ match }, { symbol, atLeast, atMost }) =>
    currentAttack(match) !== undefined && inBounds(resultsIn(match)[symbol], { atLeast, atMost }),
  turnable: ({ match }, symbol) => currentAttack(match) !== undefined && turnable(match, symbol) > 0,
  rolled: ({ bindings }, { symbol, roll = "roll", atLeast }) =>
    ((bindings[roll] as Results | undefined)?.[symbol] ?? 0) >= atLeast,
  blankDefense: ({ match }) => {
    const dice = diceLeft(match).filter(({ die }) => !isAttackDie(die));
    const { block, evade, dodge } = resultsOf(dice);
    return dice.length > 0 && block + evade + dodge === 0;
  },
  fortified: ({ match }) => isFortified(match),
  unseen: (scene) => {
    const attack = currentAttack(scene.match);
    return attack !== undefined && isUnseen(scene, attack.defender);
  },
  spentToken: (scene, token) =>
    committedTokens(scene.match).some(({ figure, token: spent }) => figure === scene.self && spent === token),
  target: (scene, place) => {
    const attack = currentAttack(scene.match);
    return attack !== undefined && fitsPlace(scene, attack.defender, place);
  },
  cardsPlayed: (scene, bounds) =>
    inBounds(
      inThisAttack(scene, scene.match.lasting("cc:in-attack")).filter(({ seat }) => seat === scene.seat).length,
      bounds,
    ),
  die: ({ match }, die) => dicePool(match, "attack").includes(die) || dicePool(match, "defense").includes(die),
};

/** Attacks nest: what was spent, or played, in another one does not count. */
const inThisAttack = <D>({ match }: Scene, all: readonly Lasting<D>[]): readonly Lasting<D>[] =>
  all.filter(({ scope }) => scope === match.scope("attack"));

/** Only who stood there when the activation began can have failed to see. */
const isUnseen = (scene: Scene, defender: string): boolean =>
  isInPlay(scene.match, defender) &&
  scene.match.lasting("cc:watched").some(({ data }) => {
    const { figure, by } = data;
    return figure === scene.self && !by.includes(defender);
  });

/** Objects are no figures: they are destroyed, not defeated. */
const isDefeated = ({ match }: Scene, defender: string): boolean =>
  !isInPlay(match, defender) && match.lasting("do:fallen").some(({ data }) => data.figure === defender);

/** Before the attack is declared it is what the figure's attacks are now. */
function typeOfAttack(scene: Scene): string | undefined {
  const attack = currentAttack(scene.match);
  if (attack !== undefined && attack.attacker === scene.bindings.attacker) return attack.type;
  const [attacker] = figuresBound(scene, "attacker");
  return attacker === undefined ? undefined : attackTypeOf(scene.context, scene.match, attacker);
}

function distanceToTarget(scene: Scene): number | undefined {
  const { context } = scene;
  const match = scene.match;
  const [attacker] = figuresBound(scene, "attacker");
  const [defender] = figuresBound(scene, "defender");
  const attack = currentAttack(match);
  if (attacker === undefined) return undefined;
  if (defender === undefined) {
    if (attack === undefined || attack.defender !== scene.bindings.defender) return undefined;
    const space = spaceNamed(boardOf(context, match), attack.targetSpace);
    return distance(fieldIn(context, match), standing(context, match, attacker), { spaces: [space] });
  }
  const there = standing(context, match, defender);
  const spaces =
    attack?.defender === defender ? [spaceNamed(boardOf(context, match), attack.targetSpace)] : there.spaces;
  return distance(fieldIn(context, match), standing(context, match, attacker), { ...there, spaces });
}
