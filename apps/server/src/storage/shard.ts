import { ServerFault } from "../faults.js";
import type { Database } from "./database.js";

/** What a shard may be called: it stands in ids of matches, and so in addresses. */
const NAME = /^[a-z0-9]{1,8}$/;

/**
 * A database keeps the matches of one shard for good. Without this a server started with the wrong database would make matches that
 * no proxy finds.
 */
export async function mustBeShard({ query }: Pick<Database, "query">, shard: string | undefined): Promise<void> {
  if (shard !== undefined && !NAME.test(shard))
    throw new ServerFault(
      "STORAGE_FAILED",
      `A shard has a name of up to eight small letters and digits, not "${shard}".`,
    );
  if (shard !== undefined) await query("INSERT INTO shard (name) VALUES ($1) ON CONFLICT DO NOTHING", [shard]);
  const { rows } = await query<{ name: string }>("SELECT name FROM shard");
  const kept = rows[0]?.name;
  if (kept === shard) return;
  const said = shard === undefined ? "no --shard was given" : `not "${shard}"`;
  throw new ServerFault(
    "STORAGE_FAILED",
    `This database keeps the matches of shard "${kept}", ${said}. Start the server with --shard ${kept}, or with the database of its own shard.`,
  );
}
