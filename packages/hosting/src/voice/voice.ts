import type { Key, Message, Option } from "@riposte/kernel";
import type { Game, Refusal } from "@riposte/kernel/run";
import { ended, fill, namesIn, type Params, type Players, type Speaker, shown, WATCHED } from "@riposte/words";
import type { Description } from "./description.js";
import type { Outcome } from "./ending.js";
import type { Lines, Told } from "./line.js";
import type { Luck } from "./luck.js";
import type { Counting } from "./tally.js";

/** An event as a seat sees it. */
export interface SeenEvent {
  readonly type: string;
  readonly payload: unknown;
}

/** What a game brings to a voice of it. */
export interface GameVoice {
  /** An id in words; anything it does not know stays as it is. */
  spell?(id: string): string;
  /** The same for one match, whose table tells which names need a number or an owner; slices are those of any view. */
  naming?(slices: Slices, players: Players): (id: string) => string;
  /** Words for messages that read better here than the plugins' own. */
  readonly words?: Readonly<Record<string, string>>;
  /** The place an option leads to, where it leads to one. */
  placeOf?(option: Option): string | undefined;
  /** The answer that leads over the places of these options to the last, where a way can be chosen. */
  wayOver?(options: readonly Option[]): Key | undefined;
  /** Who could answer on the way there, by what is public. */
  answeredBy?(option: Option): readonly string[];
  /** Events that say the same in a better way: one for the steps of a move, a choice before what it did. */
  condense?(events: readonly SeenEvent[]): readonly SeenEvent[];
  /** How its events read. */
  readonly lines?: Lines;
  /** The ids of everything that has a name and can be described. */
  things?(): readonly string[];
  /** What a thing of this id is and does; nothing where it is not known. */
  describe?(id: string): Description | undefined;
  /** What has a name and what it does where these plugins are played, if that is not the same everywhere. */
  told?(plugins: readonly string[]): Pick<GameVoice, "things" | "describe">;
  /** More parameters for a message that names some, such as what an ability does. */
  more?(params: Params): Params;
  /** How much harm an event does, in what the game counts: damage, wounds. */
  harm?(event: SeenEvent): number;
  /** What is counted of every seat, for the end. */
  readonly counted?: readonly Counting[];
  /** How likely a roll as good as this one was; nothing where it is no roll. */
  luck?(event: SeenEvent): Luck | null;
  /** Why a match ended as it did, with the fields of its outcome. */
  ending?(outcome: Outcome): string | Told | null;
}

export type Slices = Readonly<Record<string, unknown>>;

/** How a match speaks to a reader: its messages, its names for ids, its lines. A composition's messages alone will do. */
export interface Voice extends Omit<GameVoice, "naming" | "words" | "told">, Speaker {
  readonly messages: Readonly<Record<string, string>>;
}

/** The voice of a composition, for those who play a match of it; with the slices of a view, its things have their shortest names. */
export function voiceOf(
  { voice: { naming, words, told, ...voice } }: { readonly voice: GameVoice },
  { messages, plugins = [] }: Pick<Game, "messages"> & Partial<Pick<Game, "plugins">>,
  players: Players = WATCHED,
  slices?: Slices,
): Voice {
  const spell = slices === undefined ? undefined : naming?.(slices, players);
  return {
    ...voice,
    ...told?.(plugins.map(({ name }) => name)),
    ...(spell !== undefined && { spell }),
    players,
    messages: words === undefined ? messages : { ...messages, ...words },
  };
}

/** A message in English: the words of its id with its parameters filled in. */
export function say(voice: Voice, { id, params }: Message): string {
  const words = voice.messages[id];
  if (words !== undefined) return fill(words, withMore(voice, words, params), voice);
  return params === undefined ? id : `${id} (${shown(params, voice)})`;
}

/** What the words ask for beyond the message's own parameters. */
function withMore({ more }: Voice, words: string, params: Params = {}): Params {
  const isShort = namesIn(words).some(({ name }) => params[name] === undefined);
  return isShort && more !== undefined ? { ...params, ...more(params) } : params;
}

/** An option in words: its label, or its key. */
export const labelOf = (voice: Voice, option: Option): string =>
  option.label === undefined ? keyWords(voice, option.key) : say(voice, option.label);

/** The names in a key, such as that of a card and of the figure that plays it. */
function keyWords({ spell = (id) => id }: Voice, key: Key): string {
  const named = String(key)
    .split(":")
    .map((id) => ({ id, name: spell(id) }))
    .filter(({ id, name }) => id !== name);
  return named.length === 0 ? shown(key, { spell }) : named.map(({ name }) => name).join(", ");
}

/** Why an answer was not taken, in the words of the rules where they have any. */
export const reasonOf = (voice: Voice, refusal: Pick<Refusal, "reason" | "message">): string =>
  ruleIn(voice, refusal) ?? refusal.reason;

/** What the rules say against an answer; nothing where it only does not fit what was asked. */
export const ruleIn = (voice: Voice, { message }: Pick<Refusal, "message">): string | undefined =>
  message === undefined || voice.messages[message.id] === undefined ? undefined : ended(say(voice, message));

/** Why something cannot be chosen; what has a name is named with it, unless the reason does so. */
export function refusalOf(voice: Voice, { key, reason }: { readonly key: Key; readonly reason: Message }): string {
  const why = say(voice, reason);
  const what = shown(key, voice);
  return reason.params !== undefined || what === String(key) ? why : `${what}: ${why}`;
}
