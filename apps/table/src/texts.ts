/** What an attack needs to roll. */
interface Rolls {
  readonly hit: { readonly automatic: boolean; readonly needed: number };
  readonly wound: { readonly needed: number };
  readonly defences: readonly { readonly save: { readonly needed: number } }[];
}

/** Every English word the table itself says; games and plugins bring their own. */
export const texts = {
  title: "Riposte",
  ways: "Riposte",
  settings: "Settings",
  guest: "Guest",
  loading: "Loading…",
  failed: "Something went wrong",
  skip: "To the contents",
  unknownGame: (id: string) => `There is no game "${id}".`,
  otherHost: (host: string) => `A replay is only fetched from where this page is, not from ${host}.`,
  back: "Back",

  lobby: {
    headingInspect: "Which game shall we look inside?",
    seat: (seat: number) => `Seat ${seat}`,
    who: "Who plays",
    human: "a person",
    bot: (name: string, summary: string) => `bot ${name}: ${summary}`,
    options: "Options",
    more: "Single points of the rules",
    seed: "Seed",
    anySeed: "any",
    start: "Start",
    goOn: "or go on with a save",
  },

  play: {
    decision: "Decision",
    table: "Table",
    log: "Log",
    numbers: "Numbers",
    tabs: "View",
    tab: { table: "Table", inside: "Inside" },
    about: (seats: readonly string[]) => seats.map((name, seat) => `seat ${seat}: ${name}`).join(" · "),
    send: "Answer",
    searchOptions: "Search the options",
    showAll: (count: number) => `Show all ${count} options`,
    places: (count: number) => `${count} places, marked on the table`,
    several: (min: number, max: number, ordered: boolean) =>
      `Choose ${min === max ? min : `${min} to ${max}`}${ordered ? ", in order" : ""}`,
    place: (at: number) => `(${at}.)`,
    order: "Order",
    earlier: "earlier",
    later: "later",
    ascending: "Ascending",
    range: (min: number, max: number) => `From ${min} to ${max}`,
    distribute: (left: number, total: number) => `${left} of ${total} left to give`,
    notLegal: (count: number) => (count === 1 ? "1 thing is not possible now" : `${count} things are not possible now`),
    hint: "Hint",
    undo: "Undo",
    redo: "Redo",
    save: "Save",
    look: (step: number) => `Look at step ${step}`,
    waiting: (seat: number) => `Seat ${seat} is asked.`,
    lookingBack: "You are looking back: move the slider to its end to go on.",
    handOver: (seat: number) => `Seat ${seat} is asked. Hand the device over.`,
    open: (seat: number) => `I am seat ${seat}`,
    why: (label: string, value: number) => `Why is ${label} ${value}?`,
    noReasons: "as printed",
    noMatch: "This match is not kept in this browser. Start one from the first page.",
    elsewhere: "This match goes on in another tab.",
    takeHere: "Go on here",
    outcome: (
      winners: readonly number[],
      { seat, seats }: { readonly seat: number | null; readonly seats: readonly string[] },
    ) => {
      if (seats.length === 1) return winners.length > 0 ? "Won!" : "Lost.";
      if (winners.length === 0) return "Nobody won.";
      return seat !== null && winners.includes(seat) ? "You won!" : `Seat ${winners.join(" and seat ")} won.`;
    },
  },

  online: {
    start: "Start, and invite others",
    invite: "Invite: send each link to one person; it is good for one",
    copy: "Copy the link",
    watch: "Watch it instead",
    watching: "you watch",
    you: (seat: number) => `you have seat ${seat}`,
    away: (seats: readonly number[]) => `seat ${seats.join(" and seat ")} ${seats.length === 1 ? "is" : "are"} away`,
    unusual: {
      "chosen-seed": "whoever made the match chose the seed, and could know the dice",
      position: "the match begins at a position its maker wrote",
      "unchecked-lists": "nobody checked whether its decks or armies are legal",
    },
    beforeYouSit: "Before you sit down:",
    sitDown: "Sit down",
    tellMe: "Tell me when I am asked",
    yourTurn: "You are asked.",
    connection: { live: "connected", connecting: "connection lost, trying again…", lost: "connection lost" },
    lost: "The connection was lost before the answer came. Look at the table: what counts is there.",
    unreachable: "The server cannot be reached. Try again later.",
    noHint: "There are no hints in a match with others.",
    resign: "Give up",
    sure: "Really give the match up?",
    undoAsked: (by: number, answers: number) =>
      `Seat ${by} wants to take back ${answers === 1 ? "an answer" : `${answers} answers`}.`,
    agree: "Agree",
    decline: "Decline",
    waitingFor: (seats: readonly number[]) => `Waiting for seat ${seats.join(" and seat ")}.`,
  },

  policy: {
    heading: "When to ask me",
    everywhere: "At windows",
    here: "At this moment",
    hold: { always: "whenever I could respond", auto: "only when I can respond", never: "never, unless I must" },
    orderHere: "Standing order for this window:",
    always: (option: string) => `Always: ${option}`,
    orders: "Standing orders",
    order: (window: string, option: string, act: string) => `At ${window}: ${act} ${option}`,
    forget: "Forget",
  },

  calculator: {
    name: "40k odds",
    heading: "What does this attack do?",
    attacker: "Attacker",
    target: "Target",
    situation: "Situation",
    copy: "Copy the link",
    field: {
      attacker: "unit",
      weapon: "weapon",
      defender: "unit",
      count: "how many",
      A: "attacks",
      skill: "hits on",
      S: "strength",
      AP: "AP",
      D: "damage",
      models: "models",
      T: "toughness",
      Sv: "save",
      invulnerable: "invulnerable",
      W: "wounds",
      distance: "distance",
      stationary: "stood still",
      cover: "in cover",
    },
    of: { slain: "Models slain", damage: "Wounds lost", wounds: "Wounds before saves", hits: "Hits" },
    mean: (mean: number) => `${mean.toFixed(2)} on average`,
    chart: (title: string, mean: number) => `${title}: ${mean.toFixed(2)} on average`,
    bar: (n: number, chance: number, atLeast: number) =>
      `${n}: ${(chance * 100).toFixed(2)} %, at least ${n}: ${(atLeast * 100).toFixed(2)} %`,
    asTable: "As a table: number, chance, at least",
    rolls: ({ hit, wound, defences }: Rolls) =>
      `Hits on ${hit.automatic ? "everything" : `${hit.needed}+`}, wounds on ${wound.needed}+, saves on ${[...new Set(defences.map(({ save }) => `${save.needed}+`))].join(", ")}.`,
  },

  finished: {
    turn: (turn: number) => `Turn ${turn}`,
    coffee: "Coffee",
    candy: "Candy",
    reserve: "Candy in reserve",
    present: "Present",
    past: "Past, newest last",
    future: "Future",
    later: (at: number, isSet: boolean) =>
      `${at === 0 ? "next turn" : `in ${at + 1} turns`}${isSet ? ", as a set" : ""}`,
    draw: (count: number) => `Draw stack, ${count} cards, top first`,
    progress: (finished: number) => `${finished} of 48 finished`,
  },

  battle: {
    table: "The battlefield",
    ruin: (height: number) => (height > 0 ? `A ruin, ${height} inches high: cover` : "A ruin: cover"),
    objective: (id: string) => `Objective ${id}: held from within 3 inches`,
    status: (round: number, phase: string, turn: number) => `Round ${round} · ${phase} phase of seat ${turn}`,
    side: (seat: number, command: number, victory: number) => `seat ${seat}: ${command} CP, ${victory} VP`,
    unit: (name: string, models: number, starting: number, wounds: number) =>
      `${name}: ${models} of ${starting} models, ${wounds} wounds`,
    strength: (models: number, starting: number, wounds: number, state: string) =>
      `${models}/${starting} models, ${wounds} wounds${state === "" ? "" : ` · ${state}`}`,
    carries: (unit: string) => `carries ${unit}`,
    inside: (transport: string) => `inside ${transport}`,
    state: {
      stationary: "stood still",
      normal: "moved",
      advance: "advanced",
      fallBack: "fell back",
      setUp: "was set up",
      charged: "charged",
      battleShocked: "battle-shocked",
    },
  },

  mat: {
    status: (turn: number, phase: string, active: number) => `Turn ${turn} · ${phase} phase of seat ${active}`,
    deck: (cards: number) => `deck ${cards}`,
    life: (life: number) => `Life ${life}`,
    don: (active: number, rested: number, deck: number) =>
      `DON!! ${active} active, ${rested} rested, ${deck} in the deck`,
    hand: (count: number) => `Hand: ${count}`,
    trash: (count: number) => `Trash: ${count}`,
    use: (name: string) => `What can ${name} do?`,
    does: (name: string) => `What ${name} does`,
    counter: (amount: number) => `counter +${amount}`,
    given: (don: number) => `+${don} DON!!`,
    rested: "rested",
  },

  skirmish: {
    round: (round: number, initiative: number) => `Round ${round} · seat ${initiative} has the initiative`,
    pointed: ({
      name,
      distance,
      sight,
      hasLooker,
    }: {
      readonly name: string;
      readonly distance: number | null;
      readonly sight: object | null;
      readonly hasLooker: boolean;
    }) =>
      hasLooker
        ? `${name}: ${distance === null ? "no path" : `${distance} ${distance === 1 ? "space" : "spaces"}`}, ${sight === null ? "not seen" : "in line of sight"}`
        : name,
    attack: "Attack",
    attacks: (attacker: string, defender: string, type: string) => `${attacker} attacks ${defender} (${type})`,
    rerolled: "rerolled",
    die: (die: string, symbols: string) => `${die} die: ${symbols || "blank"}`,
    surges: (count: number) => (count === 1 ? "1 surge to spend" : `${count} surges to spend`),
    spent: (names: string) => `spent: ${names}`,
    missed: (reason: string) => `missed: ${reason}`,
    points: (points: number, hand: string) => `${points} VP · hand: ${hand || "empty"}`,
    health: (damage: number, health: number) => `health ${health - damage}/${health}`,
    ready: "ready",
    exhausted: "exhausted",
  },

  inspector: {
    heading: (game: string) => `Inside ${game}`,
    procedures: "Procedures",
    search: "Search states, windows, events, plugins",
    nothingFound: "Nothing found.",
    plugins: "Plugins",
    export: "Export",
    zoomIn: "Larger",
    zoomOut: "Smaller",
    fit: "Fit",
    chartOf: (procedure: string, owner: string) => `${procedure}, of ${owner}`,
    frames: (count: number) => (count === 1 ? "1 frame" : `${count} frames`),
    acting: { window: "Windows", event: "Events", value: "Values", effect: "Effects" },
    nobody: "nobody acts here",
    loadReplay: "Open a save file",

    step: (at: number, of: number) => `Input ${at} of ${of}`,
    opening: "Setup",
    first: "First",
    previous: "Previous",
    next: "Next",
    last: "Last",
    follow: "Follow",
    slider: "Position in the match",
    eyes: "Seen by",
    eyesOf: (eyes: number | null | "all") =>
      eyes === "all" ? "everything" : eyes === null ? "a watcher" : `seat ${eyes}`,
    stream: "What happened",
    diff: "What changed",
    noDiff: "Nothing that can be seen from here.",
    flow: "Frames",
    stately: "Stately inspector",
    statelyHelp: "Sends machines and states of this match to stately.ai in a window of its own. Needs the internet.",
    listens: "listens",
    answered: "answered",
    heardBy: "heard by",
    by: (seat: number) => `seat ${seat}`,
    undo: "undo",
    policy: "changes its policy",
    resigned: "resigns",
    legend: "◆ window · ◌ scope · ↳ calls · » publishes · ? asks · + queues · › entry",
  },
} as const;
