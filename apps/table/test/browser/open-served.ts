import type { OpenedPages } from "@riposte/browser";
import { createFreshDatabase } from "@riposte/postgres";
import { openPostgres, type RunningServer, startServer } from "@riposte/server";
import { openTable } from "./open-table.js";

const built = new URL("../../dist", import.meta.url).pathname;

/** The built table in a real browser, from a server with a database of its own. */
export interface ServedTable extends OpenedPages {
  stopServer(): Promise<void>;
  /** At the same address, with the matches it had. */
  startServerAgain(): Promise<void>;
}

export async function openServed(): Promise<ServedTable> {
  const url = await createFreshDatabase();
  const serve = async (port?: number) =>
    startServer({ database: await openPostgres(url), table: built, ...(port !== undefined && { port }) });
  let server: RunningServer = await serve();
  await server.ready;
  const { address } = server;
  const pages = await openTable({ address, close: () => server.close() });
  return {
    ...pages,
    stopServer: () => server.close(),
    async startServerAgain() {
      server = await serve(Number(new URL(address).port));
    },
  };
}
