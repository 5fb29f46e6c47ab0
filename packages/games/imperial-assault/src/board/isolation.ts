import { type Board, nameOf, TERRAIN } from "./board.js";
import { type Ground, groundOf } from "./ground.js";

/** Spaces that no figure can get to or from, and zones cut off from each other, with every door open. */
export function isolationProblems(board: Board): string[] {
  const open = groundOf(
    board,
    board.doors.map((door) => door.id),
  );
  const problems: string[] = [];
  for (const space of board.spaces) {
    const kind = board.terrain[space];
    if (kind === TERRAIN.blocking || kind === TERRAIN.impassable) continue;
    // impassable edges all around keep most figures out, but not Mobile ones
    if (open.roam[space] === 0 && board.spaces.length > 1) problems.push(`spaces: ${nameOf(board, space)} is isolated`);
  }
  const { red, blue } = board.zones;
  if (red.length === 0) return problems;
  const joined = joinedTo(open, red[0] as number);
  for (const [zone, spaces] of [["red", red] as const, ["blue", blue] as const]) {
    const cut = spaces.filter((space) => !joined.has(space));
    if (cut.length === 0) continue;
    const names = cut.map((space) => nameOf(board, space)).join(", ");
    problems.push(`zones.${zone}: isolated, no way leads from ${nameOf(board, red[0] as number)} to ${names}`);
  }
  return problems;
}

function joinedTo({ walk, deltas }: Ground, start: number): Set<number> {
  const joined = new Set([start]);
  for (const space of joined) {
    for (let direction = 0; direction < 8; direction++) {
      if ((walk[space]! >> direction) & 1) joined.add(space + (deltas[direction] as number));
    }
  }
  return joined;
}
