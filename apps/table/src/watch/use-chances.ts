import { sidesOf } from "@riposte/hosting/analysis";
import { useEffect, useMemo, useState } from "react";
import { orderFor } from "../analysis/analysis-order.js";
import { useAnalysis } from "../analysis/use-analysis.js";
import type { Recorded } from "./recorded.js";
import type { Replay } from "./use-replay.js";

/** Who only looks in leaves before that. */
const PATIENCE = 4000;

/** The blue side's chance to win at every step as far as it is reckoned, for a match that is over; it grows while it is. */
export function useChances(recorded: Recorded, { inputs, players }: Replay): readonly number[] {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const later = setTimeout(() => setIsWanted(recorded.isOver), PATIENCE);
    return () => clearTimeout(later);
  }, [recorded]);
  const order = useMemo(() => (isWanted ? orderFor(recorded) : null), [recorded, isWanted]);
  const { judged, analysis } = useAnalysis(order);
  return useMemo(() => {
    const blue = players.find(({ side }) => side === "you")?.seat ?? 0;
    const side = sidesOf(recorded.host.match.teams)[blue] ?? 0;
    const chances: number[] = [];
    let next = 0;
    for (const input of inputs) {
      while (next < judged.length && (judged[next]?.input ?? 0) < input) next += 1;
      const chance = judged[next]?.before[side] ?? analysis?.sources[side]?.end;
      if (chance === undefined) break;
      chances.push(chance);
    }
    return chances;
  }, [judged, analysis, inputs, players, recorded]);
}
