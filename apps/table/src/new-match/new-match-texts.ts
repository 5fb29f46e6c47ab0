import { capital, counted, fill } from "@riposte/words";
import { texts } from "../texts.js";

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
  /** The same where more than two play. */
  table: {
    bot: { title: "Against bots", about: "starts at once" },
    friend: { title: "With friends", about: "by links, on any device" },
    device: { title: "All at this device", about: "it hides hands when you pass it" },
    bots: { title: "Watch bots", about: "you only look on" },
  },
  alone: {
    device: { title: "Play it yourself", about: "with hints, if you like" },
    bots: { title: "Watch the bot", about: "you only look on" },
  },
  howMany: "How many people",
  people: (count: number, bots: number) =>
    fill("{count|person|people}[ and {bots|bot}]", bots === 0 ? { count } : { count, bots }),
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
  usual: "all rules on, left to chance",
  changed: (count: number) => counted(count, "thing changed", "things changed"),
  rules: "Rules that are in",
  points: "Single points of the rules",
  clock: "Clock",
  clockAbout: "whose time is up may lose: the other claims the match, or goes on",
  seed: "Seed",
  anySeed: "by chance",
  seedAbout: "the same seed gives the same shuffles and dice",
  off: (title: string, others: readonly string[]) =>
    fill("{title} is off[, and with it {others.and}, which {count?needs|need} it].", { title, ...these(others) }),
  on: (title: string, others: readonly string[]) =>
    fill("{title} is on[, and with it {others.and}, which it needs].", { title, ...these(others) }),
  undo: "Undo",
  start: "Start",
  starting: "Laying out…",
  invite: "Start and invite",
  editions: {
    "10e": "10th edition",
    "11e-2026-06": "11th edition, June 2026",
    "11e-2026-10": "11th edition, October 2026",
  } as Readonly<Record<string, string>>,
  missions: {
    title: "Missions",
    ways: { dispositions: "Mission cards", none: "Objectives alone" },
    none: "Every objective held brings 5 points after the Command phase, 15 at most.",
    whose: ["Yours", "Theirs"],
    said: (whose: string, mission: string) => `${whose}: ${mission}`,
    later: "by its force disposition",
    read: "The list says how the army fights; where it does not, every objective held brings 5 points.",
    gist: (disposition: string | undefined, gist: string) =>
      disposition === undefined ? gist : `${disposition}: ${gist}`,
    secondary: "Your secondary missions",
    tactical: "Drawn in each Command phase",
    fixed: "Two that stay",
    cards: ["First", "Second"],
  },
  option: {
    edition: "Edition",
    map: "Map",
    mission: "Mission",
    difficulty: "Difficulty",
    ruleset: "Rules",
    rounds: "Last round",
    minutes: "Time limit, in minutes",
  } as Readonly<Record<string, string>>,
  value: (value: string) => capital(value.replaceAll("-", " ")),
  steps: "Steps",
  step: { who: "Who", sides: "Sides", place: "Table" },
  things: { armies: "Armies", decks: "Decks" } as Readonly<Record<string, string>>,
  next: "Next",
  notAllPlays: texts.play.notAllPlays,
  sum: (company: string, sides: readonly string[]) => [company, ...sides].join(", "),
};

/** Others that go along, where there are any. */
const these = (others: readonly string[]) => (others.length === 0 ? {} : { others, count: others.length });
