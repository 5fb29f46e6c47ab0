import { playersAt } from "@riposte/hosting";
import { peopleAt, positionOf } from "@riposte/hosting/seats";
import type { Recorded } from "../watch/recorded.js";
import type { AnalysisOrder } from "./analysis-worker.js";

/** Imagined matches for each decision: enough for a curve, and a short wait for the page. */
const MATCHES = 8;

/** The order to explain a match, in the words of the reader. */
export function orderFor({ info, host, match }: Recorded): AnalysisOrder {
  const people = peopleAt({ seats: match.seats });
  const seat = people.length === 1 ? (people[0] ?? null) : null;
  return {
    position: positionOf(host.match, { game: info.id, plugins: host.about.plugins }),
    players: playersAt({ seat, seats: match.seats, names: match.names, isShared: true }),
    matches: MATCHES,
  };
}
