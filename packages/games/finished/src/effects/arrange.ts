import type { Run } from "../declared.js";

/** Lays the present out in an order of the player's. */
export const arrange: Run<"finished:arrange"> = (table, { order }) => {
  table.present = [...order];
};
