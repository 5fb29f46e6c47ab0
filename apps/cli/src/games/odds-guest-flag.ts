import type { Flag } from "../command.js";

/** Plugins of others, where odds are asked. */
export const ODDS_GUEST_FLAG: Flag = {
  name: "plugin",
  value: "FILE",
  repeated: true,
  help: "a plugin of another author takes part: what it says of attacks counts, the rest is named",
};
