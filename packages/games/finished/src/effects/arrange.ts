import type { Run } from "../declared.js";

/** Lays the present out in the order in which it leaves; nothing writes to that list any more, so it needs no copy. */
export const arrange: Run<"finished:arrange"> = (table, { order }) => {
  table.present = order;
};
