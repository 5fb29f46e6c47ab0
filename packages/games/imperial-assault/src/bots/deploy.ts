import type { Answer, Option } from "@riposte/kernel";
import { spaceNamed } from "../board/index.js";
import type { TableSeen } from "./table-seen.js";

/** Deploys forward: as near to the other zone as the map lets it. */
export function deployAnswer({ board, table, seat }: TableSeen, options: readonly Option[]): Answer {
  const theirs = board.zones[table.sides[seat]?.zone === "red" ? "blue" : "red"];
  const row = (space: number) => Math.floor(space / board.stride);
  const column = (space: number) => space % board.stride;
  const away = (key: string) => {
    const from = spaceNamed(board, key.split("+")[0] as string);
    return Math.min(
      ...theirs.map((to) => Math.max(Math.abs(row(from) - row(to)), Math.abs(column(from) - column(to)))),
    );
  };
  const places = options.map(({ key }) => ({ key, far: away(String(key)) }));
  places.sort((one, other) => one.far - other.far);
  return places[0]?.key as Answer;
}
