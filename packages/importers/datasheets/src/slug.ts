/** An id of our kind from a printed name: "Ember Guard – Veterans" is ember-guard-veterans. */
export const slugOf = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/['\u2018\u2019\u02bc]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

/** Is this the same thing, one of it or several? */
export function isNamed(name: string, asked: string): boolean {
  const [one, other] = [slugOf(name), slugOf(asked)];
  return one === other || singular(one) === singular(other);
}

/** Every word without the endings of plurals; only ever compared with another one. */
const singular = (slug: string): string =>
  slug
    .split("-")
    .map((word) => word.replace(/(?<=..)(ies|ves|es|s|y|fe|f|e)$/, ""))
    .join("-");
