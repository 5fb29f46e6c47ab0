import type { LogEntry, LogPart } from "@riposte/hosting";

/** The newest decision of a log; a round that has just begun has none yet, so those before it are looked through. */
export function newestIn(
  log: readonly LogPart[],
  isMeant: (entry: LogEntry) => boolean = () => true,
): LogEntry | undefined {
  for (let at = log.length - 1; at >= 0; at--) {
    const found = log[at]?.entries.findLast(isMeant);
    if (found !== undefined) return found;
  }
  return undefined;
}
