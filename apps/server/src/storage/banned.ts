import type { Database } from "./database.js";

/** A guest that is shut out, and until when. */
export interface Banned {
  readonly guest: string;
  readonly until: Date;
}

type Storage = Pick<Database, "query">;

/** Who is shut out now, by the storage's clock. */
export async function bannedIn(database: Storage): Promise<readonly Banned[]> {
  const { rows } = await database.query<Banned>("SELECT guest, until FROM bans WHERE until > now() ORDER BY until");
  return rows;
}

/** Shuts a guest out for so many hours from now on. */
export async function ban(database: Storage, guest: string, hours: number): Promise<Date> {
  const { rows } = await database.query<{ until: Date }>(
    `INSERT INTO bans (guest, until) VALUES ($1, now() + make_interval(hours => $2))
     ON CONFLICT (guest) DO UPDATE SET until = EXCLUDED.until RETURNING until`,
    [guest, hours],
  );
  await database.query("DELETE FROM bans WHERE until < now()");
  return rows[0]?.until as Date;
}

/** Whether there was a ban to lift. */
export async function unban(database: Storage, guest: string): Promise<boolean> {
  const { rows } = await database.query("DELETE FROM bans WHERE guest = $1 AND until > now() RETURNING guest", [guest]);
  return rows.length > 0;
}
