import type { CatalogGame } from "@riposte/catalog";
import { createSeatEye, type Fault, type PlayedMatch, type SeatEye, type SeatNow, type SeenStep } from "@riposte/seats";
import type { ServerMessage } from "../protocol.js";

export type Send = (message: ServerMessage) => void;

/** Somebody at the match: a seat, or `null` for a watcher, and what it was told so far. */
export interface Attendant {
  readonly seat: number | null;
  readonly eye: SeatEye;
  /** Tells what it does not know yet. */
  tell(): void;
  /** Tells why the match cannot go on here. */
  fail(fault: Fault): void;
}

/** Lets somebody follow the match; steps it was told already are not sent again. */
export function attendMatch(
  played: PlayedMatch,
  entry: CatalogGame,
  seat: number | null,
  send: Send,
  around: () => Pick<SeatNow, "undoAsked" | "here">,
): Attendant {
  const eye = createSeatEye(played, entry, seat);
  let told: readonly SeenStep[] = [];
  return {
    seat,
    eye,
    tell() {
      const steps = eye.steps();
      const keep = sharedLength(told, steps);
      told = steps;
      send({ type: "state", keep, add: steps.slice(keep), now: { ...eye.now(), ...around() } });
    },
    fail: ({ code, reason }) => send({ type: "fault", code, reason }),
  };
}

function sharedLength(one: readonly SeenStep[], other: readonly SeenStep[]): number {
  const different = one.findIndex((step, at) => step !== other[at]);
  return different < 0 ? one.length : different;
}
