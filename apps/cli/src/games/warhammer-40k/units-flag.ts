import type { Flag } from "../../command.js";
import type { OwnFiles } from "../game-entry.js";

/** A folder of imported units. */
export const UNITS_FLAG: Flag = {
  name: "units",
  value: "DIR",
  help: "warhammer-40k: the units that riposte datasheets wrote there, for lists and armies that name them",
};

/** Units of the player's own: read before armies that name them are. */
export const ownUnits: OwnFiles = {
  flags: [UNITS_FLAG],
  async read(given) {
    const folder = given.text(UNITS_FLAG.name);
    if (folder !== undefined) (await import("./own-units.js")).readOwnUnits(folder);
    return [];
  },
};
