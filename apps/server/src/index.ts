export { type Admin, type ListedMatch, openAdmin } from "./admin/admin.js";
export { FAULTS, ServerFault } from "./faults.js";
export { LIMITS, type Limits } from "./limits.js";
export { type RunningServer, type ServerOptions, startServer } from "./server.js";
export type { Database } from "./storage/database.js";
export { openEmbedded } from "./storage/embedded.js";
export { lockFolder } from "./storage/folder-lock.js";
export { openLocked } from "./storage/locked-database.js";
export { openPostgres } from "./storage/postgres.js";
