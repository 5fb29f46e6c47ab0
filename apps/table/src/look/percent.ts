import { percent as inPercent } from "@riposte/words";

/** A chance as people say it; what is not certain is never written as if it were. */
export function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  if (rounded === 100 && chance < 1 - 1e-9) return "> 99 %";
  if (rounded === 0 && chance > 1e-9) return "< 1 %";
  return inPercent(chance);
}

/** The same with a tenth where it is small, for figures that are compared. */
export function finePercent(chance: number): string {
  if (chance >= 0.995) return chance < 1 - 1e-9 ? "over 99 %" : inPercent(1);
  if (chance >= 0.0095) return inPercent(chance);
  if (chance < 1e-9) return inPercent(0);
  return chance < 0.0005 ? "under 0.1 %" : inPercent(chance, 1);
}
