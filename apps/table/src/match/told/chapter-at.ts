import type { LogPart } from "@riposte/hosting";
import { plain } from "@riposte/words";

/** The heading a step stands under. */
export function chapterAt(log: readonly LogPart[], at: number): string {
  const part = log.findLast(({ entries: [first] }) => first !== undefined && first.step <= at);
  return part === undefined || part.heading === null ? "" : plain(part.heading);
}
