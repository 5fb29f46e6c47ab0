import { CELL, cornerOf, frameOf, Ground, roleOf, Token } from "@riposte/table/skirmish";
import type { ComponentProps } from "react";
import type { FrontFigure, FrontMatch } from "../../../pages/games/imperial-assault/front/front-match.js";

type GroundProps = ComponentProps<typeof Ground>;
type Body = Parameters<typeof roleOf>[0];

/** Spaces that are seen at once: enough to know where one is, few enough to see who does what. */
const WIDE = 9;
const HIGH = 3.2;

/** The map as the table draws it, near the figure that acts. */
export function FrontBoard({
  match: { board, edges, bodies },
  figures,
}: {
  readonly match: FrontMatch;
  readonly figures: readonly FrontFigure[];
}) {
  const drawn = board as unknown as GroundProps["board"];
  const frame = frameOf(drawn);
  const near = figures.filter(({ state }) => state !== "rest");
  const corners = near.flatMap(({ spaces }) => spaces.map((space) => cornerOf(drawn, frame, space)));
  const middle = (read: (corner: { x: number; y: number }) => number, most: number) =>
    corners.length === 0 ? most / 2 : corners.reduce((sum, corner) => sum + read(corner), 0) / corners.length + 0.5;
  const within = (at: number, seen: number, most: number) => Math.max(-0.3, Math.min(most + 0.3 - seen, at - seen / 2));
  // the question lies over the right third
  const left = within(middle(({ x }) => x, frame.columns) + WIDE / 6, WIDE, frame.columns + 3);
  const top = within(
    middle(({ y }) => y, frame.rows),
    HIGH,
    frame.rows,
  );
  return (
    <svg
      viewBox={`0 0 ${WIDE * CELL} ${HIGH * CELL}`}
      preserveAspectRatio="xMinYMid slice"
      role="img"
      aria-label="A skirmish on the Training Yard"
    >
      <g className="camera" style={{ transform: `translate(${-left * CELL}px, ${-top * CELL}px)` }}>
        <Ground
          board={drawn}
          ground={edges as unknown as GroundProps["ground"]}
          terminals={[]}
          frame={frame}
          red="foe"
          blue="you"
        />
        {figures.map(({ id, seat, body, spaces, health, damage, number, hasActed, state }) => {
          const { x, y } = cornerOf(drawn, frame, spaces[0] ?? 0);
          return (
            <g
              key={id}
              className="figure"
              style={{ transform: `translate(${(x + 0.5) * CELL}px, ${(y + 0.5) * CELL}px)` }}
            >
              <Token
                side={seat === 0 ? "you" : "foe"}
                role={roleOf(bodies[body] as unknown as Body)}
                health={health}
                damage={damage}
                hasActed={hasActed}
                state={state}
                x={0}
                y={0}
                r={CELL * 0.42}
                {...(number !== undefined && { number })}
              />
            </g>
          );
        })}
      </g>
    </svg>
  );
}
