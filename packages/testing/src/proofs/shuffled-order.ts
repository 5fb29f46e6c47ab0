import { shuffle } from "@riposte/kernel";
import { sampleChance } from "@riposte/kernel/chance";
import { composeList, type Game } from "@riposte/kernel/run";
import { openPosition, UNCHECKED } from "../scenario/open-position.js";
import type { Proof } from "./prove.js";
import { traceDifferences, traceVerbs } from "./trace.js";

/** The order in which plugins are listed means nothing. */
export const shuffledOrder: Proof = ({ game, position, plain, steps }) => {
  for (const shuffled of shuffledGames(game)) {
    const found = traceDifferences(plain.moments, traceVerbs(openPosition(shuffled, position, UNCHECKED), steps));
    const order = shuffled.plugins.map(({ name }) => name).join(", ");
    if (found.length > 0) return found.map((one) => ({ ...one, path: `listed as ${order}: ${one.path}` }));
  }
  return [];
};

const known = new WeakMap<Game, readonly Game[]>();

/** Composing takes longer than most scenarios, so it is done once for each game; the contract tries more orders. */
export function shuffledGames(game: Game): readonly Game[] {
  const games = known.get(game) ?? shuffledLists(game.plugins, 1).map((plugins) => composeList(plugins));
  known.set(game, games);
  return games;
}

/** The list backwards, and some shuffles that are the same on every machine: other orders than its own, each once. */
export function shuffledLists<T>(list: readonly T[], shuffles = 3): readonly (readonly T[])[] {
  const chance = sampleChance("plugin order");
  const streams = {};
  const own = [...list.keys()];
  const drawn = Array.from({ length: shuffles }, () => chance.draw(streams, "order", shuffle(list.length)));
  const orders = new Map([own.toReversed(), ...drawn].map((order) => [order.join(), order]));
  orders.delete(own.join());
  return [...orders.values()].map((order) => order.map((index) => list[index] as T));
}
