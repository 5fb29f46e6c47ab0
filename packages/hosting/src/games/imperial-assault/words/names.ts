import { type Context, titleOf as printedTitle, spellSurge } from "@riposte/imperial-assault";
import { timingPhrase } from "./timing-phrases.js";

/** `seat.card.number` of a group, with `.number` of a figure in it. */
const ID = /^([01])\.([a-z0-9-]+)\.(\d+)(?:\.(\d+))?$/;
const SURGE = /^(?:surge:)?([a-z0-9-]+):(\d+)$/;
/** Spaces are written as people say them: `j11` is J11. */
const SPACE = /^[a-z]{1,2}\d{1,2}$/;

/** The sides have letters of their own, so that they are told apart without colours; T is a terminal. */
const LETTERS = ["ABCDEFGHIJKLM", "NOPQRSUVWXYZ"] as const;

/** Whose figure or group it is, where its id says so. */
export function ownerIn(id: string): number | undefined {
  const seat = ID.exec(id)?.[1];
  return seat === undefined ? undefined : Number(seat);
}

/** One or two characters for a figure on the map: a letter for its group, and a number where the group has several. */
export function markOf(context: Context, id: string): string {
  const [, seat, , group] = ID.exec(id) ?? [];
  // figures of missions and of written positions have ids of their own
  if (seat === undefined)
    return id.replace(/^(.).*-(\d+)$/, (_, first: string, number) => first.toUpperCase() + number).slice(0, 2);
  const letters = LETTERS[Number(seat)] ?? LETTERS[0];
  const letter = letters[Number(group) % letters.length] as string;
  return `${letter}${numberIn(context, id) ?? ""}`;
}

/** Which of its group a figure is, where the group has several. */
export function numberIn(context: Context, id: string): number | undefined {
  const [, , card = "", , figure] = ID.exec(id) ?? [];
  return figure === undefined || isAlone(context, card) ? undefined : Number(figure);
}

/** Figures, groups, cards, surges, tokens and doors in words; anything else as it is. */
export function spellId(context: Context, id: string): string {
  const [, , card = id.replace(/^cc:/, "")] = ID.exec(id) ?? [];
  const title = titleOf(context, card);
  const number = numberIn(context, id);
  if (title !== undefined) return number === undefined ? title : `${title} ${number}`;
  const [, owner = "", index] = SURGE.exec(id) ?? [];
  const body = context.facts.deployment[owner];
  const surge = body !== undefined && "surges" in body ? body.surges[Number(index)] : undefined;
  if (surge !== undefined) return gainsText(spellSurge(surge));
  if (SPACE.test(id)) return id.toUpperCase();
  const words = wordsIn(context);
  return words.get(id) ?? words.get(id.replace(/-\d+$/, "")) ?? timingPhrase(id) ?? gainsText(id);
}

/** What a surge buys, with hits in their number: "+2 hits, pierce 1". */
export const gainsText = (gains: string): string => gains.replaceAll(/([2-9]|\d{2,}) hit\b/g, "$1 hits");

/** The card in the id of a figure or group; anything else stays as it is. */
export const cardIn = (id: string): string => ID.exec(id)?.[2] ?? id;

/** Conditions as the rules name them; their ids are also names of cards. */
export const CONDITIONS: Readonly<Record<string, string>> = {
  focus: "Focused",
  hide: "Hidden",
  stun: "Stunned",
  weaken: "Weakened",
  bleed: "Bleeding",
};

/** A condition as the rules name it. */
export const conditionName = (condition: string): string => CONDITIONS[condition] ?? condition;

/** A card of a group of one. */
export function isAlone({ facts }: Context, card: string): boolean {
  const printed = facts.deployment[card];
  return printed?.kind === "figure" && printed.figures === 1;
}

const known = new WeakMap<Context, ReadonlyMap<string, string>>();

/** The printed names of abilities, the labels of missions' tokens, and doors. */
function wordsIn(context: Context): ReadonlyMap<string, string> {
  const words = known.get(context) ?? readWords(context);
  known.set(context, words);
  return words;
}

function readWords({ facts, source }: Context): ReadonlyMap<string, string> {
  const words = new Map<string, string>([
    ["door", "the door"],
    ["professional", "Professional"],
  ]);
  for (const { missions } of source.maps)
    for (const { tokens } of Object.values(missions))
      for (const { id, label } of tokens) words.set(id, `the ${label.toLowerCase()}`);
  for (const { abilities } of Object.values(facts.deployment))
    for (const { id, name } of abilities) words.set(id, name);
  return words;
}

/** A card's title, with the mark of the rarer printing of two. */
export function titleOf({ facts, creatures }: Context, card: string): string | undefined {
  const deployment = Object.hasOwn(facts.deployment, card) ? facts.deployment[card] : undefined;
  if (deployment !== undefined) return printedTitle(deployment).replace(/ \(Regular\)$/, "");
  return Object.hasOwn(facts.command, card) ? facts.command[card]?.name : creatures.get(card)?.name;
}
