import type { GameInfo } from "@riposte/hosting";
import type { Listing } from "../game-entry.js";

/** A game of others in lists and help pages. */
export const listedGuest = ({ id, title, summary }: GameInfo): Listing => ({
  name: id,
  title,
  summary,
  options: [],
  examples: [],
});
