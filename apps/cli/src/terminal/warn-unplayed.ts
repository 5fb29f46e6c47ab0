import type { Setup } from "@riposte/hosting";
import type { GameEntry } from "../games/game-entry.js";
import type { Terminal } from "./terminal.js";

/** Says before a match begins what of its lists is not wholly played. */
export function warnUnplayed(
  { unplayed }: Pick<GameEntry, "unplayed">,
  setup: Setup,
  terminal: Pick<Terminal, "warn">,
): void {
  const found = unplayed?.(setup) ?? [];
  if (found.length === 0) return;
  terminal.warn("Not all abilities play:");
  for (const { id, name, why } of found) terminal.warn(`  ${id} ${name}: ${why.join(" ")}`);
}
