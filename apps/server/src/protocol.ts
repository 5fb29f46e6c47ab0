import type { Save, View } from "@riposte/kernel/run";
import type { Change, Fault, MatchAbout, SeatNow, SeenStep, Taken } from "@riposte/seats";

export type { NewMatch, Request } from "./messages.js";

/** What making a match answers: the maker's own seat, and an invitation for every other person. */
export interface MadeMatch {
  readonly match: string;
  /** Nobody's when only bots play. */
  readonly seat: number | null;
  readonly token: string | null;
  readonly invites: readonly { readonly seat: number; readonly invite: string }[];
}

/** What joining answers; the invitation is spent. */
export interface JoinedMatch {
  readonly seat: number;
  readonly token: string;
}

/** What everybody may know of a match before he sits down. */
export type MatchInfo = Pick<MatchAbout, "game" | "plugins" | "seats" | "unusual">;

/** What the server says on a socket. */
export type ServerMessage =
  | { readonly type: "welcome"; readonly about: MatchAbout }
  /**
   * Keep the first steps, add these behind them: fits answers, undo and coming back alike. The first one tells `now` whole, the
   * others what changed in it since the last.
   */
  | {
      readonly type: "state";
      readonly keep: number;
      readonly add: readonly SeenStep[];
      readonly now?: SeatNow;
      readonly changes?: Change;
    }
  | {
      readonly type: "done";
      readonly id: number;
      readonly taken: Taken;
      readonly view?: View;
      readonly save?: Save | null;
    }
  /** Something was wrong with a message, or with the match; the socket may close after it. */
  | ({ readonly type: "fault" } & Omit<Fault, "ok">);
