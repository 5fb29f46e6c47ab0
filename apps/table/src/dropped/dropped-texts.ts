/** What is said of a game that comes as a zip. */
export const droppedTexts = {
  heading: "A game of your own",
  lead: "Drop the zip of a built game anywhere on this page, or open it. It is played against bots, in a frame that reaches nothing of yours and no server.",
  how: "What goes into it: package.json and the folder it was built to, such as dist.",
  open: "Open a zip",
  loading: "Trying it…",
  frame: "The match",
  noSandbox: "The frame it is played in did not load. It comes with the guides: riposte serve has them under /docs.",
  noZip: "That is no zip. Pack the folder of the built game: package.json, and what it was built to.",
  noManifest: "There is no package.json in it. Pack the folder of the built game, with its package.json.",
  tornManifest: (why: string) => `Its package.json is no JSON: ${why}. Mend it, and pack it again.`,
  noEntry: 'Its package.json names no module. Name the built file there, under "exports".',
  notBuilt: (file: string) => `Its package.json names ${file}, which is not in the zip. Build it, and pack it again.`,
  tooMuch: (megabytes: number, files: number) =>
    `It unpacks to more than ${megabytes} MB or ${files} files. A built game is smaller: leave node_modules out.`,
};
