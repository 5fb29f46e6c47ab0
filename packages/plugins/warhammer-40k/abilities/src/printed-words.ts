/** Printed words without case, hyphens, brackets, mark-up and inch marks. */
export const normalise = (text: string): string =>
  text
    .replace(/<[^>]*>/g, " ")
    .replace(/&nbsp;|&#160;/g, " ")
    .replace(/&#8209;|&shy;|&ndash;|&mdash;/g, "-")
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u2010-\u2015\u2212_-]/g, " ")
    .replace(/[[\](){}".,:;\u201c\u201d\u2033]/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** The abilities in one cell of a datasheet: separated by commas, line breaks, or a full stop before the next one. */
export const splitAttributes = (cell: string): readonly string[] =>
  cell
    .replace(/<br\s*\/?>/gi, ",")
    .split(/,|;|\n|\.(?=\s|$)/)
    .map((text) =>
      text
        .replace(/<[^>]*>|&nbsp;/g, " ")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter((text) => text !== "" && !/^[-\u2010-\u2015]+$/.test(text));
