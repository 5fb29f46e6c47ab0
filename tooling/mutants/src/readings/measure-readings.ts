import type { GameReadings, ReadLine } from "./game-readings.js";

/** How many readings of a kind were altered, and how many of those the checker refused. */
export interface Caught {
  readonly kind: string;
  altered: number;
  refused: number;
}

/** An altered reading that the checker took. */
interface Missed<M> {
  readonly kind: string;
  readonly line: string;
  readonly made: M;
}

/** Alters every reading in every way, one way at a time, and asks the checker about each. */
export function measureReadings<M>(game: GameReadings<M>, readings: readonly ReadLine<M>[]) {
  const rows = new Map(game.kinds.map((kind): [string, Caught] => [kind, { kind, altered: 0, refused: 0 }]));
  const missed: Missed<M>[] = [];
  for (const { line, made } of readings) {
    const before = JSON.stringify(game.parsed(made));
    for (const altered of game.alterationsOf(made)) {
      const { kind } = altered;
      const changed = game.parsed(altered.made);
      // no reading at all, or the same one again: nothing for a checker to see
      if (changed === undefined || JSON.stringify(changed) === before) continue;
      const row = rows.get(kind) as Caught;
      row.altered++;
      if (game.refuses(line, changed)) row.refused++;
      else missed.push({ kind, line, made: changed });
    }
  }
  return { rows: [...rows.values()], missed };
}
