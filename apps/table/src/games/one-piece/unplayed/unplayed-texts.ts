import { counted, fill } from "@riposte/words";

/** What the page of cards that do not play themselves says. */
export const unplayedTexts = {
  heading: "Which of my cards do not play themselves?",
  sums: (unplayed: number, all: number) =>
    unplayed === 0
      ? `All ${counted(all, "card")} play themselves.`
      : fill(
          "{unplayed} of {all|card} {unplayed?has|have} words that are not played. A match with one says so before it begins.",
          {
            unplayed,
            all,
          },
        ),
  bring: "Bring cards of your own",
  seek: "Name, number or words",
  nothing: "No such card among those that do not play themselves.",
  printed: "Printed",
  played: "played",
  notPlayed: (why: string) => `not played: ${why}`,
  noPrinted: "Its printed words did not come with it: bring the file they stand in to see them here.",
  told: "What is played, told back",
  nothingTold: "Nothing of its text is played.",
  write: (name: string) => `Write the rest of ${name} in the workshop`,
} as const;
