import type { Arguments } from "../arguments.js";
import type { GameEntry } from "../games/game-entry.js";
import { UNITS_FLAG } from "../games/warhammer-40k/units-flag.js";
import { UserMistake } from "../user-mistake.js";

/** Reads the units of `--units` before armies that name them are. */
export async function readUnits({ name }: GameEntry, args: Arguments): Promise<void> {
  if (!args.isSet(UNITS_FLAG.name)) return;
  if (name !== "warhammer-40k")
    throw new UserMistake("BAD_VALUE", "--units is for warhammer-40k; other games have no units.");
  const { readOwnUnits } = await import("../games/warhammer-40k/own-units.js");
  readOwnUnits(args);
}
