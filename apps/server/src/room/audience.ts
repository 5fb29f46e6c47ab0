import type { Fault } from "@riposte/hosting/seats";
import { isBotAt } from "./bot-turns.js";

/** A client at the match: a seat, or `null` for a watcher. */
export interface Attendant {
  readonly seat: number | null;
  /** Sends what he does not know yet. */
  tell(): void;
  /** Sends what was said; watchers do not hear it. */
  hear(text: string): void;
  /** Tells why the match cannot go on here. */
  fail(fault: Fault): void;
  /** Hears how many milliseconds of the main thread his requests took. */
  charge(milliseconds: number): void;
}

/** All clients at a match, connected to this process or to another. */
export interface Audience {
  /** No client is connected here. */
  readonly isEmpty: boolean;
  /** How many watch here. */
  readonly watchers: number;
  /** The seats that clients here have. */
  readonly seatsHere: readonly number[];
  /** The seats a client or bot is at, whichever process it is connected to; a bot always is. */
  readonly present: readonly number[];
  add(attendant: Attendant): void;
  /** False when he had gone already. */
  remove(attendant: Attendant): boolean;
  /** Who is connected to another process; none when it has gone. */
  hearOf(process: string, seats: readonly number[]): void;
  tell(): void;
  /** Tells the players, not watchers. */
  sayToPlayers(text: string): void;
  /** The affair of all, or of these seats alone. */
  fail(fault: Fault, seats?: readonly number[]): void;
}

export function createAudience(seats: readonly string[]): Audience {
  const attendants = new Set<Attendant>();
  const elsewhere = new Map<string, readonly number[]>();
  /** Looked at with every change of the match, and changed seldom. */
  let present: readonly number[] | undefined;
  const audience: Audience = {
    get isEmpty() {
      return attendants.size === 0;
    },
    get watchers() {
      return [...attendants].filter(({ seat }) => seat === null).length;
    },
    get seatsHere() {
      return [...new Set([...attendants].flatMap(({ seat }) => (seat === null ? [] : [seat])))];
    },
    get present() {
      if (present !== undefined) return present;
      const people = new Set([...audience.seatsHere, ...[...elsewhere.values()].flat()]);
      present = [...seats.keys()].filter((seat) => people.has(seat) || isBotAt(seats, seat));
      return present;
    },
    add(attendant) {
      present = undefined;
      attendants.add(attendant);
    },
    remove(attendant) {
      present = undefined;
      return attendants.delete(attendant);
    },
    hearOf(process, there) {
      present = undefined;
      if (there.length === 0) elsewhere.delete(process);
      else elsewhere.set(process, there);
    },
    tell() {
      for (const attendant of attendants) attendant.tell();
    },
    sayToPlayers(text) {
      for (const attendant of attendants) if (attendant.seat !== null) attendant.hear(text);
    },
    fail(fault, only) {
      for (const attendant of attendants)
        if (only === undefined || (attendant.seat !== null && only.includes(attendant.seat))) attendant.fail(fault);
    },
  };
  return audience;
}
