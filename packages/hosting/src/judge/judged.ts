import type { Key, Message } from "@riposte/kernel";
import { type Game, type LiveMatch, listedIn } from "@riposte/kernel/run";
import { fill } from "@riposte/words";
import type { Actors, GameDescriptor } from "../game-descriptor.js";
import { labelOf, say, type Voice, voiceOf } from "../voice/voice.js";
import { type Disputed, type Given, matchAt } from "./disputed.js";

/** What a player may do at a moment, figure by figure: what the table shows, for a judge. */
export interface Judged {
  readonly seat: number;
  readonly player: string;
  /** The players who pass before this one is asked. */
  readonly passed: readonly string[];
  /** What is asked; nothing where this moment asks the player nothing. */
  readonly prompt: string | null;
  /** One answer is chosen, so each of them leads on. */
  readonly isOne: boolean;
  /** The player first, then each of the figures. */
  readonly actors: readonly JudgedActor[];
}

export interface JudgedActor {
  /** The figure; the player has none. */
  readonly id: string | null;
  readonly name: string;
  readonly may: readonly Doing[];
  readonly mayNot: readonly Refused[];
}

export interface Doing {
  readonly key: Key;
  readonly text: string;
}

export interface Refused extends Doing {
  readonly why: string;
}

/** More seats than this are not asked one after the other at one moment. */
const MOST_SEATS = 8;

/** Of every player and figure what may be done now, what not, and why; after the asked seat those that are asked once it passes. */
export function judged(
  { voice: own, actors }: Pick<GameDescriptor, "voice" | "actors">,
  game: Game,
  file: Disputed,
  given: Given = {},
): { readonly judged: readonly Judged[]; readonly outcome: LiveMatch<unknown>["outcome"] } {
  const match = matchAt(game, file, given);
  const voice = voiceOf({ voice: own }, game, undefined, match.viewFor(null).slices);
  const { outcome, seats } = match;
  const all = outcome === null ? asked(match, voice, actors) : [];
  const others = Array.from({ length: outcome === null ? seats : 0 }, (_, seat) => seat)
    .filter((seat) => all.every((one) => one.seat !== seat))
    .map((seat) => judgedSeat(match, { seat, decision: null }, voice, actors));
  return { judged: [...all, ...others], outcome };
}

/** The asked seat, and those that are asked at the same moment once it passes. */
function asked(match: LiveMatch<unknown>, voice: Voice, actors: Actors | undefined): readonly Judged[] {
  const all: Judged[] = [];
  // the innermost frame is the window's own: another one of the same name has another
  const moment = match.state.frames.at(-1)?.id;
  while (match.decision !== null && match.state.frames.at(-1)?.id === moment) {
    const { seat, choice } = match.decision;
    if (all.length === MOST_SEATS || all.some((one) => one.seat === seat)) break;
    const passed = all.map(({ player }) => player);
    all.push({ ...judgedSeat(match, { seat, decision: match.decision }, voice, actors), passed });
    if (!listedIn(choice).some(({ key }) => key === "pass") || !match.answer(seat, "pass").ok) break;
  }
  return all;
}

interface Asked {
  readonly seat: number;
  readonly decision: LiveMatch<unknown>["decision"];
}

function judgedSeat(
  match: LiveMatch<unknown>,
  { seat, decision }: Asked,
  voice: Voice,
  actors: Actors | undefined,
): Judged {
  const own =
    actors?.figures(match.slices as Readonly<Record<string, unknown>>).filter((one) => one.seat === seat) ?? [];
  const may = listedIn(decision?.choice ?? NOTHING).map((option) => ({
    key: option.key,
    text: labelOf(voice, option),
  }));
  const mayNot = (decision?.refusals() ?? []).map(({ key, reason }) => ({
    key,
    text: labelOf(voice, { key }),
    why: say(voice, reason),
  }));
  const subject = own.find(({ id }) => isIn(decision?.prompt, id))?.id ?? null;
  const byActor = ({ key }: Doing): string | null => {
    const parts = String(key).split(PARTS);
    return own.find(({ id }) => parts.includes(id))?.id ?? (actors?.isPlayers(key) === true ? null : subject);
  };
  const spelled = (id: string) => voice.spell?.(id) ?? id;
  // in a position people write ids of their own, which have no numbers
  const isShared = (name: string) => own.filter(({ id }) => spelled(id) === name).length > 1;
  const nameOf = (id: string) => (isShared(spelled(id)) ? `${spelled(id)} (${id})` : spelled(id));
  const player = fill("{seat.who}", { seat }, voice);
  return {
    seat,
    player,
    passed: [],
    prompt: decision === null ? null : say(voice, decision.prompt),
    isOne: decision?.choice.kind === "one",
    actors: [null, ...own.map(({ id }) => id)].map((id) => ({
      id,
      name: id === null ? player : nameOf(id),
      may: may.filter((doing) => byActor(doing) === id),
      mayNot: mayNot.filter((doing) => byActor(doing) === id),
    })),
  };
}

const NOTHING = { kind: "one", options: [] } as const;

/** What stands between the names in a key. */
const PARTS = /[:@*+#/>]/;

const isIn = (prompt: Message | undefined, id: string): boolean =>
  Object.values(prompt?.params ?? {}).some((value) => value === id);
