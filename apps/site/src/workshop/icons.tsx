const drawn = (path: string, isFilled = false) => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path
      d={path}
      fill={isFilled ? "currentColor" : "none"}
      stroke={isFilled ? "none" : "currentColor"}
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

/** The workshop's own signs. */
export const Icons = {
  undo: drawn("M6 3L2.5 6.5 6 10M3 6.5h6a4 4 0 0 1 0 8H6"),
  share: drawn("M11.5 5.5a2 2 0 1 0-1.7-1L6.2 6.6a2 2 0 1 0 0 2.8l3.6 2.1a2 2 0 1 0 1.7-1"),
  save: drawn("M8 2v8m-3.5-3L8 10.5 11.5 7M2.5 13.5h11"),
  play: drawn("M4 2.5v11l9-5.5z", true),
  warn: drawn("M8 1.5L15 14H1zM7.2 6v4h1.6V6zm0 5v1.5h1.6V11z", true),
  check: drawn("M2.5 8.5l3.5 3.5 7.5-8"),
  cross: drawn("M3.5 3.5l9 9m0-9l-9 9"),
  code: drawn("M5.5 4L2 8l3.5 4M10.5 4L14 8l-3.5 4"),
  theme: drawn("M8 2a6 6 0 0 0 0 12zM8 2a6 6 0 0 1 0 12", false),
  remove: drawn("M3 8h10"),
} as const;
