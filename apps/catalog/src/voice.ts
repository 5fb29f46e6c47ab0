import type { Key, Message, Option } from "@riposte/kernel";
import type { Game } from "@riposte/kernel/run";
import type { CatalogGame } from "./catalog-game.js";

/** An event as a seat sees it. */
export interface SeenEvent {
  readonly type: string;
  readonly payload: unknown;
}

/** How a game speaks: its messages, its names for ids, its sentences. A composition's messages alone will do. */
export interface Voice {
  readonly messages: Readonly<Record<string, string>>;
  /** An id in words; anything it does not know stays as it is. */
  spell?(id: string): string;
  /** Words for messages that read better here than the plugins' own. */
  readonly words?: Readonly<Record<string, string>>;
  /** The place an option leads to, where it leads to one. */
  placeOf?(option: Option): string | undefined;
  /** Fewer events that say the same, such as one for the steps of a move. */
  condense?(events: readonly SeenEvent[]): readonly SeenEvent[];
  /** What happened, in words; `undefined` where the generic sentence will do, and `null` where nothing needs saying. */
  sentence?(event: SeenEvent): string | null | undefined;
}

/** The voice of a composition. */
export const voiceOf = ({ voice }: Pick<CatalogGame, "voice">, { messages }: Pick<Game, "messages">): Voice => ({
  ...voice,
  messages: voice.words === undefined ? messages : { ...messages, ...voice.words },
});

/** A message in English: the words of its id with `{parameters}` filled in. */
export function say({ messages, spell }: Voice, { id, params }: Message): string {
  const words = messages[id];
  if (words !== undefined) return fill(words, params ?? {}, spell);
  return params === undefined ? id : `${id} (${shown(params, spell)})`;
}

/** An option in words: its label, or its key. */
export const labelOf = (voice: Voice, option: Option): string =>
  option.label === undefined ? shown(option.key, voice.spell) : say(voice, option.label);

/** Why something cannot be chosen; a reason that names what it is about stands for itself. */
export function refusalOf(voice: Voice, { key, reason }: { readonly key: Key; readonly reason: Message }): string {
  const why = say(voice, reason);
  return reason.params !== undefined || why.includes(String(key)) ? why : `${shown(key, voice.spell)}: ${why}`;
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

/** All that is worth saying of what happened, one sentence each. */
export function sentencesOf(voice: Voice, events: readonly SeenEvent[]): readonly string[] {
  return (voice.condense?.(events) ?? events).flatMap((event) => eventSentence(voice, event) ?? []);
}

/** The game's own sentence, the message with the event's name, or name and payload. */
function eventSentence(voice: Voice, event: SeenEvent): string | null {
  const own = voice.sentence?.(event);
  const words = voice.messages[event.type];
  // a game is silent about what it does not know; a plugin that has words for its event is heard
  if (typeof own === "string" || (own === null && words === undefined)) return own;
  if (event.type === "kernel:answered") return null;
  if (words !== undefined) return fill(words, (event.payload ?? {}) as Readonly<Record<string, unknown>>, voice.spell);
  const details = shown(event.payload ?? "", voice.spell);
  const fact = event.type.replace(/^kernel:/, "").replaceAll(/[:-]/g, " ");
  return details === "" ? fact : `${fact}: ${details}`;
}
