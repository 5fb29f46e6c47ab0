import { type Board, nameOf } from "../board/index.js";
import { creatureCard } from "../mission/creature-cards.js";
import { type Group, NOBODY, type Table } from "../slice.js";
import { newFigure } from "./muster-side.js";

interface CreatureAt {
  readonly id: string;
  readonly kind: string;
  readonly at: string;
  readonly damage: number;
}

/** The neutral figures a mission side puts on the map, or those of a written position; each kind is a group of neither player. */
export function missionFigures(
  board: Board,
  mission: "a" | "b",
  written?: readonly CreatureAt[],
): Pick<Table, "figures" | "groups"> {
  const figures: Table["figures"] = {};
  const groups: Table["groups"] = {};
  for (const { id: kind, figure, places } of board.missions[mission]?.tokens ?? []) {
    if (!figure) continue;
    const atSetup = places.map(({ space }, at) => ({
      id: `${kind}-${at + 1}`,
      kind,
      at: nameOf(board, space),
      damage: 0,
    }));
    const standing = (written ?? atSetup).filter((one) => one.kind === kind);
    if (standing.length === 0) continue;
    const group = creatureGroup(board, mission, kind);
    groups[group.id] = group;
    for (const { id, at, damage } of standing) {
      group.figures.push(id);
      figures[id] = { ...newFigure(id, group, group.card), spaces: [at], damage };
    }
  }
  return { figures, groups };
}

/** The group of a kind, with no figure in it yet. */
export const creatureGroup = (board: Board, mission: "a" | "b", kind: string): Group => ({
  id: kind,
  seat: NOBODY,
  card: creatureCard(board, mission, kind),
  figures: [],
  attachments: [],
  ready: false,
  companionOf: null,
});
