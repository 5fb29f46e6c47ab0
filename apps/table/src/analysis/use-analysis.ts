import type { Analysis } from "@riposte/catalog/analysis";
import { useEffect, useState } from "react";
import type { AnalysisNews, AnalysisOrder } from "./analysis-worker.js";

/** How far an analysis is, what it came to, or why there is none. */
export interface Analysing {
  readonly share: number;
  readonly analysis: Analysis | null;
  readonly fault: string | null;
}

/** Explains a match in a thread beside the page; leaving the page stops it. */
export function useAnalysis(order: AnalysisOrder): Analysing {
  const [now, setNow] = useState<Analysing>({ share: 0, analysis: null, fault: null });
  useEffect(() => {
    const worker = new Worker(new URL("./analysis-worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<AnalysisNews>) => {
      if ("failed" in data) setNow({ share: 0, analysis: null, fault: data.failed });
      else if ("analysis" in data) setNow({ share: 1, analysis: data.analysis, fault: null });
      else setNow({ share: data.done / Math.max(1, data.of), analysis: null, fault: null });
    };
    worker.onerror = ({ message }) => setNow({ share: 0, analysis: null, fault: message });
    worker.postMessage(order);
    return () => worker.terminate();
  }, [order]);
  return now;
}
