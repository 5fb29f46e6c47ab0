import type { SymbolName } from "../../look/icon.js";

const CARDS: readonly { readonly at: string; readonly number: number; readonly ability: SymbolName }[] = [
  { at: "translate(24 26) rotate(-7 32 47)", number: 11, ability: "draw1" },
  { at: "translate(92 26) rotate(-1 32 47)", number: 12, ability: "tofuture" },
  { at: "translate(160 26) rotate(5 32 47)", number: 13, ability: "swap" },
];

/** Three cards in order and the coffee: Finished! */
export function SolitaireScene() {
  return (
    <svg viewBox="0 0 292 168" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="292" height="168" fill="var(--mat)" />
      {CARDS.map(({ at, number, ability }) => (
        <g key={number} transform={at}>
          <rect y="3" width="64" height="94" rx="11" opacity=".1" />
          <rect width="64" height="94" rx="11" fill="var(--surface)" stroke="var(--line)" strokeWidth="1.5" />
          <text x="32" y="38" fontSize="30" fontWeight="700" textAnchor="middle" fill="var(--ink)">
            {number}
          </text>
          <use href={`#${ability}`} x="20" y="52" width="24" height="24" fill="var(--game)" />
        </g>
      ))}
      <use href="#cup" x="220" y="92" width="52" height="52" fill="var(--game)" />
    </svg>
  );
}
