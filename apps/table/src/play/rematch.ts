import type { LocalHost } from "../seat/hosting.js";
import { type Started, startSession } from "./session.js";

/** The same match with fresh dice; where two play they change places. */
export const rematch = ({ about, match }: LocalHost): Promise<Started> =>
  startSession({
    game: about.game,
    plugins: about.plugins,
    seats: [...about.seats].reverse(),
    setup: match.setup,
  });
