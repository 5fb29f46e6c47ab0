import type { SymbolName } from "../../look/icon.js";

interface SceneCard {
  readonly at: string;
  readonly colour: string;
  readonly attribute: SymbolName;
  readonly cost: number;
  readonly power: number;
  /** Where the sun stands on it. */
  readonly sun: readonly [number, number];
}

const CARDS: readonly SceneCard[] = [
  {
    at: "translate(28 30) rotate(-14 38 53)",
    colour: "purple",
    attribute: "special",
    cost: 5,
    power: 6000,
    sun: [54, 34],
  },
  { at: "translate(78 18) rotate(-5 38 53)", colour: "blue", attribute: "slash", cost: 4, power: 5000, sun: [17, 26] },
  { at: "translate(130 18) rotate(4 38 53)", colour: "red", attribute: "strike", cost: 5, power: 6000, sun: [44, 25] },
  {
    at: "translate(176 28) rotate(13 38 53)",
    colour: "green",
    attribute: "ranged",
    cost: 3,
    power: 3000,
    sun: [62, 40],
  },
];
const RAYS = Array.from({ length: 10 }, (_, at) => at * 36);

/** A fan of cards over the sea: ONE PIECE Card Game. */
export function DuelScene() {
  return (
    <svg viewBox="0 0 292 168" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="292" height="168" fill="var(--mat)" />
      <path d="M0 128q36-22 73 0t73 0t73 0t73 0V168H0z" fill="var(--mat-line)" opacity=".5" />
      <path d="M0 142q36-18 73 0t73 0t73 0t73 0V168H0z" fill="var(--mat-line)" opacity=".7" />
      <clipPath id="scene-card">
        <rect width="76" height="106" rx="9" />
      </clipPath>
      {CARDS.map(({ at, colour, attribute, cost, power, sun }) => (
        <g key={at} transform={at}>
          <rect y="2" width="76" height="106" rx="9" opacity=".2" />
          <g clipPath="url(#scene-card)">
            <rect width="76" height="106" fill={`var(--c-${colour})`} />
            <rect width="76" height="106" opacity=".12" />
            <g fill="#fff">
              {RAYS.map((angle) => (
                <path
                  key={angle}
                  d="M0 0L140 -16V16z"
                  opacity=".09"
                  transform={`translate(${sun[0]} ${sun[1]}) rotate(${angle})`}
                />
              ))}
              <circle cx={sun[0]} cy={sun[1]} r="16" opacity=".22" />
              <path d="M-5 74q10-10 21 0t21 0t21 0t21 0V108H-5z" opacity=".13" />
              <path d="M-5 86q10-10 21 0t21 0t21 0t21 0V108H-5z" opacity=".16" />
            </g>
          </g>
          <rect
            x="1.2"
            y="1.2"
            width="73.6"
            height="103.6"
            rx="8"
            fill="none"
            stroke={`var(--c-${colour})`}
            strokeWidth="2.5"
          />
          <use href={`#${attribute}`} x="21" y="32" width="34" height="34" fill="#fff" />
          <circle cx="15" cy="15" r="11" fill="#fff" />
          <text x="15" y="19.5" fontSize="12" fontWeight="700" textAnchor="middle" fill="#1b1f24">
            {cost}
          </text>
          <rect x="32" y="5" width="40" height="20" rx="6" fill="rgb(15 15 22 / 82%)" />
          <text x="52" y="19.5" fontSize="12" fontWeight="700" textAnchor="middle" fill="#fff">
            {power}
          </text>
        </g>
      ))}
    </svg>
  );
}
