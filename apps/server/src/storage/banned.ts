import type { Database } from "./database.js";

/** A guest or a seat that is shut out, and until when. */
export interface Banned {
  readonly who: string;
  readonly until: Date;
}

type Storage = Pick<Database, "query">;

/** A seat among those who are shut out; no address has a space in it. */
export const seatName = (match: string, seat: number): string => `${match} ${seat}`;

/** Who is shut out now, by the storage's clock. */
export async function bannedIn(database: Storage): Promise<readonly Banned[]> {
  const { rows } = await database.query<Banned>(
    `SELECT guest AS who, until FROM bans WHERE until > now()
     UNION ALL SELECT match_id || ' ' || seat, banned_until FROM seats WHERE banned_until > now() ORDER BY until`,
  );
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

/** Shuts out the player of a seat, or the one who has its invitation, for so many hours from now on. */
export async function banSeat(database: Storage, match: string, seat: number, hours: number): Promise<Date> {
  const { rows } = await database.query<{ until: Date }>(
    `UPDATE seats SET banned_until = now() + make_interval(hours => $3) WHERE match_id = $1 AND seat = $2
     RETURNING banned_until AS until`,
    [match, seat, hours],
  );
  return rows[0]?.until as Date;
}

/** Whether there was a ban to lift. */
export async function unbanSeat(database: Storage, match: string, seat: number): Promise<boolean> {
  const { rows } = await database.query(
    `UPDATE seats SET banned_until = NULL WHERE match_id = $1 AND seat = $2 AND banned_until > now() RETURNING seat`,
    [match, seat],
  );
  return rows.length > 0;
}
