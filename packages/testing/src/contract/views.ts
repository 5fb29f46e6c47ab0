import { everySeat } from "../scenario/perform.js";
import type { Contract } from "./contract.js";
import { lookAtEach, matchesOf, startNth } from "./random-matches.js";

/** Nothing is seen that no rule speaks of, and no field is forgotten. */
export function viewsAreDeclared(contract: Contract): readonly string[] {
  const { plugin, game } = contract;
  if (plugin.declared.slice === undefined) return [];
  const declared = Object.keys(plugin.declared.slice.visibility);
  return lookAtEach(contract, game, (match) => {
    const slice = (match.slices as Readonly<Record<string, object>>)[plugin.name] ?? {};
    const forgotten = Object.keys(slice).filter((field) => !declared.includes(field));
    const shown = [null, ...everySeat(match)].flatMap((seat) => {
      const view = match.viewFor(seat).slices[plugin.name] ?? {};
      return Object.keys(view)
        .filter((field) => !declared.includes(field))
        .map((field) => `seat ${seat} sees "${field}", for which visibility has no rule.`);
    });
    return [...forgotten.map((field) => `the field "${field}" has no rule in visibility.`), ...shown];
  });
}

/** `seenBy` copes with every seat and watcher. */
export function eventsTold({ game, options }: Contract): readonly string[] {
  return matchesOf(options).flatMap((index) => {
    const random = startNth(game, options, index);
    for (let step = random.next(); step?.ok; step = random.next()) {
      for (const seat of [null, ...everySeat(random.match)]) step.events(seat);
    }
    return [];
  });
}
