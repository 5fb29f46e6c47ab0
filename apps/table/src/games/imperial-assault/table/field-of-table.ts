import { contextAtTable as context } from "@riposte/hosting/imperial-assault";
import { type Field, fieldOf, spaceNamed, type Table } from "@riposte/imperial-assault";

/** The board with its doors and figures, for asking how far and who sees whom. */
export function fieldOfTable(table: Table): Field {
  const { map, openDoors, figures } = table;
  const board = context().boardFor(table);
  const standing = Object.values(figures)
    .filter(({ spaces }) => spaces.length > 0)
    .map(({ id, seat, card, spaces }) => {
      const { keywords, kind } = context().body(card);
      return {
        id,
        side: String(seat),
        neutral: seat > 1,
        spaces: spaces.map((space) => spaceNamed(board, space)),
        companion: kind === "companion",
        massive: keywords.massive === true,
        mobile: keywords.mobile === true,
        efficient: keywords.efficientTravel === true,
      };
    });
  return fieldOf(board, { openDoors, rubble: [], shields: [], figures: standing }, context().ground(map, openDoors));
}
