import type { Arguments } from "../../arguments.js";
import { UserMistake } from "../../user-mistake.js";

/** The edition that `--edition` names: 10 or 11. */
export function editionAsked(args: Arguments): "10" | "11" | undefined {
  const asked = args.text("edition");
  if (asked === undefined || asked === "10" || asked === "11") return asked;
  throw new UserMistake("BAD_VALUE", `--edition is 10 or 11, not "${asked}".`);
}
