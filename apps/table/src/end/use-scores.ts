import type { SeatClient } from "@riposte/hosting/seats";
import { useEffect, useState } from "react";
import type { Seen, TableParts } from "../tables/table-parts.js";
import { endTexts as texts } from "./end-texts.js";
import type { Round } from "./rounds.js";

/** What each counted, by seat, after a round. */
export interface ScoreAt {
  readonly label: string;
  readonly scores: readonly number[];
}

/** The scores after each round; nothing until all are known, or where nothing is counted. */
export function useScores(
  client: SeatClient,
  parts: TableParts,
  seen: Seen,
  rounds: readonly Round[],
): readonly ScoreAt[] {
  const [scores, setScores] = useState<readonly ScoreAt[]>([]);
  // a match that is over does not change: it is read once
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const known: ScoreAt[] = [];
      // what counts up to a goal begins with nothing
      const { scores: ends, goal } = parts.standing(seen);
      if (ends !== null && goal !== undefined && ends.length > 1)
        known.push({ label: texts.start, scores: ends.map(() => 0) });
      for (const { label, end } of rounds) {
        const view = await client.viewAt(end);
        const counted = parts.standing({ ...seen, view }).scores;
        if (counted !== null) known.push({ label, scores: counted });
      }
      if (isCurrent) setScores(known);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [client]);
  return scores;
}
