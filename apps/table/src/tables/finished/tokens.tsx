/** A wrapped sweet; an outline where one could lie. */
export function Candy({ isEmpty = false }: { readonly isEmpty?: boolean }) {
  return (
    <svg width="22" height="14" viewBox="0 0 22 14" aria-hidden="true">
      <g
        fill={isEmpty ? "none" : "#d6336c"}
        stroke={isEmpty ? "currentColor" : "#8f1f47"}
        strokeDasharray={isEmpty ? "2 2" : undefined}
      >
        <path d="M1 3 6 7 1 11zM21 3 16 7 21 11z" />
        <ellipse cx="11" cy="7" rx="5.5" ry="5" />
      </g>
    </svg>
  );
}

/** A cup with steam. */
export function Coffee() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <path d="M3 8h11v6a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4z" fill="#7a4a24" />
      <path d="M14 10h2a2 2 0 0 1 0 5h-2M6 5q2-2 0-4M10 5q2-2 0-4" />
    </svg>
  );
}

/** What an ability moves, as arrows. */
const SIGNS: Readonly<Record<string, string>> = {
  start: "M4 16 12 4 20 16z",
  takeCandy: "M4 10h12M12 5l5 5-5 5",
  drawOne: "M12 3v14M6 11l6 6 6-6",
  drawTwo: "M8 3v14M3 12l5 5 5-5M17 3v14",
  drawOne3x: "M5 3v14M12 3v14M19 3v14",
  cardsIntoPast: "M20 10H4M10 4 4 10l6 6",
  cardsFromPast: "M4 10h16M14 4l6 6-6 6",
  cardIntoFuture: "M4 16C4 8 12 4 20 6M15 2l5 4-4 5",
  allCardsIntoFuture: "M2 17C3 8 12 3 21 6M2 12C5 6 12 2 21 2",
  exchangeCard: "M4 7h14l-4-4M20 13H6l4 4",
  exchangePresentCardOrder: "M4 7h14l-4-4M20 13H6l4 4",
  belowTheStack: "M4 4h16M4 9h16M12 9v9M7 14l5 5 5-5",
  resetCandies: "M19 10a7 7 0 1 1-2-5M17 1v5h-5",
  drinkCofee: "M4 6h12v7a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4zM16 8h3v5h-3",
};

export function AbilitySign({ ability }: { readonly ability: string }) {
  return (
    <svg
      width="30"
      height="24"
      viewBox="0 0 24 20"
      aria-hidden="true"
      fill="none"
      stroke="var(--lit-line)"
      strokeWidth="1.8"
    >
      <path d={SIGNS[ability] ?? "M4 10h16"} />
    </svg>
  );
}
