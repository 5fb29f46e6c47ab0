/** What a table without code of its own says. */
export const plainTexts = {
  middle: "The middle of the table",
  place: (place: string, things: readonly string[]) => [place, ...things].join(": "),
};
