import { imperialAssaultContext as context } from "@riposte/hosting/imperial-assault";
import { nameOf, spaceNamed } from "@riposte/imperial-assault";
import { drawnButton } from "@riposte/table/mark";
import { CELL, cornerOf, frameOf, Ground, roleOf, Sprite, Token } from "@riposte/table/skirmish";
import type { BoardProps } from "../../stage/boards/board.js";
import { Zone } from "../../stage/boards/zone.js";
import type { Piece } from "../../stage/laying/laying.js";
import { figureAt, type Skirmish } from "./laying/skirmish.js";

/** The map as the table draws it, with the figures of a position; hands below. */
export function SkirmishBoard({ setup, pieces, chosen, onPiece, onPlace }: BoardProps) {
  const { map, position } = setup as Skirmish;
  const board = typeof map === "string" ? context().boards.get(map) : undefined;
  if (board === undefined)
    return <p className="quiet">This map is not one of ours: the position can be played, not drawn here.</p>;
  const frame = frameOf(board);
  const figures = pieces.filter(({ place }) => place !== "" && !place.endsWith(".hand"));
  const sideOf = (zone: string) => (position.seats[0]?.zone === zone ? "you" : "foe");
  const middle = ({ place }: Piece) => {
    const corners = place.split("+").map((space) => cornerOf(board, frame, spaceNamed(board, space)));
    const centre = (values: readonly number[]) => ((Math.min(...values) + Math.max(...values) + 1) / 2) * CELL;
    return {
      x: centre(corners.map(({ x }) => x)),
      y: centre(corners.map(({ y }) => y)),
      size: Math.sqrt(corners.length),
    };
  };
  return (
    <>
      <Sprite />
      <svg
        className="board-map"
        viewBox={`-8 -8 ${frame.columns * CELL + 16} ${frame.rows * CELL + 16}`}
        role={onPlace === undefined ? "img" : "group"}
        aria-label={board.name}
      >
        <Ground
          board={board}
          ground={context().ground(board.id, [...(position.openDoors ?? [])])}
          terminals={[]}
          frame={frame}
          red={sideOf("red")}
          blue={sideOf("blue")}
        />
        {onPlace !== undefined &&
          board.spaces.map((space) => {
            const { x, y } = cornerOf(board, frame, space);
            const name = nameOf(board, space);
            return (
              <rect
                key={space}
                className="spot"
                x={x * CELL}
                y={y * CELL}
                width={CELL}
                height={CELL}
                data-place={name}
                {...drawnButton(name, () => onPlace(name), -1)}
              />
            );
          })}
        {figures.map((piece) => {
          const { x, y, size } = middle(piece);
          const card = cardOf(setup, piece.id);
          const body = card === undefined ? undefined : context().facts.deployment[card];
          const look = {
            side: piece.side === 0 ? ("you" as const) : ("foe" as const),
            role: body === undefined || card === undefined ? ("trooper" as const) : roleOf(context().body(card)),
            health: card === undefined ? 1 : context().body(card).health,
            damage: Number(/(\d+) damage/.exec(piece.about)?.[1] ?? 0),
            state: position.activating?.figure === piece.id ? ("acting" as const) : ("rest" as const),
          };
          const label = `${piece.name}, ${piece.side === 0 ? "yours" : "theirs"}, at ${piece.place}${piece.about === "" ? "" : `, ${piece.about}`}`;
          return (
            <g
              key={piece.id}
              className="piece"
              data-chosen={piece.id === chosen}
              {...(onPiece !== undefined && {
                ...drawnButton(label, () => onPiece(piece)),
                "aria-pressed": piece.id === chosen,
              })}
            >
              <title>{label}</title>
              <Token {...look} x={x} y={y} r={CELL * 0.42 * size} />
              {piece.id === chosen && <circle className="ring" cx={x} cy={y} r={CELL * 0.5 * size} />}
            </g>
          );
        })}
      </svg>
      {onPiece !== undefined && (
        <div className="zones two">
          {([0, 1] as const).map((side) => (
            <Zone
              key={side}
              place={`${side}.hand`}
              title={side === 0 ? "Your hand" : "Their hand"}
              pieces={pieces}
              chosen={chosen}
              onPiece={onPiece}
              onPlace={onPlace}
            />
          ))}
        </div>
      )}
    </>
  );
}

function cardOf(setup: unknown, piece: string): string | undefined {
  const found = figureAt(setup as Skirmish, piece);
  return found?.figure.card ?? found?.card;
}
