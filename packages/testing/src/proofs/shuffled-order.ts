import { composeList, type Game, sampleChance, shuffle } from "@riposte/kernel";
import { openPosition } from "../scenario/open-position.js";
import type { Proof } from "./prove.js";
import { traceDifferences, traceVerbs } from "./trace.js";

/** The order in which plugins are listed means nothing. */
export const shuffledOrder: Proof = ({ game, position, plain, steps }) => {
  for (const shuffled of shuffledGames(game)) {
    const found = traceDifferences(plain.moments, traceVerbs(openPosition(shuffled, position), steps));
    const order = shuffled.plugins.map(({ name }) => name).join(", ");
    if (found.length > 0) return found.map((one) => ({ ...one, path: `listed as ${order}: ${one.path}` }));
  }
  return [];
};

const known = new WeakMap<Game, readonly Game[]>();

/** Composing takes longer than most scenarios, so it is done once for each game. */
function shuffledGames(game: Game): readonly Game[] {
  const games = known.get(game) ?? shuffledLists(game.plugins).map((plugins) => composeList(plugins));
  known.set(game, games);
  return games;
}

/** The list backwards, and some shuffles that are the same on every machine. */
export function shuffledLists<T>(list: readonly T[], shuffles = 3): readonly (readonly T[])[] {
  const chance = sampleChance("plugin order");
  const streams = {};
  const drawn = Array.from({ length: shuffles }, () =>
    chance.draw(streams, "order", shuffle(list.length)).map((index) => list[index] as T),
  );
  return [[...list].reverse(), ...drawn];
}
