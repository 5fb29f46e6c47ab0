import { type RealPostgres, startPostgres } from "./real-postgres.js";

let shared: Promise<RealPostgres> | undefined;
let made = 0;

/** The address of a new database, on a server that all tests of this process share and that ends with it. */
export async function createFreshDatabase(): Promise<string> {
  shared ??= startShared();
  return (await shared).create(`fresh_${++made}`);
}

async function startShared(): Promise<RealPostgres> {
  const postgres = await startPostgres({ isSynced: false });
  const end = (): void => {
    for (const event of ENDS) process.off(event, end);
    postgres.abandon();
  };
  for (const event of ENDS) process.once(event, end);
  return postgres;
}

/** A test runner ends its workers by a signal; who started the server lets the process end after it. */
const ENDS = ["exit", "SIGTERM"] as const;
