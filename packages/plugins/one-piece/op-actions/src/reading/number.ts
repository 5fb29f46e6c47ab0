import {
  baseCostOf,
  basePowerOf,
  type Context,
  cardOf,
  costOf,
  counterOf,
  fightersOf,
  findCard,
  powerOf,
  sideOf,
  tableOf,
} from "@riposte/one-piece";
import type { Num, Range, Selector, Size } from "../language/expression.js";
import type { Stat } from "../language/words.js";
import { doneIn, type Scene, seatsOf } from "./scene.js";

/** What a number expression comes to now. */
export function numberOf(scene: Scene, num: Num): number {
  if (typeof num === "number") return num;
  const { per = 1, times = 1, plus = 0 } = num;
  return Math.floor(readNumber(scene, num) / per) * times + plus;
}

function readNumber(scene: Scene, num: Exclude<Num, number>): number {
  if ("count" in num) return countOf(scene, num.count);
  if ("stat" in num)
    return combined(
      scene.candidates(scene, num.of).map((id) => statOf(scene, id, num.stat)),
      num.combine,
    );
  if ("size" in num) return seatsOf(scene, num.side).reduce((sum, seat) => sum + sizeOf(scene, num.size, seat), 0);
  if ("bound" in num) return Number(scene.bindings[num.bound] ?? 0);
  if ("done" in num) return doneIn(scene).count;
  if ("turn" in num) return num.turn === "number" ? tableOf(scene.match).turn : sideOf(scene.match, scene.seat).turns;
  return num.sum.reduce<number>((sum, one) => sum + numberOf(scene, one), 0);
}

/** How many cards, or how many different names or colours among them. */
function countOf(scene: Scene, selector: Selector): number {
  const ids = scene.candidates(scene, selector);
  if ("ref" in selector || selector.distinct === undefined) return ids.length;
  const { distinct } = selector;
  const words = ids.flatMap((id) => {
    const { name, colors } = scene.context.info(cardOf(scene.match, id).code);
    return distinct === "name" ? [name] : colors;
  });
  return new Set(words).size;
}

/** One number of a card, as it is now; what has left the table is read as printed. */
export function statOf({ context, match }: Scene, id: number, stat: Stat, code?: string): number {
  if (code !== undefined && findCard(match, id) === undefined) return printed(context, code, stat);
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

function printed(context: Context, code: string, stat: Stat): number {
  const { power, cost, counter } = context.info(code);
  if (stat === "don") return 0;
  if (stat === "counter") return counter ?? 0;
  return (stat === "power" || stat === "basePower" ? power : cost) ?? 0;
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
