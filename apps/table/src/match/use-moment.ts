import type { SeatClient } from "@riposte/hosting/seats";
import type { View } from "@riposte/kernel/run";
import { useEffect, useState } from "react";

/** Which step of the match is looked at: the last one, or one of the past. */
export interface Moment {
  readonly at: number;
  /** The table as it was; nothing while the present is looked at. */
  readonly past: View | null;
  readonly look: (step: number | null) => void;
}

export function useMoment(client: SeatClient, last: number): Moment {
  const [looked, setLooked] = useState<number | null>(null);
  const [past, setPast] = useState<View | null>(null);
  const at = Math.min(looked ?? last, last);
  useEffect(() => {
    let isCurrent = true;
    if (at === last) setPast(null);
    else client.viewAt(at).then((view) => isCurrent && setPast(view));
    return () => {
      isCurrent = false;
    };
  }, [client, at, last]);
  return { at, past: at === last ? null : past, look: (step) => setLooked(step === last ? null : step) };
}
