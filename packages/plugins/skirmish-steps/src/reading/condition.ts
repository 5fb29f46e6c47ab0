import {
  boardOf,
  currentAttack,
  distance,
  fieldIn,
  HARMFUL,
  type IaMatch,
  isInPlay,
  type Results,
  resultsIn,
  resultsOf,
  spaceNamed,
  standing,
} from "@riposte/imperial-assault";
import type { Condition } from "../language/condition.js";
import { amountIn } from "./amount.js";
import { figuresThat, fits, fitsFallen } from "./filter.js";
import { isUsed } from "./limits.js";
import { fitsPlace } from "./places.js";
import { dicePool } from "./pool.js";
import { figuresBound, type Scene, tableOf } from "./scene.js";

/** Does everything the condition says hold? */
export function holds(scene: Scene, condition: Condition | undefined): boolean {
  if (condition === undefined) return true;
  return (
    figuresHold(scene, condition) &&
    attackHolds(scene, condition) &&
    activationHolds(scene, condition) &&
    tableHolds(scene, condition) &&
    (condition.any === undefined || condition.any.some((one) => holds(scene, one))) &&
    (condition.not === undefined || !holds(scene, condition.not))
  );
}

function figuresHold(scene: Scene, condition: Condition): boolean {
  for (const role of ["self", "attacker", "defender", "subject"] as const) {
    const filter = condition[role];
    if (filter === undefined) continue;
    const [figure] = figuresBound(scene, role);
    if (figure === undefined || !fits(scene, figure, filter)) return false;
  }
  if (condition.fallen !== undefined && !fitsFallen(scene, condition.fallen)) return false;
  if (condition.figure !== undefined) {
    const { ref, fits: filter } = condition.figure;
    if (!figuresBound(scene, ref).some((id) => fits(scene, id, filter))) return false;
  }
  if (condition.exists !== undefined) {
    const counted = "filter" in condition.exists ? condition.exists : { filter: condition.exists, atLeast: 1 };
    if (!inBounds(figuresThat(scene, counted.filter as never).length, boundsOf(counted))) return false;
  }
  return condition.none === undefined || figuresThat(scene, condition.none).length === 0;
}

function attackHolds(scene: Scene, condition: Condition): boolean {
  const { match } = scene;
  const attack = currentAttack(match);
  if (condition.distance !== undefined) {
    const far = distanceToTarget(scene);
    if (far === undefined || !inBounds(far, condition.distance)) return false;
  }
  if (condition.attack !== undefined && typeOfAttack(scene) !== condition.attack) return false;
  if (condition.attackBy !== undefined && attack?.by !== condition.attackBy) return false;
  if (condition.missed !== undefined && (attack?.missed != null) !== condition.missed) return false;
  if (condition.missedBy !== undefined && attack?.missed !== condition.missedBy) return false;
  if (condition.damaged !== undefined && (attack?.dealt ?? 0) > 0 !== condition.damaged) return false;
  if (condition.defeated !== undefined) {
    if (attack === undefined || isDefeated(scene, attack.defender) !== condition.defeated) return false;
  }
  if (condition.results !== undefined) {
    if (attack === undefined) return false;
    const { symbol, ...bounds } = condition.results;
    if (!inBounds(resultsIn(match as unknown as IaMatch).value[symbol], bounds)) return false;
  }
  if (condition.rolled !== undefined) {
    const { symbol, roll = "roll", atLeast } = condition.rolled;
    if (((scene.bindings[roll] as Results | undefined)?.[symbol] ?? 0) < atLeast) return false;
  }
  if (condition.blankDefense === true) {
    const dice = attack?.dice.filter(({ die }) => die === "white" || die === "black") ?? [];
    const { block, evade, dodge } = resultsOf(dice);
    if (dice.length === 0 || block + evade + dodge > 0) return false;
  }
  if (condition.spentSurge === true && (attack?.spent.length ?? 0) === 0) return false;
  if (condition.unseen === true && (attack === undefined || !isUnseen(scene, attack.defender))) return false;
  if (condition.spentToken !== undefined && !hasSpent(scene, condition.spentToken)) return false;
  if (condition.target !== undefined && (attack === undefined || !fitsPlace(scene, attack.defender, condition.target)))
    return false;
  if (condition.cardsPlayed !== undefined && !inBounds(cardsPlayed(scene), condition.cardsPlayed)) return false;
  if (condition.die === undefined) return true;
  return [...dicePool(match, "attack"), ...dicePool(match, "defense")].includes(condition.die);
}

function activationHolds(scene: Scene, condition: Condition): boolean {
  const { activation } = tableOf(scene);
  const { match, self } = scene;
  const isOwn = activation?.figure === self;
  if (condition.ownActivation !== undefined && isOwn !== condition.ownActivation) return false;
  if (condition.activating !== undefined) {
    if (activation?.figure == null || !fits(scene, activation.figure, condition.activating)) return false;
  }
  const happened = (what: string) =>
    match.lasting(what).some(({ data }) => (data as { readonly figure: string }).figure === self);
  if (condition.moved !== undefined && happened("do:moved") !== condition.moved) return false;
  if (condition.attacked !== undefined && happened("do:attacked") !== condition.attacked) return false;
  const kind = scene.bindings.kind;
  if (condition.special !== undefined && isSpecial(kind) !== condition.special) return false;
  return condition.action === undefined || kind === condition.action;
}

function tableHolds(scene: Scene, condition: Condition): boolean {
  const table = tableOf(scene);
  if (condition.compare !== undefined && !compares(scene, condition.compare)) return false;
  if (condition.aligned === true && !isAligned(scene)) return false;
  if (condition.token !== undefined && scene.bindings.token !== condition.token) return false;
  const { hand = [], deck = [], vp = 0 } = table.sides[scene.seat] ?? {};
  if (condition.round !== undefined && !inBounds(table.round, condition.round)) return false;
  if (condition.hand !== undefined && !inBounds(hand.length, condition.hand)) return false;
  if (condition.deck !== undefined && !inBounds(deck.length, condition.deck)) return false;
  const opposing = table.sides[1 - scene.seat]?.deck.length ?? 0;
  if (condition.opposingDeck !== undefined && !inBounds(opposing, condition.opposingDeck)) return false;
  if (condition.opposing === true && scene.bindings.seat === scene.seat) return false;
  if (condition.discarded !== undefined && !isOwnDiscard(scene, condition.discarded)) return false;
  if (condition.vpBehind !== undefined && (table.sides[1 - scene.seat]?.vp ?? 0) - vp < condition.vpBehind)
    return false;
  if (
    condition.bound !== undefined &&
    figuresBound(scene, condition.bound).length === 0 &&
    scene.bindings[condition.bound] === undefined
  )
    return false;
  if (condition.damageAtLeast !== undefined && Number(scene.bindings.amount ?? 0) < condition.damageAtLeast)
    return false;
  if (condition.army !== undefined && table.sides[scene.seat]?.affiliation !== condition.army) return false;
  if (condition.damageBy !== undefined && scene.bindings.by !== condition.damageBy) return false;
  if (condition.rerolledBy !== undefined && scene.bindings.by !== condition.rerolledBy) return false;
  if (condition.resolved !== undefined && scene.bindings.resolved !== condition.resolved) return false;
  if (condition.harmful === true && !HARMFUL.includes(scene.bindings.condition as never)) return false;
  if (condition.gained !== undefined && scene.bindings.condition !== condition.gained) return false;
  if (condition.surge !== undefined && scene.bindings.surge !== condition.surge) return false;
  return condition.used === undefined || isUsed(scene.match, `${condition.used}@${scene.self}`);
}

/** Attacks nest: what was spent, or played, in another one does not count. */
const inThisAttack = ({ match }: Scene, what: string) =>
  match.lasting(what).filter(({ scope }) => scope === match.scope("attack"));

const hasSpent = (scene: Scene, token: string): boolean =>
  inThisAttack(scene, "power-token:committed").some(({ data }) => {
    const spent = data as { readonly figure: string; readonly token: string };
    return spent.figure === scene.self && spent.token === token;
  });

/** Only who stood there when the activation began can have failed to see. */
const isUnseen = (scene: Scene, defender: string): boolean =>
  isInPlay(scene.match, defender) &&
  scene.match.lasting("cc:watched").some(({ data }) => {
    const { figure, by } = data as { readonly figure: string; readonly by: readonly string[] };
    return figure === scene.self && !by.includes(defender);
  });

const cardsPlayed = (scene: Scene): number =>
  inThisAttack(scene, "cc:in-attack").filter(({ seat }) => seat === scene.seat).length;

/** Objects are no figures: they are destroyed, not defeated. */
const isDefeated = (scene: Scene, defender: string): boolean =>
  !isInPlay(scene.match, defender) && tableOf(scene).objects[defender] === undefined;

function isOwnDiscard({ bindings, seat }: Scene, { from }: NonNullable<Condition["discarded"]>): boolean {
  if (bindings.discarded !== bindings.card || bindings.seat !== seat) return false;
  return from === undefined || bindings.from === from;
}

/** Discarding Stunned or Bleeding is a special action too (rules 8.3). */
const isSpecial = (kind: unknown): boolean => kind === "special" || kind === "discard";

/** Before the attack is declared its type is the printed one. */
function typeOfAttack(scene: Scene): string | undefined {
  const attack = currentAttack(scene.match);
  if (attack !== undefined && attack.attacker === scene.bindings.attacker) return attack.type;
  const [attacker] = figuresBound(scene, "attacker");
  const card = attacker === undefined ? undefined : tableOf(scene).figures[attacker]?.card;
  return card === undefined ? undefined : scene.context.body(card).attack?.type;
}

function distanceToTarget(scene: Scene): number | undefined {
  const { context } = scene;
  const match = scene.match as unknown as IaMatch;
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

/** "At most" alone counts from none; otherwise at least one. */
const boundsOf = ({ atLeast, atMost }: Bounds): Bounds => ({
  atLeast: atLeast ?? (atMost === undefined ? 1 : 0),
  atMost,
});

function compares(scene: Scene, { left, is, right }: NonNullable<Condition["compare"]>): boolean {
  const [a, b] = [amountIn(scene, left), amountIn(scene, right)];
  if (is === "=") return a === b;
  if (is.startsWith("<")) return a < b || (is === "<=" && a === b);
  return a > b || (is === ">=" && a === b);
}

function isAligned(scene: Scene): boolean {
  const match = scene.match as unknown as IaMatch;
  const { stride } = boardOf(scene.context, match);
  const target = scene.bindings.targetSpace ?? currentAttack(match)?.targetSpace;
  if (typeof target !== "string") return false;
  const space = spaceNamed(boardOf(scene.context, match), target);
  const { spaces } = standing(scene.context, match, scene.self);
  return (
    spaces.every((own) => own % stride === space % stride) ||
    spaces.every((own) => Math.floor(own / stride) === Math.floor(space / stride))
  );
}

interface Bounds {
  readonly atLeast?: number | undefined;
  readonly atMost?: number | undefined;
}

const inBounds = (value: number, { atLeast, atMost }: Bounds): boolean =>
  (atLeast === undefined || value >= atLeast) && (atMost === undefined || value <= atMost);
