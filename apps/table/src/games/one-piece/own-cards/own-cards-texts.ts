import { counted } from "@riposte/words";

/** What is said where a player brings cards of the ONE PIECE Card Game. */
export const ownCardsTexts = {
  title: "Cards of your own",
  hint: "Drop a file of cards with their printed English text, or what riposte op import wrote. It is read here, and stays in this browser.",
  folder: "Open a folder",
  file: "Open a file",
  reading: (done: number, of: number) => `${done} of ${counted(of, "card")} read`,
  has: (count: number, leftOut: number) =>
    `${counted(count, "card")} of your own, kept in this browser.${leftOut === 0 ? "" : ` ${counted(leftOut, "fault")} in what was left out.`}`,
  forget: "Forget them",
  which: "Which of my cards do not play themselves?",
  leftOut: (count: number) =>
    `${counted(count, "fault")}: these cards were left out, and no deck with them can be played.`,
  noFile: "There is no cards.json in what you brought: bring one file of cards.",
  noCards: (file: string) =>
    `${file} is no list of cards: a dump is a JSON list with one object for each card, or an object with such a list "cards".`,
  noJSON: (file: string) => `${file} is no JSON file: save your cards as JSON, a list with one object for each card.`,
  noneRead: (file: string, first: string, more: number) =>
    `No card of ${file} could be read. ${first}.${more <= 0 ? "" : ` And ${counted(more, "more fault", "more faults")}.`}`,
  broke: (file: string, why: string) => `${file} could not be read: ${why}`,
  faults: (card: string, path: string, message: string, more: number) =>
    `${card} ${path}: ${message}${more === 0 ? "" : ` And ${counted(more, "more fault", "more faults")}.`} Nothing was taken.`,
  unkept: "This browser does not keep them: its storage is full or closed.",
} as const;
