import { type Board, nameOf, TERRAIN } from "./board.js";
import type { MapFacts } from "./map-facts.js";

/** Everything wrong with zones and names of a laid map. */
export function mapProblems(board: Board, facts: MapFacts): string[] {
  const problems: string[] = [];
  complainOfZones(board, facts, problems);
  return [...problems, ...repeats("areas", board.areas), ...repeats("doors", facts.doors)];
}

function complainOfZones(board: Board, facts: MapFacts, problems: string[]): void {
  if (facts.zones === undefined) return;
  for (const zone of ["red", "blue"] as const) {
    if (facts.zones[zone].length === 0) problems.push(`zones.${zone}: the zone has no spaces`);
    for (const space of board.zones[zone]) {
      const kind = board.terrain[space];
      if (kind !== TERRAIN.blocking && kind !== TERRAIN.impassable) continue;
      const word = kind === TERRAIN.blocking ? "blocking" : "impassable";
      problems.push(`zones.${zone}: nobody can be deployed on ${nameOf(board, space)}, it is ${word}`);
    }
  }
  for (const space of board.zones.red) {
    if (board.zones.blue.includes(space)) problems.push(`zones: ${nameOf(board, space)} lies in both zones`);
  }
}

/** Ids that are listed twice. */
export function repeats(where: string, things: readonly { readonly id: string }[]): string[] {
  const ids = things.map(({ id }) => id);
  return ids.filter((id, at) => ids.indexOf(id) < at).map((id) => `${where}: "${id}" is listed twice`);
}
