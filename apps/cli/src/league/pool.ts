import { fileURLToPath } from "node:url";
import { type Fixture, type LeagueOrder, playFixture, type Result } from "@riposte/hosting/league";
import type { Game } from "@riposte/kernel/run";
import type { GameEntry } from "../games/game-entry.js";
import { gamesOfOthers } from "../guests/game-flag.js";
import { type ThreadData, threadFile } from "../threads.js";

/** What plays matches: threads of this machine, or workers elsewhere. */
export interface Players {
  /** Plays them all, in any order; each result is told once. */
  play(fixtures: readonly Fixture[], onResult: (result: Result) => void): Promise<void>;
  close(): Promise<void>;
}

/** Plays in this process: one thread alone would load and compose everything anew. */
export function ownPlayers(entry: GameEntry, game: Game, order: LeagueOrder): Players {
  return {
    async play(fixtures, onResult) {
      for (const fixture of fixtures) onResult(playFixture(entry, game, order, fixture));
    },
    close: async () => undefined,
  };
}

/** Plays on so many threads. */
export async function threadPlayers(order: LeagueOrder, threads: number): Promise<Players> {
  const { Piscina } = await import("piscina");
  const pool = new Piscina({
    filename: fileURLToPath(threadFile("league")),
    name: "play",
    workerData: { order, games: await gamesOfOthers() } satisfies ThreadData<LeagueOrder>,
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
