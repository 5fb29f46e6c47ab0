import { ENGLISH, type Language } from "./language.js";
import { type Joined, joinedParts } from "./list.js";
import { number, percent, plural } from "./numbers.js";
import { type Players, verbOf, WATCHED, whoIs, whoseIs } from "./players.js";
import { type Hole, holesIn, type Piece, piecesOf } from "./template.js";

/** A piece of a sentence. */
export interface Part {
  readonly text: string;
  /** What came of it: worth more than the words around it. */
  readonly isBold?: true;
  /** The id of what the words name. */
  readonly thing?: string;
  /** The player the words name. */
  readonly seat?: number;
}

/** A sentence in pieces. */
export type Phrase = readonly Part[];

/** Who speaks to whom: what templates are filled in with, beside their parameters. */
export interface Speaker {
  readonly players?: Players;
  readonly language?: Language;
  /** An id in words; anything it does not know stays as it is. */
  spell?(id: string): string;
}

export type Params = Readonly<Record<string, unknown>>;

/**
 * A template with its parameters filled in; a parameter it is not given stays as written.
 *
 * - `{figure}` is a value, ids by their names; `{cards}` a list with commas, `{cards.and}` and `{cards.or}` "a, b and c".
 * - `{seat.who}` is "you" or "Mara", `{seat.whose}` "your" or "Mara's", `{seat.draws}` "you draw" or "Mara draws";
 *   `{seat.draw|draws}` says both, for languages whose verbs follow no rule.
 * - `{count|card}` is "1 card" or "2 cards", `{count|candy|candies}` gives the plural; `{count?is|are}` is the word alone.
 * - `{chance%}` is "25 %", `{chance%1}` "25.0 %".
 * - `[, since {why}]` is left out where a parameter in it is missing.
 * - `**words**` came of it.
 */
export function phrase(template: string, params: Params, speaker: Speaker = {}): Phrase {
  const parts: Part[] = [];
  let isBold = false;
  const write = (pieces: readonly Piece[]) => {
    for (const piece of pieces) {
      if (piece.is === "bold") isBold = !isBold;
      else if (piece.is === "section") write(isWhole(piece.pieces, params) ? piece.pieces : []);
      else
        for (const part of piece.is === "words" ? [{ text: piece.text }] : filled(piece, params[piece.name], speaker))
          if (part.text !== "") parts.push(isBold ? { ...part, isBold } : part);
    }
  };
  write(piecesOf(template));
  return capitalized(parts);
}

/** A phrase without its marks. */
export const plain = (parts: Phrase): string => parts.map(({ text }) => text).join("");

/** A template with its parameters filled in, as text. */
export const fill = (template: string, params: Params, speaker?: Speaker): string =>
  plain(phrase(template, params, speaker));

const isWhole = (pieces: readonly Piece[], params: Params): boolean =>
  holesIn(pieces).every(({ name }) => params[name] !== undefined && params[name] !== null);

function filled({ as, form, text }: Hole, value: unknown, speaker: Speaker): Phrase {
  const { language = ENGLISH } = speaker;
  if (value === undefined) return [{ text }];
  if (as === "") return valueParts(value, speaker);
  if (as === "." && (form === "and" || form === "or")) return valueParts(value, speaker, form);
  if (typeof value !== "number") return [{ text }];
  if (as === ".") return playerParts(value, form, speaker);
  if (as === "%") return [{ text: percent(value, Number(form), language) }];
  const word = plural(value, form.split("|"), language);
  return [{ text: as === "?" ? word : `${number(value, language)} ${word}` }];
}

function playerParts(seat: number, form: string, { players = WATCHED, language = ENGLISH }: Speaker): Phrase {
  if (form === "whose") return [{ text: whoseIs(players, seat, language), seat }];
  const who: Part = { text: whoIs(players, seat, language), seat };
  // the verb does not name the player
  return form === "who" ? [who] : [who, { text: ` ${verbOf(players, seat, form, language)}` }];
}

/** A value; each thing of a list with its mark. */
function valueParts(value: unknown, speaker: Speaker, joined: Joined = "all"): Phrase {
  if (Array.isArray(value) && value.length > 0)
    return [...joinedParts(value.length, joined, speaker.language ?? ENGLISH)].flatMap((part) =>
      typeof part === "string" ? { text: part } : valueParts(value[part], speaker),
    );
  const text = shown(value, speaker);
  return [typeof value === "string" && text !== value ? { text, thing: value } : { text }];
}

/** A value in a sentence: lists with commas, objects as `key value`. */
export function shown(value: unknown, speaker: Pick<Speaker, "spell" | "language"> = {}): string {
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.map((one) => shown(one, speaker)).join(", ");
  if (typeof value === "object" && value !== null) {
    return Object.entries(value)
      .map(([key, inner]) => `${key} ${shown(inner, speaker)}`)
      .join(", ");
  }
  if (typeof value === "number") return number(value, speaker.language);
  return typeof value === "string" && speaker.spell !== undefined ? speaker.spell(value) : String(value);
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
