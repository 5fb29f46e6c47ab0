import { readdirSync, readFileSync } from "node:fs";
import pg from "pg";

const COUNTS = `
  SELECT pg_backend_pid() AS pid, (SELECT sum(fsyncs) FROM pg_stat_io WHERE object = 'wal')::float8 AS syncs,
    (SELECT wal_bytes FROM pg_stat_wal)::float8 AS bytes`;
/** Milliseconds after which a database has said what it counted. */
const COUNTED_AFTER = 1500;
/** Milliseconds of a tick in `/proc`. */
const TICK = 10;

/** Watches what shares the other core from now on; the result says what of it each answer took, as one line. */
export async function watchOtherCore(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const look = async () => {
    const { pid, syncs, bytes } = (await client.query(COUNTS)).rows[0];
    const { user, system } = process.cpuUsage();
    return { players: (user + system) / 1000, database: timeOfAll(pid), syncs, bytes };
  };
  const before = await look();
  return async (answers) => {
    const { players } = await look();
    await new Promise((resolve) => setTimeout(resolve, COUNTED_AFTER));
    const after = { ...(await look()), players };
    await client.end();
    const each = (name, digits) => ((after[name] - before[name]) / answers).toFixed(digits);
    const times = process.platform === "linux" ? `, ${each("database", 2)} ms by PostgreSQL` : "";
    return `    on the other core an answer takes ${each("players", 2)} ms by the players${times}; it has ${each("syncs", 2)} syncs of the disk, ${each("bytes", 0)} bytes of its log`;
  };
}

/** What a database's processes took of a core, those that have ended too, in milliseconds. */
function timeOfAll(backend) {
  if (process.platform !== "linux") return 0;
  const first = statOf(backend).parent;
  const { own, ended } = statOf(first);
  const children = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && statOf(name).parent === first);
  return (own + ended + children.reduce((sum, child) => sum + statOf(child).own, 0)) * TICK;
}

/** Ticks a process ran, those of its children that have ended, and who started it; nothing where it has just ended. */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [, parent, ...rest] = text
      .slice(text.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const [user, system, childUser, childSystem] = rest.slice(9);
    return { parent, own: user + system, ended: childUser + childSystem };
  } catch {
    return { parent: undefined, own: 0, ended: 0 };
  }
}
