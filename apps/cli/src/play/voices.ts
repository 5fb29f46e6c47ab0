import { playersAt, type Voice, voiceOf } from "@riposte/hosting";
import type { LiveMatch } from "@riposte/kernel/run";
import { NO_COMPUTERS, seatShown, seatTold } from "./computer-seats.js";
import type { Session } from "./session.js";

type Spoken = Pick<Session, "entry" | "game" | "match" | "computers">;

/** Speaks to the seat that is asked: "you" is the one at the keyboard. */
export const voiceAsking = (session: Spoken): Voice =>
  voiceFor(session, seatShown(session.match, session.computers ?? NO_COMPUTERS));

/** Tells what happened: where several people sit at one keyboard, each by name. */
export const voiceTelling = (session: Spoken): Voice =>
  voiceFor(session, seatTold(session.match, session.computers ?? NO_COMPUTERS));

function voiceFor({ entry, game, match, computers = NO_COMPUTERS }: Spoken, seat: number | null): Voice {
  const seats = Array.from({ length: match.seats }, (_, at) => computers.get(at)?.name ?? "human");
  return voiceOf(entry, game, playersAt({ seat, seats }), namedFrom(match));
}

const begun = new WeakMap<LiveMatch<unknown>, Readonly<Record<string, unknown>>>();

/** The table names are given by: the first one seen, since figures that fall must not change the others' names. */
function namedFrom(match: LiveMatch<unknown>): Readonly<Record<string, unknown>> {
  const slices = begun.get(match) ?? match.viewFor(null).slices;
  begun.set(match, slices);
  return slices;
}
