import type { LiveMatch } from "@riposte/kernel";
import { type Fault, fault, lastAnswers, type PlayedMatch, peopleAt, type Taken, type UndoAsked } from "@riposte/seats";

/** Takes answers back, when everybody agrees whom it concerns. */
export interface UndoTalk {
  readonly asked: UndoAsked | null;
  undo(by: number, answers: number): Taken;
  consent(seat: number, agrees: boolean): Taken;
  /** Somebody went on playing: whatever was asked is no longer asked. */
  forget(): void;
}

/** Bots agree to everything; people are asked where the kernel wants their consent. */
export function createUndoTalk(played: PlayedMatch, seats: readonly string[]): UndoTalk {
  const { match } = played;
  const people = peopleAt({ seats });
  const bots = [...seats.keys()].filter((seat) => !people.includes(seat));
  let asked: (UndoAsked & { readonly to: number }) | null = null;

  const tryUndo = (by: number, to: number, consent: readonly number[]) =>
    played.act(() => match.undo({ by, to, consent: [...bots, ...consent].filter((seat) => seat !== by) }));

  return {
    get asked() {
      return asked === null ? null : { by: asked.by, answers: asked.answers, waitingFor: asked.waitingFor };
    },
    undo(by, answers) {
      const to = placeOf(match, by, answers);
      if (typeof to !== "number") return to;
      const taken = tryUndo(by, to, []);
      if (taken.ok || taken.code !== "UNDO_NEEDS_CONSENT") return taken;
      asked = { by, answers, to, waitingFor: people.filter((seat) => seat !== by) };
      return { ok: true };
    },
    consent(seat, agrees) {
      if (asked === null || !asked.waitingFor.includes(seat)) return fault("NO_DECISION", "Nobody asks you to undo.");
      if (!agrees) {
        asked = null;
        return { ok: true };
      }
      const waitingFor = asked.waitingFor.filter((other) => other !== seat);
      if (waitingFor.length > 0) {
        asked = { ...asked, waitingFor };
        return { ok: true };
      }
      const { by, to } = asked;
      asked = null;
      return tryUndo(by, to, people);
    },
    forget() {
      asked = null;
    },
  };
}

function placeOf(match: LiveMatch<unknown>, by: number, answers: number): number | Fault {
  const to = lastAnswers(match, by, answers);
  return to ?? fault("UNDO_OUT_OF_RANGE", `You have not answered ${answers === 1 ? "yet" : `${answers} times`}.`);
}
