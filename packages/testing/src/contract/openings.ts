import type { Offer } from "@riposte/kernel";
import type { Game } from "@riposte/kernel/run";
import type { Contract } from "./contract.js";
import { walked } from "./random-matches.js";

/** What random matches came to, by who declared or offered it. */
export interface Openings {
  readonly windows: Set<string>;
  readonly emptyOffers: { readonly plugin: string; readonly window: string; readonly key: Offer["key"] }[];
}

/** The same game, which notes what windows open and which offers stand for nothing. */
export function watchedOpenings(game: Game, { windows, emptyOffers }: Openings): Game {
  const ops = new Map(
    [...game.ops].map(([type, op]) => {
      if (type !== "kernel:window") return [type, op];
      const run: typeof op.run = (slice, effect, match) => {
        windows.add(effect.window);
        op.run(slice, effect, match);
      };
      return [type, { ...op, run }];
    }),
  );
  const entries = [...game.windows].map(([name, entry]) => {
    const responses = entry.responses.map((response) => ({
      ...response,
      run: {
        ...response.run,
        options(subject: unknown, seat: number, match: unknown) {
          const offers = response.run.options(subject, seat, match);
          for (const { key, effects } of offers)
            if (effects.length === 0) emptyOffers.push({ plugin: response.plugin, window: name, key });
          return offers;
        },
      },
    }));
    return [name, { ...entry, responses }] as const;
  });
  return { ...game, unwatched: game.unwatched ?? game, ops, windows: new Map(entries) };
}

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
