import type { Key } from "@riposte/kernel";
import type { OwnDecision } from "@riposte/kernel/run";
import { useState } from "react";

/** The options that were pointed at on the table, of one decision. */
interface Narrowed {
  readonly decision: number;
  readonly keys: readonly Key[];
}

/** Pointing shows what could be done; pointing again at what leaves one thing does it. */
export function useNarrowing(own: OwnDecision | null, choose: (key: Key) => void) {
  const [narrowed, setNarrowed] = useState<Narrowed | null>(null);
  const among = narrowed !== null && narrowed.decision === own?.id ? narrowed.keys : null;
  const point = (keys: readonly Key[]) => {
    const both = among?.filter((key) => keys.includes(key)) ?? [];
    if (both.length === 1) choose(both[0] as Key);
    else if (own !== null) setNarrowed({ decision: own.id, keys: both.length > 0 ? both : keys });
  };
  return { among, point, widen: () => setNarrowed(null) };
}
