import {
  baseCostOf,
  basePowerOf,
  cardOf,
  costOf,
  counterOf,
  fightersOf,
  powerOf,
  sideOf,
  tableOf,
} from "@riposte/one-piece";
import type { Num, Range, Size } from "../language/expression.js";
import type { Stat } from "../language/words.js";
import { type Scene, seatsOf } from "./scene.js";

/** What a number expression comes to now. */
export function numberOf(scene: Scene, num: Num): number {
  if (typeof num === "number") return num;
  const { per = 1, times = 1, plus = 0 } = num;
  return Math.floor(readNumber(scene, num) / per) * times + plus;
}

function readNumber(scene: Scene, num: Exclude<Num, number>): number {
  if ("count" in num) return scene.candidates(scene, num.count).length;
  if ("stat" in num)
    return combined(
      scene.candidates(scene, num.of).map((id) => statOf(scene, id, num.stat)),
      num.combine,
    );
  if ("size" in num) return seatsOf(scene, num.side).reduce((sum, seat) => sum + sizeOf(scene, num.size, seat), 0);
  if ("bound" in num) return Number(scene.bindings[num.bound] ?? 0);
  if ("done" in num) return (scene.bindings.done as { readonly count: number } | undefined)?.count ?? 0;
  if ("turn" in num) return num.turn === "number" ? tableOf(scene.match).turn : sideOf(scene.match, scene.seat).turns;
  return num.sum.reduce<number>((sum, one) => sum + numberOf(scene, one), 0);
}

/** One number of a card, as it is now. */
export function statOf({ context, match }: Scene, id: number, stat: Stat): number {
  switch (stat) {
    case "power":
      return powerOf(context, match, id);
    case "basePower":
      return basePowerOf(context, match, id);
    case "cost":
      return costOf(context, match, id);
    case "baseCost":
      return baseCostOf(context, match, id);
    case "counter":
      return counterOf(context, match, id) ?? 0;
    case "don":
      return cardOf(match, id).don;
  }
}

/** Is it within the range? */
export function isWithin(scene: Scene, value: number, range: Range): boolean {
  if (typeof range === "number") return value === range;
  if (range.min !== undefined && value < numberOf(scene, range.min)) return false;
  return range.max === undefined || value <= numberOf(scene, range.max);
}

function combined(values: readonly number[], how: "sum" | "max" | "min" = "sum"): number {
  if (how === "sum") return values.reduce((sum, value) => sum + value, 0);
  if (values.length === 0) return 0;
  return how === "max" ? Math.max(...values) : Math.min(...values);
}

function sizeOf({ match }: Scene, size: Size, seat: number): number {
  const side = sideOf(match, seat);
  const given = () => fightersOf(match, seat).reduce((sum, id) => sum + cardOf(match, id).don, 0);
  switch (size) {
    case "faceUpLife":
      return side.life.filter((id) => cardOf(match, id).faceUp).length;
    case "don":
      return side.don.active + side.don.rested + given();
    case "activeDon":
      return side.don.active;
    case "restedDon":
      return side.don.rested;
    case "givenDon":
      return given();
    case "donDeck":
      return side.don.deck;
    default:
      return side[size].length;
  }
}
