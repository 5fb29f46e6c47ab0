import type { Answer, Choice } from "@riposte/kernel";
import type { Acted } from "../../src/index.js";

/** When something a line gave was still there: how many turns later, and whether its battle was still going on. */
interface Moment {
  readonly turns: number;
  readonly isFighting: boolean;
}

interface Table {
  readonly turn: number;
  readonly active: number;
  readonly phase: string;
  readonly battle: object | null;
  readonly cards: Readonly<Record<string, { readonly zone: string; readonly marks: readonly Mark[] }>>;
  readonly sides: Readonly<Record<string, { readonly marks: readonly Mark[] }>>;
}
interface Mark {
  readonly kind: string;
  readonly by: string;
}

/** Until when a printed length lasts: the last moment it holds, in turns from the one in which it acts; its own turn comes two after. */
const LENGTHS: readonly (readonly [RegExp, (isOwn: boolean) => number])[] = [
  [/during this (turn|battle)/i, () => 0],
  [/until the start of your next turn/i, (isOwn) => (isOwn ? 1 : 0)],
  [/(until the end of|during) (your opponent's|their) next (turn|End Phase)/i, (isOwn) => (isOwn ? 1 : 0)],
  [/until the end of your next (turn|End Phase)/i, (isOwn) => (isOwn ? 2 : 1)],
];
/** When what a line puts off comes: so many turns later, in that phase. */
const LATER: readonly (readonly [RegExp, number, RegExp])[] = [
  [/at the end of this turn/i, 0, /^end$/],
  [/at the start of (their|your opponent's) next Main Phase/i, 1, /^main$/],
  [/at the start of your next turn/i, 2, /^refresh$/],
  [/at the start of your next Main Phase/i, 2, /^main$/],
];
const ALL =
  /during this|on this turn|until the (start|end)|during (your|their)|at the (start|end) of (this|their|your)/gi;

/** What lasts longer or shorter than the line says, when all goes on without anything being done; nothing where no one length is printed. */
export function wrongLengths(line: string, acted: Acted): readonly string[] | undefined {
  const late = LATER.find(([words]) => words.test(line));
  if (late !== undefined) return whenOff(line, late, acted);
  const found = LENGTHS.filter(([words]) => words.test(line));
  // what goes on behind the length, or stays rested, has none or another
  if (/Refresh Phase|during this (turn|battle) and /i.test(line)) return undefined;
  if (found.length !== 1 || (line.match(ALL) ?? []).length !== 1 || /\[(Your|Opponent's) Turn\]/.test(line))
    return undefined;
  const [words, lastOf] = found[0] as (typeof LENGTHS)[number];
  const table = () => tableOf(acted);
  const began = table().turn;
  const isOwn = table().active === acted.seat;
  const [last, isBattle] = [lastOf(isOwn), /this battle/i.test(line)];
  const given = heldOf(acted);
  if (given.size === 0) return undefined;
  const wrong: string[] = [];
  for (let input = 0; input < 60 && acted.match.decision !== null && table().turn <= began + last + 1; input++) {
    const now: Moment = { turns: table().turn - began, isFighting: table().battle !== null };
    const held = heldOf(acted);
    for (const [what, where] of given) {
      const isOver = now.turns > last || (isBattle && !now.isFighting);
      if (held.has(what) && isOver) wrong.push(`${what} is still there ${now.turns} turns after "${words.source}"`);
      if (!held.has(what) && !isOver && !isGone(acted, where)) wrong.push(`${what} is gone before "${words.source}"`);
    }
    if (wrong.length > 0 || (isBattle && !now.isFighting)) return wrong;
    const { seat, choice } = acted.match.decision;
    if (!acted.match.answer(seat, idle(choice)).ok) return undefined;
  }
  return wrong;
}

/** Did what was put off come at another moment than its words say? */
function whenOff(line: string, [words, turns, phase]: (typeof LATER)[number], { began, atLast }: Acted) {
  const rest = line.slice(line.search(/\]\s/) + 1);
  // what comes at once stands before it
  if (!new RegExp(`^\\s*(${words.source})|^[^.]*${words.source}\\.?$`, "i").test(rest) || /:/.test(rest))
    return undefined;
  const isSo = atLast.turn - began === turns && phase.test(atLast.phase);
  return isSo ? [] : [`came ${atLast.turn - began} turns later in ${atLast.phase}, not "${words.source}"`];
}

const tableOf = ({ match }: Acted): Table => (match.slices as { readonly "one-piece": Table })["one-piece"];

/** What the card under trial has given, and where. */
function heldOf(acted: Acted): ReadonlyMap<string, string> {
  const { cards, sides } = tableOf(acted);
  const marks = [
    ...Object.entries(cards).flatMap(([id, card]) => card.marks.map((mark) => [mark, id] as const)),
    ...Object.entries(sides).flatMap(([seat, side]) => side.marks.map((mark) => [mark, `seat ${seat}`] as const)),
  ];
  return new Map([
    ...marks
      .filter(([{ by }]) => by === acted.code)
      .map(([{ kind }, where]) => [`${kind} on ${where}`, where] as const),
  ]);
}

/** A card that has left the field has lost what it was given. */
const isGone = (acted: Acted, where: string): boolean =>
  !where.startsWith("seat") && !["leader", "character", "stage"].includes(tableOf(acted).cards[where]?.zone ?? "");

/** Does nothing: passes, declines, takes as few as it may. */
function idle(choice: Choice): Answer {
  switch (choice.kind) {
    case "one": {
      const keys = choice.options.map(({ key }) => key);
      return ["pass", "no", "instead:none", "enough"].find((key) => keys.includes(key)) ?? (keys[0] as string);
    }
    case "several":
      return choice.of.slice(0, choice.min).map(({ key }) => key);
    case "order":
      return choice.of.map(({ key }) => key);
    case "number":
      return choice.min;
    case "distribute":
      return {};
  }
}
