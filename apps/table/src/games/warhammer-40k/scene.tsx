import type { SymbolName } from "../../look/icon.js";

interface SceneUnit {
  readonly x: number;
  readonly y: number;
  readonly side: "you" | "foe";
  readonly role: SymbolName;
  readonly models: number;
  readonly isLit?: boolean;
}

const UNITS: readonly SceneUnit[] = [
  { x: 10, y: 5, side: "you", role: "guard", models: 4 },
  { x: 22, y: 55, side: "you", role: "plasma", models: 5, isLit: true },
  { x: 4, y: 105, side: "you", role: "mortar", models: 1 },
  { x: 196, y: 5, side: "foe", role: "claw", models: 5 },
  { x: 190, y: 55, side: "foe", role: "leaper", models: 4, isLit: true },
  { x: 204, y: 105, side: "foe", role: "titan", models: 1 },
];

/** A volley along the middle lane: Warhammer 40,000. */
export function BattleScene() {
  return (
    <svg viewBox="0 0 292 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="292" height="150" fill="var(--mat)" />
      {[0, 50, 100].map((y) => (
        <rect key={y} y={y} width="292" height="50" fill="var(--mat-2)" stroke="var(--mat-line)" />
      ))}
      <rect x="126" y="8" width="44" height="34" rx="5" fill="var(--terrain-ruin)" />
      <circle cx="148" cy="125" r="20" fill="none" stroke="var(--ink-3)" strokeDasharray="4 4" strokeWidth="1.5" />
      <circle cx="148" cy="125" r="9" fill="var(--surface)" stroke="var(--ink-3)" strokeWidth="2" />
      <path d="M104 75H184" stroke="var(--lit)" strokeWidth="12" opacity=".45" />
      <path d="M104 75H180" stroke="var(--lit-line)" strokeWidth="2.5" />
      <path d="M178 69l11 6-11 6z" fill="var(--lit-line)" />
      {UNITS.map((unit) => (
        <Unit key={`${unit.side} ${unit.role}`} {...unit} />
      ))}
    </svg>
  );
}

function Unit({ x, y, side, role, models, isLit = false }: SceneUnit) {
  const r = models === 1 ? 14 : 7;
  const symbol = r * 1.36;
  const first = x + 40 - ((models - 1) * 15.5) / 2;
  return (
    <>
      <rect
        x={x}
        y={y}
        width="80"
        height="42"
        rx="9"
        fill="var(--surface)"
        stroke={isLit ? "var(--lit-line)" : "var(--line)"}
        strokeWidth={isLit ? 2 : 1}
      />
      {Array.from({ length: models }, (_, at) => first + at * 15.5).map((cx) => (
        <g key={cx}>
          <rect
            x={cx - r}
            y={y + 21 - r}
            width={2 * r}
            height={2 * r}
            rx={side === "you" ? r : r * 0.55}
            fill={`var(--${side}-plate)`}
          />
          <use
            href={`#${role}`}
            x={cx - symbol / 2}
            y={y + 21 - symbol / 2}
            width={symbol}
            height={symbol}
            fill="#fff"
          />
        </g>
      ))}
    </>
  );
}
