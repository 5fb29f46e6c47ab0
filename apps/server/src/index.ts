export { FAULTS, ServerFault } from "./faults.js";
export { type RunningServer, type ServerOptions, startServer } from "./server.js";
export { openPostgres } from "./storage/postgres.js";
export type { Database } from "./storage/sql-store.js";
