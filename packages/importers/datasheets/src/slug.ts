/** An id of our kind from a printed name: "Ember Guard – Veterans" is ember-guard-veterans. */
export const slugOf = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/['\u2018\u2019\u02bc]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

/** Is this the same thing, one of it or several, in one word or two? */
export const isNamed = (name: string, asked: string): boolean => nameKey(name) === nameKey(asked);

/** What names of one thing have in common: every word without the endings of plurals, and no gaps. */
export const nameKey = (name: string): string => slugOf(name).split("-").map(singular).join("");

/** A word without the endings of plurals, Orks' and men's among them; only ever compared with another one. */
const singular = (word: string): string =>
  word
    .replace(/men$/, "man")
    .replace(/(?<=..)z$/, "")
    .replace(/(?<=..)(ies|ves|es|s|y|fe|f|e)$/, "");

/** The words of a name, to find the only one that has them all. */
export const isPartOf = (asked: string, name: string): boolean => {
  const words = slugOf(name).split("-").map(singular);
  return slugOf(asked)
    .split("-")
    .every((word) => words.includes(singular(word)));
};
