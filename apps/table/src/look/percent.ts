/** A chance as people say it; what is not certain is never written as if it were. */
export function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  if (rounded === 100 && chance < 1 - 1e-9) return "> 99 %";
  if (rounded === 0 && chance > 1e-9) return "< 1 %";
  return `${rounded} %`;
}

/** The same with a tenth where it is small, for figures that are compared. */
export function finePercent(chance: number): string {
  if (chance >= 0.995) return chance < 1 - 1e-9 ? "over 99 %" : "100 %";
  if (chance >= 0.0095) return `${Math.round(chance * 100)} %`;
  if (chance < 1e-9) return "0 %";
  return chance < 0.0005 ? "under 0.1 %" : `${(chance * 100).toFixed(1)} %`;
}
