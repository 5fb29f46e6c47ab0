import { type Board, nameOf } from "../board/index.js";
import type { MissionObject, Table } from "../slice.js";

/** The tokens a mission side puts on the map; terminals and doors are the map's own. */
export function missionTokens(board: Board, side: "a" | "b"): Table["objects"] {
  const objects: Table["objects"] = {};
  for (const { id: kind, places, flips, figure } of board.missions[side]?.tokens ?? []) {
    if (figure) continue;
    for (const [index, { space, colour }] of places.entries()) {
      const id = `${kind}-${index + 1}`;
      const object: MissionObject = { id, kind, space: nameOf(board, space), carrier: null, damage: 0 };
      if (colour !== undefined) object.colour = colour;
      if (flips !== undefined) object.side = flips.sides[0];
      objects[id] = object;
    }
  }
  return objects;
}
