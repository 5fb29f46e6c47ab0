/** What is said for the ear alone. */
export const earTexts = {
  ofSome: (number: number, of: number) => `${number} of ${of}.`,
  nothingHere: "Nothing can be done here.",
  percent: " percent",
  nothingYet: "Nothing has happened yet.",
  toldAloud: "What has happened",
} as const;
