/** A chance as people say it; what is not certain is never written as if it were. */
export function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  if (rounded === 100 && chance < 1 - 1e-9) return "> 99 %";
  if (rounded === 0 && chance > 1e-9) return "< 1 %";
  return `${rounded} %`;
}
