/** Words with a capital at their beginning. */
export const capital = (words: string): string => words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** Words that end as a sentence does; those that do already stay as they are. */
export const ended = (words: string): string => (/[.!?:…]["”)]?$/.test(words) ? words : `${words}.`);

/** A text as sentences: a capital at the beginning of each, a full stop at the end. */
export const sentence = (text: string): string =>
  ended(text.trim()).replaceAll(
    /(^|[.!?] )([a-z])/g,
    (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`,
  );

const SMALL = ["a", "an", "and", "at", "by", "for", "in", "of", "on", "or", "the", "to", "with"];

/** An id of words as a title, "oath-of-moment" as "Oath of Moment"; what is no such id stays as it is. */
export function titled(id: string): string {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) return id;
  return id
    .split("-")
    .map((word, at) => (at > 0 && SMALL.includes(word) ? word : capital(word)))
    .join(" ");
}
