import { type Board, findSpace, nameOf, TERRAIN } from "./board.js";
import type { MapFacts } from "./map-facts.js";
import type { MissionFacts } from "./mission-facts.js";

/** Everything wrong with zones, names and missions of a laid map. */
export function mapProblems(board: Board, facts: MapFacts): string[] {
  const problems: string[] = [];
  complainOfZones(board, facts, problems);
  complainOfRepeats("areas", board.areas, problems);
  complainOfRepeats("doors", facts.doors, problems);
  for (const side of ["a", "b"] as const) complainOfMission(side, board, facts.missions[side], problems);
  return problems;
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

function complainOfRepeats(where: string, things: readonly { id: string }[], problems: string[]): void {
  const seen = new Set<string>();
  for (const { id } of things) {
    if (seen.has(id)) problems.push(`${where}: "${id}" is listed twice`);
    seen.add(id);
  }
}

function complainOfMission(side: string, board: Board, mission: MissionFacts | undefined, problems: string[]): void {
  if (mission === undefined) return;
  complainOfRepeats(`missions.${side}.tokens`, mission.tokens, problems);
  const where = `missions.${side}.rules`;
  const token = (id: string) => {
    if (!mission.tokens.some((one) => one.id === id)) problems.push(`${where}: the mission has no token "${id}"`);
  };
  const space = (name: string) => {
    if (findSpace(board, name) === undefined) problems.push(`${where}: the map has no space ${name}`);
  };
  for (const rule of mission.rules) {
    if ("token" in rule) token(rule.token);
    if ("at" in rule) space(rule.at);
    if (!("control" in rule)) continue;
    const { control } = rule;
    if ("token" in control) token(control.token);
    if ("space" in control) space(control.space);
    if ("area" in control && !board.areas.some((area) => area.id === control.area)) {
      problems.push(`${where}: the map has no area "${control.area}"`);
    }
  }
  for (const id of mission.lockedDoors) {
    if (!board.doors.some((door) => door.id === id)) problems.push(`missions.${side}: the map has no door "${id}"`);
  }
}
