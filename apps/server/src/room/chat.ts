import { peopleAt, type Said, type Taken } from "@riposte/hosting/seats";
import { createAllowanceBySeat } from "../allowance.js";
import { refusal } from "../faults.js";
import { createInTurn } from "../in-turn.js";
import type { Limits } from "../limits.js";
import type { MatchRecord } from "../storage/match-record.js";
import type { MatchStore } from "../storage/match-store.js";
import { visible } from "../visible-text.js";

/** What the players of a match write to each other: kept beside its log, never in it, and not for watchers. */
export interface Chat {
  say(seat: number, text: string): Promise<Taken>;
  /** Reads what was said, here or at another process, and tells what is new. */
  learn(): Promise<void>;
  /** All that is kept, as a message; nothing when no player said anything. */
  whole(): string | undefined;
}

interface ChatParts {
  readonly store: MatchStore;
  readonly limits: Limits;
  readonly tell: (message: string) => void;
}

export function createChat({ id, seats }: MatchRecord, { store, limits, tell }: ChatParts): Chat {
  const isAlone = peopleAt({ seats }).length < 2;
  const mayWrite = createAllowanceBySeat(limits.chat);
  let lines: readonly Said[] = [];

  const refusalOf = (seat: number, line: string): Taken => {
    if (isAlone) return refusal("LINE_REFUSED", "Nobody else is at this match to read it.");
    if (line === "") return refusal("LINE_REFUSED", "There is nothing in it that can be seen.");
    if (line.length > limits.chatLength)
      return refusal("LINE_REFUSED", `A line has at most ${limits.chatLength} characters, this one ${line.length}.`);
    return mayWrite(seat) ? { ok: true } : refusal("TOO_FAST", "That was much at once. Wait a moment.");
  };
  const read = async (): Promise<void> => {
    if (isAlone) return;
    // where the storage does not answer, what is known is still true
    const kept = await store.said(id).catch(() => lines);
    // of two processes one may store the lower number later
    const fresh = kept.filter(({ number }) => !lines.some((line) => line.number === number));
    lines = kept;
    if (fresh.length > 0) tell(said(fresh));
  };
  // one look after the other: an older one may not come after a newer one
  const inTurn = createInTurn();
  const learn = () => inTurn(read);
  return {
    async say(seat, text) {
      const line = visible(text);
      const taken = refusalOf(seat, line);
      if (!taken.ok) return taken;
      await store.say(id, seat, line, limits.chatKept);
      await learn();
      return taken;
    },
    learn,
    whole: () => (lines.length === 0 ? undefined : said(lines)),
  };
}

const said = (lines: readonly Said[]): string => JSON.stringify({ type: "said", lines });
