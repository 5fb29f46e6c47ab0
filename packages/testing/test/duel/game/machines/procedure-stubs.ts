import { fromCallback } from "xstate";

/** The procedures the duel's machines call; the kernel pushes their frames. */
export const procedureStubs = { round: fromCallback(() => {}), turn: fromCallback(() => {}) };
