import { KernelError } from "@riposte/kernel";
import { editionOf, RULESETS, rulesetNamed } from "@riposte/warhammer-40k";
import type { SetupOption } from "../../setup-option.js";

/** The edition a battle is played by: the first thing to choose. */
export const editionOption: SetupOption = {
  key: "edition",
  values: RULESETS,
  otherwise: "10e",
  help: "the ruleset: 10, 11, or a dated one such as 11e-2026-06",
  read: (value) => rulesetBy(String(value)),
  brings: (value) => (editionOf(rulesetBy(String(value))) === "11" ? ["eleventh-edition"] : []),
};

/** The ruleset of that name, or of that edition; a mistake where there is none. */
function rulesetBy(written: string): string {
  const named = rulesetNamed(written);
  if ("problem" in named) throw new KernelError("UNKNOWN_NAME", named.problem);
  return named.name;
}
