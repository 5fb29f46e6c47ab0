import { fileURLToPath } from "node:url";
import type { Fixture, LeagueOrder, Result } from "@riposte/catalog/league";

/** Whoever plays matches: threads of this machine, or workers elsewhere. */
export interface Players {
  /** Plays them all, in any order; each result is told once. */
  play(fixtures: readonly Fixture[], onResult: (result: Result) => void): Promise<void>;
  close(): Promise<void>;
}

/** One thread for each core, unless told otherwise. */
export async function threadPlayers(order: LeagueOrder, threads: number): Promise<Players> {
  const { Piscina } = await import("piscina");
  const pool = new Piscina({
    filename: fileURLToPath(new URL("./worker.js", import.meta.url)),
    name: "play",
    workerData: order,
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: 60_000,
  });
  return {
    async play(fixtures, onResult) {
      await Promise.all(fixtures.map(async (fixture) => onResult((await pool.run(fixture)) as Result)));
    },
    close: () => pool.destroy(),
  };
}
