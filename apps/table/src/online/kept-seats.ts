import { stored } from "../kept/store.js";
import type { SideChoice } from "../new-match/one-side.js";

/** A seat this browser has at a match elsewhere. */
export interface KeptSeat {
  readonly match: string;
  readonly game: string;
  /** None where only bots play: then one watches. */
  readonly seat: number | null;
  readonly token: string | null;
  /** For those who have not come yet, as the maker of the match got them. */
  readonly invites: readonly { readonly seat: number; readonly invite: string }[];
  /** What this player means to play with, where each brings it. */
  readonly side?: SideChoice;
  /** Nothing the other writes is shown. */
  readonly isMuted?: boolean;
}

const KEY = "riposte:seats";
const MOST = 50;

/** The newest first. */
export function keptSeats(): readonly KeptSeat[] {
  const kept = stored(KEY);
  return Array.isArray(kept) ? (kept as KeptSeat[]) : [];
}

export const keptSeat = (match: string): KeptSeat | undefined => keptSeats().find((seat) => seat.match === match);

/** Keeps a seat's token where only this browser finds it. */
export function keepSeat(seat: KeptSeat): void {
  const others = keptSeats().filter(({ match }) => match !== seat.match);
  localStorage.setItem(KEY, JSON.stringify([seat, ...others].slice(0, MOST)));
}

/** The seat in the match they play again, one place further; the token stays good. */
export function keepRematch(match: string, next: string, seats: number): void {
  const kept = keptSeat(match);
  if (kept === undefined || kept.seat === null) return;
  keepSeat({ ...kept, match: next, seat: (kept.seat + 1) % seats, invites: [] });
}

export function muteSeat(match: string, isMuted: boolean): void {
  const kept = keptSeat(match);
  if (kept !== undefined) keepSeat({ ...kept, isMuted });
}

/** A player who came has used the invitation. */
export function spendInvites(match: string, came: readonly number[]): void {
  const kept = keptSeats();
  const left = kept.map((seat) =>
    seat.match === match ? { ...seat, invites: seat.invites.filter((invite) => !came.includes(invite.seat)) } : seat,
  );
  localStorage.setItem(KEY, JSON.stringify(left));
}

/** What the player means to play with at a match. */
export function keepSide(match: string, side: SideChoice): void {
  const kept = keptSeat(match);
  if (kept !== undefined) keepSeat({ ...kept, side });
}

export function forgetSeat(match: string): void {
  localStorage.setItem(KEY, JSON.stringify(keptSeats().filter((seat) => seat.match !== match)));
}
