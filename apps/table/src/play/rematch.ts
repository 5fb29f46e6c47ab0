import type { LocalHost } from "../seat/hosting.js";
import { type Started, startSession } from "./session.js";

/** The same match with fresh dice; those who swap sides change places. */
export const rematch = ({ about, match }: LocalHost, swaps: boolean): Promise<Started> =>
  startSession({
    game: about.game,
    plugins: about.plugins,
    seats: swaps ? about.seats.toReversed() : about.seats,
    setup: match.setup,
  });
