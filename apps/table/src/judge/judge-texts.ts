/** The words of a judge's page. */
export const judgeTexts = {
  heading: "Judge a position",
  lead: "Of every player and figure: what may be done now, what not, and why. Open, drop or paste a position or a saved match.",
  open: "Open a file",
  paste: "A position or a save, as text",
  noJSON: (reason: string) => `This is no JSON: ${reason}. Was it cut off?`,
  passed: (players: string) => `When ${players} passed`,
  notAsked: "Is not asked at this moment.",
  nothing: "Nothing is asked of it at this moment.",
  may: "May",
  mayNot: "May not",
  over: "The match is over.",
  given: "Answers given first",
  back: "Take the last one back",
  next: (text: string) => `See what follows: ${text}`,
} as const;
