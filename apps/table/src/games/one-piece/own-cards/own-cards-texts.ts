/** What is said where a player brings cards of the ONE PIECE Card Game. */
export const ownCardsTexts = {
  title: "Cards of your own",
  hint: "Drop the folder that riposte op import wrote, or its cards.json. The cards stay in this browser.",
  folder: "Open a folder",
  file: "Open a file",
  has: (count: number) =>
    `${count === 1 ? "1 card" : `${count.toLocaleString("en")} cards`} of your own, kept in this browser.`,
  forget: "Forget them",
  noFile: "There is no cards.json in what you brought. riposte op import writes one.",
  noCards: (file: string) => `${file} has no list "cards": write it with riposte op import.`,
  noJSON: (file: string) => `${file} is no JSON file.`,
  faults: (card: string, path: string, message: string, more: number) =>
    `${card} ${path}: ${message}${more === 0 ? "" : ` And ${more} more faults.`} Nothing was taken.`,
  unkept: "This browser does not keep them: its storage is full or closed.",
} as const;
