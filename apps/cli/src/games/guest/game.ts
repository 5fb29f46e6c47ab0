import type { GameInfo } from "@riposte/hosting";
import { fromDescriptor } from "../from-descriptor.js";
import type { GameEntry } from "../game-entry.js";
import { listedGuest } from "./listing.js";
import { drawPlain } from "./render/table.js";

/** A game of others as commands use it: its table is drawn from what a seat sees. */
export async function guestEntry(info: GameInfo): Promise<GameEntry> {
  const descriptor = await info.load();
  return {
    ...listedGuest(info),
    ...fromDescriptor(descriptor),
    abilities: () => [],
    proofs: { tested: {}, reached: {}, gaps: { partial: [], unwired: [], untested: [] } },
    draw: (slices, style, _asked, match) => drawPlain(slices, style, descriptor, match?.seats ?? 1),
  };
}
