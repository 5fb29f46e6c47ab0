/** Our sign: a parry and what follows it. */
export const Mark = () => (
  <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
    <rect width="28" height="28" rx="8" fill="var(--ink)" />
    <path
      d="M6.5 21.5L19 6.5M19 6.5l2.5 6"
      stroke="var(--surface)"
      strokeWidth="2.6"
      strokeLinecap="round"
      fill="none"
    />
    <path d="M9.5 8.5L21.5 21" stroke="var(--lit)" strokeWidth="2.6" strokeLinecap="round" />
  </svg>
);
