const opposing = { side: "opponent", zones: ["characters"], count: { upTo: 1 } };
const own = { ...opposing, side: "you" };
const ownHand = { side: "you", zones: ["hand"], count: { upTo: 1 } };

/** What makes things happen that abilities wait for: the text of an Event. */
export const TOOLS = {
  ko: [{ type: "op:ko", target: opposing }],
  bounce: [{ type: "op:move", target: opposing, to: { zone: "hand" } }],
  rest: [{ type: "op:rest", target: opposing }],
  returnDon: [{ type: "op:returnDon", count: { upTo: 4 } }],
  discard: [
    { type: "op:draw", count: 1 },
    { type: "op:move", target: { ...ownHand, count: { upTo: 2 } }, to: { zone: "trash" } },
  ],
  takeLife: [
    {
      type: "op:move",
      target: { side: "you", zones: ["life"], at: "top", count: { exactly: 1 } },
      to: { zone: "hand" },
    },
  ],
  sacrifice: [{ type: "op:ko", target: own }],
  damage: [{ type: "op:damage", player: "opponent", count: 1 }],
  dear: [{ type: "op:draw", count: 1 }],
  play: [{ type: "op:play", target: { ...ownHand, filter: { kind: "Character" } } }],
} satisfies Readonly<Record<string, readonly object[]>>;

export type Tool = keyof typeof TOOLS;

const ALL = Object.keys(TOOLS) as readonly Tool[];

/** What the Event costs. */
export const costOfTool = (tool: Tool): number => (tool === "dear" ? 5 : 0);

/** The card number of the Event with that text. */
export const codeOfTool = (tool: Tool): string => `XE1-${String(ALL.indexOf(tool)).padStart(3, "0")}`;

/** Which of them bring about what an ability waits for, or what it stands in for. */
const BRINGS: Readonly<Record<string, readonly Tool[]>> = {
  played: ["play"],
  eventActivated: ["discard", "dear"],
  triggerActivated: ["damage"],
  koed: ["ko", "sacrifice"],
  left: ["ko", "bounce", "sacrifice"],
  rested: ["rest"],
  damageDealt: ["damage"],
  lifeLost: ["damage", "takeLife"],
  lifeTaken: ["damage", "takeLife"],
  donReturned: ["returnDon"],
  drew: ["discard"],
  handTrashed: ["discard"],
  // these come about without help
  attacked: [],
  defended: [],
  blocked: [],
  battled: [],
  donGiven: [],
  ko: ["ko"],
  leave: ["ko", "bounce"],
  rest: ["rest"],
};

export const toolsFor = (events: readonly string[]): readonly Tool[] => [
  ...new Set(events.flatMap((event) => BRINGS[event] ?? ALL)),
];
