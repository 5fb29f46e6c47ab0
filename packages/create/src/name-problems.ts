/** Words that would say nothing, or stand for something else here. */
const RESERVED = ["base", "kernel", "testing", "utils", "helpers", "common", "plugin", "game", "new"];
const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST = 40;

type Kind = "game" | "plugin" | "ability";

/** Why a game, a plugin or an ability cannot have this name; nothing when it can. */
export function nameProblem(name: string, taken: readonly string[], kind: Kind): string | undefined {
  if (!KEBAB.test(name))
    return `"${name}" is no name for ${article(kind)}: use small letters, digits and single hyphens, as in "last-stand".`;
  if (name.length > LONGEST) return `"${name}" is longer than ${LONGEST} letters. Name the rule as players do.`;
  if (RESERVED.includes(name)) return `"${name}" says nothing about it. Name it as players do.`;
  if (taken.includes(name))
    return `There is ${article(kind)} "${name}" already. Choose another name, or change that one.`;
  return undefined;
}

const article = (kind: Kind): string => (kind === "ability" ? "an ability" : `a ${kind}`);
