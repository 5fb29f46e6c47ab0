import { imperialAssaultContext as context, missionLines } from "@riposte/catalog/imperial-assault";
import { EDGE, TERRAIN } from "@riposte/imperial-assault";
import { CELL } from "../tables/imperial-assault/cell.js";
import { cornerOf, frameOf } from "../tables/imperial-assault/where.js";
import css from "./map-picture.module.css";

const TERRAINS: Readonly<Record<number, string | undefined>> = {
  [TERRAIN.difficult]: css.difficult,
  [TERRAIN.blocking]: css.blocking,
  [TERRAIN.impassable]: css.impassable,
};
const EDGES: Readonly<Record<number, string | undefined>> = {
  [EDGE.wall]: css.wall,
  [EDGE.door]: css.door,
  [EDGE.blocking]: css.cover,
  [EDGE.impassable]: css.barred,
};

/** A map from above, small: spaces, terrain, walls, both zones. */
export function MapPicture({ map }: { readonly map: string }) {
  const board = context().boards.get(map);
  if (board === undefined) return null;
  const frame = frameOf(board);
  const { west, north } = context().ground(map, []);
  const edge = (kind: number | undefined, path: string) => {
    const look = EDGES[kind ?? 0];
    return look === undefined ? null : <path key={path} className={look} d={path} />;
  };
  return (
    <svg
      className={css.map}
      viewBox={`-6 -6 ${frame.columns * CELL + 12} ${frame.rows * CELL + 12}`}
      role="img"
      aria-label={board.name}
    >
      {board.spaces.map((space) => {
        const { x, y } = pixelOf(cornerOf(board, frame, space));
        const zone = board.zones.red.includes(space) ? css.red : board.zones.blue.includes(space) ? css.blue : "";
        const look = TERRAINS[board.terrain[space] ?? 0] ?? zone;
        return <rect key={space} className={`${css.space} ${look}`} x={x} y={y} width={CELL} height={CELL} />;
      })}
      {board.spaces.flatMap((space) => {
        const { x, y } = pixelOf(cornerOf(board, frame, space));
        return [
          edge(west[space], `M${x} ${y}v${CELL}`),
          edge(north[space], `M${x} ${y}h${CELL}`),
          edge(west[space + 1], `M${x + CELL} ${y}v${CELL}`),
          edge(north[space + board.stride], `M${x} ${y + CELL}h${CELL}`),
        ];
      })}
    </svg>
  );
}

const pixelOf = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: x * CELL, y: y * CELL });

/** What the mission does, in sentences. */
export function MissionText({ map, mission }: { readonly map: string; readonly mission: string }) {
  const chosen = context().boards.get(map)?.missions[mission === "b" ? "b" : "a"];
  if (chosen === undefined) return null;
  return (
    <ul className={css.mission}>
      {missionLines(chosen).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** What the maps and a map's two missions are called. */
export const mapTitles = (map: string): Readonly<Record<"map" | "mission", Readonly<Record<string, string>>>> => {
  const { a, b } = context().boards.get(map)?.missions ?? {};
  return {
    map: Object.fromEntries([...context().boards.values()].map(({ id, name }) => [id, name])),
    mission: { ...(a !== undefined && { a: a.name }), ...(b !== undefined && { b: b.name }) },
  };
};
