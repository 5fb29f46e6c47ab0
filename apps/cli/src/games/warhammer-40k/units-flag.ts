import type { Flag } from "../../command.js";

/** A folder of imported units. */
export const UNITS_FLAG: Flag = {
  name: "units",
  value: "DIR",
  help: "warhammer-40k: the units that riposte datasheets wrote there, for lists and armies that name them",
};
