import { ServerFault } from "../faults.js";
import type { Database } from "./database.js";
import { MAKING } from "./making.js";

/** Each step once, in order; a step that was released is never changed. */
const STEPS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE IF NOT EXISTS matches (
       id text PRIMARY KEY,
       record jsonb NOT NULL,
       kept jsonb,
       made_at timestamptz NOT NULL DEFAULT now()
     )`,
    `CREATE TABLE IF NOT EXISTS seats (
       match_id text NOT NULL REFERENCES matches(id),
       seat integer NOT NULL,
       invite text,
       token text,
       PRIMARY KEY (match_id, seat)
     )`,
    `CREATE TABLE IF NOT EXISTS inputs (
       match_id text NOT NULL REFERENCES matches(id),
       position integer NOT NULL,
       input jsonb NOT NULL,
       PRIMARY KEY (match_id, position)
     )`,
  ],
  [
    "ALTER TABLE inputs ADD COLUMN key text",
    "ALTER TABLE matches ADD COLUMN talk jsonb",
    "ALTER TABLE matches ADD COLUMN maker text",
    "ALTER TABLE matches ADD COLUMN ended_at timestamptz",
    "ALTER TABLE matches ADD COLUMN closed_at timestamptz",
    "ALTER TABLE matches ADD COLUMN played_at timestamptz NOT NULL DEFAULT now()",
    "CREATE INDEX matches_by_maker ON matches (maker)",
    "ALTER TABLE seats DROP CONSTRAINT seats_match_id_fkey",
    "ALTER TABLE seats ADD FOREIGN KEY (match_id) REFERENCES matches(id) ON DELETE CASCADE",
    "ALTER TABLE inputs DROP CONSTRAINT inputs_match_id_fkey",
    "ALTER TABLE inputs ADD FOREIGN KEY (match_id) REFERENCES matches(id) ON DELETE CASCADE",
  ],
  ["ALTER TABLE seats ADD COLUMN name text"],
  [
    "ALTER TABLE inputs ADD COLUMN at timestamptz NOT NULL DEFAULT now()",
    "ALTER TABLE matches ADD COLUMN rematch jsonb",
    "ALTER TABLE matches ADD COLUMN next_match text",
    `CREATE TABLE said (
       match_id text NOT NULL REFERENCES matches(id) ON DELETE CASCADE,
       number bigint GENERATED ALWAYS AS IDENTITY,
       seat integer NOT NULL,
       text text NOT NULL,
       PRIMARY KEY (match_id, number)
     )`,
  ],
  ["CREATE TABLE bans (guest text PRIMARY KEY, until timestamptz NOT NULL)"],
  [
    "CREATE TABLE shard (one boolean PRIMARY KEY DEFAULT true CHECK (one), name text NOT NULL)",
    "ALTER TABLE seats ADD COLUMN banned_until timestamptz",
    "CREATE INDEX seats_banned ON seats (banned_until) WHERE banned_until IS NOT NULL",
    ...MAKING,
  ],
  ["ALTER TABLE seats ADD COLUMN brought jsonb"],
];

/** Any number of ours: the process that holds it changes the tables. */
const CHANGING = 7_746_783;

/** Brings the tables to this version; each step and its number in one transaction, one process at a time. */
export async function migrate({ query }: Pick<Database, "query">): Promise<void> {
  await query("CREATE TABLE IF NOT EXISTS riposte_schema (version integer PRIMARY KEY)").catch(onlyTwice);
  const known = await versionOf(query);
  if (known > STEPS.length)
    throw new ServerFault(
      "STORAGE_FAILED",
      `The database is of a newer version (${known}) than this server knows (${STEPS.length}). Start that version.`,
    );
  for (const [at, step] of STEPS.entries()) if (at >= known) await take(query, at + 1, step);
}

/** One statement is one transaction, on a pool too. */
async function take(query: Database["query"], version: number, step: readonly string[]): Promise<void> {
  const body = step.map((sql) => `    ${sql};`).join("\n");
  await query(`DO $migration$ BEGIN
    PERFORM pg_advisory_xact_lock(${CHANGING});
    IF EXISTS (SELECT FROM riposte_schema WHERE version >= ${version}) THEN RETURN; END IF;
${body}
    INSERT INTO riposte_schema VALUES (${version});
  END $migration$`);
}

async function versionOf(query: Database["query"]): Promise<number> {
  const { rows } = await query<{ version: number | null }>("SELECT max(version) AS version FROM riposte_schema");
  return rows[0]?.version ?? 0;
}

const DUPLICATES = ["23505", "42P07", "42710"];

/** Two processes that create the same table at the same moment: one of them is told so. */
function onlyTwice(error: unknown): void {
  if (!DUPLICATES.includes(String((error as { readonly code?: unknown }).code))) throw error;
}
