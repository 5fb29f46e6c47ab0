import type { SymbolName } from "../look/icon.js";

interface SceneTokenProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly side: "you" | "foe";
  readonly symbol: SymbolName;
  /** One segment of the ring for each health; the lost ones are grey. */
  readonly health: number;
  readonly lost: number;
  readonly mark?: "acts" | "target";
}

/** A figure as it stands on a table, for pictures: round is you, eight-cornered the opponent. */
export function SceneToken({ x, y, r, side, symbol, health, lost, mark }: SceneTokenProps) {
  const plate = r * 0.76;
  const width = r * 1.03;
  return (
    <g>
      {mark === "acts" && (
        <>
          <circle cx={x} cy={y} r={r + 6} fill="var(--lit-glow)" />
          <circle cx={x} cy={y} r={r + 3.5} fill="none" stroke="var(--lit-line)" strokeWidth={2.5} />
        </>
      )}
      {mark === "target" && (
        <g fill="none" stroke="var(--foe)" strokeWidth={2.5}>
          <circle cx={x} cy={y} r={r + 4} />
          <path d={`M${x} ${y - r - 11}v9M${x} ${y + r + 2}v9M${x - r - 11} ${y}h9M${x + r + 2} ${y}h9`} />
        </g>
      )}
      <circle cx={x} cy={y + 1.5} r={r + 0.6} opacity={0.18} />
      <circle cx={x} cy={y} r={r} fill="var(--surface)" />
      {Array.from({ length: health }, (_, at) => (
        <path
          key={`${at}`}
          d={segment(x, y, r * 0.9, at, health)}
          stroke={at < health - lost ? `var(--${side})` : "var(--mat-line)"}
          strokeWidth={Math.max(3, r * 0.15)}
          fill="none"
        />
      ))}
      {side === "you" ? (
        <circle cx={x} cy={y} r={plate} fill="var(--you-plate)" />
      ) : (
        <polygon points={octagon(x, y, plate * 1.05)} fill="var(--foe-plate)" />
      )}
      <use
        href={`#${symbol}`}
        x={x - width / 2}
        y={y - width / 2}
        width={width}
        height={width}
        fill="var(--on-plate)"
      />
    </g>
  );
}

const GAP = 0.08;

function segment(x: number, y: number, r: number, at: number, of: number): string {
  const [from, to] = [at, at + 1].map((end, index) => (end / of) * 2 * Math.PI + (index === 0 ? GAP : -GAP)) as [
    number,
    number,
  ];
  const point = (angle: number) => `${(x + r * Math.sin(angle)).toFixed(1)} ${(y - r * Math.cos(angle)).toFixed(1)}`;
  return `M${point(from)}A${r.toFixed(1)} ${r.toFixed(1)} 0 ${to - from > Math.PI ? 1 : 0} 1 ${point(to)}`;
}

const octagon = (x: number, y: number, r: number): string =>
  Array.from({ length: 8 }, (_, at) => (at + 0.5) * (Math.PI / 4))
    .map((angle) => `${(x + r * Math.sin(angle)).toFixed(1)},${(y - r * Math.cos(angle)).toFixed(1)}`)
    .join(" ");
