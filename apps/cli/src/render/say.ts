import type { Message } from "@riposte/kernel";
import type { GameEntry } from "../games/game-entry.js";

/** How a game speaks: its messages, its names for ids, and which options are places. A composition alone will do. */
export interface Voice extends Pick<GameEntry, "spell" | "placeOf"> {
  readonly messages: Readonly<Record<string, string>>;
}

/** The voice of a composition with its entry's names. */
export const voiceOf = ({ spell, placeOf, words }: GameEntry, { messages }: Pick<Voice, "messages">): Voice => ({
  messages: words === undefined ? messages : { ...messages, ...words },
  ...(spell !== undefined && { spell }),
  ...(placeOf !== undefined && { placeOf }),
});

/** A message in English: the words of its id with `{parameters}` filled in. */
export function say({ messages, spell }: Voice, message: Message): string {
  const words = messages[message.id];
  if (words === undefined) return fallback(message, spell);
  return fill(words, message.params ?? {}, spell);
}

/** Fills `{name}` from the parameters; an unknown name stays as written. */
export function fill(words: string, params: Readonly<Record<string, unknown>>, spell?: Voice["spell"]): string {
  return words.replace(/\{(\w+)\}/g, (whole, name: string) => (name in params ? shown(params[name], spell) : whole));
}

/** A value in a sentence: lists with commas, objects as `key value`. */
export function shown(value: unknown, spell?: Voice["spell"]): string {
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.map((one) => shown(one, spell)).join(", ");
  if (typeof value === "object" && value !== null) {
    return Object.entries(value)
      .map(([key, inner]) => `${key} ${shown(inner, spell)}`)
      .join(", ");
  }
  return typeof value === "string" && spell !== undefined ? spell(value) : String(value);
}

function fallback({ id, params }: Message, spell?: Voice["spell"]): string {
  return params === undefined ? id : `${id} (${shown(params, spell)})`;
}
