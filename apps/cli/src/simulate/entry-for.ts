import type { GameEntry } from "../games/game-entry.js";
import type { Order } from "./order.js";

/** The game for these matches: with the cards they need alone, where bots are asked only where they can respond. */
export async function entryFor(entry: GameEntry, { setup, hold }: Pick<Order, "setup" | "hold">): Promise<GameEntry> {
  return hold === "auto" ? { ...entry, ...(await entry.forSetup?.(setup)) } : entry;
}
