import type { SeatEye, Taken } from "@riposte/hosting/seats";
import { type Save, saveMatch } from "@riposte/kernel/run";
import { refusal, ServerFault } from "../faults.js";
import type { InTurn } from "../in-turn.js";
import type { Request } from "../messages.js";
import type { Spent } from "../stages.js";
import type { Thinkers } from "../thinking/thinkers.js";
import type { Attendant } from "./audience.js";
import type { Change, FollowedMatch } from "./followed-match.js";

/** Who asks, and on whose account. */
export type Asking = Pick<Attendant, "seat" | "charge">;

/** What requests are answered with. */
interface RequestParts {
  readonly match: FollowedMatch;
  readonly thinkers: Thinkers;
  readonly inTurn: InTurn;
  readonly log: (line: string) => void;
  readonly spent: Spent;
  eye(seat: number | null): SeatEye;
  say(seat: number, text: string): Promise<Taken>;
  change(asking: Asking, change: Change): Promise<Taken>;
  playAgain(seat: number | null, agrees: boolean): Promise<Taken>;
}

/** Answers what a client at a match asks, as JSON that is ready to be sent. */
export function createRequests(parts: RequestParts): (asking: Asking, request: Request) => Promise<string> {
  const { match, thinkers, inTurn, log, spent, eye, say, change, playAgain } = parts;

  const viewAt = async (seat: number | null, { id, step }: Extract<Request, { type: "view-at" }>): Promise<string> => {
    const [asked, inputs] = await inTurn(async () => [match.thinkable(), eye(seat).inputsAt(step)] as const);
    try {
      const view = await thinkers.viewAt(asked, inputs, seat);
      return `${done(id, { taken: { ok: true } }).slice(0, -1)},"view":${view}}`;
    } catch (error) {
      if (!(error instanceof ServerFault)) log(`match ${match.record.id}: no look back: ${String(error)}`);
      return done(id, { taken: refusal("TOO_FAST", "Too many look back at this match now.") });
    }
  };
  /** While others play too the record holds what a seat may not know. */
  const savedFor = (seat: number | null): Save | null => {
    const { match: played } = match.played;
    return played.outcome !== null || (played.seats === 1 && seat !== null) ? saveMatch(played) : null;
  };
  const saved = ({ seat, charge }: Asking, id: number): string => {
    const began = performance.now();
    const written = done(id, { taken: { ok: true }, save: savedFor(seat) });
    charge(performance.now() - began);
    return written;
  };
  const changeInTurn = (asking: Asking, request: Change): Promise<string> => {
    const came = performance.now();
    return inTurn(async () => {
      spent("waiting", came);
      return done(request.id, { taken: await change(asking, request) });
    });
  };
  return async (asking, request) => {
    const { id } = request;
    const { seat } = asking;
    switch (request.type) {
      case "view-at":
        return viewAt(seat, request);
      case "say":
        if (seat === null) return done(id, { taken: refusal("NOT_SEATED", "Whoever watches does not write.") });
        return done(id, { taken: await say(seat, request.text) });
      case "rematch":
        return inTurn(async () => done(id, { taken: await playAgain(seat, request.agrees) }));
      case "save":
        return inTurn(async () => saved(asking, id));
      default:
        return changeInTurn(asking, request);
    }
  };
}

const done = (id: number, what: { readonly taken: Taken; readonly save?: Save | null }): string =>
  JSON.stringify({ type: "done", id, ...what });
