import type { SeatEye } from "@riposte/hosting/seats";
import { createDesk, type Desk, NOTHING } from "./desk.js";
import type { FollowedMatch } from "./followed-match.js";
import type { Around } from "./moment.js";

/** What each seat sees of a match, worked out once for each change however many look with its eyes. */
export interface Desks {
  /** Something may look different now. */
  change(): void;
  /** All clients here were told: one that knows less is told the whole. */
  settle(): void;
  eye(seat: number | null): SeatEye;
  /** Sends, each time it is called, what was not sent before. */
  reader(seat: number | null, send: (text: string) => void): () => void;
}

export function createDesks(match: Pick<FollowedMatch, "played" | "entry">, around: () => Around): Desks {
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
