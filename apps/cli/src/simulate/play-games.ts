import type { Setup, Think } from "@riposte/hosting";
import type { Answer, Choice, Contribution, Key } from "@riposte/kernel";
import { type Bot, type Game, simulateMatch, wholeAnswer } from "@riposte/kernel/run";
import type { Watched } from "../debug.js";
import { findBot } from "../find-game.js";
import type { GameEntry } from "../games/game-entry.js";
import { setupOfSeed } from "../setup-options.js";
import { botAt, type Seating } from "./seating.js";

/** After this many answers a game counts as unfinished, unless its entry says otherwise. */
export const MOST_INPUTS = 5000;

/** One played game, as plain numbers. */
export interface Played {
  readonly seats: number;
  /** The bot at each seat. */
  readonly bots: readonly string[];
  /** `null` when the game was not finished. */
  readonly winners: readonly number[] | null;
  readonly inputs: number;
  /** How many of its questions had one answer only. */
  readonly passOnly: number;
  /** The numbers the game reports of its outcome: turns, points. */
  readonly report: Readonly<Record<string, number>>;
  /** How often each ability was used. */
  readonly abilities: Readonly<Record<string, number>>;
  /** What its lists had that is not wholly played. */
  readonly unplayed: readonly string[];
  /** Abilities that a seat was offered, and those it had in hand, each once. */
  readonly opened: readonly string[];
  readonly held: readonly string[];
}

export interface GamesOptions {
  readonly entry: GameEntry;
  readonly game: Game;
  /** The same game as it is played: with what it is asked to tell. */
  readonly watched?: Watched;
  readonly seating: Seating;
  readonly seed: string;
  readonly setup: Setup;
  /** When bots are asked at windows: where they can respond, or wherever they could. */
  readonly hold?: SimulatedHold | undefined;
  /** How long bots that think do so; as their level says when absent. */
  readonly think?: Think | undefined;
}

export const SIMULATED_HOLDS = ["auto", "always"] as const;
export type SimulatedHold = (typeof SIMULATED_HOLDS)[number];

/** Plays the games numbered `from` (the first is 0) up to, not including, `to`. */
export function playGames(options: GamesOptions, from: number, to: number): readonly Played[] {
  const counts: Counts = { now: {} };
  const { toldBy } = options.entry.coverage ?? {};
  const watching = toldBy === undefined ? options : { ...options, ...reached(options, toldBy, counts) };
  return Array.from({ length: to - from }, (_, at) => playGame(watching, from + at, counts));
}

/** How often each ability acted in the game that runs. */
interface Counts {
  now: Record<string, number>;
}

/** The same games, in which every ability that acts is counted. */
function reached({ game, watched }: GamesOptions, event: string, counts: Counts): Pick<GamesOptions, "watched"> {
  const { game: played, ...how } = watched ?? { game };
  const count = (ability: string) => {
    counts.now[ability] = (counts.now[ability] ?? 0) + 1;
  };
  return { watched: { ...how, game: countingAbilities(played, event, count) } };
}

/** The seed of a game: counted up from a whole number (seed 7 plays 7, 8, 9 …), else the text with the game's number. */
export function seedOf(seed: string, index: number): string {
  const isWhole = /^\d+$/.test(seed) && Number.isSafeInteger(Number(seed) + index);
  return isWhole ? String(Number(seed) + index) : `${seed}:${index}`;
}

function playGame(options: GamesOptions, number: number, counts: Counts): Played {
  const { entry, game, seating, setup, hold = "auto" } = options;
  const seed = seedOf(options.seed, number);
  const { game: played, ...how } = options.watched ?? { game };
  const begun = setupOfSeed(entry, setup, seed);
  const simulation = simulateMatch(played, { setup: begun, seed, hold, ...how });
  const { seen } = simulation;
  const most = entry.mostInputs ?? MOST_INPUTS;
  const bots: Bot[] = [];
  // a player's own ability may be called anything
  const abilities: Record<string, number> = Object.create(null);
  counts.now = abilities;
  const opened = new Set<string>();
  let inputs = 0;
  let passOnly = 0;
  for (; simulation.pending !== null && inputs < most; inputs++) {
    const { seat } = simulation.pending;
    if (simulation.count() === 1) passOnly += 1;
    noteOffered(opened, entry, simulation.choice);
    bots[seat] ??= findBot(entry, botAt(seating, seat, number)).create(seat === 0 ? seed : `${seed}:${seat}`, game, {
      seat,
      setup: begun,
      ...(options.think !== undefined && { think: options.think }),
    });
    const answer = wholeAnswer(simulation.choice, bots[seat].answer(seen));
    count(abilities, entry, answer);
    const refusal = simulation.answer(answer);
    if (refusal !== undefined)
      throw new Error(
        `Seed ${seed}, input ${inputs}: bot "${bots[seat].name}" is refused. ${refusal.code}: ${refusal.reason}`,
      );
  }
  const broken = game.invariants(simulation);
  if (broken.length > 0) throw new Error(`Seed ${seed}: an invariant is broken. ${broken.join(" ")}`);
  const { outcome, seats } = simulation;
  return {
    seats,
    bots: Array.from({ length: seats }, (_, seat) => botAt(seating, seat, number)),
    winners: outcome?.winners ?? null,
    inputs,
    passOnly,
    report: numbersOf(outcome ?? {}),
    abilities,
    unplayed: (entry.unplayed?.(begun) ?? []).map(({ id }) => id),
    opened: [...opened],
    held: [
      ...new Set(
        Array.from({ length: seats }, (_, seat) => entry.coverage?.held?.(simulation.slices, seat) ?? []).flat(),
      ),
    ],
  };
}

/** Keys come again and again: what they use is looked up once. */
const known = new Map<Key, string | undefined>();
const MOST_KNOWN = 20_000;

function noteOffered(opened: Set<string>, { coverage }: GameEntry, choice: Choice): void {
  if (coverage?.usedBy === undefined || choice.kind !== "one") return;
  for (const { key } of choice.options) {
    if (!known.has(key)) {
      if (known.size >= MOST_KNOWN) known.clear();
      known.set(key, coverage.usedBy(String(key)));
    }
    const ability = known.get(key);
    if (ability !== undefined) opened.add(ability);
  }
}

function count(abilities: Record<string, number>, { coverage }: GameEntry, answer: Answer): void {
  const ability = typeof answer === "string" ? coverage?.usedBy?.(answer) : undefined;
  if (ability !== undefined) abilities[ability] = (abilities[ability] ?? 0) + 1;
}

function numbersOf(outcome: object): Record<string, number> {
  return Object.fromEntries(Object.entries(outcome).filter(([, value]) => Number.isSafeInteger(value)));
}

/** The same game, which tells of every ability that acts: those an event names, and those that change a number. */
function countingAbilities(game: Game, event: string, count: (ability: string) => void): Game {
  const events = new Map(game.events);
  const told = game.events.get(event);
  if (told !== undefined) {
    const run = (payload: unknown) => count((payload as { readonly ability: string }).ability);
    events.set(event, {
      ...told,
      heard: true,
      handlers: [...told.handlers, { plugin: told.plugin, label: "counting abilities", run }],
    });
  }
  const values = [...game.values].map(([name, entry]) => {
    const modifiers = entry.modifiers.map((modifier) => ({
      ...modifier,
      run(subject: unknown, match: unknown) {
        const found = modifier.run(subject, match);
        if (Array.isArray(found)) for (const { by } of found as readonly Contribution[]) countNamed(by, count);
        else if (found !== undefined) countNamed((found as Contribution).by, count);
        return found;
      },
    }));
    return [name, { ...entry, modifiers }] as const;
  });
  return { ...game, unwatched: game.unwatched ?? game, events, values: new Map(values) };
}

/** A reason that is no ability, such as a rule, has no number behind a colon. */
const countNamed = (by: string, count: (ability: string) => void): void => {
  if (by.includes(":")) count(by);
};
