/** What the page for a save file says. */
export const savedTexts = {
  heading: "Go on with a save",
  lead: "Open the file of a saved match, and say who goes on with it.",
  file: "Save file",
  noSave: "This is no saved match of a game that is known here.",
  who: "Who goes on?",
  alone: "I do",
  bot: "Only the bot",
  first: "I am the first player, a bot is the second",
  second: "I am the second player, a bot is the first",
  both: "Two at this device",
  bots: "Only bots",
  start: "Go on",
};
