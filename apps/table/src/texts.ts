/** Every English word the table itself says; games and plugins bring their own. */
export const texts = {
  title: "Riposte",
  ways: "Riposte",
  settings: "Settings",
  guest: "Guest",
  loading: "Loading…",
  failed: "Something went wrong",
  skip: "To the contents",
  missing: {
    what: "A part of this page did not come: the connection was lost, or Riposte was updated. Your matches are kept.",
    again: "Load again",
  },
  unknownGame: (id: string) => `There is no game "${id}".`,
  missingGame: (game: string) =>
    `It is of the game "${game}", which is not here. Serve the page with the file of that game: riposte serve --game FILE.`,
  otherHost: (host: string) => `A replay is only fetched from where this page is, not from ${host}.`,
  back: "Back",
  cancel: "Cancel",

  lobby: {
    headingInspect: "Which game shall we look inside?",
  },

  play: {
    notAllPlays: "not all abilities play: some cards have lines that could not be read",
    numbers: "Numbers",
    searchOptions: "Search the options",
    showAll: (count: number) => `Show all ${count} options`,
    several: (min: number, max: number, ordered: boolean) =>
      `Choose ${min === max ? min : min === 0 ? `up to ${max}` : `${min} to ${max}`}${ordered ? ", in order" : ""}.`,
    none: "None",
    these: (count: number) => (count === 0 ? "Choose none" : count === 1 ? "Choose this one" : `Choose these ${count}`),
    chooseMore: (count: number) => `Choose ${count} more`,
    inThisOrder: "In this order",
    thisMany: (count: number) => `Choose ${count}`,
    likeThis: "Share them like this",
    fewer: (what: string) => `${what}: fewer`,
    more: (what: string) => `${what}: more`,
    order: "Order",
    earlier: "earlier",
    later: "later",
    ascending: "Ascending",
    range: (min: number, max: number) => `From ${min} to ${max}`,
    distribute: (left: number, total: number) => `${left} of ${total} left to give`,
    handOver: "{seat.is} asked. Hand the device over.",
    open: "I am {seat.who}",
    why: (label: string, value: number) => `Why is ${label} ${value}?`,
    noReasons: "as printed",
    noMatch: "This match is not kept in this browser. Start one from the first page.",
    elsewhere: "This match goes on in another tab.",
    takeHere: "Go on here",
  },

  policy: {
    heading: "When to ask me",
    everywhere: "At windows",
    here: "At this moment",
    hold: { always: "whenever I could respond", auto: "only when I can respond", never: "never, unless I must" },
    tells: "Asked only when I can respond, my pauses tell what I may hold.",
    orderHere: "Standing order for this window:",
    always: (option: string) => `Always: ${option}`,
    orders: "Standing orders",
    order: (moment: string, option: string, act: "offer" | "play") =>
      act === "play" ? `${moment}: ${option}` : `${moment}: ask me about ${option}`,
    askAgain: "Stop passing: ask me again",
    forget: "Forget",
  },
} as const;
