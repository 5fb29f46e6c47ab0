import type { Reading } from "./shares.js";

/** Reads of one socket: as long as there is a reason not to, nothing more is taken off the network. */
export interface HeldReading {
  hold(reason: "share" | "queue"): void;
  release(reason: "share" | "queue"): void;
}

export function createHeldReading(socket: Reading): HeldReading {
  const reasons = new Set<string>();
  return {
    hold(reason) {
      if (reasons.size === 0) socket.pause();
      reasons.add(reason);
    },
    release(reason) {
      if (reasons.delete(reason) && reasons.size === 0) socket.resume();
    },
  };
}
