import {
  changesBetween,
  createSeatEye,
  type OnlineNow,
  type PlayedMatch,
  type PlayedStep,
  type SeatEye,
  sharedLength,
} from "@riposte/seats";
import type { FollowedMatch } from "./followed-match.js";
import { toldStep } from "./written-step.js";

/** What is told of a match beside its table. */
export type Around = Pick<OnlineNow, "undoAsked" | "here" | "names" | "clocks" | "rematch">;

/** What each seat sees of a match, worked out once for each change however many look with its eyes. */
export interface Desks {
  /** Something may look different now. */
  change(): void;
  /** Everybody here was told: whoever knows less is told the whole. */
  settle(): void;
  eye(seat: number | null): SeatEye;
  /** Sends, each time it is called, what was not sent before. */
  reader(seat: number | null, send: (text: string) => void): () => void;
}

export function createDesks(match: FollowedMatch, around: () => Around): Desks {
  const desks = new Map<number | null, Desk>();
  let version = 0;
  const deskOf = (seat: number | null): Desk => {
    const known = desks.get(seat);
    if (known !== undefined && known.played === match.played) return known;
    const fresh = createDesk(match, seat, around, () => version);
    desks.set(seat, fresh);
    return fresh;
  };
  return {
    change() {
      version += 1;
    },
    settle() {
      for (const desk of desks.values()) desk.settle();
    },
    eye: (seat) => deskOf(seat).eye,
    reader(seat, send) {
      let [desk, told] = [deskOf(seat), NOTHING];
      return () => {
        // after the log was read anew what was told before says nothing
        if (desk !== deskOf(seat)) [desk, told] = [deskOf(seat), NOTHING];
        const news = desk.news(told);
        if (news === undefined) return;
        ({ told } = news);
        send(news.text);
      };
    },
  };
}

/** What one seat sees. */
interface Desk {
  readonly played: PlayedMatch;
  readonly eye: SeatEye;
  /** The state message for somebody who was told so much; nothing when there is nothing new. */
  news(told: Told): { readonly text: string; readonly told: Told } | undefined;
  /** Lets go of what was told last, which else would be kept until the next change. */
  settle(): void;
}

/** What somebody was told last. */
interface Told {
  readonly steps: readonly PlayedStep[];
  /** Which telling of now; 0 for nothing yet. */
  readonly stamp: number;
}

const NOTHING: Told = { steps: [], stamp: 0 };

function createDesk(
  { played, entry }: FollowedMatch,
  seat: number | null,
  around: () => Around,
  version: () => number,
): Desk {
  const eye = createSeatEye(played, entry, seat);
  let at = -1;
  let stamp = 0;
  let now: OnlineNow | undefined;
  let steps: readonly PlayedStep[] = [];
  let changes = "";
  let whole: string | undefined;

  const look = () => {
    if (at === version()) return;
    at = version();
    steps = eye.known();
    const next = { ...eye.now(), ...around() };
    const change = now === undefined ? undefined : changesBetween(now, next);
    if (now !== undefined && change === undefined) return;
    now = next;
    stamp += 1;
    whole = undefined;
    changes = change === undefined ? "" : JSON.stringify(change);
  };
  const nowFor = (known: number): string => {
    if (known === stamp) return "";
    if (known > 0 && known === stamp - 1 && changes !== "") return `,"changes":${changes}`;
    whole ??= JSON.stringify(now);
    return `,"now":${whole}`;
  };
  return {
    played,
    eye,
    news(told) {
      look();
      const keep = sharedLength(told.steps, steps);
      if (keep === told.steps.length && keep === steps.length && told.stamp === stamp) return undefined;
      const add = steps.slice(keep).map((step) => toldStep(step, seat));
      return { text: `{"type":"state","keep":${keep},"add":[${add}]${nowFor(told.stamp)}}`, told: { steps, stamp } };
    },
    settle() {
      changes = "";
      whole = undefined;
    },
  };
}
