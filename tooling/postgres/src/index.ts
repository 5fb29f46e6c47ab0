export { createFreshDatabase } from "./fresh-database.js";
export { type RealPostgres, startPostgres } from "./real-postgres.js";
