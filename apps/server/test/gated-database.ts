import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { type RunningServer, startServer } from "../src/index.js";
import type { Database } from "../src/storage/database.js";
import { openTestDatabase } from "./test-database.js";

/** A real database whose statements can be held up. */
interface GatedDatabase extends Database {
  /** Statements with these words wait until the gate is opened again. */
  hold(words: string): void;
  /** Statements with these words fail until then. */
  refuse(words: string): void;
  open(): void;
  /** The statements asked for, oldest first. */
  readonly asked: readonly string[];
}

async function openGatedDatabase(): Promise<GatedDatabase> {
  // one process: nobody else tells it anything
  const { query, close } = await openTestDatabase();
  const asked: string[] = [];
  let held: string | undefined;
  let refused: string | undefined;
  let waiting: (() => void)[] = [];
  return {
    asked,
    hold(words) {
      held = words;
    },
    refuse(words) {
      refused = words;
    },
    open() {
      held = undefined;
      refused = undefined;
      for (const go of waiting) go();
      waiting = [];
    },
    async query(sql, values) {
      asked.push(sql);
      if (refused !== undefined && sql.includes(refused)) throw new Error("no space left on device");
      if (held !== undefined && sql.includes(held)) await new Promise<void>((go) => waiting.push(go));
      return query(sql, values);
    },
    close,
  };
}

/** The operator's. */
export const PASSWORD = "correct horse battery";

interface GatedServer {
  database: GatedDatabase;
  server: RunningServer;
}

/** A server for each test of a file, on one gated database that outlives them. */
export function serveGated(): GatedServer {
  const gated = {} as GatedServer;
  beforeAll(async () => {
    gated.database = await openGatedDatabase();
  }, 60_000);
  beforeEach(async () => {
    const database = { ...gated.database, close: async () => undefined };
    gated.server = await startServer({ database, metrics: true, statusPassword: PASSWORD, log: () => undefined });
    await gated.server.ready;
  });
  afterEach(async () => {
    gated.database.open();
    await gated.server.close();
  });
  afterAll(() => gated.database.close());
  return gated;
}
