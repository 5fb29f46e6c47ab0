import { isAircraft, unitsOf } from "@riposte/warhammer-40k";
import type { EleventhMatch } from "../declared.js";

/** AIRCRAFT begin in Reserves. */
export const holdBack = (match: EleventhMatch): void => withdraw(match, [0, 1]);

/** They go back there when the opponent's turn ends. */
export const flyOff = ({ seat }: { readonly seat: number }, match: EleventhMatch): void => withdraw(match, [1 - seat]);

function withdraw(match: EleventhMatch, seats: readonly number[]): void {
  for (const unit of seats.flatMap((seat) => unitsOf(match, seat)))
    if (isAircraft(unit)) match.queue({ type: "unit:withdraw", unit: unit.id });
}
