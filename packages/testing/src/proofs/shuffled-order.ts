import { composeList, sampleChance, shuffle } from "@riposte/kernel";
import { openPosition } from "../scenario/open-position.js";
import type { Proof } from "./prove.js";
import { traceDifferences, traceVerbs } from "./trace.js";

/** The order in which plugins are listed means nothing. */
export const shuffledOrder: Proof = ({ game, position, plain, steps }) => {
  for (const plugins of shuffledLists(game.plugins)) {
    const found = traceDifferences(plain.moments, traceVerbs(openPosition(composeList(plugins), position), steps));
    const order = plugins.map(({ name }) => name).join(", ");
    if (found.length > 0) return found.map((one) => ({ ...one, path: `listed as ${order}: ${one.path}` }));
  }
  return [];
};

/** The list backwards, and some shuffles that are the same on every machine. */
export function shuffledLists<T>(list: readonly T[], shuffles = 3): readonly (readonly T[])[] {
  const chance = sampleChance("plugin order");
  const streams = {};
  const drawn = Array.from({ length: shuffles }, () =>
    chance.draw(streams, "order", shuffle(list.length)).map((index) => list[index] as T),
  );
  return [[...list].reverse(), ...drawn];
}
