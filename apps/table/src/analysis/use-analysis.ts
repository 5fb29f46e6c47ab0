import type { Analysis, Judged } from "@riposte/hosting/analysis";
import { useEffect, useState } from "react";
import { guestsWritten } from "../guests/guests-written.js";
import type { AnalysisNews, AnalysisOrder } from "./analysis-worker.js";

/** How far an analysis is, what it came to, or why there is none. */
export interface Analysing {
  readonly share: number;
  /** The decisions that were judged already. */
  readonly judged: readonly Judged[];
  readonly analysis: Analysis | null;
  readonly fault: string | null;
}

const NOTHING: Analysing = { share: 0, judged: [], analysis: null, fault: null };

/** Explains a match in a thread beside the page, once there is an order; leaving the page stops it. */
export function useAnalysis(order: AnalysisOrder | null): Analysing {
  const [now, setNow] = useState<Analysing>(NOTHING);
  useEffect(() => {
    setNow(NOTHING);
    if (order === null) return undefined;
    const worker = new Worker(new URL("./analysis-worker.ts", import.meta.url), {
      type: "module",
      name: guestsWritten(),
    });
    const fail = (fault: string) => setNow({ ...NOTHING, fault });
    worker.onmessage = ({ data }: MessageEvent<AnalysisNews>) => {
      if ("failed" in data) fail(data.failed);
      else if ("analysis" in data)
        setNow({ share: 1, judged: data.analysis.judged, analysis: data.analysis, fault: null });
      else
        setNow(({ judged }) => ({
          ...NOTHING,
          share: data.done / Math.max(1, data.of),
          judged: [...judged, ...data.judged],
        }));
    };
    worker.onerror = ({ message }) => fail(message);
    worker.postMessage(order);
    return () => worker.terminate();
  }, [order]);
  return now;
}
