const ORDER = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

/** What the page for a save file says. */
export const savedTexts = {
  heading: "Go on with a save",
  lead: "Open the file of a saved match, and say who goes on with it.",
  file: "Save file",
  noSave: "This is no saved match of a game that is known here.",
  who: "Who goes on?",
  me: "I do",
  bot: "Only the bot",
  alone: (seat: number, seats: number) =>
    seats === 2
      ? `I am the ${ORDER[seat]} player, a bot is the ${ORDER[1 - seat]}`
      : `I am the ${ORDER[seat]} player, bots are the others`,
  shared: (seats: number) => (seats === 2 ? "Two at this device" : "All at this device"),
  bots: "Only bots",
  start: "Go on",
};
