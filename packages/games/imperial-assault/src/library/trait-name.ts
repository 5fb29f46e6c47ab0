import { Trait } from "../facts/vocabulary.js";

/** A trait as libraries and cards spell it: "LEADER", "Force User", "WOOKIE". */
export function traitNamed(text: string): Trait | undefined {
  const kebab = text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, "-")
    .replace(/^wookie$/, "wookiee");
  const parsed = Trait.safeParse(kebab);
  return parsed.success ? parsed.data : undefined;
}
