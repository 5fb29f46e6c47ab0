import type { Game } from "@riposte/kernel/run";
import type { Contract } from "./contract.js";
import { walked } from "./random-matches.js";

/** A window that nothing opens is a moment that no seat ever gets. */
export function unopenedWindows(contract: Contract): readonly string[] {
  const { plugin, game, options } = contract;
  const { rarelyOpened = [] } = options;
  const opened = walked(contract).openings.windows;
  const own = Object.keys(plugin.declared.windows).filter((name) => mayBeAnswered(game, name));
  return [
    ...own
      .filter((name) => !opened.has(name) && !rarelyOpened.includes(name))
      .map(
        (name) =>
          `the window "${name}" was opened in none of ${walked(contract).states.length} random matches. Open it with match.open, around an effect or in a machine; or name it in rarelyOpened.`,
      ),
    ...rarelyOpened
      .filter((name) => opened.has(name) || !own.includes(name))
      .map(
        (name) => `the window "${name}" is opened, or is none that is answered here: strike it out of rarelyOpened.`,
      ),
  ];
}

/** The kernel does not stop at a window that no plugin of the composition answers. */
const mayBeAnswered = (game: Game, name: string): boolean => game.windows.get(name)?.answered === true;

/** A response without effects is a second way of passing. */
export const emptyOffers = (contract: Contract): readonly string[] =>
  walked(contract)
    .openings.emptyOffers.filter(({ plugin }) => plugin === contract.plugin.name)
    .map(({ window, key }) => `its offer "${key}" at "${window}" has no effects: a seat that takes it does nothing.`);
