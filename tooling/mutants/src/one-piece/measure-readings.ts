import { Ability } from "@riposte/op-actions";
import { checkLine, type Reading } from "@riposte/op-import";
import { alterationsOf, KINDS, type Kind } from "./alterations.js";

/** How many readings of a kind were altered, and how many of those the checker refused. */
export interface Caught {
  readonly kind: Kind;
  altered: number;
  refused: number;
}

/** An altered reading that the checker took. */
interface Missed {
  readonly kind: Kind;
  readonly line: string;
  readonly abilities: readonly unknown[];
}

/** Alters every reading in every way, one way at a time, and asks the checker about each. */
export function measureReadings(readings: readonly Reading[]) {
  const rows = new Map(KINDS.map((kind): [Kind, Caught] => [kind, { kind, altered: 0, refused: 0 }]));
  const missed: Missed[] = [];
  for (const { line, made } of readings) {
    const before = JSON.stringify(parsed(made.abilities));
    for (const { kind, abilities } of alterationsOf(made.abilities)) {
      const changed = parsed(abilities);
      // no ability at all, or the same one again: nothing for a checker to see
      if (changed === undefined || JSON.stringify(changed) === before) continue;
      const row = rows.get(kind) as Caught;
      row.altered++;
      if (checkLine(line, { ...made, abilities: changed }).length > 0) row.refused++;
      else missed.push({ kind, line, abilities: changed });
    }
  }
  return { rows: [...rows.values()], missed };
}

function parsed(abilities: readonly unknown[]): readonly Ability[] | undefined {
  const read = abilities.map((one) => Ability.safeParse(one));
  return read.every(({ success }) => success) ? read.map(({ data }) => data as Ability) : undefined;
}
