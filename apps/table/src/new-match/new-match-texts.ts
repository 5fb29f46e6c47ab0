/** What the page before a match says. */
export const newMatchTexts = {
  drawMap: "Draw a map of your own",
  who: "Who plays?",
  company: {
    bot: { title: "Against the bot", about: "starts at once" },
    friend: { title: "With a friend", about: "by a link, on any device" },
    device: { title: "Two at this device", about: "it hides hands when you pass it" },
    bots: { title: "Watch two bots", about: "you only look on" },
  },
  alone: {
    device: { title: "Play it yourself", about: "with hints, if you like" },
    bots: { title: "Watch the bot", about: "you only look on" },
  },
  strength: "How strong",
  bot: {
    random: "Relaxed",
    greedy: "Steady",
    planner: "Sharp",
    easy: "Thinks a little",
    normal: "Thinks ahead",
    hard: "Thinks hard",
  } as Readonly<Record<string, string>>,
  yours: { armies: "Your army", decks: "Your deck" } as Readonly<Record<string, string>>,
  theirs: { armies: "Their army", decks: "Their deck" } as Readonly<Record<string, string>>,
  own: "Bring your own",
  ownAbout: "paste a list, open a file, or build one",
  keptAbout: "kept on this device",
  surprise: "Surprise me",
  surpriseAbout: "any of the ready ones",
  build: "Build one",
  mend: "Mend it in the builder",
  nothing: "There is no list yet. Paste one, or choose a ready one.",
  unread: (line: number, message: string) => (line === 0 ? message : `Line ${line}: ${message}`),
  notLegal: (words: string) => `Not legal yet. ${words}`,
  ownLabel: { armies: "Army list", decks: "Deck list" } as Readonly<Record<string, string>>,
  open: "Open a file",
  advanced: "Advanced",
  usual: "all rules on, dice by chance",
  changed: (count: number) => (count === 1 ? "1 thing changed" : `${count} things changed`),
  rules: "Rules that are in",
  points: "Single points of the rules",
  clock: "Clock",
  clockAbout: "whose time is up may lose: the other claims the match, or goes on",
  seed: "Seed",
  anySeed: "by chance",
  seedAbout: "the same seed gives the same shuffles and dice",
  off: (title: string, others: readonly string[]) =>
    `${title} is off${others.length === 0 ? "" : `, and with it ${listed(others)}, which ${others.length === 1 ? "needs" : "need"} it`}.`,
  on: (title: string, others: readonly string[]) =>
    `${title} is on${others.length === 0 ? "" : `, and with it ${listed(others)}, which it needs`}.`,
  undo: "Undo",
  start: "Start",
  starting: "Laying out…",
  invite: "Start and invite",
  option: { map: "Map", mission: "Mission", difficulty: "Difficulty", ruleset: "Rules" } as Readonly<
    Record<string, string>
  >,
  value: (value: string) => value.replaceAll("-", " ").replace(/^./, (first) => first.toUpperCase()),
  steps: "Steps",
  step: { who: "Who", sides: "Sides", place: "Table" },
  things: { armies: "Armies", decks: "Decks" } as Readonly<Record<string, string>>,
  next: "Next",
  sum: (company: string, sides: readonly string[]) => [company, ...sides].join(", "),
};

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
