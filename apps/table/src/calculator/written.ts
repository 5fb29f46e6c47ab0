/** A whole number as people write it: "3", "3+", "24″", "−1"; nothing where it is none. */
export function wholeNumber(text: string): number | undefined {
  const found = /^([-−]?\d{1,4})(?:\s*(?:\+|"|″|''))?$/.exec(text.trim());
  return found === null ? undefined : Number((found[1] as string).replace("−", "-"));
}

/** The same where there may be none: an empty field, a dash, "none". */
export function numberOrNone(text: string): number | null | undefined {
  return /^(|-|–|—|none)$/i.test(text.trim()) ? null : wholeNumber(text);
}
