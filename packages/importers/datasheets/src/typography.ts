/**
 * Print as a keyboard writes it: straight quotes, plain hyphens and spaces, no marks for bold. Sources mix them inside
 * one name, and a name with another hyphen is another name to a computer.
 */
export const plainly = (text: string): string =>
  text
    .replace(/[\u2010\u2011\u2012\u2212]/g, "-")
    .replace(/[\u2018\u2019\u02bc\u2032]/g, "'")
    .replace(/[\u201c\u201d\u2033]/g, '"')
    .replace(/[\u00a0\u2007\u202f]|&nbsp;|&#?x?20;/g, " ")
    .replace(/[\u00ad\u200b\ufeff]/g, "")
    .replace(/\*\*|\^\^|<\/?[bik]>/g, "");

/** One line of plain print: tags and breaks are spaces. */
export const onOneLine = (text: string): string =>
  plainly(text)
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
