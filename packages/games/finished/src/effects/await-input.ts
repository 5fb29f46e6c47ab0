import type { Run } from "../declared.js";

/** The turn has begun: now the player acts. */
export const awaitInput: Run<"finished:awaitInput"> = (table) => {
  table.phase = "USER_INPUT_REQUIRED";
};
