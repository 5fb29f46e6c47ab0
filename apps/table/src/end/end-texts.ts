/** The words of a match's end. */
export const endTexts = {
  start: "Start",
  to: "to",
  of: (goal: number) => `of ${goal}`,
  rematch: "Rematch",
  watch: "Watch the replay",
  analysis: "How it went",
  share: "Share",
  save: "Save",
  inside: "Look inside",
  home: "Home",
  course: "How the score went",
  numbers: "The numbers",
  moments: "Moments",
  luckiest: "The luckiest roll",
  luck: (words: string, chance: number) =>
    `${words}: ${chance < 0.1 ? (chance * 100).toFixed(1) : Math.round(chance * 100)} % do as well.`,
  first: "The first blow",
  hardest: "The hardest hit",
  last: "The last blow",
  table: "Look at the table",
  again: "How it ended",
} as const;
