import type { Lane } from "../messages.js";
import { texts } from "../texts.js";

const WIDE = 60;
const HIGH = 44;
const GAP = 8;
const ROOM = 9;

/** The windows of a machine in a row: where the ability acts is ink, with what happens there below. */
export function LaneChart({ lane, isNamed }: { readonly lane: Lane; readonly isNamed: boolean }) {
  const width = lane.shown.length * (WIDE + GAP) - GAP + 4;
  return (
    <figure className="lane">
      <svg
        viewBox={`0 0 ${width} ${HIGH + 22}`}
        style={{ maxWidth: `${width * 1.05}px` }}
        role="img"
        aria-label={lane.shown
          .map(({ title, does }) => (does === null ? title : `${title}, ${does} here`))
          .join(", then ")}
      >
        {lane.shown.map(({ title, isWindow, does }, at) => {
          const x = 2 + at * (WIDE + GAP);
          const ink = does === null ? "var(--ink)" : "var(--surface)";
          return (
            <g key={`${title} ${at}`}>
              {at > 0 && <path d={`M${x - GAP} ${2 + HIGH / 2}h${GAP}`} stroke="var(--ink-3)" strokeWidth={1.4} />}
              <rect
                x={x}
                y={2}
                width={WIDE}
                height={HIGH}
                rx={9}
                fill={does === null ? "var(--surface)" : "var(--ink)"}
                stroke={does === null ? "var(--line-strong)" : "var(--ink)"}
                strokeWidth={1.4}
              />
              {isWindow && (
                <rect
                  x={x + 3}
                  y={5}
                  width={WIDE - 6}
                  height={HIGH - 6}
                  rx={7}
                  fill="none"
                  stroke={does === null ? "var(--line-strong)" : "var(--surface)"}
                />
              )}
              <text
                x={x + WIDE / 2}
                y={HIGH / 2 + 6}
                textAnchor="middle"
                fontSize={11.5}
                fontWeight={650}
                fill={ink}
                {...(title.length > ROOM && { textLength: WIDE - 10, lengthAdjust: "spacingAndGlyphs" })}
              >
                {title}
              </text>
              {does !== null && (
                <text
                  x={x + WIDE / 2}
                  y={HIGH + 17}
                  textAnchor="middle"
                  fontSize={11.5}
                  fontWeight={650}
                  fill="var(--ink)"
                >
                  {does}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      {isNamed && <figcaption>{texts.lane(lane)}</figcaption>}
    </figure>
  );
}
