import type { Change, ClockTerms, Fault, MatchAbout, OnlineNow, Said, SeenStep, Taken } from "@riposte/hosting/seats";
import type { Save, View } from "@riposte/kernel/run";

import type { Chosen } from "./room/chosen-in.js";

export type { Bring, NewMatch, Request } from "./messages.js";
export type { Chosen } from "./room/chosen-in.js";

/** What making a match answers: the maker's own seat, and an invitation for every other person. */
export interface MadeMatch {
  readonly match: string;
  /** None when only bots play. */
  readonly seat: number | null;
  readonly token: string | null;
  readonly invites: readonly { readonly seat: number; readonly invite: string }[];
}

/** What joining answers; the invitation is spent. */
export interface JoinedMatch {
  readonly seat: number;
  readonly token: string;
}

/** What a player may know of a match before sitting down. */
export interface MatchInfo extends Pick<MatchAbout, "game" | "plugins" | "seats" | "unusual"> {
  /** How much time people have; nothing where no clock runs. */
  readonly clock: ClockTerms | null;
  /** What it was set up with, by name; nothing where it begins at a written position. */
  readonly chosen: Chosen | null;
  /** The part of the setup for which each person brings a list, as long as the match has not begun. */
  readonly bring: string | null;
}

/** The same, and who is there already: a player who opens an invitation reads whose it is. */
export interface InvitedTo extends MatchInfo {
  readonly names: OnlineNow["names"];
}

/** A match with people elsewhere, as it is told to each of them. */
export type OnlineAbout = MatchAbout & MatchInfo;

/** What the server says on a socket. */
export type ServerMessage =
  /** `time` is the server's, which clocks are told by. */
  | { readonly type: "welcome"; readonly about: OnlineAbout; readonly time: number }
  /** What players wrote to each other: at first all that is kept, then each new line. */
  | { readonly type: "said"; readonly lines: readonly Said[] }
  /**
   * Keep the first steps, add these behind them: fits answers, undo and coming back alike. The first one tells `now` whole, the
   * others what changed in it since the last.
   */
  | {
      readonly type: "state";
      readonly keep: number;
      readonly add: readonly SeenStep[];
      readonly now?: OnlineNow;
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
