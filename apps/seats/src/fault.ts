import type { Fault } from "./contract.js";

/** Why something was not done. */
export const fault = (code: string, reason: string): Fault => ({ ok: false, code, reason });
