import { type Fault, fault, lastAnswers, type PlayedMatch, peopleAt, type Taken } from "@riposte/hosting/seats";
import type { LiveMatch } from "@riposte/kernel/run";
import { refusal } from "../faults.js";
import type { UndoTalked } from "../storage/match-record.js";

/** What became of a word about undoing: what is asked from now on, and whether anything was undone. */
export type Talked = { readonly ok: true; readonly talk: UndoTalked | null } | Fault;

/** Takes answers back, when all agree whom it concerns. Bots agree to everything. */
export interface UndoTalk {
  undo(by: number, answers: number, at: number): Talked;
  consent(asked: UndoTalked | null, seat: number, agrees: boolean): Talked;
}

/** `mayAsk` tells whether a seat may ask the others once more. */
export function createUndoTalk(
  played: PlayedMatch,
  seats: readonly string[],
  mayAsk: (seat: number) => boolean,
): UndoTalk {
  const { match } = played;
  const people = peopleAt({ seats });
  const bots = [...seats.keys()].filter((seat) => !people.includes(seat));

  const tryUndo = (by: number, to: number, consent: readonly number[]): Taken =>
    played.act(() =>
      match.undo({ by, to, consent: [...bots, ...consent].filter((seat) => seat !== by), policies: "stay" }),
    );
  const undone = (taken: Taken): Talked => (taken.ok ? { ok: true, talk: null } : taken);

  return {
    undo(by, answers, at) {
      const to = placeOf(match, by, answers);
      if (typeof to !== "number") return to;
      const taken = tryUndo(by, to, []);
      if (taken.ok || taken.code !== "UNDO_NEEDS_CONSENT") return undone(taken);
      if (!mayAsk(by)) return refusal("TOO_FAST", "You asked often whether you may undo. Wait a moment.");
      return { ok: true, talk: { by, answers, to, at, waitingFor: people.filter((seat) => seat !== by) } };
    },
    consent(asked, seat, agrees) {
      if (asked === null || !asked.waitingFor.includes(seat)) return fault("NO_DECISION", "Nobody asks you to undo.");
      if (!agrees) return { ok: true, talk: null };
      const waitingFor = asked.waitingFor.filter((other) => other !== seat);
      if (waitingFor.length > 0) return { ok: true, talk: { ...asked, waitingFor } };
      return undone(tryUndo(asked.by, asked.to, people));
    },
  };
}

/** Whether a player went on since it was asked: then it is no longer asked. Policies do not count, nor that the time is up. */
export const isStale = ({ at }: UndoTalked, base: number, { inputs }: Pick<LiveMatch<unknown>, "inputs">): boolean =>
  inputs.slice(at - base).some((input) => !("policy" in input || "time" in input));

function placeOf(match: LiveMatch<unknown>, by: number, answers: number): number | Fault {
  const to = lastAnswers(match, by, answers);
  return to ?? fault("UNDO_OUT_OF_RANGE", `You have not answered ${answers === 1 ? "yet" : `${answers} times`}.`);
}
