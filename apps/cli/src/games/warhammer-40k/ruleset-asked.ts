import type { SetupOption } from "@riposte/hosting";
import { rulesetNamed } from "@riposte/warhammer-40k";
import { UserMistake } from "../../user-mistake.js";

/** The ruleset that is asked for; one that is not there is a mistake. */
export function rulesetAsked(written: string): string {
  const named = rulesetNamed(written);
  if ("name" in named) return named.name;
  throw new UserMistake("BAD_VALUE", named.problem);
}

/** The option with mistakes told as such. */
export const rulesetOption = (option: SetupOption): SetupOption => ({
  ...option,
  read: (written) => rulesetAsked(String(written)),
});
