import type { Effect } from "@riposte/kernel";
import type { Ability } from "../language/ability.js";
import { readSteps, type StepSchemas } from "./read-steps.js";

/** Checks the steps of an ability and fills their defaults in; problems go to the list with their path. */
export function readAbility(ability: Ability, where: string, problems: string[], more?: StepSchemas): Ability {
  const read = <T extends { readonly steps: readonly Effect[] }>(part: T, name: string): T => ({
    ...part,
    steps: readSteps(part.steps, `${where}.${name}`, problems, more),
  });
  return {
    ...ability,
    ...(ability.at && { at: ability.at.map((moment, index) => read(moment, `at[${index}]`)) }),
    ...(ability.on && { on: ability.on.map((reaction, index) => read(reaction, `on[${index}]`)) }),
    ...(ability.action && { action: read(ability.action, "action") }),
    ...(ability.surge && { surge: read(ability.surge, "surge") }),
  };
}
