const SMALL = ["a", "an", "and", "at", "by", "for", "in", "of", "on", "or", "the", "to", "with"];

/** An id of words as a title, "oath-of-moment" as "Oath of Moment"; what is no such id stays as it is. */
export function titled(id: string): string {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) return id;
  return id
    .split("-")
    .map((word, at) => (at > 0 && SMALL.includes(word) ? word : `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`))
    .join(" ");
}
