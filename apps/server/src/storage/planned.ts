import type { PGlite } from "@electric-sql/pglite";
import type { Database } from "./database.js";

/**
 * Plans each statement that takes values once. PGlite plans it anew each time it is asked, in five steps through its memory, which
 * takes three times as long as carrying out a plan by its name.
 */
export function planOnce(database: Pick<PGlite, "exec">): Database["query"] {
  /** Statements are written in the code, so there are few. */
  const plans = new Map<string, Promise<string>>();
  let planned = 0;
  const plan = async (sql: string): Promise<string> => {
    const name = `riposte_${planned++}`;
    await database.exec(`PREPARE ${name} AS ${sql}`);
    return name;
  };
  const planOf = (sql: string): Promise<string> => {
    const known = plans.get(sql);
    if (known !== undefined) return known;
    const fresh = plan(sql);
    plans.set(sql, fresh);
    // its tables may be there the next time
    fresh.catch(() => plans.delete(sql));
    return fresh;
  };
  return async <Row>(sql: string, values: readonly unknown[] = []) => {
    const asked = values.length === 0 ? sql : `EXECUTE ${await planOf(sql)}(${values.map(literal)})`;
    const rows = (await database.exec(asked)).at(-1)?.rows ?? [];
    return { rows: rows as Row[] };
  };
}

/** A value as PostgreSQL reads it, whatever type it has there. */
const literal = (value: unknown): string =>
  value === null || value === undefined ? "NULL" : `'${String(value).replaceAll("'", "''")}'`;
