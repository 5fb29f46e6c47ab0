import type { BestUse, Cell, Destroyed } from "@riposte/combat";
import { useEffect, useRef, useState } from "react";
import type { MatrixWish } from "./matrix-form.js";
import type { MatrixAsked, MatrixNews } from "./matrix-worker.js";

/** An army against an army, as far as it is counted. */
export interface CountedMatrix {
  readonly progress?: { readonly done: number; readonly of: number };
  readonly cells?: readonly (readonly Cell[])[];
  readonly together?: readonly Destroyed[];
  readonly best?: BestUse;
  /** The attackers asked for on the target asked for, one after the other. */
  readonly after?: readonly Destroyed[];
  readonly failed?: string;
}

const NOTHING: CountedMatrix = {};

/** Counts in a thread beside the page; another wish ends the one before. */
export function useMatrix(wish: MatrixWish | undefined, target: number, attackers: readonly number[]): CountedMatrix {
  const [found, setCounted] = useState<CountedMatrix & { readonly for?: string | undefined }>({});
  const worker = useRef<Worker | null>(null);
  const key = JSON.stringify(wish);
  const asked = `${target}:${attackers.join()}`;
  // what was counted for another wish is not shown for this one
  const counted = found.for === key ? found : NOTHING;
  const isCounted = counted.cells !== undefined;
  // the wish is what its text says: an army is read anew with every change of the form
  const latest = useRef(wish);
  latest.current = wish;
  useEffect(() => {
    setCounted({ for: key });
    if (key === undefined) return;
    const thread = new Worker(new URL("./matrix-worker.ts", import.meta.url), { type: "module" });
    worker.current = thread;
    thread.onmessage = ({ data }: MessageEvent<MatrixNews>) =>
      setCounted((before) => {
        if ("failed" in data) return { for: key, failed: data.failed };
        if ("done" in data) return { ...before, progress: data };
        if ("after" in data) return { ...before, after: data.after };
        return { ...before, ...data };
      });
    thread.onerror = ({ message }) => setCounted({ for: key, failed: message });
    thread.postMessage({ count: latest.current as MatrixWish } satisfies MatrixAsked);
    return () => thread.terminate();
  }, [key]);
  useEffect(() => {
    if (!isCounted) return;
    const [on = "", by = ""] = asked.split(":");
    const chosen = by === "" ? [] : by.split(",").map(Number);
    worker.current?.postMessage({ target: Number(on), attackers: chosen } satisfies MatrixAsked);
  }, [isCounted, asked]);
  return counted;
}
