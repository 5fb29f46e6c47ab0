import type { SetupOption } from "@riposte/hosting";
import { type EditionNumber, editionOf, rulesetNamed } from "@riposte/warhammer-40k";
import type { Arguments } from "../../arguments.js";
import { UserMistake } from "../../user-mistake.js";

/** The ruleset that is asked for; one that is not there is a mistake. */
export function rulesetAsked(written: string): string {
  const named = rulesetNamed(written);
  if ("name" in named) return named.name;
  throw new UserMistake("BAD_VALUE", named.problem);
}

/** The edition that `--edition` names where no ruleset of it matters. */
export function editionAsked(args: Arguments): EditionNumber | undefined {
  const asked = args.text("edition");
  if (asked === undefined) return undefined;
  const named = rulesetNamed(asked);
  if ("name" in named) return editionOf(named.name);
  throw new UserMistake("BAD_VALUE", `--edition is 10 or 11, not "${asked}".`);
}

/** The option with mistakes told as such. */
export const rulesetOption = (option: SetupOption): SetupOption => ({
  ...option,
  read: (written) => rulesetAsked(String(written)),
});
