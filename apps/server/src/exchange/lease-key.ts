import { createHash } from "node:crypto";

/** The number of a match's lock in the database: 64 bits, as text. */
export const leaseKey = (match: string): string =>
  createHash("sha256").update(`bots of ${match}`).digest().readBigInt64BE().toString();
