import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Fixture, LeagueOrder, Result } from "@riposte/hosting/league";
import type { Pool } from "pg";
import type PgBoss from "pg-boss";
import { UserMistake } from "../user-mistake.js";
import type { Players } from "./pool.js";

/** A league as workers are told of it. */
export interface LeagueAbout {
  readonly id: string;
  readonly order: LeagueOrder;
  /** The hash of the plugins' names, versions and data it is played with. */
  readonly lock: string;
}

/** What a worker takes from the queue. */
export interface FarmJob {
  readonly league: string;
  readonly fixture: Fixture;
}

export const QUEUE = "riposte-league";
/** A match that takes longer than this, in seconds, is given to another: the one that had it is gone. */
export const PATIENCE = 300;
const POLL = 500;
/** So long a league waits for a database that went away. */
const ABSENCE = 120_000;

const TABLES = `
  create table if not exists riposte_league (id text primary key, about jsonb not null);
  create table if not exists riposte_league_result (
    league text not null references riposte_league (id),
    number integer not null,
    result jsonb not null,
    primary key (league, number)
  );`;

/** A database with the tables of leagues, and the queue in it. */
export interface Farm {
  readonly pool: Pool;
  readonly boss: PgBoss;
  close(): Promise<void>;
}

export async function openFarm(database: string): Promise<Farm> {
  // only leagues of many machines need them, and they take a third of what the whole command loads
  const [pg, queue] = await Promise.all([import("pg"), import("pg-boss")]);
  const pool = new pg.default.Pool({ connectionString: database, connectionTimeoutMillis: 5000 });
  // a connection that breaks while unused is replaced by the next query
  pool.on("error", () => undefined);
  try {
    await pool.query(TABLES);
    const boss = new queue.default({ connectionString: database, maintenanceIntervalSeconds: 5 });
    boss.on("error", () => undefined);
    await boss.start();
    await boss.createQueue(QUEUE);
    return {
      pool,
      boss,
      async close() {
        await boss.stop({ graceful: true, wait: true, timeout: 2000 }).catch(() => undefined);
        await pool.end();
      },
    };
  } catch (error) {
    await pool.end();
    throw unreachable(database, error);
  }
}

const unreachable = (database: string, error: unknown): UserMistake =>
  new UserMistake(
    "BAD_VALUE",
    `Cannot use the database at ${placeOf(database)}: ${error instanceof Error && error.message !== "" ? error.message : String((error as { code?: string }).code ?? error)}. Is it running, and is the address right?`,
    { cause: error },
  );

/** Without the password. */
function placeOf(database: string): string {
  try {
    const { host, pathname } = new URL(database);
    return `${host}${pathname}`;
  } catch {
    return "that address";
  }
}

/** Workers anywhere play; this process hands matches out and gathers what they came to. */
export async function farmPlayers(database: string, about: LeagueAbout, patience: number): Promise<Players> {
  const farm = await openFarm(database);
  const { pool, boss } = farm;
  await pool.query("insert into riposte_league (id, about) values ($1, $2) on conflict do nothing", [about.id, about]);
  return {
    async play(fixtures, onResult) {
      // the same match has the same job, however often a league is begun again
      const jobs = fixtures.map((fixture) => ({
        id: jobId(about.id, fixture.number),
        name: QUEUE,
        data: { league: about.id, fixture } satisfies FarmJob,
        retryLimit: 20,
        expireInSeconds: patience,
      }));
      await boss.insert(jobs);
      const waiting = new Set(fixtures.map(({ number }) => number));
      let since = Date.now();
      while (waiting.size > 0) {
        try {
          const { rows } = await pool.query<{ readonly result: Result | { readonly failed: string } }>(
            "select result from riposte_league_result where league = $1 and number = any ($2)",
            [about.id, [...waiting]],
          );
          since = Date.now();
          for (const { result } of rows) {
            if ("failed" in result) throw new Error(`A worker could not play a match. ${result.failed}`);
            if (waiting.delete(result.number)) onResult(result);
          }
        } catch (error) {
          if (error instanceof Error && error.message.startsWith("A worker")) throw error;
          if (Date.now() - since > ABSENCE) throw gone(database, error);
        }
        if (waiting.size > 0) await setTimeout(POLL);
      }
    },
    close: farm.close,
  };
}

const gone = (database: string, error: unknown): UserMistake =>
  new UserMistake(
    "BAD_VALUE",
    `The database at ${placeOf(database)} went away and did not come back. Nothing is lost: the same command goes on where it stopped.`,
    { cause: error },
  );

/** A number in the form the queue wants, made of the league and the match. */
function jobId(league: string, number: number): string {
  const hash = createHash("sha256").update(`${league} ${number}`).digest("hex");
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join("-");
}
