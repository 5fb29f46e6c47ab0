import type { ClockTerms } from "@riposte/hosting/seats";
import { counted } from "@riposte/words";

const UNITS = [
  [86_400, "day"],
  [3600, "hour"],
  [60, "minute"],
  [1, "second"],
] as const;

/** "10 minutes each", "3 days for every answer". */
export function clockWords(terms: ClockTerms | null): string {
  if (terms === null) return "none";
  const { seconds, per } = terms;
  const [size, unit] = UNITS.find(([length]) => seconds % length === 0) as (typeof UNITS)[number];
  const count = seconds / size;
  return `${counted(count, unit)} ${per === "side" ? "each" : "for every answer"}`;
}
