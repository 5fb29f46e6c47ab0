import { type Players, WATCHED, whoDoes, whoIs, whoseIs } from "./players.js";

/** A piece of a sentence. */
export interface Part {
  readonly text: string;
  /** What came of it: worth more than the words around it. */
  readonly isBold?: true;
  /** The id of what the words name; `describe` may know more of it. */
  readonly thing?: string;
  /** The player the words name. */
  readonly seat?: number;
}

/** A sentence in pieces. */
export type Phrase = readonly Part[];

/** What words are filled in with, beside their parameters. */
export interface Speaker {
  readonly players?: Players;
  /** An id in words; anything it does not know stays as it is. */
  spell?(id: string): string;
}

export type Params = Readonly<Record<string, unknown>>;

/**
 * Words with their parameters filled in:
 *
 * - `{figure}` is a value, ids by their names; an unknown parameter stays as written.
 * - `{seat.who}` is "you" or "Mara", `{seat.whose}` "your" or "Mara's", `{seat.draws}` "you draw" or "Mara draws".
 * - `{count|card}` is "1 card" or "2 cards", `{count|fish|fish}` gives the plural.
 * - `**words**` came of it.
 */
export function phrase(words: string, params: Params, speaker: Speaker = {}): Phrase {
  const parts: Part[] = [];
  let isBold = false;
  const add = (part: Part) => {
    if (part.text !== "") parts.push(isBold ? { ...part, isBold } : part);
  };
  for (const piece of words.split(/(\*\*|\{\w+(?:\.\w+|\|[^{}]*)?\})/)) {
    if (piece === "**") isBold = !isBold;
    else for (const part of filled(piece, params, speaker)) add(part);
  }
  return capitalized(parts);
}

/** A phrase without its marks. */
export const plain = (parts: Phrase): string => parts.map(({ text }) => text).join("");

/** Words with their parameters filled in, as text. */
export const fill = (words: string, params: Params, speaker?: Speaker): string => plain(phrase(words, params, speaker));

const HOLE = /^\{(\w+)(?:\.(\w+)|\|([^{}]*))?\}$/;

function filled(piece: string, params: Params, speaker: Speaker): Phrase {
  const [, name, form, counted] = HOLE.exec(piece) ?? [];
  if (name === undefined || params[name] === undefined) return [{ text: piece }];
  const value = params[name];
  if (form !== undefined) return typeof value === "number" ? playerParts(value, form, speaker) : [{ text: piece }];
  if (counted !== undefined) return [{ text: `${value} ${countedAs(Number(value), counted)}` }];
  return valueParts(value, speaker);
}

function playerParts(seat: number, form: string, { players = WATCHED }: Speaker): Phrase {
  if (form === "whose") return [{ text: whoseIs(players, seat), seat }];
  const who = whoIs(players, seat);
  // the verb does not name the player
  return [{ text: who, seat }, { text: form === "who" ? "" : whoDoes(players, seat, form).slice(who.length) }];
}

function countedAs(count: number, words: string): string {
  const [one = "", several = `${one}s`] = words.split("|");
  return count === 1 ? one : several;
}

/** A list of things with commas, each with its mark. */
function valueParts(value: unknown, speaker: Speaker): Phrase {
  if (Array.isArray(value) && value.length > 0)
    return value.flatMap((one, at) => [...(at === 0 ? [] : [{ text: ", " }]), ...valueParts(one, speaker)]);
  const text = shown(value, speaker.spell);
  return [typeof value === "string" && text !== value ? { text, thing: value } : { text }];
}

/** A value in a sentence: lists with commas, objects as `key value`. */
export function shown(value: unknown, spell?: Speaker["spell"]): string {
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.map((one) => shown(one, spell)).join(", ");
  if (typeof value === "object" && value !== null) {
    return Object.entries(value)
      .map(([key, inner]) => `${key} ${shown(inner, spell)}`)
      .join(", ");
  }
  return typeof value === "string" && spell !== undefined ? spell(value) : String(value);
}

/** Players and things begin with a capital where a sentence begins. */
function capitalized(parts: readonly Part[]): Phrase {
  let isFirst = true;
  return parts.map((part) => {
    const isNamed = part.seat !== undefined || part.thing !== undefined;
    const text = isFirst && isNamed ? part.text.replace(/^[a-z]/, (letter) => letter.toUpperCase()) : part.text;
    if (part.text.trim() !== "") isFirst = /[.?!]\s*$/.test(part.text);
    return text === part.text ? part : { ...part, text };
  });
}
