import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OpenedPages } from "@riposte/browser";
import { type RunningServer, startServer } from "@riposte/server";
import { openTable } from "./open-table.js";

const built = new URL("../../dist", import.meta.url).pathname;

/** The built table in a real browser, from a server that keeps its matches in a folder. */
export interface ServedTable extends OpenedPages {
  stopServer(): Promise<void>;
  /** At the same address, with the matches it had. */
  startServerAgain(): Promise<void>;
}

export async function openServed(): Promise<ServedTable> {
  const data = mkdtempSync(join(tmpdir(), "riposte-online-"));
  let server: RunningServer = await startServer({ data, table: built });
  await server.ready;
  const { address } = server;
  const pages = await openTable({ address, close: () => server.close() });
  return {
    ...pages,
    stopServer: () => server.close(),
    async startServerAgain() {
      server = await startServer({ data, table: built, port: Number(new URL(address).port) });
    },
    async close() {
      await pages.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
