import type { Contender, Result } from "@riposte/hosting/league";
import { useEffect, useRef, useState } from "react";
import { guestsWritten } from "../guests/guests-written.js";
import type { LeagueNews, LeagueWish } from "./league-worker.js";

/** The matches of a league so far, and whether more are being played. */
export interface League {
  readonly results: readonly Result[];
  readonly isPlaying: boolean;
  readonly fault: string | null;
  playMore(times: number): void;
}

/** Bots play each other in a thread beside the page; leaving the page stops them. What was played stays until it is reloaded. */
export function useLeague(game: string, lists: string | null, contenders: readonly Contender[]): League {
  const [results, setResults] = useState<readonly Result[]>(() => played.get(game) ?? []);
  const [isPlaying, setIsPlaying] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const worker = useRef<Worker | null>(null);
  useEffect(() => () => worker.current?.terminate(), []);
  return {
    results,
    isPlaying,
    fault,
    playMore(times) {
      worker.current?.terminate();
      const thread = new Worker(new URL("./league-worker.ts", import.meta.url), {
        type: "module",
        name: guestsWritten(),
      });
      worker.current = thread;
      setIsPlaying(true);
      setFault(null);
      const fail = (reason: string) => {
        setFault(reason);
        setIsPlaying(false);
      };
      thread.onmessage = ({ data }: MessageEvent<LeagueNews>) => {
        if ("failed" in data) return fail(data.failed);
        if ("isDone" in data) return setIsPlaying(false);
        const all = [...(played.get(game) ?? []), ...data.results];
        played.set(game, all);
        return setResults(all);
      };
      thread.onerror = ({ message }) => fail(message);
      const wish: LeagueWish = { game, lists, contenders, times, seed: `page ${(played.get(game) ?? []).length}` };
      thread.postMessage(wish);
    },
  };
}

const played = new Map<string, readonly Result[]>();
