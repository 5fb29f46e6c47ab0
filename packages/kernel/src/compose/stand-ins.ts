import { didYouMean } from "@riposte/words";
import type { AnyPlugin } from "../declare/define.js";

/** What is wrong with machines that run in the place of another plugin's: each procedure belongs to a plugin, and has one of them. */
export function standInProblems(plugins: readonly AnyPlugin[]): readonly string[] {
  const problems: string[] = [];
  const taken = new Map<string, string>();
  for (const { name, declared, behaviour } of plugins) {
    const required = plugins.filter((other) => declared.requires.some((one) => one.name === other.name));
    const known = required.flatMap((other) => Object.keys(other.declared.procedures));
    for (const procedure of Object.keys(behaviour.instead ?? {})) {
      const other = taken.get(procedure);
      if (other !== undefined)
        problems.push(
          `The procedure "${procedure}" is run by "${other}" and by "${name}" in its owner's place. Leave one plugin out.`,
        );
      taken.set(procedure, name);
      if (known.includes(procedure)) continue;
      problems.push(
        `Plugin "${name}" runs the procedure "${procedure}" in its owner's place, but no plugin it requires has it.${didYouMean(procedure, known) || " Require its owner, or correct the name."}`,
      );
    }
  }
  return problems;
}
