import type { Context } from "@riposte/imperial-assault";
import { type Ability, AbilityFile, readAbility } from "@riposte/imperial-assault-steps";
import { KernelError } from "@riposte/kernel";
import { didYouMean, faultLines } from "@riposte/words";

/** Every ability by id, its steps with defaults filled in. */
export type Library = Readonly<Record<string, Ability>>;

/** Reads ability libraries; an id no card prints, a wrong field or an unknown step throws with all problems at once. */
export function readLibrary(context: Context, files: Readonly<Record<string, unknown>>): Library {
  const printed = new Set(
    Object.values(context.facts.deployment).flatMap((card) => card.abilities.map(({ id }) => id)),
  );
  const library: Record<string, Ability> = {};
  const problems: string[] = [];
  for (const [file, json] of Object.entries(files)) {
    const parsed = AbilityFile.safeParse(json);
    if (!parsed.success) {
      problems.push(...faultLines(parsed.error.issues).map((line) => `${file}: ${line}`));
      continue;
    }
    for (const [id, ability] of Object.entries(parsed.data.abilities)) {
      const where = `${file}: abilities["${id}"]`;
      if (!printed.has(id)) problems.push(`${where}: no card prints it.${didYouMean(id, printed)}`);
      if (library[id] !== undefined) problems.push(`${where}: it is in another file already.`);
      library[id] = readAbility(ability, where, problems);
    }
  }
  if (problems.length > 0) throw new KernelError("DECLARATION_INVALID", problems.join("\n"));
  return library;
}
