import { ServerFault } from "../faults.js";
import type { MatchStore } from "../storage/match-store.js";

const WITHIN = 2000;

/** Resolves when the storage answers; it is as good as broken where it does not in two seconds. */
export function checkHealth(parts: () => Promise<{ readonly store: Pick<MatchStore, "time"> }>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ServerFault("STORAGE_UNSURE", "The storage does not answer in time.")), WITHIN);
  });
  const asked = parts().then(({ store }) => store.time());
  return Promise.race([asked.then(() => undefined), late]).finally(() => clearTimeout(timer));
}
