import { KernelError } from "@riposte/kernel";
import type { Board, Door } from "./board.js";
import type { Field } from "./field.js";

/** The door with an id. */
export function doorNamed(board: Board, id: string): Door {
  const door = board.doors.find((one) => one.id === id);
  if (door === undefined) throw new KernelError("UNKNOWN_NAME", `Map "${board.id}" has no door "${id}".`);
  return door;
}

/** Rules 6.4: a door is adjacent only to spaces that share an edge with it. */
export function isAdjacentToDoor(board: Board, id: string, spaces: readonly number[]): boolean {
  return isAtDoor(doorNamed(board, id).edges, spaces);
}

/** The same of a door's edges. */
export function isAtDoor(edges: Door["edges"], spaces: readonly number[]): boolean {
  for (const [one, other] of edges) if (spaces.includes(one) || spaces.includes(other)) return true;
  return false;
}

/** Rules 6.4: for distance and sight a door is in each empty space it borders; ask about these and take the best. */
export function doorSpaces(field: Field, id: string): number[] {
  const bordering = new Set(doorNamed(field.board, id).edges.flat());
  return [...bordering].filter((space) => field.occupants[space] === undefined);
}
