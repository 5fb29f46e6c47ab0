import { drawnButton } from "@riposte/table/mark";
import type { BoardProps } from "../../stage/boards/board.js";
import { LONG } from "./lay.js";

const INCH = 10;
const LANE = 62;
const STEP = 2;
const LEAST = 3;

/** The field from edge to edge: lanes, and units on them. A click on a lane is a place. */
export function BattleBoard({ setup, pieces, chosen, onPiece, onPlace }: BoardProps) {
  const written = (setup as { readonly position: { readonly lanes?: number } }).position.lanes ?? 0;
  const used = pieces.map(({ place }) => Number(place.split(".")[0]) + 1);
  const lanes = Math.max(LEAST, written, ...used);
  return (
    <svg
      className="board-map"
      viewBox={`-6 -6 ${LONG * INCH + 12} ${lanes * LANE + 22}`}
      role={onPlace === undefined ? "img" : "group"}
      aria-label="The battlefield"
    >
      {Array.from({ length: lanes }, (_, lane) => (
        <g key={lane}>
          <rect className="lane-ground" x={0} y={lane * LANE} width={LONG * INCH} height={LANE - 4} rx={6} />
          <text className="lane-name" x={6} y={lane * LANE + 14}>
            Lane {lane + 1}
          </text>
          {onPlace !== undefined &&
            Array.from({ length: LONG / STEP }, (_, at) => {
              const place = `${lane}.${at * STEP + 1}`;
              return (
                <rect
                  key={at}
                  className="spot"
                  x={at * STEP * INCH}
                  y={lane * LANE}
                  width={STEP * INCH}
                  height={LANE - 4}
                  data-place={place}
                  {...drawnButton(`Lane ${lane + 1}, ${at * STEP + 1} inches`, () => onPlace(place), -1)}
                />
              );
            })}
        </g>
      ))}
      {[0, 12, 24, 36].map((inches) => (
        <text key={inches} className="lane-name" x={inches * INCH} y={lanes * LANE + 12}>
          {inches}″
        </text>
      ))}
      {pieces.map((piece) => {
        const [lane = 0, along = 0] = piece.place.split(".").map(Number);
        const label = `${piece.name}, ${piece.side === 0 ? "yours" : "theirs"}, lane ${lane + 1}, ${along} inches, ${piece.about}`;
        const act =
          onPiece === undefined
            ? {}
            : {
                ...drawnButton(label, () => onPiece(piece)),
                "aria-pressed": piece.id === chosen,
              };
        return (
          <g
            key={piece.id}
            className="piece unit"
            data-side={piece.side === 0 ? "you" : "foe"}
            data-chosen={piece.id === chosen}
            transform={`translate(${along * INCH} ${lane * LANE + LANE / 2})`}
            {...act}
          >
            <title>{label}</title>
            <rect x={-42} y={-20} width={84} height={40} rx={piece.side === 0 ? 12 : 3} />
            <text y={-3}>{piece.name.length > 14 ? `${piece.name.slice(0, 13)}…` : piece.name}</text>
            <text className="count" y={13}>
              {piece.about}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
