import { imperialAssaultContext as context, missionLines } from "@riposte/hosting/imperial-assault";
import { CELL } from "../table/cell.js";
import { Ground } from "../table/ground.js";
import { TokenDisc } from "../table/mission-token.js";
import { cornerOf, frameOf } from "../table/where.js";
import css from "./map-picture.module.css";

interface MapPictureProps {
  readonly map: string;
  readonly mission: string;
}

/** A map from above, drawn as at the table: terrain, walls, both zones, and the tokens of the mission. */
export function MapPicture({ map, mission }: MapPictureProps) {
  const board = context().boards.get(map);
  if (board === undefined) return null;
  const frame = frameOf(board);
  return (
    <svg
      className={css.map}
      viewBox={`-6 -6 ${frame.columns * CELL + 12} ${frame.rows * CELL + 12}`}
      role="img"
      aria-label={board.name}
    >
      <Ground
        board={board}
        ground={context().ground(map, [])}
        terminals={board.terminals}
        frame={frame}
        red="foe"
        blue="you"
        mission={missionOf(map, mission)}
      />
      {missionOf(map, mission)?.tokens.flatMap(({ id, label, places }) =>
        places.map(({ space }) => {
          const { x, y } = cornerOf(board, frame, space);
          return <TokenDisc key={`${id} ${space}`} label={label} cx={(x + 0.5) * CELL} cy={(y + 0.5) * CELL} />;
        }),
      )}
    </svg>
  );
}

const missionOf = (map: string, mission: string) => context().boards.get(map)?.missions[mission === "b" ? "b" : "a"];

/** What the mission does, in sentences. */
export function MissionText({ map, mission }: { readonly map: string; readonly mission: string }) {
  const chosen = missionOf(map, mission);
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
