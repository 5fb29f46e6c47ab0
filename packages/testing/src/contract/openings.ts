import type { Offer } from "@riposte/kernel";
import type { Game } from "@riposte/kernel/run";

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
