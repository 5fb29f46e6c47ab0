import {
  currentAttack,
  damageOf,
  diceLeft,
  faceOf,
  isAttackDie,
  keywordsIn,
  movePointsOf,
  printedDice,
  type Results,
  resultsIn,
  resultsOf,
  shownIn,
  speedOf,
} from "@riposte/imperial-assault";
import type { Amount } from "../language/amount.js";
import type { Filter } from "../language/filter.js";
import { isForTrait } from "./boxes.js";
import { figuresThat, fitsFallen } from "./filter.js";
import { marksOn } from "./marks.js";
import { dicePool } from "./pool.js";
import { spentGroups } from "./reserves.js";
import { figuresBound, type Scene, tableOf } from "./scene.js";
import { tokensOf } from "./tokens.js";

/** The number an amount comes to now. */
export function amountIn(scene: Scene, amount: Amount): number {
  if (typeof amount === "number") return amount;
  const { times, plus, less, atMost } = amount;
  const value = readFrom(scene, amount) * times + plus - (less === undefined ? 0 : Number(scene.bindings[less] ?? 0));
  return atMost === undefined ? value : Math.min(value, atMost);
}

function readFrom(scene: Scene, amount: Exclude<Amount, number>): number {
  const { match, context } = scene;
  const { symbol = "hit", name = "roll", figure = "self" } = amount;
  const attack = currentAttack(match);
  const [id] = figuresBound(scene, figure);
  switch (amount.of) {
    case "roll":
      return sumOf((scene.bindings[name] ?? {}) as Results, amount.symbols ?? [symbol]);
    case "number":
      return Number(scene.bindings[name] ?? 0);
    case "results":
      return attack === undefined ? 0 : sumOf(resultsIn(match), amount.symbols ?? [symbol]);
    case "count":
      return figuresThat(scene, amount.filter ?? {}).length;
    case "groups": {
      const { figures } = tableOf(scene);
      return new Set(figuresThat(scene, amount.filter ?? {}).map((one) => figures[one]?.group)).size;
    }
    case "fallen":
      return match
        .lasting("do:fallen")
        .filter(({ seat, data }) => seat === scene.seat && isSuchFallen(scene, { ...data, seat }, amount)).length;
    case "round":
      return tableOf(scene).round;
    case "speed":
      return id === undefined ? 0 : speedOf(context, match, id);
    case "dice":
      return id === undefined ? 0 : printedDice(context.body(tableOf(scene).figures[id]?.card ?? ""));
    case "move":
      return id === undefined ? 0 : movePointsOf(context, match, id);
    case "damage":
      return id === undefined ? 0 : (tableOf(scene).figures[id]?.damage ?? 0);
    case "dealt":
      return attack?.dealt ?? 0;
    case "attackDice":
      return diceLeft(match).filter(({ die }) => isAttackDie(die)).length;
    case "rerolled": {
      const dice = (scene.bindings[amount.name ?? "rerolled"] ?? []) as readonly number[];
      return resultsOf(diceLeft(match).filter(({ place }) => dice.includes(place)))[symbol];
    }
    case "shown":
      return shownIn(match, symbol);
    case "tokens":
      return id === undefined ? 0 : tokensOf(match, id).length;
    case "vp":
      return tableOf(scene).sides[amount.who === "opponent" ? 1 - scene.seat : scene.seat]?.vp ?? 0;
    case "topCost":
      return context.facts.command[tableOf(scene).sides[scene.seat]?.deck[0] ?? ""]?.cost ?? 0;
    case "conditions":
      return id === undefined ? 0 : (tableOf(scene).figures[id]?.conditions.length ?? 0);
    case "unblocked":
      return attack === undefined ? 0 : unblocked(scene);
    case "marks":
      return id === undefined ? 0 : marksOn(match, id, name);
    case "discardPile":
      return (tableOf(scene).sides[scene.seat]?.discard ?? []).filter(
        (one) =>
          (amount.card === undefined || amount.card === one) &&
          (amount.trait === undefined || isForTrait(context, one, amount.trait)),
      ).length;
    case "defenseDice":
      return diceLeft(match).filter(({ die }) => !isAttackDie(die)).length;
    case "pool":
      return dicePool(match, "attack").length;
    case "icons": {
      const places = (scene.bindings[name] ?? []) as readonly number[];
      return diceLeft(match)
        .filter(({ place }) => places.includes(place))
        .reduce((sum, die) => sum + iconsAt(die), 0);
    }
    case "spentGroups":
      return spentGroups(scene);
  }
}

/** Hits and surges on a die, or blocks, evades and dodges: accuracy is no icon. */
export function iconsAt(die: { readonly die: Die; readonly face: number } | undefined): number {
  if (die === undefined) return 0;
  const { hit, surge, block, evade, dodge } = faceOf(die.die, die.face);
  return isAttackDie(die.die) ? hit + surge : block + evade + dodge;
}

type Die = Parameters<typeof faceOf>[0];

const isSuchFallen = (scene: Scene, fallen: object, { filter }: { readonly filter?: Filter | undefined }): boolean =>
  filter === undefined || fitsFallen({ ...scene, bindings: { fallen } }, filter);

const sumOf = (results: Results, symbols: readonly (keyof Results)[]): number =>
  symbols.reduce((sum, symbol) => sum + Math.max(0, results[symbol] ?? 0), 0);

function unblocked({ match }: Scene): number {
  return damageOf(resultsIn(match), keywordsIn(match).pierce);
}
