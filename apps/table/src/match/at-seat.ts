import type { LogPart } from "@riposte/hosting";
import type { SeatClient, SeatState } from "@riposte/hosting/seats";
import type { Coaching } from "../learn/coaching.js";
import { shared } from "../shell/shared.js";
import type { Seen, TableParts } from "../tables/table-parts.js";
import type { Shown } from "./shown.js";
import type { Moment } from "./use-moment.js";

/** What everything on the screen of a match is about: the place at the match, what is seen from there, and when. */
interface AtSeat {
  readonly client: SeatClient;
  readonly state: SeatState;
  readonly seen: Seen;
  readonly parts: TableParts;
  readonly log: readonly LogPart[];
  readonly moment: Moment;
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
  /** Said before the question, where the player learns. */
  readonly coaching: Coaching | undefined;
  /** How it came to its end, where not by the rules. */
  readonly why: string | null | undefined;
  /** The match is over, and its end is to be seen again. */
  readonly onEnd: () => void;
}

export const [AtSeatProvider, useAtSeat] = shared<AtSeat>("on the screen of a match");
