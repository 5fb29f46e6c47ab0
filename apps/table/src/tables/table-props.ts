import type { NumberShown, Voice } from "@riposte/catalog";
import type { Key, View } from "@riposte/kernel";

/** What a drawn table gets: only what its seat sees. */
export interface TableProps {
  readonly view: View;
  readonly voice: Voice;
  readonly numbers: readonly NumberShown[];
  /** One of the pending question's options was pointed at on the table. */
  readonly onChoose: (key: Key) => void;
}

/** The keys that can be chosen now by pointing. */
export function keysIn({ decision }: View): ReadonlySet<Key> {
  if (decision?.own !== true || decision.choice.kind !== "one") return new Set();
  return new Set(decision.choice.options.map(({ key }) => key));
}
