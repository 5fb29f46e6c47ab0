/** The words of a match's end. */
export const endTexts = {
  to: "to",
  of: (goal: number) => `of ${goal}`,
  rematch: "Rematch",
  lookBack: "Look back",
  save: "Save",
  inside: "Look inside",
  home: "Home",
  course: "How the score went",
  numbers: "The numbers",
  moments: "Moments",
  first: "The first blow",
  hardest: "The hardest hit",
  last: "The last blow",
  table: "Look at the table",
  again: "How it ended",
} as const;
