import { type Board, nameOf } from "../board/index.js";
import type { Table } from "../slice.js";

/** The tokens a mission side puts on the map; terminals and doors are the map's own. */
export function missionTokens(board: Board, side: "a" | "b"): Table["objects"] {
  const objects: Table["objects"] = {};
  for (const { id: kind, spaces } of board.missions[side]?.tokens ?? []) {
    for (const [index, space] of spaces.entries()) {
      const id = `${kind}-${index + 1}`;
      objects[id] = { id, kind, space: nameOf(board, space), carrier: null, damage: 0 };
    }
  }
  return objects;
}
